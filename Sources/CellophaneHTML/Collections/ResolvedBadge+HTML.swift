internal import CellophaneDocument
internal import CellophaneLook

extension ResolvedBadge {
  func write(to html: inout HTMLWriter, in scope: Scope) {
    html.element("div", .badge) { html in
      // What a row of a grid has is in cells.
      if scope.role == .grid { html.attribute("role", "gridcell") }
      size.writeProperties(to: &html)
      let x = Place(container.x, container.offsetX, size.width.extent, of: self, own: own.x)
      let y = Place(container.y, container.offsetY, size.height.extent, of: self, own: own.y)
      html.property("x") { x.append(to: &$0) }
      html.property("y") { y.append(to: &$0) }
      cell.write(to: &html, in: scope)
    }
  }

  /// The distance of the badge's leading or top edge from the item's.
  private struct Place {
    /// Of the item's size.
    var share: Double
    var points: Double

    init(
      _ anchor: Double, _ offset: Double, _ extent: (share: Double, points: Double),
      of badge: ResolvedBadge, own: Double
    ) {
      let times = (badge.container.isFractional ? offset : 0) - own
      share = anchor + times * extent.share
      points = (badge.container.isFractional ? 0 : offset) + times * extent.points
    }

    func append(to value: inout AttributeValue) {
      value.append("calc(")
      value.append(share * 100)
      value.append("% + ")
      value.append(points: points)
      value.append(")")
    }
  }
}

extension ResolvedDimension {
  /// How long it is: as a share of the container and in points.
  fileprivate var extent: (share: Double, points: Double) {
    switch self {
    case .absolute(let points), .estimated(let points): (0, points)
    case .fractionalWidth(let share), .fractionalHeight(let share): (share, 0)
    }
  }
}
