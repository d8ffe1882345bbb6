/// Traits as a value; one that is not specified is not set.
package struct TraitValues: UIMutableTraits, Hashable, Sendable {
  package var userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified
  package var userInterfaceStyle: UIUserInterfaceStyle = .unspecified
  package var horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified
  package var verticalSizeClass: UIUserInterfaceSizeClass = .unspecified
  package var displayScale: CGFloat = 0
  package var layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified
  package var preferredContentSizeCategory: UIContentSizeCategory = .unspecified
  package var accessibilityContrast: UIAccessibilityContrast = .unspecified
  package var userInterfaceLevel: UIUserInterfaceLevel = .unspecified
  package var legibilityWeight: UILegibilityWeight = .unspecified
  package var activeAppearance: UIUserInterfaceActiveAppearance = .unspecified
  package var displayGamut: UIDisplayGamut = .unspecified
  package var listEnvironment: UIListEnvironment = .unspecified
  package var splitViewControllerLayoutEnvironment = UISplitViewController.LayoutEnvironment.none
  private var others: [String: Custom] = [:]

  package init() {}

  package subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get {
      if let system = trait as? any SystemTrait.Type {
        return system.value(in: self) as? T.Value ?? T.defaultValue
      }
      return others[T.identifier]?.value as? T.Value ?? T.defaultValue
    }
    set {
      guard let system = trait as? any SystemTrait.Type else {
        others[T.identifier] = Custom(value: newValue)
        return
      }
      Self.set(newValue, as: system, in: &self)
    }
  }

  private static func set<T: SystemTrait>(
    _ value: Any, as trait: T.Type, in values: inout TraitValues
  ) {
    if let value = value as? T.Value { T.set(value, in: &values) }
  }

  /// What is specified, as `Style = dark`.
  var words: [String] {
    let blank = TraitValues()
    let pairs: [(String, Any, Bool)] = [
      ("UserInterfaceIdiom", userInterfaceIdiom, userInterfaceIdiom != blank.userInterfaceIdiom),
      ("UserInterfaceStyle", userInterfaceStyle, userInterfaceStyle != blank.userInterfaceStyle),
      (
        "HorizontalSizeClass", horizontalSizeClass,
        horizontalSizeClass != blank.horizontalSizeClass
      ),
      ("VerticalSizeClass", verticalSizeClass, verticalSizeClass != blank.verticalSizeClass),
      ("DisplayScale", displayScale, displayScale != blank.displayScale),
      ("LayoutDirection", layoutDirection, layoutDirection != blank.layoutDirection),
      (
        "PreferredContentSizeCategory", preferredContentSizeCategory.rawValue,
        preferredContentSizeCategory != blank.preferredContentSizeCategory
      ),
      (
        "AccessibilityContrast", accessibilityContrast,
        accessibilityContrast != blank.accessibilityContrast
      ),
      ("UserInterfaceLevel", userInterfaceLevel, userInterfaceLevel != blank.userInterfaceLevel),
      ("ListEnvironment", listEnvironment, listEnvironment != blank.listEnvironment),
    ]
    return pairs.filter(\.2).map { "\($0.0) = \($0.1)" }
  }

  /// Takes over what another sets.
  mutating func merge(_ other: TraitValues) {
    if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
    if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
    if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
    if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
    if other.displayScale != 0 { displayScale = other.displayScale }
    if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
    if other.preferredContentSizeCategory != .unspecified {
      preferredContentSizeCategory = other.preferredContentSizeCategory
    }
    if other.accessibilityContrast != .unspecified {
      accessibilityContrast = other.accessibilityContrast
    }
    if other.userInterfaceLevel != .unspecified { userInterfaceLevel = other.userInterfaceLevel }
    if other.legibilityWeight != .unspecified { legibilityWeight = other.legibilityWeight }
    if other.activeAppearance != .unspecified { activeAppearance = other.activeAppearance }
    if other.displayGamut != .unspecified { displayGamut = other.displayGamut }
    if other.listEnvironment != .unspecified { listEnvironment = other.listEnvironment }
    if other.splitViewControllerLayoutEnvironment != .none {
      splitViewControllerLayoutEnvironment = other.splitViewControllerLayoutEnvironment
    }
    others.merge(other.others) { $1 }
  }

  /// Whether it has everything that another sets.
  func contains(_ other: TraitValues) -> Bool {
    var merged = self
    merged.merge(other)
    return merged == self
  }

  /// Whether colours can differ between the two.
  func hasOtherColors(than other: TraitValues) -> Bool {
    userInterfaceStyle != other.userInterfaceStyle
      || accessibilityContrast != other.accessibilityContrast
      || userInterfaceLevel != other.userInterfaceLevel || displayGamut != other.displayGamut
  }

  /// What an app on a phone starts from.
  package static let phone: TraitValues = {
    var values = TraitValues()
    values.userInterfaceIdiom = .phone
    values.userInterfaceStyle = .light
    values.horizontalSizeClass = .compact
    values.verticalSizeClass = .regular
    values.displayScale = 3
    values.layoutDirection = .leftToRight
    values.preferredContentSizeCategory = .large
    values.accessibilityContrast = .normal
    values.userInterfaceLevel = .base
    values.legibilityWeight = .regular
    values.activeAppearance = .active
    values.displayGamut = .P3
    return values
  }()
}

extension TraitValues {
  /// A custom trait's value; one that cannot be compared equals nothing but itself by name.
  // UIKit hands traits to any thread and leaves it to their authors to use values that bear it.
  private struct Custom: Hashable, @unchecked Sendable {
    var value: Any

    static func == (left: Custom, right: Custom) -> Bool {
      guard let left = left.value as? AnyHashable, let right = right.value as? AnyHashable else {
        return false
      }
      return left == right
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(value as? AnyHashable)
    }
  }
}
