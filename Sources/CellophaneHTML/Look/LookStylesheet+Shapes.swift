internal import CellophaneLook

extension LookStylesheet {
  /// Materials, shadows, corners and times, with what stands in where a browser has no materials
  /// or a reader wants none.
  static func writeShapes(of look: Look, to css: inout StyleWriter) {
    let shapes = look.shapes
    css.comment("Materials, shadows and corners")
    css.rule(":root") { css in
      css.property("--glass") { $0.append(shapes.glass) }
      css.property("--bar-opacity") { $0.append(percent: shapes.barOpacity) }
      css.points("--blur", shapes.blur)
      css.property("--bar-blur") { value in
        value.append("blur(var(--blur)) saturate(")
        value.append(shapes.saturation)
        value.append(")")
      }
      css.property("--glass-shadow") { $0.append(shapes.glassShadow) }
      css.property("--knob-shadow") { $0.append(shapes.knobShadow) }
      css.property("--panel-shadow") { $0.append(shapes.panelShadow) }
      css.property("--corner-growth") { $0.append(1) }
      css.property("--corner-shape") { $0.append("round") }
      write(look.motion, to: &css)
    }
    css.rule("@supports (corner-shape: round)") { css in
      css.rule(":root") { css in
        css.property("--corner-growth") { $0.append(shapes.continuousRadius) }
        css.property("--corner-shape") { value in
          value.append("superellipse(")
          value.append(shapes.continuousCurve)
          value.append(")")
        }
        guard look.endsRowsInCircles else { return }
        css.property("--alone-growth") { $0.append(1) }
        css.property("--alone-shape") { $0.append("round") }
      }
    }
    css.rule("@supports not ((backdrop-filter: none) or (-webkit-backdrop-filter: none))") {
      writeSolid(shapes, to: &$0)
    }
    css.rule("@media (prefers-reduced-transparency: reduce)") { writeSolid(shapes, to: &$0) }
  }

  private static func writeSolid(_ shapes: ShapeMetrics, to css: inout StyleWriter) {
    css.rule(":root") { css in
      css.property("--glass") { $0.append(shapes.solidGlass) }
      css.property("--bar-opacity") { $0.append("100%") }
      css.property("--bar-blur") { $0.append("none") }
      css.property("--effect-alpha") { $0.append("1") }
    }
  }

  private static func write(_ motion: MotionMetrics, to css: inout StyleWriter) {
    css.seconds("--deselecting", motion.deselecting)
    css.seconds("--disclosing", motion.disclosing)
    css.property("--spring") { value in
      value.append("linear(")
      for (step, share) in MotionMetrics.spring.enumerated() {
        if step > 0 { value.append(",") }
        value.append(share)
      }
      value.append(")")
    }
    css.seconds("--pushing", motion.pushing)
    css.property("--pushed-aside") { $0.append(motion.pushedAside) }
    css.property("--pushed-darker") { $0.append(motion.pushedDarker) }
    css.seconds("--changing", motion.changing)
    css.seconds("--switching", motion.switching)
    css.seconds("--spinning", motion.spinning)
  }
}

extension StyleWriter {
  fileprivate mutating func seconds(_ name: StaticString, _ seconds: Double) {
    property(name) { value in
      value.append(seconds)
      value.append("s")
    }
  }
}

extension AttributeValue {
  fileprivate mutating func append(percent share: Double) {
    append(share * 100)
    append("%")
  }

  fileprivate mutating func append(_ shadows: [LookShadow]) {
    for (index, shadow) in shadows.enumerated() {
      if index > 0 { append(",") }
      append("0")
      for length in [shadow.y, shadow.blur, shadow.spread] {
        append(" ")
        append(points: length)
      }
      append(" rgb(0 0 0/")
      append(percent: shadow.alpha)
      append(")")
    }
  }
}
