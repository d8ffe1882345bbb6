extension UITableView {
  /// Where a section lies with its header and footer, in the table's points.
  ///
  /// A page lays rows out by itself: this is where they would lie at the heights that the author
  /// gave or that their contents ask for in the declared width.
  public func rect(forSection section: Int) -> CGRect {
    let top = self.top(ofSection: section)
    return CGRect(x: 0, y: top, width: bounds.width, height: height(ofSection: section))
  }

  /// Where a section's header lies; without height where there is none.
  public func rectForHeader(inSection section: Int) -> CGRect {
    CGRect(
      x: 0, y: top(ofSection: section), width: bounds.width, height: headerHeight(section))
  }

  /// Where a section's footer lies; without height where there is none.
  public func rectForFooter(inSection section: Int) -> CGRect {
    let height = footerHeight(section)
    return CGRect(
      x: 0, y: rect(forSection: section).maxY - height, width: bounds.width, height: height)
  }

  /// Where a row lies; zero without such a row.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    guard hasRow(at: indexPath) else { return .zero }
    var top = rectForHeader(inSection: indexPath.section).maxY
    for row in 0..<indexPath.row {
      top += rowHeight(IndexPath(row: row, section: indexPath.section))
    }
    return CGRect(x: 0, y: top, width: bounds.width, height: rowHeight(indexPath))
  }

  /// The row at a place; `nil` beside all rows.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    everyIndexPath.first { rectForRow(at: $0).contains(point) }
  }

  /// The rows that a rectangle meets.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    everyIndexPath.filter { rectForRow(at: $0).intersects(rect) }
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
    return (0..<counts[section]).reduce(headerHeight(section) + footerHeight(section)) {
      $0 + rowHeight(IndexPath(row: $1, section: section))
    }
  }

  private func rowHeight(_ indexPath: IndexPath) -> CGFloat {
    givenHeight(ofRowAt: indexPath) ?? fitting(cell(at: indexPath).contentView, least: 44)
  }

  private func headerHeight(_ section: Int) -> CGFloat {
    let own = delegate.flatMap { delegate in
      OptionalMethod.answer(of: "tableView(_:heightForHeaderInSection:)") {
        delegate.tableView(self, heightForHeaderInSection: section)
      }
    }
    return edgeHeight(own ?? sectionHeaderHeight, header(ofSection: section))
  }

  private func footerHeight(_ section: Int) -> CGFloat {
    let own = delegate.flatMap { delegate in
      OptionalMethod.answer(of: "tableView(_:heightForFooterInSection:)") {
        delegate.tableView(self, heightForFooterInSection: section)
      }
    }
    return edgeHeight(own ?? sectionFooterHeight, footer(ofSection: section))
  }

  private func edgeHeight(_ given: CGFloat, _ view: UIView?) -> CGFloat {
    guard let view else { return 0 }
    return given >= 0 ? given : fitting(view, least: 28)
  }

  private func fitting(_ view: UIView, least: CGFloat) -> CGFloat {
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return max(least, fitting.height)
  }
}
