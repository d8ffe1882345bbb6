internal import CellophaneDocument
internal import CellophaneLook

extension ResolvedGrid {
  func writeProperties(to html: inout HTMLWriter) {
    html.property("columns") { Self.append(columns, to: &$0) }
    html.property("tracks") { Self.append(rows, to: &$0) }
  }

  private static func append(_ tracks: [Track], to value: inout AttributeValue) {
    for (index, track) in tracks.enumerated() {
      if index > 0 { value.append(" ") }
      switch track {
      case .fixed(let points): value.append(points: points)
      case .atLeast(let points):
        value.append("minmax(")
        value.append(points: points)
        value.append(",auto)")
      case .content: value.append("auto")
      case .fraction(let share):
        value.append("minmax(0,")
        value.append(share)
        value.append("fr)")
      }
    }
    if tracks.isEmpty { value.append("auto") }
  }
}

extension ResolvedPlacement {
  func writeProperties(to html: inout HTMLWriter) {
    html.property("column") { Self.append(columnStart, columnEnd, to: &$0) }
    html.property("row") { Self.append(rowStart, rowEnd, to: &$0) }
    if horizontal != .fill { html.property("justify") { $0.append(horizontal) } }
    if vertical != .fill { html.property("align") { $0.append(vertical) } }
    if let width { html.property("width") { $0.append(points: width) } }
    if let height { html.property("height") { $0.append(points: height) } }
    if let aspectRatio { html.property("ratio") { $0.append(aspectRatio) } }
    if let minimumWidth { html.property("minimum-width") { $0.append(points: minimumWidth) } }
    if let maximumWidth { html.property("maximum-width") { $0.append(points: maximumWidth) } }
    if let minimumHeight { html.property("minimum-height") { $0.append(points: minimumHeight) } }
    if let maximumHeight { html.property("maximum-height") { $0.append(points: maximumHeight) } }
    guard offsetX != 0 || offsetY != 0 else { return }
    html.property("offset") { value in
      value.append(points: offsetX)
      value.append(" ")
      value.append(points: offsetY)
    }
  }

  private static func append(_ start: Int, _ end: Int, to value: inout AttributeValue) {
    value.append(Double(start))
    value.append("/")
    value.append(Double(end))
  }
}

extension AttributeValue {
  fileprivate mutating func append(_ alignment: ResolvedPlacement.Alignment) {
    switch alignment {
    case .fill: append("stretch")
    case .start: append("start")
    case .center: append("center")
    case .end: append("end")
    }
  }
}
