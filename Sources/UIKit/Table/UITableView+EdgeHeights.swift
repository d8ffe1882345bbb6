internal import CellophaneLook

/// How high code wants what stands above or below a section.
struct EdgeHeight {
  /// Points; below 0 where the contents decide.
  let points: CGFloat
  /// Whether the delegate says it of this section, and no property of all sections.
  let isOfSection: Bool

  var isAutomatic: Bool { points < 0 }
  /// Whether no screen could show it: 0, or the smallest number there is, which code gives since 0
  /// once meant the standard height.
  var isNothing: Bool { points >= 0 && points < 0.001 }
}

extension UITableView {
  func givenHeaderHeight(_ section: Int) -> EdgeHeight {
    let own = delegate.flatMap { delegate in
      OptionalMethod.answer(of: "tableView(_:heightForHeaderInSection:)") {
        delegate.tableView(self, heightForHeaderInSection: section)
      }
    }
    return EdgeHeight(points: own ?? sectionHeaderHeight, isOfSection: own != nil)
  }

  func givenFooterHeight(_ section: Int) -> EdgeHeight {
    let own = delegate.flatMap { delegate in
      OptionalMethod.answer(of: "tableView(_:heightForFooterInSection:)") {
        delegate.tableView(self, heightForFooterInSection: section)
      }
    }
    return EdgeHeight(points: own ?? sectionFooterHeight, isOfSection: own != nil)
  }

  /// The height that the author decided for a section's header, in points; `nil` where its contents
  /// decide, or there is none.
  package func decidedHeight(ofHeader section: Int) -> CGFloat? {
    header(ofSection: section).flatMap {
      decided(givenHeaderHeight(section), $0, rise: spacing.rise(isFirst: section == 0))
    }
  }

  /// The height that the author decided for a section's footer, in points; `nil` where its contents
  /// decide, or there is none.
  package func decidedHeight(ofFooter section: Int) -> CGFloat? {
    footer(ofSection: section).flatMap { decided(givenFooterHeight(section), $0) }
  }

  /// What is free above a section, in points, where code gives heights to headers and footers that
  /// are not there; `nil` leaves it to the look.
  ///
  /// UIKit: a height is kept free whether or not there is a view, in a plain table only where the
  /// delegate says it.
  package func givenGap(above section: Int) -> CGFloat? {
    let hasHeader = header(ofSection: section) != nil
    let followsFooter = section == 0 ? nil : footer(ofSection: section - 1) != nil
    let own = hasHeader ? nil : room(givenHeaderHeight(section))
    let before = followsFooter == false ? room(givenFooterHeight(section - 1)) : nil
    guard own != nil || before != nil else { return nil }
    let usual = spacing.parts(
      hasHeader: hasHeader, followsFooter: followsFooter, isBelowTitle: beginsBelowTitle)
    let header = own.map { $0 > 0 ? spacing.headerPadding + $0 : 0 } ?? usual.header
    return (before ?? usual.footer) + header
  }

  /// What is free below all rows for a footer of the last section that is not there, in points.
  package var roomForLastFooter: CGFloat {
    guard let last = counts.indices.last, footer(ofSection: last) == nil else { return 0 }
    return room(givenFooterHeight(last)) ?? 0
  }

  /// What a height keeps free where there is no view; `nil` leaves it to the look.
  private func room(_ given: EdgeHeight) -> CGFloat? {
    if given.isAutomatic { return nil }
    if style == .plain { return given.isOfSection && !given.isNothing ? given.points : nil }
    return given.isNothing ? 0 : given.points
  }

  func headerHeight(_ section: Int) -> CGFloat {
    guard let view = header(ofSection: section) else { return 0 }
    return decidedHeight(ofHeader: section)
      ?? spacing.rise(isFirst: section == 0) + contentHeight(of: view)
  }

  func footerHeight(_ section: Int) -> CGFloat {
    guard let view = footer(ofSection: section) else { return 0 }
    return decidedHeight(ofFooter: section) ?? contentHeight(of: view)
  }

  /// The height of a view to which code gives one.
  ///
  /// UIKit: the height of all headers of a grouped table cuts no title.
  private func decided(_ given: EdgeHeight, _ view: UIView, rise: CGFloat = 0) -> CGFloat? {
    if given.isAutomatic { return nil }
    let isTitle = (view as? UITableViewHeaderFooterView)?.shownContent is UIListContentConfiguration
    let isAtLeast = isTitle && style != .plain && !given.isOfSection
    return isAtLeast && given.points <= rise + contentHeight(of: view) ? nil : given.points
  }

  /// The height that the contents of a header or footer ask for.
  private func contentHeight(of view: UIView) -> CGFloat {
    let typed = view as? UITableViewHeaderFooterView
    if let list = typed?.shownContent as? UIListContentConfiguration {
      return ListContentMeasure(
        list, contentMargin: CGFloat(spacing.metrics.contentMargin(width: Double(bounds.width)))
      ).height(within: rowWidth)
    }
    return (typed?.contentView ?? view).fittingSize(
      CGSize(width: rowWidth, height: 0), .required, .fittingSizeLevel
    ).height
  }

  /// Makes the headers and footers that are not there yet, in their sizes.
  func loadEdges() {
    let width = rowWidth
    for section in counts.indices {
      lay(header(ofSection: section), width, decidedHeight(ofHeader: section))
      lay(footer(ofSection: section), width, decidedHeight(ofFooter: section))
    }
  }

  /// - Parameter height: What code gives it; `nil` where its contents decide.
  private func lay(_ view: UIView?, _ width: CGFloat, _ height: CGFloat?) {
    guard let view else { return }
    let size = CGSize(width: width, height: height ?? contentHeight(of: view))
    if view.bounds.size != size { view.bounds.size = size }
    view.layoutIfNeeded()
  }
}
