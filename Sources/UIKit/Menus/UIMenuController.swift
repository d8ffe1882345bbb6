/// The menu of editing that iOS had before 16; kept, as a page has the browser's own.
@preconcurrency @MainActor open class UIMenuController: NSObject {
  /// Where the menu's arrow is.
  public enum ArrowDirection: Int, Sendable {
    case `default`, up, down, left, right
  }

  /// Posted before the menu comes; never here.
  nonisolated public static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// Posted when the menu has come; never here.
  nonisolated public static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification")
  /// Posted before the menu goes; never here.
  nonisolated public static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// Posted when the menu has gone; never here.
  nonisolated public static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification")
  /// Posted when the menu's frame has changed; never here.
  nonisolated public static let menuFrameDidChangeNotification = Notification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")

  /// The one menu.
  open class var shared: UIMenuController { one }
  private static let one = UIMenuController()

  /// Always `false`: a page does not show the menu.
  open var isMenuVisible: Bool {
    get { false }
    set {}
  }
  /// Where the menu's arrow is.
  open var arrowDirection = ArrowDirection.default
  /// The rows of an app's own.
  open var menuItems: [UIMenuItem]?
  /// Always empty: a page does not show the menu.
  open var menuFrame: CGRect { .zero }

  /// Accepted; a page does not show the menu.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {}
  /// Accepted; a page does not show the menu.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
  /// Accepted; a page does not show the menu.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
  /// Accepted; a page does not show the menu.
  open func hideMenu(from targetView: UIView) {}
  /// Accepted; a page does not show the menu.
  open func hideMenu() {}
  /// Accepted; a page does not show the menu.
  open func update() {}
}

/// A row of the menu of editing; kept, as a page does not show the menu.
@preconcurrency @MainActor open class UIMenuItem: NSObject {
  /// Its words.
  open var title: String
  /// The method that it calls.
  open var action: Selector

  /// A row with its words and what it calls.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}
