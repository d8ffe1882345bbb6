public import Foundation

/// An action behind a row of a table, as before `UIContextualAction`.
@preconcurrency @MainActor open class UITableViewRowAction: NSObject, NSCopying {
  /// What an action does to its row.
  public enum Style: Int, Sendable {
    /// Deletes it.
    case `default`
    /// Leaves it.
    case normal
    /// Deletes it.
    public static var destructive: Style { .default }
  }

  /// What it does to its row.
  open private(set) var style: Style
  /// Its words; `nil` for none.
  open var title: String?
  /// The colour behind its words; `nil` for the style's.
  open var backgroundColor: UIColor?
  /// What is behind its words; kept.
  open var backgroundEffect: UIVisualEffect?
  private let handler: (UITableViewRowAction, IndexPath) -> Void

  /// An action of a style with its words.
  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// An action that looks and acts as another.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { twin() }
  }

  private func twin() -> UITableViewRowAction {
    let copy = UITableViewRowAction(style: style, title: title, handler: handler)
    copy.backgroundColor = backgroundColor
    copy.backgroundEffect = backgroundEffect
    return copy
  }

  /// The same behind a row, as it is said now.
  fileprivate func contextual(at indexPath: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(
      style: style == .normal ? .normal : .destructive, title: title
    ) { _, _, completion in
      self.handler(self, indexPath)
      completion(true)
    }
    if let backgroundColor { action.backgroundColor = backgroundColor }
    return action
  }
}

extension UISwipeActionsConfiguration {
  /// A side with actions of the older kind, which no swipe over the whole row does.
  convenience init(rowActions: [UITableViewRowAction], at indexPath: IndexPath) {
    self.init(actions: rowActions.map { $0.contextual(at: indexPath) })
    performsFirstActionWithFullSwipe = false
  }
}
