/// An edge of a rectangle.
public enum CGRectEdge: UInt32, Sendable {
  case minXEdge, minYEdge, maxXEdge, maxYEdge
}

extension CGRect {
  /// Cuts a strip off at an edge, in points, and gives it and what is left.
  public func divided(
    atDistance: CGFloat, from fromEdge: CGRectEdge
  ) -> (slice: CGRect, remainder: CGRect) {
    let whole = standardized
    let isAcross = fromEdge == .minXEdge || fromEdge == .maxXEdge
    let length = min(max(0, atDistance), isAcross ? whole.width : whole.height)
    var (slice, rest) = (whole, whole)
    if isAcross {
      slice.size.width = length
      rest.size.width -= length
    } else {
      slice.size.height = length
      rest.size.height -= length
    }
    switch fromEdge {
    case .minXEdge: rest.origin.x += length
    case .minYEdge: rest.origin.y += length
    case .maxXEdge: slice.origin.x = whole.maxX - length
    case .maxYEdge: slice.origin.y = whole.maxY - length
    }
    return (slice, rest)
  }
}
