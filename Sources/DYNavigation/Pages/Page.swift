import UIKit

/// A view controller as the engine's page: the same one is the same page, whatever it calls equal.
struct Page: Hashable {
  let controller: UIViewController

  init(_ controller: UIViewController) { self.controller = controller }

  var id: ObjectIdentifier { ObjectIdentifier(controller) }

  static func == (one: Page, other: Page) -> Bool { one.controller === other.controller }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
