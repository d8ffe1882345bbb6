/// A trait by its type: its value's type and its value where nobody set one.
public protocol UITraitDefinition {
  associatedtype Value

  /// The value where none is set.
  static var defaultValue: Value { get }
  /// A name for descriptions.
  static var name: String { get }
  /// A name that stays the same between launches.
  static var identifier: String { get }
  /// Whether a change of it can change colours.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  public static var name: String {
    String(describing: Self.self)
  }

  public static var identifier: String {
    String(reflecting: Self.self)
  }

  public static var affectsColorAppearance: Bool {
    false
  }
}

/// A trait's type, as lists of traits have it.
public typealias UITrait = any UITraitDefinition.Type

/// The kind of device.
public enum UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
  public static let defaultValue: UIUserInterfaceIdiom = .unspecified
  static func value(in values: TraitValues) -> UIUserInterfaceIdiom { values.userInterfaceIdiom }
  static func set(_ value: UIUserInterfaceIdiom, in values: inout TraitValues) {
    values.userInterfaceIdiom = value
  }
}

/// Light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
  public static let defaultValue: UIUserInterfaceStyle = .unspecified
  public static let affectsColorAppearance = true
  static func value(in values: TraitValues) -> UIUserInterfaceStyle { values.userInterfaceStyle }
  static func set(_ value: UIUserInterfaceStyle, in values: inout TraitValues) {
    values.userInterfaceStyle = value
  }
}

/// The room across.
public enum UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
  public static let defaultValue: UIUserInterfaceSizeClass = .unspecified
  static func value(in values: TraitValues) -> UIUserInterfaceSizeClass {
    values.horizontalSizeClass
  }
  static func set(_ value: UIUserInterfaceSizeClass, in values: inout TraitValues) {
    values.horizontalSizeClass = value
  }
}

/// The room down.
public enum UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
  public static let defaultValue: UIUserInterfaceSizeClass = .unspecified
  static func value(in values: TraitValues) -> UIUserInterfaceSizeClass { values.verticalSizeClass }
  static func set(_ value: UIUserInterfaceSizeClass, in values: inout TraitValues) {
    values.verticalSizeClass = value
  }
}

/// Device pixels in a point; 0 where unspecified.
public enum UITraitDisplayScale: UITraitDefinition, SystemTrait {
  public static let defaultValue: CGFloat = 0
  static func value(in values: TraitValues) -> CGFloat { values.displayScale }
  static func set(_ value: CGFloat, in values: inout TraitValues) { values.displayScale = value }
}

/// The direction of layout.
public enum UITraitLayoutDirection: UITraitDefinition, SystemTrait {
  public static let defaultValue: UITraitEnvironmentLayoutDirection = .unspecified
  static func value(in values: TraitValues) -> UITraitEnvironmentLayoutDirection {
    values.layoutDirection
  }
  static func set(_ value: UITraitEnvironmentLayoutDirection, in values: inout TraitValues) {
    values.layoutDirection = value
  }
}

/// The text size.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
  public static let defaultValue: UIContentSizeCategory = .unspecified
  static func value(in values: TraitValues) -> UIContentSizeCategory {
    values.preferredContentSizeCategory
  }
  static func set(_ value: UIContentSizeCategory, in values: inout TraitValues) {
    values.preferredContentSizeCategory = value
  }
}

/// The contrast that the reader asked for.
public enum UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
  public static let defaultValue: UIAccessibilityContrast = .unspecified
  public static let affectsColorAppearance = true
  static func value(in values: TraitValues) -> UIAccessibilityContrast {
    values.accessibilityContrast
  }
  static func set(_ value: UIAccessibilityContrast, in values: inout TraitValues) {
    values.accessibilityContrast = value
  }
}

/// Base or elevated.
public enum UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
  public static let defaultValue: UIUserInterfaceLevel = .unspecified
  public static let affectsColorAppearance = true
  static func value(in values: TraitValues) -> UIUserInterfaceLevel { values.userInterfaceLevel }
  static func set(_ value: UIUserInterfaceLevel, in values: inout TraitValues) {
    values.userInterfaceLevel = value
  }
}

/// Whether the reader asked for bold text.
public enum UITraitLegibilityWeight: UITraitDefinition, SystemTrait {
  public static let defaultValue: UILegibilityWeight = .unspecified
  static func value(in values: TraitValues) -> UILegibilityWeight { values.legibilityWeight }
  static func set(_ value: UILegibilityWeight, in values: inout TraitValues) {
    values.legibilityWeight = value
  }
}

/// Whether the window is in front.
public enum UITraitActiveAppearance: UITraitDefinition, SystemTrait {
  public static let defaultValue: UIUserInterfaceActiveAppearance = .unspecified
  static func value(in values: TraitValues) -> UIUserInterfaceActiveAppearance {
    values.activeAppearance
  }
  static func set(_ value: UIUserInterfaceActiveAppearance, in values: inout TraitValues) {
    values.activeAppearance = value
  }
}

/// The colours of the display.
public enum UITraitDisplayGamut: UITraitDefinition, SystemTrait {
  public static let defaultValue: UIDisplayGamut = .unspecified
  public static let affectsColorAppearance = true
  static func value(in values: TraitValues) -> UIDisplayGamut { values.displayGamut }
  static func set(_ value: UIDisplayGamut, in values: inout TraitValues) {
    values.displayGamut = value
  }
}

/// The appearance of the list around.
public enum UITraitListEnvironment: UITraitDefinition, SystemTrait {
  public static let defaultValue: UIListEnvironment = .unspecified
  static func value(in values: TraitValues) -> UIListEnvironment { values.listEnvironment }
  static func set(_ value: UIListEnvironment, in values: inout TraitValues) {
    values.listEnvironment = value
  }
}

/// Whether a split view's columns stand beside each other.
public enum UITraitSplitViewControllerLayoutEnvironment: UITraitDefinition, SystemTrait {
  public static let defaultValue = UISplitViewController.LayoutEnvironment.none
  static func value(in values: TraitValues) -> UISplitViewController.LayoutEnvironment {
    values.splitViewControllerLayoutEnvironment
  }
  static func set(
    _ value: UISplitViewController.LayoutEnvironment, in values: inout TraitValues
  ) {
    values.splitViewControllerLayoutEnvironment = value
  }
}

/// A trait that has a property of its own.
protocol SystemTrait: UITraitDefinition {
  static func value(in values: TraitValues) -> Value
  static func set(_ value: Value, in values: inout TraitValues)
}

extension UITraitCollection {
  /// The traits that a colour may depend on.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayGamut.self,
      UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
      UITraitActiveAppearance.self,
    ]
  }
  /// The traits that a picture may depend on.
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitDisplayScale.self, UITraitDisplayGamut.self,
      UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
      UITraitLayoutDirection.self, UITraitPreferredContentSizeCategory.self,
      UITraitLegibilityWeight.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
    ]
  }
}
