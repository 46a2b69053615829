// swift-format-ignore-file
import UIKit

@MainActor final class Tabs: NSObject, UITabBarControllerDelegate {
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}

@MainActor func controls(_ view: UIView) {
    let toggle = UISwitch(frame: .zero)
    toggle.setOn(true, animated: false)
    let field = UITextField()
    field.text = "x"
    let pinch = UIPinchGestureRecognizer()
    pinch.scale = 1
    let font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17))
    view.frame = view.bounds.inset(by: view.safeAreaInsets)
    _ = (toggle.isOn, font)
}
