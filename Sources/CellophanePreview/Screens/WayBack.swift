internal import UIKit

/// A bar's button that leads back.
@MainActor struct WayBack {
  private let navigation: UINavigationController
  /// The split view of which the stack is the seen column, where one column is seen.
  private let split: UISplitViewController?

  init(_ navigation: UINavigationController, in split: UISplitViewController?) {
    self.navigation = navigation
    self.split = split
  }

  /// How many screens lie over each other.
  var depth: Int { max(navigation.viewControllers.count, 2) }

  /// Goes back as a person does: within the stack, else to the column below.
  func take() {
    if navigation.viewControllers.count > 1 {
      navigation.popViewController(animated: true)
    } else {
      split?.simulateBack()
    }
  }
}
