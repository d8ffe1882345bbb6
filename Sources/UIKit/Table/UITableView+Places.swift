package import CellophaneLook

extension UITableView {
  /// Where a section lies with its header and footer, in the table's points.
  ///
  /// Rows are as high as the author said, or as their contents ask for in the declared width.
  public func rect(forSection section: Int) -> CGRect {
    let top = self.top(ofSection: section)
    return CGRect(x: 0, y: top, width: bounds.width, height: height(ofSection: section))
  }

  /// Where a section's header lies; without height where there is none.
  public func rectForHeader(inSection section: Int) -> CGRect {
    CGRect(
      x: 0, y: top(ofSection: section) + gap(before: section), width: bounds.width,
      height: headerHeight(section))
  }

  /// Where a section's footer lies; without height where there is none.
  public func rectForFooter(inSection section: Int) -> CGRect {
    let height = footerHeight(section)
    let after = section == counts.count - 1 ? spacing.after + roomForLastFooter : 0
    return CGRect(
      x: 0, y: rect(forSection: section).maxY - after - height, width: bounds.width,
      height: height)
  }

  /// Where a row lies; zero without such a row.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    guard hasRow(at: indexPath) else { return .zero }
    let top = rectForHeader(inSection: indexPath.section).maxY
    return rows(0...indexPath.row, ofSection: indexPath.section, from: top).last ?? .zero
  }

  /// Where all rows lie, each measured once.
  package var rowFrames: [IndexPath: CGRect] {
    var frames: [IndexPath: CGRect] = [:]
    var top = tableHeaderView?.frame.height ?? 0
    for (section, count) in counts.enumerated() {
      top += gap(before: section) + headerHeight(section)
      for (index, frame) in rows(0..<count, ofSection: section, from: top).enumerated() {
        frames[IndexPath(row: index, section: section)] = frame
        top = frame.maxY
      }
      top += heightBelowRows(ofSection: section)
    }
    return frames
  }

  /// The row at a place; `nil` beside all rows.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    let frames = rowFrames
    return everyIndexPath.first { frames[$0]?.contains(point) == true }
  }

  /// The rows that a rectangle meets.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    let frames = rowFrames
    return everyIndexPath.filter { frames[$0]?.intersects(rect) == true }
  }

  /// Accepted; titles are asked for when the page is made.
  public func reloadSectionIndexTitles() {}

  private func top(ofSection section: Int) -> CGFloat {
    (0..<min(section, numberOfSections)).reduce(tableHeaderView?.frame.height ?? 0) {
      $0 + height(ofSection: $1)
    }
  }

  private func height(ofSection section: Int) -> CGFloat {
    guard counts.indices.contains(section) else { return 0 }
    let rows = (0..<counts[section]).reduce(0) {
      $0 + rowHeight(IndexPath(row: $1, section: section))
    }
    return headerHeight(section) + gap(before: section) + rows + heightBelowRows(ofSection: section)
  }

  private func heightBelowRows(ofSection section: Int) -> CGFloat {
    footerHeight(section) - (counts[section] > 0 ? spacing.cardOverlap : 0)
      + (section == counts.count - 1 ? spacing.after + roomForLastFooter : 0)
  }

  /// Some rows of a section below each other.
  private func rows(
    _ rows: some Sequence<Int>, ofSection section: Int, from top: CGFloat
  ) -> [CGRect] {
    let side = spacing.sideInset(width: bounds.width)
    var top = top
    return rows.map { row in
      let height = rowHeight(IndexPath(row: row, section: section))
      defer { top += height }
      return CGRect(x: side, y: top, width: bounds.width - 2 * side, height: height)
    }
  }

  /// The width of rows, headers and footers, in points.
  var rowWidth: CGFloat { bounds.width - 2 * spacing.sideInset(width: bounds.width) }

  var spacing: ListSpacing {
    ListSpacing(
      style.appearance, isTable: true,
      headerTopPadding: sectionHeaderTopPadding < 0 ? nil : sectionHeaderTopPadding)
  }

  private func gap(before section: Int) -> CGFloat {
    givenGap(above: section)
      ?? spacing.before(
        hasHeader: header(ofSection: section) != nil,
        followsFooter: section == 0 ? nil : footer(ofSection: section - 1) != nil,
        isBelowTitle: beginsBelowTitle)
  }

  /// Whether the first section stands right below a large title or a search field.
  var beginsBelowTitle: Bool { tableHeaderView == nil && isBelowTitle }

  private func rowHeight(_ indexPath: IndexPath) -> CGFloat {
    decidedHeight(ofRowAt: indexPath) ?? contentHeight(ofRowAt: indexPath)
  }
}

extension UITableViewCell {
  /// What accessories take of the cell's width.
  var accessoryRoom: AccessoryRoom {
    var room = AccessoryRoom()
    let look = Look.current
    if let view = isEditing ? editingAccessoryView : accessoryView {
      room.trailing = view.bounds.width
    } else {
      let scale = UIFont.preferredFont(forTextStyle: .body).pointSize / 17
      let chevron = CGFloat(look.accessory(.disclosureIndicator).height) * scale
      let detail = CGFloat(look.accessory(.detail).height) * scale
      room.trailing =
        switch isEditing ? editingAccessoryType : accessoryType {
        case .none: 0
        case .disclosureIndicator: chevron
        case .checkmark: CGFloat(look.accessory(.checkmark).width) * scale
        case .detailButton: detail
        case .detailDisclosureButton: detail + CGFloat(look.accessorySpacing.gap) + chevron
        }
    }
    return room
  }

  /// Where the content view lies in a width: beside the accessories.
  func contentBox(in width: CGFloat) -> CGRect {
    var room = accessoryRoom
    if room.trailing > 0 { room.trailing += listMargin }
    let before = CGFloat(indentationLevel) * indentationWidth
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: isMirrored ? room.trailing : before, y: 0, width: max(width - before - room.trailing, 0),
      height: bounds.height)
  }

  private var listMargin: CGFloat {
    let table = superview as? UITableView
    let metrics = Look.current.list(
      table?.style == .insetGrouped ? .insetGrouped : .plain, isTable: true)
    return CGFloat(metrics.contentMargin(width: Double(table?.bounds.width ?? 402)))
  }

  /// Whether views of the author's, and not list content, are what the cell shows.
  var hasOwnContent: Bool {
    guard let view = contents.builtView else {
      return shownContent.map { !($0 is UIListContentConfiguration) } ?? false
    }
    return !(view is UIListContentView) && !view.subviews.isEmpty
  }
}

extension UITableView.Style {
  /// The same appearance of a list.
  package var appearance: ListAppearance {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    }
  }
}
