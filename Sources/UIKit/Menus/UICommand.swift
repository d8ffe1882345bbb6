/// A row of a menu that calls a method of a responder.
///
/// Menus of a page show actions, and no commands: a `UIAction` does the same.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
  /// The method's name.
  public let action: Selector
  /// What tells commands of one method apart.
  public let propertyList: Any?
  /// Longer words for a tip.
  public var discoverabilityTitle: String?
  /// How it is shown.
  public var attributes: UIMenuElement.Attributes
  /// Whether it is on.
  public var state: UIMenuElement.State

  /// A command with its words.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
  }

  /// Its words.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// Its picture.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
}

/// A command that takes another's place while more keys are held; kept, as a page has no menu bar.
@preconcurrency @MainActor open class UICommandAlternate: NSObject {
  /// Its words.
  public let title: String
  /// The method's name.
  public let action: Selector
  /// The keys that are held.
  public let modifierFlags: UIKeyModifierFlags

  /// A command with its words and its keys.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
    super.init()
  }
}

/// A command that a key gives; a page has the browser's keys.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
  /// What the key writes.
  public let input: String?
  /// The keys held beside it.
  public let modifierFlags: UIKeyModifierFlags
  /// Whether the command comes before the system's own.
  public var wantsPriorityOverSystemBehavior = false

  /// A command with its words and its key.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// A command with its words, its key, and others that take its place while more keys are held.
  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.init(
      title: title, image: image, action: action, input: input, modifierFlags: modifierFlags,
      propertyList: propertyList, discoverabilityTitle: discoverabilityTitle,
      attributes: attributes, state: state)
  }

  /// A command with its key.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// The arrow up.
  nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The arrow down.
  nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The arrow to the left.
  nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The arrow to the right.
  nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
  /// The key that leaves.
  nonisolated public static let inputEscape = "UIKeyInputEscape"
  /// The key that deletes.
  nonisolated public static let inputDelete = "UIKeyInputDelete"
}

/// Keys held beside another.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the number block.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// Builds an app's menu bar; a page has none.
@preconcurrency @MainActor public protocol UIMenuBuilder: AnyObject {
  /// Whose menus are built.
  var system: UIMenuSystem { get }
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// A set of menus of an app.
@preconcurrency @MainActor open class UIMenuSystem: NSObject {
  /// The menu bar.
  public static let main = UIMenuSystem()
  /// The menus of what is held.
  public static let context = UIMenuSystem()

  /// Accepted; a page has no menu bar.
  public func setNeedsRebuild() {}
  /// Accepted; a page has no menu bar.
  public func setNeedsRevalidate() {}
}

extension UIMenu.Identifier {
  /// The app's own menu.
  public static let application = UIMenu.Identifier("com.apple.menu.application")
  /// Files.
  public static let file = UIMenu.Identifier("com.apple.menu.file")
  /// Editing.
  public static let edit = UIMenu.Identifier("com.apple.menu.edit")
  /// What is shown.
  public static let view = UIMenu.Identifier("com.apple.menu.view")
  /// Windows.
  public static let window = UIMenu.Identifier("com.apple.menu.window")
  /// Help.
  public static let help = UIMenu.Identifier("com.apple.menu.help")
  /// How text looks.
  public static let format = UIMenu.Identifier("com.apple.menu.format")
}
