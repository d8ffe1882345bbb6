/// A row of a menu.
@preconcurrency @MainActor open class UIMenuElement: AccessibleObject {
  /// Whether a choice is on.
  public enum State: Int, Hashable, Sendable {
    case off, on, mixed
  }

  /// How a row is shown.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// A bit an attribute.
    public let rawValue: UInt

    /// Attributes from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// Deletes something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// Is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// Leaves the menu open.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// Its words.
  public internal(set) var title: String
  /// Its picture.
  public internal(set) var image: UIImage?
  /// Words beneath its own.
  public var subtitle: String?

  init(title: String, subtitle: String? = nil, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }
}

/// A choice of a menu, or what a control does.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// The name by which an action is found again.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// An action's name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// An action's name.
    public init(_ rawValue: String) {
      self.init(rawValue: rawValue)
    }
  }

  /// The name by which it is found again; a different one each time unless one is given.
  public let identifier: Identifier
  /// Longer words for a tip.
  public var discoverabilityTitle: String?
  /// How it is shown.
  public var attributes: UIMenuElement.Attributes
  /// Whether it is on.
  public var state: UIMenuElement.State
  /// The control or item that it was done from, while it is done.
  public private(set) weak var sender: AnyObject?
  private let handler: UIActionHandler

  /// A choice with its words and what it does.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier("action \(Self.nextNumber())")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  private static var count = 0

  private static func nextNumber() -> Int {
    count += 1
    return count
  }

  /// Does it as if it had been chosen; there is no target to do it.
  ///
  /// UIKit: iOS 16 and later.
  public func performWithSender(_ sender: Any?, target: Any?) {
    perform(from: sender as AnyObject?)
  }

  /// Does it, as from a control.
  package func perform(from sender: AnyObject?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }

  /// Its words.
  public override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  /// Its picture.
  public override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
}

/// What an action does.
public typealias UIActionHandler = (UIAction) -> Void
