internal import UIKit

/// What leads back to the screen below.
@MainActor enum WayBack {
  /// A bar's button, with the split view of which the stack is the seen column where one is seen, and
  /// how the stack is presented over others.
  case button(UINavigationController, in: UISplitViewController?, on: UIPresentationController?)
  /// A touch beside what is presented; where it is held, only code sends it away.
  case dismissal(UIPresentationController, isHeld: Bool)

  /// How many screens lie over each other.
  var depth: Int {
    switch self {
    case .button(let navigation, _, let presentation):
      (presentation?.depthBelow ?? 0) + max(navigation.viewControllers.count, 2)
    case .dismissal(let presentation, _): presentation.depthBelow + 1
    }
  }

  /// Whether a person can take it.
  var isOpen: Bool {
    if case .dismissal(_, isHeld: true) = self { return false }
    return true
  }

  /// Goes back as a person does.
  func take() {
    switch self {
    case .button(let navigation, let split, _):
      // Within the stack, else to the column below.
      if navigation.viewControllers.count > 1 {
        navigation.popViewController(animated: true)
      } else {
        split?.simulateBack()
      }
    case .dismissal(let presentation, false): presentation.simulateDismissal()
    case .dismissal(let presentation, true):
      presentation.presentedViewController.dismiss(animated: true)
    }
  }
}
