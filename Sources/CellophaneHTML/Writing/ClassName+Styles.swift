internal import CellophaneLook

extension ClassName {
  init(_ style: ContentStyle) {
    self =
      switch style {
      case .cell: .contentCell
      case .subtitleCell: .contentSubtitleCell
      case .valueCell: .contentValueCell
      case .header: .contentHeader
      case .footer: .contentFooter
      case .plainHeader: .contentPlainHeader
      case .plainFooter: .contentPlainFooter
      case .groupedHeader: .contentGroupedHeader
      case .groupedFooter: .contentGroupedFooter
      case .prominentInsetGroupedHeader: .contentProminentHeader
      case .extraProminentInsetGroupedHeader: .contentExtraProminentHeader
      case .sidebarCell: .contentSidebarCell
      case .sidebarSubtitleCell: .contentSidebarSubtitleCell
      case .sidebarHeader: .contentSidebarHeader
      case .accompaniedSidebarCell: .contentAccompaniedSidebarCell
      case .accompaniedSidebarSubtitleCell: .contentAccompaniedSidebarSubtitleCell
      }
  }

  init(_ style: BackgroundStyle) {
    self =
      switch style {
      case .clear: .backgroundClear
      case .listCell: .backgroundListCell
      case .listHeader: .backgroundListHeader
      case .listFooter: .backgroundListFooter
      case .listPlainCell: .backgroundListPlainCell
      case .listPlainHeaderFooter: .backgroundListPlainHeaderFooter
      case .listGroupedCell: .backgroundListGroupedCell
      case .listGroupedHeaderFooter: .backgroundListGroupedHeaderFooter
      case .listSidebarCell: .backgroundListSidebarCell
      case .listSidebarHeader: .backgroundListSidebarHeader
      case .listAccompaniedSidebarCell: .backgroundListAccompaniedSidebarCell
      }
  }

  init(_ appearance: ListAppearance) {
    self =
      switch appearance {
      case .plain: .appearancePlain
      case .grouped: .appearanceGrouped
      case .insetGrouped: .appearanceInsetGrouped
      case .sidebar: .appearanceSidebar
      case .sidebarPlain: .appearanceSidebarPlain
      }
  }
}
