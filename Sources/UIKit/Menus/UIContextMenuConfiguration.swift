/// The menu of a row that is held.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// Gives the menu, given what the system suggests.
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?
  /// Gives what is shown above the menu.
  public typealias ContentPreviewProvider = () -> UIViewController?

  /// What the author tells the menu by.
  public let identifier: any NSCopying
  /// The rows of a choice of several that the menu is for.
  public var secondaryItemIdentifiers: Set<AnyHashable> = []
  /// How many choices there are to show.
  public var badgeCount = 0
  package let previewProvider: ContentPreviewProvider?
  package let actionProvider: ActionProvider?

  /// A menu that closures give when it opens; without an identifier it has one of its own.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: ContentPreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSString(string: "menu")
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }

  /// The menu, made anew.
  package func menu() -> UIMenu? {
    actionProvider?([])
  }
}

/// What happens while a menu opens or closes.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// What is shown above the menu.
  var previewViewController: UIViewController? { get }
  /// Adds changes that are animated beside.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds something to do when it is over.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// What happens while the thing above a menu is opened.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating:
  UIContextMenuInteractionAnimating
{
  /// How the thing above the menu gives way.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// How the thing above a menu gives way when it is opened.
public enum UIContextMenuInteractionCommitStyle: Int, Hashable, Sendable {
  case dismiss, pop
}

/// Gives a view a menu that opens when it is held.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The view that has the interaction.
  public private(set) weak var view: UIView?
  /// What answers for the menu.
  public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// A menu that a delegate answers for.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  public func willMove(to view: UIView?) {}
  public func didMove(to view: UIView?) { self.view = view }
  /// Accepted; a page's menu goes with its row.
  public func dismissMenu() {}
  /// Changes the menu that is open; none is, since a page opens menus by itself.
  public func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}
}

/// What answers for a menu of a view.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// The menu at a place; `nil` for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}
