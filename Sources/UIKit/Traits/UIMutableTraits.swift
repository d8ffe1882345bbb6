/// Traits that can be changed.
public protocol UIMutableTraits {
  /// The value of a trait by its type.
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// Light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The room across.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The room down.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// Device pixels in a point; 0 where unspecified.
  var displayScale: CGFloat { get set }
  /// The direction of layout.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// The text size.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// The contrast that the reader asked for.
  var accessibilityContrast: UIAccessibilityContrast { get set }
  /// Base or elevated.
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  /// Whether the reader asked for bold text.
  var legibilityWeight: UILegibilityWeight { get set }
  /// Whether the window is in front.
  var activeAppearance: UIUserInterfaceActiveAppearance { get set }
  /// The colours of the display.
  var displayGamut: UIDisplayGamut { get set }
  /// Whether a split view's columns stand beside each other.
  var splitViewControllerLayoutEnvironment: UISplitViewController.LayoutEnvironment { get set }
  /// The appearance of the list around.
  var listEnvironment: UIListEnvironment { get set }
}
