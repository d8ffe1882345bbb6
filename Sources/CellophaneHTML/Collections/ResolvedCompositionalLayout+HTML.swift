internal import CellophaneDocument
internal import CellophaneLook

extension ResolvedCompositionalLayout {
  func writeProperties(to html: inout HTMLWriter) {
    if contentInsets != .zero {
      html.insets("section-block", "section-inline", contentInsets)
    }
    if interGroupSpacing != 0 {
      html.property("group-spacing") { $0.append(points: interGroupSpacing) }
    }
  }

  /// Writes the rows into as many groups as they fill, and into one where there are none: more come
  /// as copies of the first.
  func write(
    _ rows: [ResolvedRow], of section: ResolvedSection, to html: inout HTMLWriter,
    in scope: Scope
  ) {
    html.use(.grids)
    html.element("div", .layoutScroller) { html in
      section.writeRole(to: &html, in: scope)
      if orthogonal != .none {
        html.attribute("data-orthogonal", text: orthogonal.rawValue)
        // Rows that take the focus scroll by it; others need a scroller that does.
        if scope.role == .list { html.attribute("tabindex", "0") }
      }
      var rest = rows[...]
      let group = filled
      if group.flows {
        FlowingGroup(group, in: self)?.writeProperties(to: &html)
        repeat {
          group.items[0].write(
            &rest, in: group, isFixed: group.size.height.isFixed(in: true), to: &html, scope)
        } while !rest.isEmpty
      } else {
        var count: Int
        repeat {
          count = rest.count
          group.write(&rest, in: nil, isFixed: true, to: &html, scope)
          // A group without places takes none.
        } while !rest.isEmpty && rest.count < count
      }
    }
  }

  /// The group with its subitems repeated until they fill it, as UIKit repeats them.
  private var filled: ResolvedGroup {
    var group = group
    guard group.axis != .custom else { return group }
    let shares = group.items.map { $0.share(along: group.axis) }
    let total = shares.reduce(0) { $0 + ($1 ?? 1) }
    guard total > 0, !shares.contains(nil) else { return group }
    let count = Int((1.0001 / total).rounded(.down))
    if count > 1, count < 100 {
      group.items = Array(repeating: group.items, count: count).flatMap { $0 }
    }
    return group
  }
}

extension ResolvedGroup {
  /// Whether rows simply follow each other, since only the page's width says how many fit.
  var flows: Bool {
    guard axis == .horizontal, items.count == 1, case .item(let item) = items[0] else {
      return false
    }
    guard case .fractionalWidth = size.width else { return false }
    switch item.width {
    case .absolute, .estimated: return true
    default: return false
    }
  }

  /// Writes one group, taking from the rows as many as it has leaves.
  ///
  /// - Parameter isFixed: Whether what it stands in has a height of its own.
  fileprivate func write(
    _ rows: inout ArraySlice<ResolvedRow>, in parent: ResolvedGroup?, isFixed: Bool,
    to html: inout HTMLWriter, _ scope: Scope
  ) {
    let isFixed = size.height.isFixed(in: isFixed)
    html.element("div", .layoutGroup) { html in
      html.attribute("data-axis", text: axis.rawValue)
      size.writeProperties(to: &html, isOuter: parent == nil)
      if contentInsets != .zero { html.insets("insets-block", "insets-inline", contentInsets) }
      edgeSpacing?.writeProperties(to: &html)
      switch spacing {
      case .fixed(let points): html.property("item-spacing") { $0.append(points: points) }
      case .flexible(let points):
        html.property("item-spacing") { $0.append(points: points) }
        html.property("item-distribution") { $0.append("space-between") }
      case nil: break
      }
      // Where rows run out, what is left of the group keeps its place.
      for item in items { item.write(&rows, in: self, isFixed: isFixed, to: &html, scope) }
    }
  }
}

extension ResolvedGroup {
  /// Writes the length of an item that has an equal share of the group, also of one that is not
  /// full.
  fileprivate func writeShare(of item: ResolvedItemLayout, to html: inout HTMLWriter) {
    guard item.frame == nil else { return }
    switch axis {
    case .horizontal where item.width == nil:
      html.property("width") { appendShare(to: &$0) }
    case .vertical where item.height == nil:
      if case .estimated = size.height { return }
      html.property("height") { appendShare(to: &$0) }
    default: break
    }
  }

  private func appendShare(to value: inout AttributeValue) {
    value.append("calc((100% - ")
    value.append(points: (spacing?.points ?? 0) * Double(items.count - 1))
    value.append(")/")
    value.append(Double(items.count))
    value.append(")")
  }
}

extension ResolvedGroupItem {
  fileprivate func write(
    _ rows: inout ArraySlice<ResolvedRow>, in group: ResolvedGroup, isFixed: Bool,
    to html: inout HTMLWriter, _ scope: Scope
  ) {
    switch self {
    case .group(let inner): inner.write(&rows, in: group, isFixed: isFixed, to: &html, scope)
    case .item(let item):
      let row = rows.popFirst()
      html.element("div", .layoutItem) { html in
        if item.isFixed(in: group, isFixed) { html.attribute("data-fixed", "true") }
        item.writeProperties(to: &html, flowingIn: group.flows ? group : nil)
        group.writeShare(of: item, to: &html)
        row?.write(to: &html, in: scope)
      }
    }
  }

  /// The part of the group's length that the item takes; `nil` where only layout says.
  fileprivate func share(along axis: ResolvedGroup.Axis) -> Double? {
    let size: (ResolvedDimension?, ResolvedDimension?) =
      switch self {
      case .item(let item): (item.width, item.height)
      case .group(let group): (group.size.width, group.size.height)
      }
    switch (axis, size.0, size.1) {
    case (.horizontal, .fractionalWidth(let share), _): return share
    case (.vertical, _, .fractionalHeight(let share)): return share
    default: return nil
    }
  }
}

extension ResolvedDimension {
  /// Whether, as a height, it leaves what is inside no say.
  ///
  /// - Parameter isFixed: The same of what it stands in.
  func isFixed(in isFixed: Bool) -> Bool {
    switch self {
    case .absolute, .fractionalWidth: true
    case .fractionalHeight: isFixed
    case .estimated: false
    }
  }
}

extension ResolvedItemLayout {
  fileprivate func isFixed(in group: ResolvedGroup, _ isFixed: Bool) -> Bool {
    if frame != nil { return true }
    guard let height else { return isFixed && group.axis == .vertical }
    return height.isFixed(in: isFixed)
  }

  /// - Parameter line: The group of which the item's line is one, where rows follow each other.
  fileprivate func writeProperties(
    to html: inout HTMLWriter, flowingIn line: ResolvedGroup?
  ) {
    if let frame, frame.count == 4 {
      html.property("x") { $0.append(points: frame[0]) }
      html.property("y") { $0.append(points: frame[1]) }
      html.property("width") { $0.append(points: frame[2]) }
      html.property("height") { $0.append(points: frame[3]) }
    } else {
      let height = line.map { self.height?.inside($0.lineHeight) } ?? self.height
      ResolvedSize.writeProperties(width: width, height: height, to: &html)
    }
    if contentInsets != .zero { html.insets("insets-block", "insets-inline", contentInsets) }
    edgeSpacing?.writeProperties(to: &html)
  }
}

extension ResolvedEdgeSpacing {
  fileprivate func writeProperties(to html: inout HTMLWriter) {
    if top != nil || bottom != nil {
      html.property("margin-block") { Self.append(top, bottom, to: &$0) }
    }
    if leading != nil || trailing != nil {
      html.property("margin-inline") { Self.append(leading, trailing, to: &$0) }
    }
  }

  private static func append(
    _ start: ResolvedSpacing?, _ end: ResolvedSpacing?, to value: inout AttributeValue
  ) {
    for (index, spacing) in [start, end].enumerated() {
      if index > 0 { value.append(" ") }
      switch spacing {
      case .fixed(let points): value.append(points: points)
      case .flexible: value.append("auto")
      case nil: value.append("0")
      }
    }
  }
}

extension ResolvedDecoration {
  func write(to html: inout HTMLWriter, in scope: Scope) {
    html.element("div", .decoration) { html in
      html.attribute("aria-hidden", "true")
      if contentInsets != .zero { html.insets("insets-block", "insets-inline", contentInsets) }
      view.write(to: &html, in: scope)
    }
  }
}
