internal import CellophaneDocument
internal import CellophaneLook
internal import UIKit

extension UIAlertController {
  /// The edit that shows it, with answers that do not yet do anything.
  var resolved: ResolvedEdit {
    .alert(
      title: title ?? "", message: message ?? "",
      answers: actions.map { action in
        ResolvedAnswer(
          title: action.title ?? "", style: action.style.resolved,
          isPreferred: action === preferredAction, isEnabled: action.isEnabled)
      },
      style: preferredStyle == .alert ? .alert : isAnchored ? .popover : .actionSheet)
  }

  /// Whether an action sheet stands beside its source: on iPads always, since iOS 26 on iPhones too
  /// where one is set (WWDC25, 284).
  private var isAnchored: Bool {
    if traitCollection.userInterfaceIdiom == .pad { return true }
    guard Look.current.name == .iOS26, let place = popoverPresentationController else {
      return false
    }
    return place.sourceItem != nil || place.sourceView != nil || place.barButtonItem != nil
  }
}

extension UIAlertAction.Style {
  fileprivate var resolved: ResolvedAnswer.Style {
    switch self {
    case .default: .default
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}
