#if os(Linux)
  import UIKit
  import UIKitTestSupport

  /// The app's own navigation delegate.
  @MainActor final class Writer: NSObject, UINavigationControllerDelegate {
    private let diary: Diary
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var asked: [UINavigationController.Operation] = []
    var onWillShow: (UIViewController) -> Void = { _ in }
    var onDidShow: (UIViewController) -> Void = { _ in }

    init(_ diary: Diary) { self.diary = diary }

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) {
      diary.note("will show \(viewController.pageName)")
      onWillShow(viewController)
    }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      diary.note("did show \(viewController.pageName)")
      onDidShow(viewController)
    }
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      asked.append(operation)
      return animator
    }
    func navigationControllerSupportedInterfaceOrientations(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { .landscape }
  }
#endif
