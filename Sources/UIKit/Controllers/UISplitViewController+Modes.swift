extension UISplitViewController {
  private var columnCount: Int { style == .tripleColumn ? 3 : 2 }

  private var isWide: Bool {
    let size = viewIfLoaded?.bounds.size ?? .zero
    return size.width > size.height || size == .zero
  }

  var resolvedBehavior: SplitBehavior {
    guard preferredSplitBehavior == .automatic else { return preferredSplitBehavior }
    if isWide { return .tile }
    return style == .tripleColumn ? .displace : .overlay
  }

  /// What a preferred mode comes to with this style and size.
  ///
  /// Held wide, a split view shows its columns beside the secondary one; held tall, it shows the
  /// secondary one, and columns come over it.
  func resolvedMode(_ preferred: DisplayMode) -> DisplayMode {
    switch preferred {
    case .automatic:
      guard isWide else { return .secondaryOnly }
      return style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
    case .twoBesideSecondary where columnCount < 3: return .oneBesideSecondary
    case .twoOverSecondary where columnCount < 3: return .oneOverSecondary
    case .twoDisplaceSecondary where columnCount < 3: return .oneOverSecondary
    default: return preferred
    }
  }

  /// The columns that are seen in regular width, from the leading edge.
  package var visibleColumns: [Column] {
    let all: [Column] =
      columnCount == 3 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    var visible = Array(all.suffix(1 + min(displayMode.others, columnCount - 1)))
    if primaryEdge == .trailing, visible.first == .primary, visible.count > 1 {
      visible.append(visible.removeFirst())
    }
    if columns.showsInspector, columns.shown[.inspector] != nil { visible.append(.inspector) }
    return visible
  }

  /// The columns of the one stack in compact width, the seen one last.
  package var collapsedColumns: [Column] {
    columns.shown[.compact] != nil ? [.compact] : columns.collapsed
  }

  func changeMode(to mode: DisplayMode) {
    let old = visibleColumns
    guard mode != displayMode || columns.mode == nil else { return }
    let isChange = mode != displayMode
    if isChange { delegate?.splitViewController(self, willChangeTo: mode) }
    columns.mode = mode
    report(from: old, to: visibleColumns)
    rearrange()
    if isChange { ScreenChanges.record(.changedDisplayMode(self)) }
  }

  private func report(from old: [Column], to new: [Column]) {
    for column in new where !old.contains(column) {
      delegate?.splitViewController(self, willShow: column)
      delegate?.splitViewController(self, didShow: column)
    }
    for column in old where !new.contains(column) {
      delegate?.splitViewController(self, willHide: column)
      delegate?.splitViewController(self, didHide: column)
    }
  }

  func reveal(_ column: Column) {
    ScreenChanges.record(.showedColumn(self, column))
    if isCollapsed { return revealCollapsed(column) }
    if column == .inspector { return setInspector(true) }
    guard !visibleColumns.contains(column) else {
      if column == .secondary, !displayMode.tiles { changeMode(to: .secondaryOnly) }
      return
    }
    changeMode(to: mode(showing: column == .primary && columnCount == 3 ? 2 : 1))
  }

  func conceal(_ column: Column) {
    ScreenChanges.record(.hidColumn(self, column))
    if isCollapsed { return concealCollapsed(column) }
    switch column {
    case .inspector: setInspector(false)
    case .primary where visibleColumns.contains(.primary):
      changeMode(to: columnCount == 3 ? mode(showing: 1) : .secondaryOnly)
    case .supplementary where visibleColumns.contains(.supplementary):
      changeMode(to: .secondaryOnly)
    default: break
    }
  }

  private func setInspector(_ isShown: Bool) {
    let old = visibleColumns
    columns.showsInspector = isShown
    report(from: old, to: visibleColumns)
    rearrange()
  }

  /// The mode with one or two more columns under the present behaviour.
  private func mode(showing others: Int) -> DisplayMode {
    switch (others, splitBehavior) {
    case (1, .tile), (1, .automatic): .oneBesideSecondary
    case (1, _): .oneOverSecondary
    case (_, .tile), (_, .automatic): .twoBesideSecondary
    case (_, .overlay): .twoOverSecondary
    case (_, .displace): .twoDisplaceSecondary
    }
  }

  // MARK: Compact width

  private func revealCollapsed(_ column: Column) {
    guard columns.shown[.compact] == nil, columns.shown[column] != nil else { return }
    let order = stackOrder
    guard let place = order.firstIndex(of: column) else { return }
    columns.collapsed = order[...place].filter { columns.shown[$0] != nil }
    rearrange()
  }

  private func concealCollapsed(_ column: Column) {
    guard columns.shown[.compact] == nil, columns.collapsed.count > 1,
      let place = columns.collapsed.firstIndex(of: column), place > 0
    else { return }
    columns.collapsed.removeSubrange(place...)
    rearrange()
  }

  /// Goes from the column that is seen in compact width to the one below, as its back button does.
  package func simulateBack() {
    guard let top = collapsedColumns.last else { return }
    conceal(top)
    if let seen = collapsedColumns.last { ScreenChanges.record(.showedColumn(self, seen)) }
  }

  private var stackOrder: [Column] { [.primary, .supplementary, .secondary, .inspector] }

  /// Goes over to one column or back when the width has changed.
  func updateCollapse() {
    let isCollapsed = isCollapsed
    guard columns.wasCollapsed != isCollapsed else { return }
    let isFirst = columns.wasCollapsed == nil
    columns.wasCollapsed = isCollapsed
    if isCollapsed {
      collapse()
      delegate?.splitViewControllerDidCollapse(self)
    } else if !isFirst {
      expand()
      delegate?.splitViewControllerDidExpand(self)
    }
  }

  private func collapse() {
    guard columns.shown[.compact] == nil else { return }
    let present = stackOrder.dropLast().filter { columns.shown[$0] != nil }
    if style == .unspecified {
      columns.collapsed = present
      guard
        let primary = delegate?.primaryViewController(forCollapsing: self)
          ?? columns.shown[.primary], let secondary = columns.shown[.secondary]
      else { return }
      let isDone =
        delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
      if isDone {
        columns.collapsed = [.primary]
      } else {
        primary.collapseSecondaryViewController(secondary, for: self)
      }
      return
    }
    let place = stackOrder.firstIndex(of: topForCollapsing) ?? 0
    columns.collapsed = present.filter { (stackOrder.firstIndex(of: $0) ?? 0) <= place }
  }

  /// The column that is seen once the width is compact, as the delegate has it.
  ///
  /// UIKit: the classic style shows the primary one unless the delegate says otherwise.
  package var topForCollapsing: Column {
    guard style != .unspecified else { return .primary }
    let proposed = stackOrder.dropLast().last { columns.shown[$0] != nil } ?? .primary
    return delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
  }

  /// Whether UIKit puts a button into the bars that hides the primary column and shows it again.
  package var hasSidebarToggle: Bool {
    style != .unspecified && displayModeButtonVisibility != .never && presentsWithGesture
      && primaryEdge == .leading && visibleColumns.first == .primary
      && visibleColumns.prefix(2).allSatisfy { column in
        let navigation = columns.shown[column] as? UINavigationController
        return navigation.map { !$0.isNavigationBarHidden } ?? false
      }
  }

  private func expand() {
    let proposed = resolvedMode(preferredDisplayMode)
    columns.mode = resolvedMode(
      delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed)
        ?? proposed)
    columns.collapsed = []
  }
}
