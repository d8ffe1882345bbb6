internal import CellophaneDocument
internal import CellophaneLook

extension ResolvedGrid {
  /// - Parameter isScrolled: Whether it is scrolled where it is too wide.
  func writeProperties(isScrolled: Bool, to html: inout HTMLWriter) {
    // A column that nothing gives way to breaks its words before the page is too wide.
    let isWhole = columns.contains(.content) || isScrolled && columns.allSatisfy(\.isWhole)
    let whole: StaticString = isWhole ? "max-content" : "minmax(0,max-content)"
    html.property("columns") { Self.append(columns, whole: whole, to: &$0) }
    html.property("tracks") { Self.append(rows, whole: "max-content", to: &$0) }
  }

  private static func append(
    _ tracks: [Track], whole: StaticString, to value: inout AttributeValue
  ) {
    for (index, track) in tracks.enumerated() {
      if index > 0 { value.append(" ") }
      append(track, whole: whole, to: &value)
    }
    if tracks.isEmpty { value.append("auto") }
  }

  private static func append(
    _ track: Track, whole: StaticString, to value: inout AttributeValue
  ) {
    switch track {
    case .fixed(let points): value.append(points: points)
    case .atLeast(let points):
      value.append("minmax(")
      value.append(points: points)
      value.append(",1fr)")
    case .content: value.append("auto")
    case .wholeContent: value.append(whole)
    case .fraction(let share):
      value.append("minmax(0,")
      value.append(share)
      value.append("fr)")
    case .wholeFraction(let share):
      value.append("minmax(max-content,")
      value.append(share)
      value.append("fr)")
    case .share(let share): value.append(share)
    case .readable(let margin, let rest):
      value.append("calc(max(")
      value.append(points: margin)
      value.append(",50% - var(--readable-width)/2) + ")
      value.append(points: rest)
      value.append(")")
    case .shared: value.append("subgrid")
    }
  }
}

extension ResolvedGrid.Track {
  /// Whether nothing around it changes how long it is.
  fileprivate var isWhole: Bool {
    switch self {
    case .fixed, .wholeContent: true
    default: false
    }
  }
}

extension ResolvedPlacement {
  func writeProperties(to html: inout HTMLWriter) {
    html.property("column") { Self.append(columnStart, columnEnd, to: &$0) }
    html.property("row") { Self.append(rowStart, rowEnd, to: &$0) }
    if horizontal != .fill { html.property("justify") { $0.append(horizontal) } }
    if vertical != .fill { html.property("align") { $0.append(vertical) } }
    if roomAbove != 0 { html.property("room-above") { $0.append(points: roomAbove) } }
    hold?.writeProperties(to: &html)
    if let frame { return frame.writeProperties(isHeld: hold != nil, to: &html) }
    if let width {
      html.property("width") { $0.append(points: width) }
    } else if let widthShare {
      html.property("width") { $0.append(widthShare) }
    }
    if let height {
      html.property("height") { $0.append(points: height) }
    } else if let heightShare {
      html.property("height") { $0.append(heightShare) }
    }
    if let aspectRatio { html.property("ratio") { $0.append(aspectRatio) } }
    if isWholeText {
      html.property("minimum-width") { $0.append("max-content") }
    } else {
      Self.write("minimum-width", minimumWidth, minimumWidthShare, joinedBy: "max(", to: &html)
    }
    Self.write("maximum-width", maximumWidth, maximumWidthShare, joinedBy: "min(", to: &html)
    if let minimumHeight { html.property("minimum-height") { $0.append(points: minimumHeight) } }
    if let maximumHeight { html.property("maximum-height") { $0.append(points: maximumHeight) } }
    if awayX != 0 {
      html.property("away-x") { $0.append(ResolvedShare(multiplier: awayX, constant: 0)) }
    }
    if awayY != 0 {
      html.property("away-y") { $0.append(ResolvedShare(multiplier: awayY, constant: 0)) }
    }
    guard offsetX != 0 || offsetY != 0 || shiftX != 0 || shiftY != 0 else { return }
    html.property("offset") { value in
      value.append(ResolvedShare(multiplier: shiftX, constant: offsetX))
      value.append(" ")
      value.append(ResolvedShare(multiplier: shiftY, constant: offsetY))
    }
  }

  private static func write(
    _ name: StaticString, _ points: Double?, _ share: ResolvedShare?,
    joinedBy function: StaticString,
    to html: inout HTMLWriter
  ) {
    guard let share else {
      if let points { html.property(name) { $0.append(points: points) } }
      return
    }
    html.property(name) { value in
      if let points {
        value.append(function)
        value.append(points: points)
        value.append(",")
        value.append(share)
        value.append(")")
      } else {
        value.append(share)
      }
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

extension ResolvedViewFrame {
  /// - Parameter isHeld: Whether an edge of what is visible says how far down it is.
  func writeProperties(isHeld: Bool, to html: inout HTMLWriter) {
    html.property(isHeld ? "justify" : "position") { $0.append(isHeld ? "left" : "absolute") }
    html.property("left") { $0.append(x) }
    if !isHeld { html.property("top") { $0.append(y) } }
    html.property("width") { $0.append(width) }
    html.property("height") { $0.append(height) }
  }
}

extension AttributeValue {
  /// Appends a part of a length: a percentage, points or their sum.
  mutating func append(_ share: ResolvedShare) {
    guard share.multiplier != 0 else { return append(points: share.constant) }
    let isSum = share.constant != 0
    if isSum { append("calc(") }
    append((share.multiplier * 100_000).rounded() / 1_000)
    append("%")
    guard isSum else { return }
    append(" + ")
    append(points: (share.constant * 1_000).rounded() / 1_000)
    append(")")
  }
}

extension ResolvedHold {
  func writeProperties(to html: inout HTMLWriter) {
    html.property(edge == .upper ? "hold" : "stay") { $0.append(points: distance) }
    if let margin, margin != 0 { html.property("edge-margin") { $0.append(points: margin) } }
    guard let backdrop else { return }
    html.property("backdrop") { value in
      if let color = backdrop.color {
        value.append(color)
      } else {
        value.append("var(--list-ground,var(--system-background))")
      }
    }
    if backdrop.above != 0 { html.property("above") { $0.append(points: backdrop.above) } }
    if backdrop.below != 0 { html.property("below") { $0.append(points: backdrop.below) } }
  }
}
