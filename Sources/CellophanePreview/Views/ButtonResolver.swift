internal import CellophaneDocument
internal import CellophaneLook
internal import UIKit

/// Turns buttons into the document's, by their configuration or by what was set for states.
@MainActor struct ButtonResolver {
  let gathering: PageGathering

  func kind(of button: UIButton) -> ResolvedView.Kind {
    let font = font(of: button)
    let title = button.shownTitle.flatMap { $0.isEmpty ? nil : $0 }.map { words in
      ResolvedText(
        runs: [ResolvedRun(words)], font: font, color: foreground(of: button), numberOfLines: 1)
    }
    let image = button.shownImage.flatMap {
      ImageResolver(gathering: gathering).image(
        $0, preferring: button.configuration?.preferredSymbolConfigurationForImage, font: font)
    }
    return .button(title: title, image: image, isEnabled: button.isEnabled, nil)
  }

  /// What a filled or tinted button is filled with; `nil` for a plain one.
  static func background(of button: UIButton) -> LookColor? {
    guard let configuration = button.configuration else { return nil }
    if let own = configuration.baseBackgroundColor { return own.lookColor.visible }
    switch configuration.kind {
    case .filled, .borderedProminent, .prominentGlass, .prominentClearGlass: return .tint
    case .tinted, .borderedTinted: return LookColor(.tint, alpha: 0.15)
    case .gray, .bordered: return .system(.systemFill)
    case .plain, .borderless, .glass, .clearGlass: return nil
    }
  }

  private func font(of button: UIButton) -> LookFont {
    guard button.configuration == nil, let font = button.titleLabel?.font else {
      return LookFont(textStyle: .body, size: 17)
    }
    return font.lookFont
  }

  private func foreground(of button: UIButton) -> LookColor {
    guard let configuration = button.configuration else {
      return button.currentTitleColor.lookColor
    }
    if let own = configuration.baseForegroundColor { return own.lookColor }
    switch configuration.kind {
    case .filled, .borderedProminent, .prominentGlass, .prominentClearGlass:
      return LookColor(.fixed(SchemeColors(RGBA(1, 1, 1))))
    default: return .tint
    }
  }
}
