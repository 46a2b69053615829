import Foundation

extension UIControl {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var touchDown: Event { Event(rawValue: 1 << 0) }
    public static var touchDownRepeat: Event { Event(rawValue: 1 << 1) }
    public static var touchDragInside: Event { Event(rawValue: 1 << 2) }
    public static var touchDragOutside: Event { Event(rawValue: 1 << 3) }
    public static var touchDragEnter: Event { Event(rawValue: 1 << 4) }
    public static var touchDragExit: Event { Event(rawValue: 1 << 5) }
    public static var touchUpInside: Event { Event(rawValue: 1 << 6) }
    public static var touchUpOutside: Event { Event(rawValue: 1 << 7) }
    public static var touchCancel: Event { Event(rawValue: 1 << 8) }
    public static var valueChanged: Event { Event(rawValue: 1 << 12) }
    public static var primaryActionTriggered: Event { Event(rawValue: 1 << 13) }
    public static var editingDidBegin: Event { Event(rawValue: 1 << 16) }
    public static var editingChanged: Event { Event(rawValue: 1 << 17) }
    public static var editingDidEnd: Event { Event(rawValue: 1 << 18) }
    public static var editingDidEndOnExit: Event { Event(rawValue: 1 << 19) }
    public static var allTouchEvents: Event { Event(rawValue: 0xFFF) }
    public static var allEditingEvents: Event { Event(rawValue: 0xF_0000) }
    public static var allEvents: Event { Event(rawValue: 0xFFFF_FFFF) }
  }
}

extension UIControl {
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var normal: State { State(rawValue: 0) }
    public static var highlighted: State { State(rawValue: 1 << 0) }
    public static var disabled: State { State(rawValue: 1 << 1) }
    public static var selected: State { State(rawValue: 1 << 2) }
    public static var focused: State { State(rawValue: 1 << 3) }
  }
}

extension UIControl {
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center = 0
    case left = 1
    case right = 2
    case fill = 3
    case leading = 4
    case trailing = 5
  }
}

extension UIControl {
  public enum ContentVerticalAlignment: Int, Sendable {
    case center = 0
    case top = 1
    case bottom = 2
    case fill = 3
  }
}
