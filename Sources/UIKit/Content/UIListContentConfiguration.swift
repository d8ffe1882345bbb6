package import CellophaneLook

/// The content of a list's cell, header or footer: an image and two texts.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// What the look decides and the app may change.
  struct Values {
    var textProperties: TextProperties
    var secondaryTextProperties: TextProperties
    var imageProperties: ImageProperties
    var axes: Setting<UIAxis>
    var margins: Setting<NSDirectionalEdgeInsets>
    var prefersSideBySide: Setting<Bool>
    var imageToTextPadding: Setting<CGFloat>
    var horizontalPadding: Setting<CGFloat>
    var verticalPadding: Setting<CGFloat>
    var alpha: Setting<CGFloat>
  }

  /// The factory that made it.
  package let factory: ContentStyle
  /// The style whose defaults it has now: the factory's, or what a list's appearance makes of it.
  package private(set) var style: ContentStyle
  /// Changed where the app has set something of it.
  private var shared: SharedValue<Values>
  var values: Values {
    _read { yield shared.value }
    _modify { yield &shared.value }
  }

  /// The image before the texts.
  public var image: UIImage?
  private var words = Words()

  init(_ factory: ContentStyle) {
    self.init(factory, style: factory, traits: .current)
  }

  init(_ factory: ContentStyle, style: ContentStyle, traits: UITraitCollection) {
    self.factory = factory
    self.style = style
    shared = UsualValues.content(style, in: nil, traits: traits)
  }

  /// The same content with the defaults of a style in states; what the app set is left alone.
  func restyled(_ style: ContentStyle, in states: LookStates, traits: UITraitCollection) -> Self {
    var result = self
    result.style = style
    result.shared = UsualValues.content(style, in: states, traits: traits)
    if shared.isChanged { result.values.keep(values) }
    return result
  }
}

extension UIListContentConfiguration {
  /// Both texts; a plain one and an attributed one exclude each other.
  struct Words: Hashable {
    var text: String?
    var attributedText: NSAttributedString?
    var secondaryText: String?
    var secondaryAttributedText: NSAttributedString?

    // Equal attributed strings of Foundation's may have other hashes on Linux.
    func hash(into hasher: inout Hasher) {
      hasher.combine(text ?? attributedText?.string)
      hasher.combine(secondaryText ?? secondaryAttributedText?.string)
    }
  }

  /// The text; setting it removes the attributed one.
  public var text: String? {
    get { words.text ?? words.attributedText?.string }
    set { (words.text, words.attributedText) = (newValue, nil) }
  }

  /// The text with attributes; setting it removes the plain one.
  public var attributedText: NSAttributedString? {
    get { words.attributedText }
    set { (words.text, words.attributedText) = (nil, newValue?.unchanging) }
  }

  /// The text of the second rank; setting it removes the attributed one.
  public var secondaryText: String? {
    get { words.secondaryText ?? words.secondaryAttributedText?.string }
    set { (words.secondaryText, words.secondaryAttributedText) = (newValue, nil) }
  }

  /// The text of the second rank with attributes; setting it removes the plain one.
  public var secondaryAttributedText: NSAttributedString? {
    get { words.secondaryAttributedText }
    set { (words.secondaryText, words.secondaryAttributedText) = (nil, newValue?.unchanging) }
  }

  /// How the image is placed and coloured.
  public var imageProperties: ImageProperties {
    get { values.imageProperties }
    set { values.imageProperties = newValue }
  }

  /// How the text is set.
  public var textProperties: TextProperties {
    get { values.textProperties }
    set { values.textProperties = newValue }
  }

  /// How the text of the second rank is set.
  public var secondaryTextProperties: TextProperties {
    get { values.secondaryTextProperties }
    set { values.secondaryTextProperties = newValue }
  }

  /// The axes on which a larger margin of the cell's own wins over the content's.
  public var axesPreservingSuperviewLayoutMargins: UIAxis {
    get { values.axes.value }
    set { values.axes.set(newValue) }
  }

  /// The least distances from the cell's edges, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { values.margins.value }
    set { values.margins.set(newValue) }
  }

  /// Whether both texts share a line where they fit.
  public var prefersSideBySideTextAndSecondaryText: Bool {
    get { values.prefersSideBySide.value }
    set { values.prefersSideBySide.set(newValue) }
  }

  /// Points between an image and a text.
  public var imageToTextPadding: CGFloat {
    get { values.imageToTextPadding.value }
    set { values.imageToTextPadding.set(newValue) }
  }

  /// The least number of points between two texts side by side.
  public var textToSecondaryTextHorizontalPadding: CGFloat {
    get { values.horizontalPadding.value }
    set { values.horizontalPadding.set(newValue) }
  }

  /// Points between two texts above each other.
  public var textToSecondaryTextVerticalPadding: CGFloat {
    get { values.verticalPadding.value }
    set { values.verticalPadding.set(newValue) }
  }

  /// The opacity of everything, 0 to 1.
  public var alpha: CGFloat {
    get { values.alpha.value }
    set { values.alpha.set(newValue) }
  }
}

extension UIListContentConfiguration.Values {
  /// What a look sets.
  init(_ metrics: ContentMetrics, traits: UITraitCollection) {
    var axes: UIAxis = []
    if metrics.preservesHorizontalMargins { axes.insert(.horizontal) }
    if metrics.preservesVerticalMargins { axes.insert(.vertical) }
    self.init(
      textProperties: .init(metrics.text, traits: traits),
      secondaryTextProperties: .init(metrics.secondaryText, traits: traits),
      imageProperties: .init(),
      axes: Setting(axes),
      margins: Setting(NSDirectionalEdgeInsets(metrics.margins)),
      prefersSideBySide: Setting(metrics.prefersSideBySide),
      imageToTextPadding: Setting(metrics.imageToTextPadding),
      horizontalPadding: Setting(metrics.horizontalTextPadding),
      verticalPadding: Setting(metrics.verticalTextPadding),
      alpha: Setting(1))
  }

  /// Takes over what the app set in another.
  mutating func keep(_ other: Self) {
    textProperties.keep(other.textProperties)
    secondaryTextProperties.keep(other.secondaryTextProperties)
    imageProperties.keep(other.imageProperties)
    axes.keep(other.axes)
    margins.keep(other.margins)
    prefersSideBySide.keep(other.prefersSideBySide)
    imageToTextPadding.keep(other.imageToTextPadding)
    horizontalPadding.keep(other.horizontalPadding)
    verticalPadding.keep(other.verticalPadding)
    alpha.keep(other.alpha)
  }
}

extension UIListContentConfiguration: Hashable {
  /// Whether both have the same style and amount to the same; what set a property does not count.
  public static func == (left: Self, right: Self) -> Bool {
    left.factory == right.factory && left.style == right.style && left.image == right.image
      && left.words == right.words && left.shared == right.shared
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(factory)
    hasher.combine(words)
    hasher.combine(image)
    hasher.combine(values.textProperties)
  }
}

extension UIListContentConfiguration.Values: Equatable {}

extension NSAttributedString {
  /// What nobody changes who has it too: UIKit keeps a copy.
  var unchanging: NSAttributedString { copy() as? NSAttributedString ?? self }
}
