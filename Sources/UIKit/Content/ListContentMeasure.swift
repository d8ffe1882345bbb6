internal import CellophaneLook

/// How much room list content takes, by the rules that pages follow.
@MainActor struct ListContentMeasure {
  private let content: UIListContentConfiguration
  private let metrics: ContentMetrics
  /// What a list keeps free at a row's sides.
  private let contentMargin: CGFloat

  init(_ content: UIListContentConfiguration, contentMargin: CGFloat) {
    self.content = content
    metrics = Look.current.content(content.style)
    self.contentMargin = metrics.preservesHorizontalMargins ? contentMargin : 0
  }

  // MARK: Across

  private var leading: CGFloat { max(content.directionalLayoutMargins.leading, contentMargin) }
  private var trailing: CGFloat { max(CGFloat(metrics.margins.trailing), contentMargin) }

  /// What lies between the texts and what follows them.
  private func afterTexts(hasAccessories: Bool) -> CGFloat {
    let own = content.directionalLayoutMargins.trailing
    if hasAccessories { return own }
    return own == CGFloat(metrics.margins.trailing) ? 0 : max(0, own - trailing)
  }

  /// How much of a row's width is no text's.
  private func taken(indentation: CGFloat, _ room: AccessoryRoom) -> CGFloat {
    leading + indentation + trailing + room.leading + room.trailing + imageColumn
      + afterTexts(hasAccessories: room.trailing > 0)
  }

  /// As wide as it is on one line.
  var width: CGFloat {
    let texts =
      content.prefersSideBySideTextAndSecondaryText && !isLarge
      ? text.width(within: .infinity) + gapBeside + secondary.width(within: .infinity)
      : max(text.width(within: .infinity), secondary.width(within: .infinity))
    return taken(indentation: 0, AccessoryRoom()) + texts
  }

  // MARK: Downwards

  /// How high a row is.
  ///
  /// - Parameter width: Between the row's edges.
  func height(
    within width: CGFloat, indentation: CGFloat = 0, _ room: AccessoryRoom = AccessoryRoom()
  ) -> CGFloat {
    let margins = content.directionalLayoutMargins
    let inner = max(0, width - taken(indentation: indentation, room))
    return max(
      CGFloat(metrics.minimumHeight),
      margins.top + max(imageHeight, textsHeight(within: inner), room.height) + margins.bottom)
  }

  private func textsHeight(within width: CGFloat) -> CGFloat {
    guard text.isThere, secondary.isThere else {
      return max(text.height(within: width), secondary.height(within: width))
    }
    let beside = text.width(within: .infinity) + gapBeside + secondary.width(within: .infinity)
    if content.prefersSideBySideTextAndSecondaryText, !isLarge, beside <= width {
      // Both stand on one line.
      let rise = max(text.ascender, secondary.ascender)
      return max(
        rise - text.ascender + text.height(within: width),
        rise - secondary.ascender + secondary.height(within: width))
    }
    return text.height(within: width) + content.textToSecondaryTextVerticalPadding
      + secondary.height(within: width)
  }

  /// How many lines there are of texts one below the other.
  struct Lines: Equatable {
    var text: Int
    var secondary: Int
  }

  /// How many lines the two texts have in a height that is too low for both; `nil` where all fit.
  ///
  /// The second text gives way first, but for a line.
  func lines(within size: CGSize) -> Lines? {
    guard text.isThere, secondary.isThere, !isLarge else { return nil }
    let inner = max(0, size.width - taken(indentation: 0, AccessoryRoom()))
    let margins = content.directionalLayoutMargins
    let room = size.height - margins.top - margins.bottom
    guard textsHeight(within: inner) > room + 0.5 else { return nil }
    let both = room - content.textToSecondaryTextVerticalPadding
    let first = max(1, min(text.lines(within: inner), text.lines(in: both - secondary.lineHeight)))
    let rest = both - CGFloat(first) * text.lineHeight
    return Lines(
      text: first,
      secondary: max(1, min(secondary.lines(within: inner), secondary.lines(in: rest))))
  }

  private var gapBeside: CGFloat {
    text.isThere && secondary.isThere ? content.textToSecondaryTextHorizontalPadding : 0
  }

  /// At accessibility sizes texts stand one below the other.
  private var isLarge: Bool {
    UITraitCollection.current.preferredContentSizeCategory.isAccessibilityCategory
  }

  private var text: TextPart { TextPart(content.text, content.textProperties, !isLarge) }
  private var secondary: TextPart {
    TextPart(content.secondaryText, content.secondaryTextProperties, !isLarge)
  }

  // MARK: Parts

  /// Where a text lies: how far from the edges across, and how far its middle from the row's.
  struct Part {
    var before: CGFloat
    var after: CGFloat
    var middle: CGFloat
    var height: CGFloat
  }

  /// - Parameter width: Between the row's edges.
  func part(isSecondary: Bool, within width: CGFloat) -> Part {
    let margins = content.directionalLayoutMargins
    let inner = max(0, width - taken(indentation: 0, AccessoryRoom()))
    let all = textsHeight(within: inner)
    let own = (isSecondary ? secondary : text).height(within: inner)
    let isStacked =
      text.isThere && secondary.isThere
      && all > max(text.height(within: inner), secondary.height(within: inner))
    let shift = isStacked ? (all - own) / 2 * (isSecondary ? 1 : -1) : 0
    return Part(
      before: leading + imageColumn, after: trailing + afterTexts(hasAccessories: false),
      middle: (margins.top - margins.bottom) / 2 + shift, height: own)
  }

  // MARK: Image

  private var imageSize: CGSize {
    guard let image = content.image, !image.isSymbolImage else { return .zero }
    let most = content.imageProperties.maximumSize
    var size = image.size
    let scales = [
      most.width > 0 ? most.width / max(size.width, 1) : 1,
      most.height > 0 ? most.height / max(size.height, 1) : 1,
    ]
    let scale = min(1, scales.min() ?? 1)
    size.width *= scale
    size.height *= scale
    return size
  }

  private var imageColumn: CGFloat {
    guard let image = content.image else { return 0 }
    let reserved = Self.given(content.imageProperties.reservedLayoutSize.width)
    let padding = content.imageToTextPadding
    guard image.isSymbolImage else { return max(imageSize.width, reserved ?? 0) + padding }
    let own = image.size(beside: content.imageProperties.preferredSymbolConfiguration).width
    return (reserved ?? max(CGFloat(metrics.symbolWidth), own)) + padding
  }

  private var imageHeight: CGFloat {
    max(imageSize.height, Self.given(content.imageProperties.reservedLayoutSize.height) ?? 0)
  }

  private static func given(_ length: CGFloat) -> CGFloat? {
    length > 0 && length != UIListContentConfiguration.ImageProperties.standardDimension
      ? length : nil
  }
}

/// One of list content's texts.
@MainActor private struct TextPart {
  private let text: String
  private let measure: TextMeasure
  private let lines: Int

  init(
    _ text: String?, _ properties: UIListContentConfiguration.TextProperties, _ isCut: Bool
  ) {
    let own = text ?? ""
    self.text =
      switch properties.transform {
      case .uppercase: own.uppercased()
      case .lowercase: own.lowercased()
      case .capitalized: own.capitalized
      case .none: own
      }
    measure = TextMeasure(font: properties.font)
    lines = isCut ? properties.numberOfLines : 0
  }

  var isThere: Bool { !text.isEmpty }
  var ascender: CGFloat { measure.font.ascender }
  var lineHeight: CGFloat { measure.font.lineHeight }

  /// How many lines it has in a width.
  func lines(within width: CGFloat) -> Int {
    Int((height(within: width) / lineHeight).rounded())
  }

  /// How many lines a height has room for.
  func lines(in height: CGFloat) -> Int {
    max(0, Int(((height + 0.5) / lineHeight).rounded(.down)))
  }

  func width(within width: CGFloat) -> CGFloat {
    isThere ? measure.size(of: text, within: width, lines: lines).width : 0
  }

  func height(within width: CGFloat) -> CGFloat {
    isThere ? measure.size(of: text, within: width, lines: lines).height : 0
  }
}

extension UIListContentView {
  private var measure: ListContentMeasure? {
    (configuration as? UIListContentConfiguration).map {
      ListContentMeasure($0, contentMargin: marginAround)
    }
  }

  /// What the list around keeps free at its rows' sides.
  private var marginAround: CGFloat {
    for view in sequence(first: superview, next: { $0?.superview }) {
      guard let margins = view?.listMargins else { continue }
      return margins.leading
    }
    return CGFloat(Look.current.list(.plain).contentMargin)
  }

  /// Where a text lies that a guide is around; `nil` for the image's guide.
  func part(of guide: UILayoutGuide, within width: CGFloat) -> ListContentMeasure.Part? {
    let isSecondary = guide === secondaryTextLayoutGuide
    guard isSecondary || guide === textLayoutGuide else { return nil }
    return measure?.part(isSecondary: isSecondary, within: width)
  }

  /// The size that the texts and the image ask for.
  func listContentSize(within width: CGFloat) -> CGSize {
    guard let measure else { return .zero }
    return CGSize(width: min(measure.width, width), height: measure.height(within: width))
  }
}
