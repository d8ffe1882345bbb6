package import CellophaneLook

extension UIListContentConfiguration {
  /// The same content as it is in a state; what the app set is left alone.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    let flags = StateFlags(state)
    let style = factory.style(in: flags.listEnvironment)
    var result = restyled(style, traits: state.traitCollection)
    if style.isSidebar {
      result.values.followSidebar(flags, isHeader: style == .sidebarHeader)
    } else if flags.isDisabled, !flags.isSwiped {
      result.values.dim()
    }
    result.values.keep(values)
    return result
  }
}

extension UIListContentConfiguration.Values {
  /// A disabled cell of a list.
  ///
  /// Source: measured on a Mac.
  fileprivate mutating func dim() {
    textProperties.values.color = Setting(.tertiaryLabel)
    secondaryTextProperties.values.color = Setting(.quaternaryLabel)
    imageProperties.values.tintColor = Setting(.tertiaryLabel)
  }

  /// A row of a sidebar.
  ///
  /// Source: the weight, the dimming and the focused colours are measured on a Mac; the selected
  /// colours of iOS 18 on iPadOS 14 and those of iOS 26 on one picture of iPadOS 26.
  fileprivate mutating func followSidebar(_ flags: StateFlags, isHeader: Bool) {
    if flags.isDisabled, !flags.isSwiped { alpha = Setting(0.5) }
    if flags.isHighlighted, !flags.isSelected {
      let faded = UIConfigurationColorTransformer.faded
      textProperties.values.colorTransformer = Setting(faded)
      secondaryTextProperties.values.colorTransformer = Setting(faded)
      imageProperties.values.tintColorTransformer = Setting(faded)
    }
    guard !isHeader, flags.isDropTarget || flags.isSelected && !flags.isEditing else { return }
    textProperties.values.font = Setting(textProperties.font.inWeight(.medium))
    let isSolid = Look.current.sidebarSelection.isSolid || flags.isFocused
    if flags.isSelected, isSolid {
      textProperties.values.color = Setting(.white)
      secondaryTextProperties.values.color = Setting(.white.withAlphaComponent(0.8))
      imageProperties.values.tintColor = Setting(.white)
    } else if flags.isSelected {
      textProperties.values.color = Setting(.tintColor)
    }
  }
}

extension ContentStyle {
  /// Whether it belongs to a sidebar.
  package var isSidebar: Bool {
    switch self {
    case .sidebarCell, .sidebarSubtitleCell, .sidebarHeader, .accompaniedSidebarCell,
      .accompaniedSidebarSubtitleCell:
      true
    default: false
    }
  }

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
