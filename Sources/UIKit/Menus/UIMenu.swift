/// A menu, or a group of a menu.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// The name by which a menu is found again.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A menu's name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A menu's name.
    public init(_ rawValue: String) {
      self.init(rawValue: rawValue)
    }
  }

  /// How a menu is shown.
  public struct Options: OptionSet, Hashable, Sendable {
    /// A bit an option.
    public let rawValue: UInt

    /// Options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// In the menu around it.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// Deletes something.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One of its choices is on.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// As a row of pictures.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// How large its rows are.
  public enum ElementSize: Int, Hashable, Sendable {
    case small, medium, large
    case automatic = -1
  }

  /// The name by which it is found again.
  public let identifier: Identifier
  /// How it is shown.
  public let options: Options
  /// How large its rows are.
  public var preferredElementSize: ElementSize
  /// Its rows.
  public let children: [UIMenuElement]

  /// A menu with its rows.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [],
    preferredElementSize: UIMenu.ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("menu")
    self.options = options
    self.preferredElementSize = preferredElementSize
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The same menu with other rows.
  public func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The choices that are on, in groups within it too.
  public var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let menu = child as? UIMenu { return menu.selectedElements }
      return (child as? UIAction)?.state == .on ? [child] : []
    }
  }
}

/// Rows that are given when a menu opens.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private var isKept = true
  private var kept: [UIMenuElement]?

  /// Rows that a closure gives when the menu opens, and which are kept.
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    provider = elementProvider
    super.init(title: "", image: nil)
  }

  /// Rows that a closure gives each time the menu opens.
  public class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    let element = UIDeferredMenuElement(elementProvider)
    element.isKept = false
    return element
  }

  /// The rows as the menu opens; `nil` where they come later.
  package func rows() -> [UIMenuElement]? {
    if isKept, let kept { return kept }
    kept = nil
    provider { [weak self] in self?.kept = $0 }
    return kept
  }
}
