internal import CellophaneDocument
internal import CellophaneLook

extension ResolvedSize {
  /// - Parameter isOuter: Whether it stands in the page itself, whose height is the window's.
  func writeProperties(to html: inout HTMLWriter, isOuter: Bool = false) {
    Self.writeProperties(width: width, height: height, to: &html, isOuter: isOuter)
  }

  /// Writes a size as properties of an item of a flex container.
  ///
  /// A height that is a share of the container's width becomes the ratio of the sides where the
  /// width is a share too, so that it needs no measuring.
  static func writeProperties(
    width: ResolvedDimension?, height: ResolvedDimension?, to html: inout HTMLWriter,
    isOuter: Bool = false
  ) {
    switch width {
    case .absolute(let points): html.property("width") { $0.append(points: points) }
    case .fractionalWidth(let share): writeShare(share, as: "width", unit: "%", to: &html)
    case .fractionalHeight(let share): writeShare(share, as: "width", unit: "dvh", to: &html)
    case .estimated: html.property("width") { $0.append("max-content") }
    case nil: break
    }
    switch height {
    case .absolute(let points): html.property("height") { $0.append(points: points) }
    case .fractionalHeight(let share):
      writeShare(share, as: "height", unit: isOuter ? "dvh" : "%", to: &html)
    case .fractionalWidth(let share):
      if case .fractionalWidth(let width) = width, share > 0 {
        html.property("ratio") { $0.append(width / share) }
      } else {
        writeShare(share, as: "height", unit: "cqi", to: &html)
      }
    case .estimated, nil: break
    }
  }

  private static func writeShare(
    _ share: Double, as property: StaticString, unit: StaticString, to html: inout HTMLWriter
  ) {
    html.property(property) { value in
      value.append(share * 100)
      value.append(unit)
    }
  }
}

extension ResolvedSpacing {
  /// The points that it has at least.
  var points: Double {
    switch self {
    case .fixed(let points), .flexible(let points): points
    }
  }
}

extension AttributeValue {
  mutating func append(_ spacing: ResolvedSpacing) {
    append(points: spacing.points)
  }
}
