internal import CellophaneDocument
internal import CellophaneLook
internal import UIKit

/// Turns the actions behind a row into the document's.
@MainActor struct SwipeResolver {
  let images: ImageResolver

  func swipe(
    leading: UISwipeActionsConfiguration?, trailing: UISwipeActionsConfiguration?
  ) -> ResolvedSwipe? {
    let leadingActions = (leading?.actions ?? []).map(action)
    let trailingActions = (trailing?.actions ?? []).map(action)
    if leadingActions.isEmpty && trailingActions.isEmpty { return nil }
    return ResolvedSwipe(
      leading: leadingActions, trailing: trailingActions,
      leadingFullSwipe: leading?.performsFirstActionWithFullSwipe ?? false,
      trailingFullSwipe: trailing?.performsFirstActionWithFullSwipe ?? false)
  }

  /// A custom action, which only assistive technology and the keyboard reach.
  func action(_ action: UIAccessibilityCustomAction) -> ResolvedAction {
    ResolvedAction(title: action.name, isDestructive: false)
  }

  private func action(_ action: UIContextualAction) -> ResolvedAction {
    let isDestructive = action.style == .destructive
    let usual = Look.current.swipe.background(isDestructive: isDestructive)
    let background = action.backgroundColor.lookColor
    // An image speaks where there are no words.
    let spoken = action.accessibilityLabel ?? action.title ?? action.image?.accessibilityLabel
    return ResolvedAction(
      title: action.title,
      image: action.image.flatMap {
        images.image($0, font: LookFont(textStyle: .body, size: 17), isTinting: true)
      },
      isDestructive: isDestructive, background: background == usual ? nil : background,
      label: spoken == action.title ? nil : spoken)
  }
}
