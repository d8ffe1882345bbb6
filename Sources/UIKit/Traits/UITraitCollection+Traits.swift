extension UITraitCollection {
  /// Whether a split view's columns stand beside each other.
  public var splitViewControllerLayoutEnvironment: UISplitViewController.LayoutEnvironment {
    values.splitViewControllerLayoutEnvironment
  }
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The room across.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// The room down.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// Device pixels in a point; 0 where unspecified.
  public var displayScale: CGFloat { values.displayScale }
  /// The direction of layout.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// The text size.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }
  /// The contrast that the reader asked for.
  public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// Base or elevated.
  public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  /// Whether the reader asked for bold text.
  public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  /// Whether the window is in front.
  public var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }
  /// The colours of the display.
  public var displayGamut: UIDisplayGamut { values.displayGamut }
  /// The appearance of the list around.
  public var listEnvironment: UIListEnvironment { values.listEnvironment }
}

extension UITraitCollection {
  /// Traits that specify one: the kind of device.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    var values = TraitValues()
    values.userInterfaceIdiom = userInterfaceIdiom
    self.init(values)
  }

  /// Traits that specify one: light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    var values = TraitValues()
    values.userInterfaceStyle = userInterfaceStyle
    self.init(values)
  }

  /// Traits that specify one: the room across.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    var values = TraitValues()
    values.horizontalSizeClass = horizontalSizeClass
    self.init(values)
  }

  /// Traits that specify one: the room down.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    var values = TraitValues()
    values.verticalSizeClass = verticalSizeClass
    self.init(values)
  }

  /// Traits that specify one: device pixels in a point.
  public convenience init(displayScale: CGFloat) {
    var values = TraitValues()
    values.displayScale = displayScale
    self.init(values)
  }

  /// Traits that specify one: the direction of layout.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    var values = TraitValues()
    values.layoutDirection = layoutDirection
    self.init(values)
  }

  /// Traits that specify one: the text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    var values = TraitValues()
    values.preferredContentSizeCategory = preferredContentSizeCategory
    self.init(values)
  }

  /// Traits that specify one: the contrast that the reader asked for.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    var values = TraitValues()
    values.accessibilityContrast = accessibilityContrast
    self.init(values)
  }

  /// Traits that specify one: base or elevated.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    var values = TraitValues()
    values.userInterfaceLevel = userInterfaceLevel
    self.init(values)
  }

  /// Traits that specify one: whether the reader asked for bold text.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    var values = TraitValues()
    values.legibilityWeight = legibilityWeight
    self.init(values)
  }

  /// Traits that specify one: whether the window is in front.
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    var values = TraitValues()
    values.activeAppearance = activeAppearance
    self.init(values)
  }

  /// Traits that specify one: the colours of the display.
  public convenience init(displayGamut: UIDisplayGamut) {
    var values = TraitValues()
    values.displayGamut = displayGamut
    self.init(values)
  }

  /// Traits that specify one: the appearance of the list around.
  public convenience init(listEnvironment: UIListEnvironment) {
    var values = TraitValues()
    values.listEnvironment = listEnvironment
    self.init(values)
  }
}

extension UITraitCollection: NSSecureCoding {
  public static var supportsSecureCoding: Bool { true }

  /// What an archive has of traits: numbers by name.
  private struct Archive: Codable {
    var numbers: [String: Int]
    var scale: Double
    var textSize: String
  }

  /// Traits from an archive; `nil` where it has none.
  public convenience init?(coder: NSCoder) {
    guard let archive = coder.value(Archive.self, forKey: "UITraitCollection") else { return nil }
    var values = TraitValues()
    func read<T: RawRepresentable<Int>>(_ name: String, _ value: inout T) {
      value = archive.numbers[name].flatMap(T.init(rawValue:)) ?? value
    }
    read("idiom", &values.userInterfaceIdiom)
    read("style", &values.userInterfaceStyle)
    read("horizontal", &values.horizontalSizeClass)
    read("vertical", &values.verticalSizeClass)
    read("direction", &values.layoutDirection)
    read("contrast", &values.accessibilityContrast)
    read("level", &values.userInterfaceLevel)
    read("list", &values.listEnvironment)
    values.displayScale = archive.scale
    values.preferredContentSizeCategory = UIContentSizeCategory(rawValue: archive.textSize)
    self.init(values)
  }

  /// Writes the traits but those of an author's own.
  public func encode(with coder: NSCoder) {
    let numbers = [
      "idiom": userInterfaceIdiom.rawValue, "style": userInterfaceStyle.rawValue,
      "horizontal": horizontalSizeClass.rawValue, "vertical": verticalSizeClass.rawValue,
      "direction": layoutDirection.rawValue, "contrast": accessibilityContrast.rawValue,
      "level": userInterfaceLevel.rawValue, "list": listEnvironment.rawValue,
    ]
    coder.encode(
      value: Archive(
        numbers: numbers, scale: Double(displayScale),
        textSize: preferredContentSizeCategory.rawValue),
      forKey: "UITraitCollection")
  }
}
