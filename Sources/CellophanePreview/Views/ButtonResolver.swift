internal import CellophaneDocument
internal import CellophaneLook
internal import UIKit

/// Turns buttons into the document's, by their configuration or by what was set for states.
@MainActor struct ButtonResolver {
  let gathering: PageGathering

  func button(_ button: UIButton) -> ResolvedButton {
    guard let configuration = button.configuration else { return legacy(button) }
    let size = Self.fontSize(of: configuration)
    let font = LookFont(textStyle: size.style, size: size.points)
    let color = foreground(of: button, configuration)
    return ResolvedButton(
      title: text(
        button.shownTitle, button.shownAttributedTitle, configuration.attributedTitle, font, color,
        configuration.titleTextAttributesTransformer),
      subtitle: text(
        configuration.shownSubtitle,
        configuration.attributedSubtitle.map { NSAttributedString($0) },
        configuration.attributedSubtitle,
        LookFont(textStyle: .footnote, size: 13), color,
        configuration.subtitleTextAttributesTransformer),
      image: image(
        of: button, preferring: configuration.preferredSymbolConfigurationForImage, font, color),
      imageEdge: configuration.imagePlacement.resolved,
      imagePadding: Double(configuration.imagePadding),
      titlePadding: Double(configuration.titlePadding),
      insets: configuration.shownInsets.look, alignment: alignment(of: button, configuration),
      isEnabled: button.isEnabled, isSelected: button.isSelected,
      isBusy: configuration.showsActivityIndicator, showsChoices: button.showsIndicator,
      indicatorColor: button.showsIndicator ? button.indicatorColor?.lookColor : nil)
  }

  /// A button from before configurations.
  private func legacy(_ button: UIButton) -> ResolvedButton {
    let font = button.titleLabel?.font.lookFont ?? LookFont(textStyle: .body, size: 17)
    let color =
      button.isEnabled || button.titleColor(for: .disabled) != button.titleColor(for: .normal)
      ? button.currentTitleColor.lookColor : .system(.tertiaryLabel)
    let edges = button.contentEdgeInsets
    let titleEdges = button.titleEdgeInsets
    return ResolvedButton(
      title: text(button.shownTitle, nil, nil, font, color),
      image: image(
        of: button, preferring: button.preferredSymbolConfigurationForImage(in: button.state), font,
        button.isEnabled ? .tint : .system(.tertiaryLabel)),
      imagePadding: button.shownTitle == nil ? 0 : Double(titleEdges.left),
      insets: LookInsets(
        Double(edges.top), Double(edges.left), Double(edges.bottom), Double(edges.right)),
      alignment: button.contentHorizontalAlignment.resolved, isEnabled: button.isEnabled,
      isSelected: button.isSelected)
  }

  /// - Parameters:
  ///   - attributed: What is shown.
  ///   - own: What the configuration has, whose attributes a transformer is given.
  private func text(
    _ words: String?, _ attributed: NSAttributedString?, _ own: AttributedString?,
    _ font: LookFont, _ color: LookColor,
    _ transformer: UIConfigurationTextAttributesTransformer? = nil
  ) -> ResolvedText? {
    guard let words, !words.isEmpty else { return nil }
    let shown = transformer.map {
      NSAttributedString(transformed(own ?? AttributedString(words), font, color, $0))
    }
    let runs = (shown ?? attributed).flatMap {
      TextResolver(images: ImageResolver(gathering: gathering)).runs(words, attributed: $0)
    }
    var text = ResolvedText(
      runs: runs ?? [ResolvedRun(words)], font: font, color: color, numberOfLines: 1)
    if transformer != nil, text.runs.count == 1 { text.takeFontAndColorOfRun() }
    return text
  }

  /// A text whose attributes the author's closure has changed, stretch by stretch.
  private func transformed(
    _ text: AttributedString, _ font: LookFont, _ color: LookColor,
    _ transformer: UIConfigurationTextAttributesTransformer
  ) -> AttributedString {
    var base = AttributeContainer()
    base.font = font.textStyle.map { UIFont.preferredFont(forTextStyle: UIFont.TextStyle($0)) }
    base.foregroundColor = UIColor(color)
    var text = text
    for run in text.runs {
      text[run.range].setAttributes(
        transformer(base.merging(run.attributes, mergePolicy: .keepNew)))
    }
    return text
  }

  private func image(
    of button: UIButton, preferring symbol: UIImage.SymbolConfiguration?, _ font: LookFont,
    _ color: LookColor
  ) -> ResolvedImage? {
    guard let image = button.shownImage,
      var resolved = ImageResolver(gathering: gathering).image(
        image, preferring: symbol, font: font, isTinting: button.buttonType == .system)
    else { return nil }
    if color != .tint { resolved.tint = resolved.tint ?? color }
    if button.shownTitle == nil { resolved.label = resolved.label ?? image.accessibilityLabel }
    return resolved
  }

  private func alignment(
    of button: UIButton, _ configuration: UIButton.Configuration
  ) -> ResolvedButton.Alignment {
    button.contentHorizontalAlignment.resolved
  }

  // MARK: Configurations

  /// What a filled or tinted button is filled with; `nil` for a plain one.
  static func background(of button: UIButton) -> LookColor? {
    guard let configuration = button.configuration else { return nil }
    guard button.isEnabled else {
      return configuration.fill == nil ? nil : .system(.tertiarySystemFill)
    }
    let isToggled = button.isSelected && button.changesSelectionAsPrimaryAction
    if isToggled, configuration.automaticallyUpdateForSelection {
      switch configuration.kind {
      case .plain, .borderless: return LookColor(.tint, alpha: 0.18)
      case .tinted, .gray, .bordered, .borderedTinted: return .tint
      default: break
      }
    }
    return configuration.fill.flatMap { $0.lookColor.visible }
  }

  /// Points; round whatever the size is.
  static let capsuleRadius = 999.0

  /// Points; near what UIKit draws, whose own radii are not published.
  static func cornerRadius(of configuration: UIButton.Configuration) -> Double {
    switch configuration.cornerStyle {
    case .capsule: return capsuleRadius
    case .small: return 5
    case .medium: return 8
    case .large: return 12
    case .fixed, .dynamic:
      if configuration.background.cornerRadius > 0 {
        return Double(configuration.background.cornerRadius)
      }
      switch configuration.kind {
      case .bordered, .borderedTinted, .borderedProminent, .glass, .prominentGlass, .clearGlass,
        .prominentClearGlass:
        return 999
      default: break
      }
      switch configuration.buttonSize {
      case .mini, .small: return 999
      case .medium: return 8
      case .large: return 12
      }
    }
  }

  private static func fontSize(
    of configuration: UIButton.Configuration
  ) -> (style: TextStyle, points: Double) {
    switch configuration.buttonSize {
    case .mini, .small: (.subheadline, 15)
    case .medium, .large: (.body, 17)
    }
  }

  private func foreground(
    of button: UIButton, _ configuration: UIButton.Configuration
  ) -> LookColor {
    guard button.isEnabled else { return .system(.tertiaryLabel) }
    if button.isSelected, button.changesSelectionAsPrimaryAction,
      configuration.automaticallyUpdateForSelection,
      [.tinted, .gray, .bordered, .borderedTinted].contains(configuration.kind)
    {
      return LookColor(.fixed(SchemeColors(RGBA(1, 1, 1))))
    }
    return configuration.foreground.lookColor
  }
}

extension ResolvedText {
  /// Lets the only stretch's font and colour be those of the whole.
  fileprivate mutating func takeFontAndColorOfRun() {
    font = runs[0].font ?? font
    color = runs[0].color ?? color
    (runs[0].font, runs[0].color) = (nil, nil)
  }
}

extension NSDirectionalRectEdge {
  var resolved: ResolvedButton.ImageEdge {
    switch self {
    case .trailing: .trailing
    case .top: .top
    case .bottom: .bottom
    default: .leading
    }
  }
}

extension UIControl.ContentHorizontalAlignment {
  var resolved: ResolvedButton.Alignment {
    switch self {
    case .left, .leading: .leading
    case .right, .trailing: .trailing
    case .fill: .fill
    case .center: .center
    }
  }
}
