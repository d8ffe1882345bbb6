internal import CellophaneDocument
internal import CellophaneLook

extension ResolvedBackground {
  /// Writes onto the cell what the author changed of its background.
  @inline(__always)
  func writeProperties(to html: inout HTMLWriter, in scope: Scope, twins: [StateTwin]) {
    let defaults = scope.defaults.background(style, in: scope.appearance)
    write(prefix: "", comparedTo: defaults.normal, to: &html)
    guard !twins.isEmpty else { return }
    let isPlain = BackgroundPaint(self) == defaults.normal
    for twin in twins {
      twin.cell.background.write(
        prefix: twin.prefix,
        comparedTo: isPlain ? defaults.paint(in: twin.state) : BackgroundPaint(self), to: &html)
    }
  }

  @inline(__always)
  private func write(
    prefix: StaticString, comparedTo defaults: BackgroundPaint, to html: inout HTMLWriter
  ) {
    if color != defaults.color {
      html.property(prefix: prefix, "background-color") { $0.append(color ?? .clear) }
    }
    if cornerRadius != defaults.cornerRadius {
      html.property(prefix: prefix, "background-radius") { $0.append(points: cornerRadius) }
    }
    if insets != defaults.insets { writeInsets(prefix: prefix, to: &html) }
    if strokeColor != defaults.strokeColor || strokeWidth != defaults.strokeWidth {
      html.property(prefix: prefix, "background-stroke") { value in
        value.append(points: strokeWidth)
        value.append(" solid ")
        value.append(strokeColor ?? .clear)
      }
    }
    if strokeOutset != defaults.strokeOutset {
      html.property(prefix: prefix, "background-stroke-outset") { value in
        value.append(points: strokeOutset)
      }
    }
    guard shadow != defaults.shadow else { return }
    html.property(prefix: prefix, "background-shadow") { value in
      guard let shadow else { return value.append("none") }
      value.append(points: shadow.x)
      value.append(" ")
      value.append(points: shadow.y)
      value.append(" ")
      value.append(points: shadow.radius * 2)
      value.append(" ")
      var color = shadow.color
      color.alpha *= shadow.opacity
      value.append(color)
    }
  }

  private func writeInsets(prefix: StaticString, to html: inout HTMLWriter) {
    html.property(prefix: prefix, "background-block") { value in
      value.append(points: insets.top)
      value.append(" ")
      value.append(points: insets.bottom)
    }
    html.property(prefix: prefix, "background-inline") { value in
      value.append(points: insets.leading)
      value.append(" ")
      value.append(points: insets.trailing)
    }
  }

  /// Writes what a background has beside its colour: an image, a view.
  @inline(__always)
  func writeLayers(to html: inout HTMLWriter, in scope: Scope) {
    guard image != nil || customView != nil || hasVisualEffect else { return }
    html.element("div", .cellBackground) { html in
      html.attribute("aria-hidden", "true")
      if hasVisualEffect { html.attribute("data-effect", "true") }
      if let image {
        html.element("div", .viewImage) { html in
          html.attribute("data-mode", text: imageMode.rawValue)
          image.write(as: .image, to: &html)
        }
      }
      customView?.write(to: &html, in: scope)
    }
  }
}

/// What of a background needs no element of its own.
struct BackgroundPaint: Equatable {
  var color: LookColor?
  var cornerRadius: Double = 0
  var insets: LookInsets = .zero
  var strokeColor: LookColor?
  var strokeWidth: Double = 0
  var strokeOutset: Double = 0
  var shadow: ResolvedShadow?

  init(color: LookColor?, cornerRadius: Double = 0, insets: LookInsets = .zero) {
    self.color = color
    self.cornerRadius = cornerRadius
    self.insets = insets
  }

  init(_ background: ResolvedBackground) {
    color = background.color
    cornerRadius = background.cornerRadius
    insets = background.insets
    strokeColor = background.strokeColor
    strokeWidth = background.strokeWidth
    strokeOutset = background.strokeOutset
    shadow = background.shadow
  }
}
