internal import CellophaneLook

/// An action behind a row that is swiped.
@preconcurrency @MainActor public class UIContextualAction: AccessibleObject {
  /// What the action does, given the view beneath it; it calls the closure when it is done, with
  /// whether it did it.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// What an action does to its row.
  public enum Style: Int, Hashable, Sendable {
    /// Leaves it.
    case normal
    /// Deletes it.
    case destructive
  }

  /// What it does to its row.
  public let style: Style
  /// What it does.
  public let handler: Handler
  /// Its words; `nil` for none.
  public var title: String?
  /// Its picture; `nil` for none.
  public var image: UIImage?
  private var color: UIColor?

  /// An action of a style with its words.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// The colour behind its words.
  ///
  /// Setting `nil` restores the style's: the third of the grays, or red.
  public var backgroundColor: UIColor! {
    get { color ?? UIColor(Look.current.swipe.background(isDestructive: style == .destructive)) }
    set { color = newValue }
  }
}

/// The actions behind a row on one of its sides.
@preconcurrency @MainActor public class UISwipeActionsConfiguration: NSObject {
  /// The actions, the first at the outer edge.
  public let actions: [UIContextualAction]
  /// Whether a swipe over the whole row does the first action; yes by default.
  public var performsFirstActionWithFullSwipe = true

  /// A side with actions.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
