package import CellophaneLook

/// What lies behind the content of a cell, a header or another view.
public struct UIBackgroundConfiguration {
  /// What the look decides and the app may change.
  struct Values {
    var customView: Setting<UIView?>
    var cornerRadius: Setting<CGFloat>
    var backgroundInsets: Setting<NSDirectionalEdgeInsets>
    var edgesAddingLayoutMarginsToBackgroundInsets: Setting<NSDirectionalRectEdge>
    var backgroundColor: Setting<UIColor?>
    var backgroundColorTransformer: Setting<UIConfigurationColorTransformer?>
    var visualEffect: Setting<UIVisualEffect?>
    var image: Setting<UIImage?>
    var imageContentMode: Setting<UIView.ContentMode>
    var strokeColor: Setting<UIColor?>
    var strokeColorTransformer: Setting<UIConfigurationColorTransformer?>
    var strokeWidth: Setting<CGFloat>
    var strokeOutset: Setting<CGFloat>
    var shadowProperties: Setting<UIShadowProperties>
  }

  /// The factory that made it.
  package let factory: BackgroundStyle
  /// The style whose defaults it has now: the factory's, or what a list's appearance makes of it.
  package private(set) var style: BackgroundStyle
  /// Changed where the app has set something of it.
  private var shared: SharedValue<Values>
  var values: Values {
    _read { yield shared.value }
    _modify { yield &shared.value }
  }

  init(_ factory: BackgroundStyle) {
    self.factory = factory
    style = factory
    shared = UsualValues.background(factory, in: nil)
  }

  /// The same background with the defaults of a style in states; what the app set is left alone.
  func restyled(_ style: BackgroundStyle, in states: LookStates) -> Self {
    var result = self
    result.style = style
    result.shared = UsualValues.background(style, in: states)
    if shared.isChanged { result.values.keep(values) }
    return result
  }

  /// The fill as it is shown, for the view's tint.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The line's colour as it is shown, for the view's tint.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}

extension UIBackgroundConfiguration {
  /// A view above the fill; it takes the place of the image.
  public var customView: UIView? {
    get { values.customView.value }
    set { values.customView.set(newValue) }
  }

  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat {
    get { values.cornerRadius.value }
    set { values.cornerRadius.set(newValue) }
  }

  /// Distances from the cell's edges, in points; negative ones reach outside.
  public var backgroundInsets: NSDirectionalEdgeInsets {
    get { values.backgroundInsets.value }
    set { values.backgroundInsets.set(newValue) }
  }

  /// The edges whose insets also take in the cell's own margins.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge {
    get { values.edgesAddingLayoutMarginsToBackgroundInsets.value }
    set { values.edgesAddingLayoutMarginsToBackgroundInsets.set(newValue) }
  }

  /// The fill; `nil` for the view's tint.
  public var backgroundColor: UIColor? {
    get { values.backgroundColor.value }
    set { values.backgroundColor.set(newValue) }
  }

  /// Turns the fill into the one that is shown.
  public var backgroundColorTransformer: UIConfigurationColorTransformer? {
    get { values.backgroundColorTransformer.value }
    set { values.backgroundColorTransformer.set(newValue) }
  }

  /// An effect on what lies behind.
  public var visualEffect: UIVisualEffect? {
    get { values.visualEffect.value }
    set { values.visualEffect.set(newValue) }
  }

  /// A picture above the fill.
  public var image: UIImage? {
    get { values.image.value }
    set { values.image.set(newValue) }
  }

  /// How the picture is fitted.
  public var imageContentMode: UIView.ContentMode {
    get { values.imageContentMode.value }
    set { values.imageContentMode.set(newValue) }
  }

  /// The colour of the line at the edge; `nil` for the view's tint.
  public var strokeColor: UIColor? {
    get { values.strokeColor.value }
    set { values.strokeColor.set(newValue) }
  }

  /// Turns the line's colour into the one that is shown.
  public var strokeColorTransformer: UIConfigurationColorTransformer? {
    get { values.strokeColorTransformer.value }
    set { values.strokeColorTransformer.set(newValue) }
  }

  /// The width of the line, in points.
  public var strokeWidth: CGFloat {
    get { values.strokeWidth.value }
    set { values.strokeWidth.set(newValue) }
  }

  /// How far the line lies outside the fill, in points; negative inside.
  public var strokeOutset: CGFloat {
    get { values.strokeOutset.value }
    set { values.strokeOutset.set(newValue) }
  }

  /// The shadow.
  ///
  /// UIKit: iOS 18 and later.
  public var shadowProperties: UIShadowProperties {
    get { values.shadowProperties.value }
    set { values.shadowProperties.set(newValue) }
  }
}

extension UIBackgroundConfiguration.Values {
  /// What a look sets.
  init(_ metrics: BackgroundMetrics) {
    self.init(
      customView: Setting(nil),
      cornerRadius: Setting(metrics.cornerRadius),
      backgroundInsets: Setting(NSDirectionalEdgeInsets(metrics.insets)),
      edgesAddingLayoutMarginsToBackgroundInsets: Setting([]),
      backgroundColor: Setting(metrics.color.map { UIColor($0) } ?? .clear),
      backgroundColorTransformer: Setting(nil),
      visualEffect: Setting(nil),
      image: Setting(nil),
      imageContentMode: Setting(.scaleToFill),
      strokeColor: Setting(.clear),
      strokeColorTransformer: Setting(nil),
      strokeWidth: Setting(0),
      strokeOutset: Setting(0),
      shadowProperties: Setting(UIShadowProperties()))
  }

  /// Takes over what the app set in another.
  mutating func keep(_ other: Self) {
    customView.keep(other.customView)
    cornerRadius.keep(other.cornerRadius)
    backgroundInsets.keep(other.backgroundInsets)
    edgesAddingLayoutMarginsToBackgroundInsets.keep(
      other.edgesAddingLayoutMarginsToBackgroundInsets)
    backgroundColor.keep(other.backgroundColor)
    backgroundColorTransformer.keep(other.backgroundColorTransformer)
    visualEffect.keep(other.visualEffect)
    image.keep(other.image)
    imageContentMode.keep(other.imageContentMode)
    strokeColor.keep(other.strokeColor)
    strokeColorTransformer.keep(other.strokeColorTransformer)
    strokeWidth.keep(other.strokeWidth)
    strokeOutset.keep(other.strokeOutset)
    shadowProperties.keep(other.shadowProperties)
  }
}

extension UIBackgroundConfiguration.Values: Equatable {}

extension UIBackgroundConfiguration: Hashable {
  /// Whether both have the same style and amount to the same; what set a property does not count.
  public static func == (left: Self, right: Self) -> Bool {
    left.factory == right.factory && left.style == right.style
      && left.shared == right.shared
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(factory)
    hasher.combine(backgroundColor)
    hasher.combine(cornerRadius)
    hasher.combine(strokeWidth)
  }
}
