/// A button of a navigation bar or toolbar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// Its looks.
  public enum Style: Int, Sendable {
    case plain
    case done = 2
    /// UIKit: iOS 26 and later.
    case prominent = 3
  }

  /// The items that UIKit has words or drawings for.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
    case fastForward, undo, redo, pageCurl, close
    case writingTools = 25
  }

  /// How strongly the item stands out.
  open var style = Style.plain
  /// Points; 0 takes what the contents need.
  open var width: CGFloat = 0
  /// A view in place of the title and image.
  open var customView: UIView?
  /// The colour of title and image; `nil` inherits.
  open var tintColor: UIColor?
  /// Titles that the item may get, so that its width does not change.
  open var possibleTitles: Set<String>?
  /// Whether it is not seen.
  open var isHidden = false
  /// Whether it is selected.
  open var isSelected = false
  /// Whether a tap turns the selection over.
  open var changesSelectionAsPrimaryAction = false
  /// The menu that it opens.
  open var menu: UIMenu?
  /// Whose method a tap calls; `nil` is the first of the responders that has it.
  open weak var target: AnyObject?
  /// The method that a tap calls.
  open var action: Selector? {
    didSet { SetPlaces.note("action", of: self) }
  }
  /// Whether it stands on no glass. UIKit: iOS 26 and later.
  open var hidesSharedBackground = false
  /// Whether it may stand on the glass of the item beside it. UIKit: iOS 26 and later.
  open var sharesBackground = true
  /// What hangs on it. UIKit: iOS 26 and later.
  open var badge: Badge?
  /// What a tap does; its title and image show where the item has none of its own.
  open var primaryAction: UIAction? {
    didSet {
      guard let primaryAction else { return }
      if title == nil, !primaryAction.title.isEmpty { title = primaryAction.title }
      if image == nil { image = primaryAction.image }
    }
  }
  /// Whether it stands for a search bar, which is drawn elsewhere.
  package final var holdsSearchBar = false
  /// What UIKit calls the item, where it is one of its own.
  package private(set) var systemItem: SystemItem?
  private weak var editedController: UIViewController?

  /// Makes an item that does nothing.
  public override init() {
    super.init()
  }

  /// Makes an item that does nothing.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes an item from its parts.
  public convenience init(
    title: String?, style: Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.title = title
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Makes an item from its parts.
  public convenience init(
    image: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.image = image
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Makes an item from its parts.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Makes an item from its parts.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(systemItem: systemItem)
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Makes an item from its parts.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    become(systemItem)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  final func become(_ systemItem: SystemItem) {
    self.systemItem = systemItem
    style = systemItem == .done || systemItem == .save ? .done : .plain
    title = systemItem.title
  }

  /// Makes an item from its parts.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title
    self.image = image
    setAction(primaryAction)
    self.menu = menu
  }

  /// Makes an item from its parts.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, target: AnyObject?, action: Selector?,
    menu: UIMenu? = nil
  ) {
    self.init(title: title, image: image, menu: menu)
    self.target = target
    self.action = action
  }

  /// Makes an item from its parts.
  public convenience init(primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(title: nil, image: nil, primaryAction: primaryAction, menu: menu)
  }

  /// Makes an item from its parts.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  // Observers do not run inside an initialiser of the same class, and do in a method.
  private func setAction(_ action: UIAction?) {
    primaryAction = action
  }

  /// A gap that takes what room is left.
  open class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// A gap of a width in points.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// Whether a tap turns a controller's editing on and off.
  package var togglesEditing: Bool { editedController != nil }

  /// Does what a tap does.
  ///
  /// - Returns: Whether there was something to do.
  @discardableResult package func simulateTap() -> Bool {
    guard isEnabled else { return false }
    if let controller = editedController {
      controller.setEditing(!controller.isEditing, animated: true)
      return true
    }
    if let primaryAction {
      primaryAction.perform(from: self)
    } else if let action {
      UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    } else {
      return false
    }
    return true
  }

  /// The button that turns a controller's editing on and off.
  static func editButton(of controller: UIViewController) -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.editedController = controller
    item.showEditing(controller.isEditing)
    return item
  }

  func showEditing(_ isEditing: Bool) {
    let shown: SystemItem = isEditing ? .done : .edit
    systemItem = shown
    style = isEditing ? .done : .plain
    title = shown.title
  }
}

extension UIBarButtonItem.SystemItem {
  /// The words of an item that shows words.
  package var title: String? {
    switch self {
    case .done: SystemWord.word("Done")
    case .cancel: SystemWord.word("Cancel")
    case .edit: SystemWord.word("Edit")
    case .save: SystemWord.word("Save")
    case .undo: SystemWord.word("Undo")
    case .redo: SystemWord.word("Redo")
    case .close: SystemWord.word("Close")
    default: nil
    }
  }

  /// The symbol of an item that shows a drawing.
  package var symbolName: String? {
    switch self {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop, .close: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    default: nil
    }
  }
}

/// Items of a bar that belong together.
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
  /// The items of the group.
  open var barButtonItems: [UIBarButtonItem]
  /// What stands for the group where there is no room.
  open var representativeItem: UIBarButtonItem?
  /// Whether it is not seen.
  open var isHidden = false

  /// Makes an item from its parts.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
  }

  /// Makes a group that stays where it is.
  public class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }
  /// Makes a group that a person may move; here it stays where it is.
  public class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }
  /// Makes a group that a person may take away; one that is not there at first is not seen here.
  public class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    group.isHidden = !isInDefaultCustomization
    return group
  }
}

extension UIBarButtonItem {
  /// A group of this item that stays where it is.
  public final func creatingFixedGroup() -> UIBarButtonItemGroup {
    .fixedGroup(items: [self])
  }
  /// A group of this item that a person may move; here it stays where it is.
  public final func creatingMovableGroup(
    customizationIdentifier: String
  ) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }
  /// A group of this item that a person may take away.
  public final func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    .optionalGroup(
      customizationIdentifier: customizationIdentifier,
      isInDefaultCustomization: isInDefaultCustomization, items: [self])
  }
}
