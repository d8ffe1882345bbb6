internal import CellophaneDocument
internal import CellophaneLook

extension ResolvedBackground {
  /// Writes onto the cell what the author changed of its background, in every state.
  @inline(__always)
  func writeProperties(to html: inout HTMLWriter, in scope: Scope, body: CellBody) {
    let defaults = scope.defaults.background(style, in: scope.appearance)
    if body.answers.isEmpty, body.question == nil, BackgroundPaint(self) == defaults.normal {
      return
    }
    html.property(
      "background-color", color, in: body,
      usual: (defaults.normal.color, { defaults.paint(in: $0).color }), of: \.background.color
    ) { $1.append($0 ?? .clear) }
    html.property(
      "background-radius", cornerRadius, in: body,
      usual: (defaults.normal.cornerRadius, { defaults.paint(in: $0).cornerRadius }),
      of: \.background.cornerRadius
    ) { $1.append(points: $0) }
    writeInsets(to: &html, body: body, usual: defaults.normal.insets)
    html.property(
      "background-stroke", BackgroundStroke(self), in: body,
      usual: (BackgroundStroke(), { _ in BackgroundStroke() }),
      of: { BackgroundStroke($0.background) }
    ) { stroke, value in
      value.append(points: stroke.width)
      value.append(" solid ")
      value.append(stroke.color ?? .clear)
    }
    html.property(
      "background-stroke-outset", strokeOutset, in: body, usual: (0, { _ in 0 }),
      of: \.background.strokeOutset
    ) { $1.append(points: $0) }
    html.property(
      "background-shadow", shadow, in: body, usual: (nil, { _ in nil }), of: \.background.shadow
    ) { shadow, value in
      guard let shadow else { return value.append("none") }
      shadow.append(to: &value)
    }
  }

  private func writeInsets(to html: inout HTMLWriter, body: CellBody, usual: LookInsets) {
    html.property(
      "background-block", insets.block, in: body, usual: (usual.block, { _ in usual.block }),
      of: \.background.insets.block
    ) { $0.append(to: &$1) }
    html.property(
      "background-inline", insets.inline, in: body, usual: (usual.inline, { _ in usual.inline }),
      of: \.background.insets.inline
    ) { $0.append(to: &$1) }
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

extension ResolvedShadow {
  fileprivate func append(to value: inout AttributeValue) {
    value.append(points: x)
    value.append(" ")
    value.append(points: y)
    value.append(" ")
    value.append(points: radius * 2)
    value.append(" ")
    var color = color
    color.alpha *= opacity
    value.append(color)
  }
}

/// A background's line along its edge.
private struct BackgroundStroke: Equatable {
  var color: LookColor?
  var width = 0.0

  init() {}

  init(_ background: ResolvedBackground) {
    color = background.strokeColor
    width = background.strokeWidth
  }
}

/// Distances at both ends of an axis, in points.
private struct InsetPair: Equatable {
  var start: Double
  var end: Double

  func append(to value: inout AttributeValue) {
    value.append(points: start)
    value.append(" ")
    value.append(points: end)
  }
}

extension LookInsets {
  fileprivate var block: InsetPair { InsetPair(start: top, end: bottom) }
  fileprivate var inline: InsetPair { InsetPair(start: leading, end: trailing) }
}

/// What of a background a look has a say in without an element of its own.
struct BackgroundPaint: Equatable {
  var color: LookColor?
  var cornerRadius: Double
  var insets: LookInsets
  var strokeColor: LookColor?
  var strokeWidth = 0.0
  var strokeOutset = 0.0
  var shadow: ResolvedShadow?

  init(color: LookColor?, cornerRadius: Double, insets: LookInsets) {
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
