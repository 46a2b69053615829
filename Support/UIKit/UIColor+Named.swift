import Foundation

extension UIColor {
  public class var black: UIColor { UIColor(rgba: SIMD4(0, 0, 0, 1)) }
  public class var white: UIColor { UIColor(rgba: SIMD4(1, 1, 1, 1)) }
  public class var clear: UIColor { UIColor(rgba: SIMD4(0, 0, 0, 0)) }
  public class var red: UIColor { UIColor(rgba: SIMD4(1, 0, 0, 1)) }
  public class var green: UIColor { UIColor(rgba: SIMD4(0, 1, 0, 1)) }
  public class var blue: UIColor { UIColor(rgba: SIMD4(0, 0, 1, 1)) }
  public class var yellow: UIColor { UIColor(rgba: SIMD4(1, 1, 0, 1)) }
  public class var cyan: UIColor { UIColor(rgba: SIMD4(0, 1, 1, 1)) }
  public class var magenta: UIColor { UIColor(rgba: SIMD4(1, 0, 1, 1)) }
  public class var orange: UIColor { UIColor(rgba: SIMD4(1, 0.5, 0, 1)) }
  public class var purple: UIColor { UIColor(rgba: SIMD4(0.5, 0, 0.5, 1)) }
  public class var brown: UIColor { UIColor(rgba: SIMD4(0.6, 0.4, 0.2, 1)) }
  public class var gray: UIColor { UIColor(rgba: SIMD4(0.5, 0.5, 0.5, 1)) }
  public class var lightGray: UIColor { UIColor(rgba: SIMD4(0.667, 0.667, 0.667, 1)) }
  public class var darkGray: UIColor { UIColor(rgba: SIMD4(0.333, 0.333, 0.333, 1)) }
}

/// Colours that differ between light and dark; the values are near those of iOS, no more.
extension UIColor {
  public class var systemBackground: UIColor {
    standIn(light: SIMD4(1, 1, 1, 1), dark: SIMD4(0, 0, 0, 1))
  }
  public class var secondarySystemBackground: UIColor {
    standIn(light: SIMD4(0.95, 0.95, 0.97, 1), dark: SIMD4(0.11, 0.11, 0.12, 1))
  }
  public class var tertiarySystemBackground: UIColor {
    standIn(light: SIMD4(1, 1, 1, 1), dark: SIMD4(0.17, 0.17, 0.18, 1))
  }
  public class var systemGroupedBackground: UIColor {
    standIn(light: SIMD4(0.95, 0.95, 0.97, 1), dark: SIMD4(0, 0, 0, 1))
  }
  public class var secondarySystemGroupedBackground: UIColor {
    standIn(light: SIMD4(1, 1, 1, 1), dark: SIMD4(0.11, 0.11, 0.12, 1))
  }
  public class var label: UIColor { standIn(light: SIMD4(0, 0, 0, 1), dark: SIMD4(1, 1, 1, 1)) }
  public class var secondaryLabel: UIColor {
    standIn(light: SIMD4(0.24, 0.24, 0.26, 0.6), dark: SIMD4(0.92, 0.92, 0.96, 0.6))
  }
  public class var tertiaryLabel: UIColor {
    standIn(light: SIMD4(0.24, 0.24, 0.26, 0.3), dark: SIMD4(0.92, 0.92, 0.96, 0.3))
  }
  public class var separator: UIColor {
    standIn(light: SIMD4(0.24, 0.24, 0.26, 0.29), dark: SIMD4(0.33, 0.33, 0.35, 0.6))
  }
  public class var systemBlue: UIColor {
    standIn(light: SIMD4(0, 0.48, 1, 1), dark: SIMD4(0.04, 0.52, 1, 1))
  }
  public class var systemRed: UIColor {
    standIn(light: SIMD4(1, 0.23, 0.19, 1), dark: SIMD4(1, 0.27, 0.23, 1))
  }
  public class var systemGreen: UIColor {
    standIn(light: SIMD4(0.2, 0.78, 0.35, 1), dark: SIMD4(0.19, 0.82, 0.35, 1))
  }
  public class var systemOrange: UIColor {
    standIn(light: SIMD4(1, 0.58, 0, 1), dark: SIMD4(1, 0.62, 0.04, 1))
  }
  public class var systemYellow: UIColor {
    standIn(light: SIMD4(1, 0.8, 0, 1), dark: SIMD4(1, 0.84, 0.04, 1))
  }
  public class var systemPink: UIColor {
    standIn(light: SIMD4(1, 0.18, 0.33, 1), dark: SIMD4(1, 0.22, 0.37, 1))
  }
  public class var systemPurple: UIColor {
    standIn(light: SIMD4(0.69, 0.32, 0.87, 1), dark: SIMD4(0.75, 0.35, 0.95, 1))
  }
  public class var systemTeal: UIColor {
    standIn(light: SIMD4(0.19, 0.69, 0.78, 1), dark: SIMD4(0.25, 0.78, 0.88, 1))
  }
  public class var systemIndigo: UIColor {
    standIn(light: SIMD4(0.35, 0.34, 0.84, 1), dark: SIMD4(0.37, 0.36, 0.9, 1))
  }
  public class var systemGray: UIColor {
    standIn(light: SIMD4(0.56, 0.56, 0.58, 1), dark: SIMD4(0.56, 0.56, 0.58, 1))
  }
  public class var systemGray2: UIColor {
    standIn(light: SIMD4(0.68, 0.68, 0.7, 1), dark: SIMD4(0.39, 0.39, 0.4, 1))
  }
  public class var systemGray3: UIColor {
    standIn(light: SIMD4(0.78, 0.78, 0.8, 1), dark: SIMD4(0.28, 0.28, 0.29, 1))
  }
  public class var systemGray4: UIColor {
    standIn(light: SIMD4(0.82, 0.82, 0.84, 1), dark: SIMD4(0.23, 0.23, 0.24, 1))
  }
  public class var systemGray5: UIColor {
    standIn(light: SIMD4(0.9, 0.9, 0.92, 1), dark: SIMD4(0.17, 0.17, 0.18, 1))
  }
  public class var systemGray6: UIColor {
    standIn(light: SIMD4(0.95, 0.95, 0.97, 1), dark: SIMD4(0.11, 0.11, 0.12, 1))
  }
  public class var systemFill: UIColor {
    standIn(light: SIMD4(0.47, 0.47, 0.5, 0.2), dark: SIMD4(0.47, 0.47, 0.5, 0.36))
  }

  private static func standIn(light: SIMD4<Double>, dark: SIMD4<Double>) -> UIColor {
    UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }
}
