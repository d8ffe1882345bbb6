internal import CellophaneLook

extension UIListContentConfiguration {
  /// The same content as it is in a state; what the app set is left alone.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    let flags = StateFlags(state)
    return restyled(
      factory.style(in: flags.listEnvironment), in: flags.states, traits: state.traitCollection)
  }
}

extension UIListContentConfiguration.Values {
  /// Takes over what a state makes of the style.
  mutating func adopt(_ change: ContentChange) {
    if let alpha = change.alpha { self.alpha = Setting(alpha) }
    if let weight = change.textWeight {
      textProperties.values.font = Setting(
        textProperties.font.inWeight(UIFont.Weight(css: weight)))
    }
    if let color = change.textColor { textProperties.values.color = Setting(UIColor(color)) }
    if let color = change.secondaryColor {
      secondaryTextProperties.values.color = Setting(UIColor(color))
    }
    if let color = change.imageColor { imageProperties.values.tintColor = Setting(UIColor(color)) }
    guard change.isFaded else { return }
    let faded = UIConfigurationColorTransformer.faded
    textProperties.values.colorTransformer = Setting(faded)
    secondaryTextProperties.values.colorTransformer = Setting(faded)
    imageProperties.values.tintColorTransformer = Setting(faded)
  }
}

extension ContentStyle {
  /// What a list's appearance makes of the five styles that follow it.
  ///
  /// UIKit: `listEnvironment`, from iOS 18.
  func style(in environment: UIListEnvironment) -> ContentStyle {
    switch (self, environment) {
    case (.cell, .sidebar): .sidebarCell
    case (.subtitleCell, .sidebar): .sidebarSubtitleCell
    case (.header, .grouped), (.header, .insetGrouped): .groupedHeader
    case (.header, .sidebar), (.header, .sidebarPlain): .sidebarHeader
    case (.header, .plain): .plainHeader
    case (.footer, .grouped), (.footer, .insetGrouped): .groupedFooter
    case (.footer, .plain): .plainFooter
    default: self
    }
  }
}

extension UIFont {
  /// The same font in another weight, following the same text size.
  func inWeight(_ weight: UIFont.Weight) -> UIFont {
    var values = values
    values.weight = weight
    return UIFont(values)
  }
}
