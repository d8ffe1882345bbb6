internal import CellophaneLook

/// What lies between a list's sections, by the rules that pages follow.
struct ListSpacing {
  let metrics: ListMetrics
  let appearance: ListAppearance
  let isTable: Bool
  /// `nil` leaves it to the look.
  let headerTopPadding: CGFloat?

  init(
    _ appearance: ListAppearance, isTable: Bool = false, headerTopPadding: CGFloat?
  ) {
    metrics = Look.current.list(appearance, isTable: isTable)
    self.appearance = appearance
    self.isTable = isTable
    self.headerTopPadding = headerTopPadding
  }

  /// Above a section.
  ///
  /// - Parameters:
  ///   - hasHeader: Whether it begins with a header, of its own or among the rows of a card.
  ///   - followsFooter: What the section before ends with; `nil` for the first section.
  ///   - isBelowTitle: Whether a large title or a search field stands right above the list.
  func before(hasHeader: Bool, followsFooter: Bool?, isBelowTitle: Bool) -> CGFloat {
    switch (followsFooter, hasHeader) {
    case (nil, true): isTable ? headerPadding : headerTopPadding ?? 0
    case (nil, false): headerTopPadding ?? (isBelowTitle ? 0 : CGFloat(metrics.topPadding))
    case (false, false): headerTopPadding ?? CGFloat(metrics.sectionGap)
    case (false, true):
      headerTopPadding ?? CGFloat(max(metrics.gapBeforeHeader, metrics.headerTopPadding))
    case (true, false): headerTopPadding ?? CGFloat(metrics.gapAfterFooter)
    case (true, true): 0
    }
  }

  /// Above a table's section, apart: what stands for a footer that the section before does not have, and
  /// what is above the header, or stands for it where there is none.
  func parts(
    hasHeader: Bool, followsFooter: Bool?, isBelowTitle: Bool
  ) -> (footer: CGFloat, header: CGFloat) {
    let isLooks = followsFooter == false && headerTopPadding == nil
    let footer = isLooks ? CGFloat(metrics.gapBeforeHeader) : 0
    if hasHeader { return (footer, headerPadding) }
    if followsFooter != nil { return (footer, headerTopPadding ?? CGFloat(metrics.gapAfterFooter)) }
    return (0, before(hasHeader: false, followsFooter: nil, isBelowTitle: isBelowTitle))
  }

  /// Above a header, whatever is before it.
  var headerPadding: CGFloat { headerTopPadding ?? CGFloat(metrics.headerTopPadding) }

  /// Above a table's header, within it.
  func rise(isFirst: Bool) -> CGFloat {
    guard isTable else { return 0 }
    return CGFloat(isFirst ? metrics.firstHeaderRise : metrics.headerRise)
  }

  /// Below the last section.
  var after: CGFloat { CGFloat(metrics.bottomPadding) }

  /// From the list's edges to its rows.
  func sideInset(width: CGFloat) -> CGFloat {
    appearance == .insetGrouped || appearance == .sidebar
      ? CGFloat(metrics.sideInset(width: Double(width))) : 0
  }

  /// A card ends above its last row's separator.
  var cardOverlap: CGFloat {
    appearance.hasCards ? CGFloat(metrics.separatorThickness) : 0
  }
}

extension UIScrollView {
  /// Whether a large title or a search field stands right above the list, which begins closer to
  /// it then.
  var isBelowTitle: Bool {
    guard Look.current.name == .iOS26 else { return false }
    let owner = owningController ?? superview?.owningController
    guard let owner, let navigation = owner.parent as? UINavigationController,
      navigation.topViewController === owner, !navigation.isNavigationBarHidden
    else { return false }
    let search = owner.navigationItem.searchController
    if search?.searchBar.hasScopes == true { return false }
    let height = owner.navigationItem.barHeight(Look.current.bars)
    return navigation.roomBetweenBars.minY > CGFloat(height)
  }
}
