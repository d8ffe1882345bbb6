extension Look {
  /// How the look draws an appearance of a list, or a table view's style of that name.
  ///
  /// Source: in iOS 26 a table view's margins are measured, 20 from a window of 390 on and 16 below,
  /// in cards and in a plain table; so are the heights of its headers,
  /// 55.33 of the first and 45.33 of later ones. In iOS 18 both are alike.
  package func list(_ appearance: ListAppearance, isTable: Bool = false) -> ListMetrics {
    var metrics = list(appearance)
    guard isTable, name == .iOS26 else { return metrics }
    switch appearance {
    case .plain: break
    case .grouped, .insetGrouped:
      metrics.headerRise = 5
      metrics.firstHeaderRise = 15
    case .sidebar, .sidebarPlain: return metrics
    }
    if appearance == .insetGrouped { metrics.sideInset = 20 }
    if appearance == .plain {
      metrics.contentMargin = 20
      metrics.separatorTrailing = 20
    }
    return metrics
  }

  private func list(_ appearance: ListAppearance) -> ListMetrics {
    switch appearance {
    case .plain: plain(.systemBackground)
    case .sidebarPlain: sidebarPlain
    case .grouped: grouped
    case .insetGrouped: insetGrouped
    case .sidebar: sidebar
    }
  }

  /// Above and below a title in a plain table's header, which stands closer than other content.
  ///
  /// Source: in iOS 26 such a header is measured, 28 high and its text 4 below its top; that it is as
  /// high in iOS 18 is carried back.
  package var plainTitleMargins: (top: Double, bottom: Double) {
    name == .iOS18 ? (4, 4) : (4, 3.67)
  }

  /// The thickness of a separator: a device pixel at three pixels a point, or a point.
  ///
  /// Source: measured in both looks, in collection lists and in tables; the line of iOS 26 is a whole
  /// point of the same translucent colour.
  package var separatorThickness: Double {
    name == .iOS18 ? 1 / 3.0 : 1
  }

  /// Source: separators are measured in both looks, as are the text's margins (20 in iOS 18 from
  /// 390 points on, 16 in iOS 26) and the first row 18.5 below the top in iOS 26. A header's
  /// padding is a table view's, measured. In iOS 18 the first row stands at the top, by eye.
  private func plain(_ background: SystemColor) -> ListMetrics {
    ListMetrics(
      background: .system(background), cell: .listPlainCell, header: .listPlainHeaderFooter,
      footer: .listPlainHeaderFooter, sideInset: 0, narrowSideInset: 0,
      contentMargin: name == .iOS18 ? 20 : 16, narrowContentMargin: 16, cornerRadius: 0,
      roundsEveryRow: false, showsSeparators: true, separatorThickness: separatorThickness,
      separatorLeading: name == .iOS18 ? nil : 16, separatorTrailing: name == .iOS18 ? 0 : 16,
      drawsSectionEdges: false, topPadding: name == .iOS18 ? 0 : 18.5, sectionGap: 0,
      gapBeforeHeader: 0, gapAfterFooter: 0, headerTopPadding: 22, bottomPadding: 0,
      pinsHeaders: true, headerContent: .plainHeader, footerContent: .plainFooter)
  }

  /// Source: rows and separators of iOS 14 are measured; that it is otherwise a plain list is
  /// chosen by eye.
  private var sidebarPlain: ListMetrics {
    var metrics = plain(.systemBackground)
    metrics.headerContent = .sidebarHeader
    metrics.header = .listSidebarHeader
    metrics.topPadding = 0
    metrics.headerTopPadding = 0
    return metrics
  }

  /// Source: the card's margins and radius, the gaps between sections, headers and footers and the
  /// text's margins are measured in both looks, that of iOS 26 in a collection view's list. What follows a footer without a header is half a gap, by eye.
  private var insetGrouped: ListMetrics {
    ListMetrics(
      background: .system(.systemGroupedBackground), cell: .listGroupedCell,
      header: .listGroupedHeaderFooter, footer: .listGroupedHeaderFooter,
      sideInset: name == .iOS18 ? 20 : 16, narrowSideInset: 16,
      contentMargin: name == .iOS18 ? 20 : 16, narrowContentMargin: 16,
      cornerRadius: cardCornerRadius, roundsEveryRow: false, showsSeparators: true,
      separatorThickness: separatorThickness, separatorLeading: name == .iOS18 ? nil : 16,
      separatorTrailing: name == .iOS18 ? 0 : 16, drawsSectionEdges: false, topPadding: 35,
      sectionGap: name == .iOS18 ? 35.33 : 35, gapBeforeHeader: 17.67, gapAfterFooter: 17.67,
      headerTopPadding: 0, bottomPadding: name == .iOS18 ? 20 : 35, pinsHeaders: false,
      headerContent: .groupedHeader, footerContent: .groupedFooter)
  }

  /// Source: as the inset one, without the card; that it has none, and the lines above and below a
  /// section in iOS 18, are chosen by eye.
  private var grouped: ListMetrics {
    var metrics = insetGrouped
    metrics.sideInset = 0
    metrics.narrowSideInset = 0
    metrics.cornerRadius = 0
    metrics.drawsSectionEdges = name == .iOS18
    return metrics
  }

  /// Source: the rows' inset and corners and the lack of separators are measured on iPadOS 14, the
  /// capsule of iOS 26 on one picture. Gaps are chosen by eye: headers bring their own margins.
  private var sidebar: ListMetrics {
    ListMetrics(
      background: .system(.systemGroupedBackground), cell: .listSidebarCell,
      header: .listSidebarHeader, footer: .listPlainHeaderFooter, sideInset: 16,
      narrowSideInset: 16, contentMargin: 8, narrowContentMargin: 8,
      cornerRadius: name == .iOS18 ? 10 : 22, roundsEveryRow: true, showsSeparators: false,
      separatorThickness: separatorThickness, separatorLeading: nil, separatorTrailing: 0,
      drawsSectionEdges: false, topPadding: 8, sectionGap: 16, gapBeforeHeader: 0,
      gapAfterFooter: 0, headerTopPadding: 0, bottomPadding: 16, pinsHeaders: false,
      headerContent: .sidebarHeader, footerContent: .footer)
  }
}
