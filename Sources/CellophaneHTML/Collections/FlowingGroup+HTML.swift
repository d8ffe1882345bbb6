internal import CellophaneDocument
internal import CellophaneLook

/// A group whose items follow each other in as many lines as the page's width makes.
///
/// Each line has the height of the group and its insets. Items of one width stand in columns, so
/// that a line that is not full has them where the others do.
struct FlowingGroup {
  private let group: ResolvedGroup
  private let section: ResolvedCompositionalLayout
  private let item: ResolvedItemLayout

  /// `nil` where the group has other items than one.
  init?(_ group: ResolvedGroup, in section: ResolvedCompositionalLayout) {
    guard group.items.count == 1, case .item(let item) = group.items[0] else { return nil }
    self.group = group
    self.section = section
    self.item = item
  }

  func writeProperties(to html: inout HTMLWriter) {
    html.attribute("data-flows", "true")
    if section.orthogonal == .none, case .absolute(let width) = item.width {
      let edges = [item.edgeSpacing?.leading, item.edgeSpacing?.trailing]
      let beside = edges.reduce(0) { $0 + ($1?.points ?? 0) }
      html.property("columns") { $0.append(points: width + beside) }
    }
    switch group.lineHeight {
    case .absolute(let points): html.property("line") { $0.append(points: points) }
    case .fractionalHeight(let share):
      html.property("line") { value in
        value.append(share * 100)
        value.append("dvh")
      }
    case .fractionalWidth, .estimated: break
    }
    if let spacing = group.spacing {
      html.property("item-spacing") { $0.append(spacing) }
      if case .flexible = spacing {
        html.property("item-distribution") { $0.append("space-between") }
      }
    }
    guard group.contentInsets != .zero else { return }
    let (own, around) = (group.contentInsets, section.contentInsets)
    html.property("group-spacing") { $0.append(points: section.interGroupSpacing + vertical) }
    html.insets(
      "section-block", "section-inline",
      LookInsets(
        own.top + around.top, own.leading + around.leading, own.bottom + around.bottom,
        own.trailing + around.trailing))
  }

  /// What a line has above and below, in points.
  private var vertical: Double { group.contentInsets.top + group.contentInsets.bottom }
}

extension ResolvedGroup {
  /// The height that its items have room for, as far as points say it.
  var lineHeight: ResolvedDimension {
    guard case .absolute(let points) = size.height else { return size.height }
    return .absolute(max(0, points - contentInsets.top - contentInsets.bottom))
  }
}

extension ResolvedDimension {
  /// The height of an item by its line's, where lines are no boxes of their own.
  func inside(_ line: ResolvedDimension) -> ResolvedDimension {
    guard case .fractionalHeight(let share) = self else { return self }
    return switch line {
    case .absolute(let points): .absolute(points * share)
    case .fractionalWidth(let part): .fractionalWidth(part * share)
    case .fractionalHeight: self
    case .estimated: self
    }
  }
}
