/// A choice of colours; a page shows that it would come.
@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController {
  /// Hears of the choice; not kept alive.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// The chosen colour.
  open var selectedColor = UIColor.white
  /// Whether a colour may let through what is behind.
  open var supportsAlpha = true

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// Hears of a choice of colours; every method is optional, and no page calls any.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewControllerDidSelectColor(
    _ viewController: UIColorPickerViewController
  ) {}
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// A choice of fonts; a page shows that it would come.
@preconcurrency @MainActor open class UIFontPickerViewController: UIViewController {
  /// Which fonts are offered, and how.
  @preconcurrency @MainActor open class Configuration: NSObject {
    /// Whether the cuts of a family are offered one by one.
    open var includeFaces = false
    /// Whether names are written in the system's font.
    open var displayUsingSystemFont = false
    /// The traits that a font has to have.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
    /// The languages that a font has to have letters for.
    open var filteredLanguagesPredicate: NSPredicate?

    public override init() {
      super.init()
    }
  }

  /// Which fonts are offered, and how.
  public let configuration: Configuration
  /// Hears of the choice; not kept alive.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// The chosen font.
  open var selectedFontDescriptor: UIFontDescriptor?

  /// A choice of some fonts.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// A choice of all fonts.
  public convenience init() {
    self.init(configuration: Configuration())
  }

  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }
}

/// Hears of a choice of fonts; every method is optional, and no page calls any.
@preconcurrency @MainActor public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
}
