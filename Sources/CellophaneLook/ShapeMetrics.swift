/// How a look draws materials, shadows and corners. Distances are in points.
package struct ShapeMetrics: Hashable, Sendable {
  /// What bars and panels are where what lies behind them shines through, and where it does not.
  package var glass: LookColor
  package var solidGlass: LookColor
  /// How much of a bar's colour covers what scrolls under it.
  package var barOpacity: Double
  package var blur: Double
  package var saturation: Double
  package var glassShadow: [LookShadow]
  package var knobShadow: [LookShadow]
  package var panelShadow: [LookShadow]
  /// By how much the radius grows where a corner is drawn continuously, and the superellipse that
  /// it then is, as the exponent of 2 of its own exponent.
  package var continuousRadius: Double
  package var continuousCurve: Double
}

/// A shadow of black. Distances are in points.
package struct LookShadow: Hashable, Sendable {
  package var y: Double
  package var blur: Double
  package var spread: Double
  package var alpha: Double

  package init(y: Double, blur: Double, spread: Double = 0, alpha: Double) {
    self.y = y
    self.blur = blur
    self.spread = spread
    self.alpha = alpha
  }
}

extension Look {
  /// How the look draws materials, shadows and corners.
  ///
  /// Source: that corners are continuous is measured in both looks, and that such a corner begins
  /// 1.528 radii from the edge is known; the superellipse is the one that meets the circle of the
  /// same radius on the diagonal. Materials and shadows are chosen by eye.
  package var shapes: ShapeMetrics {
    ShapeMetrics(
      glass: .adapting(0xFFFFFF, 0.82, 0x3C3C40, 0.72),
      solidGlass: .adapting(0xFFFFFF, 1, 0x2C2C2E, 1),
      barOpacity: 0.82, blur: 20, saturation: 1.6,
      glassShadow: [
        LookShadow(y: 0, blur: 0, spread: 0.5, alpha: 0.04),
        LookShadow(y: 4, blur: 20, alpha: 0.09),
      ],
      knobShadow: [LookShadow(y: 0, blur: 1, alpha: 0.2), LookShadow(y: 2, blur: 8, alpha: 0.18)],
      panelShadow: [LookShadow(y: 8, blur: 36, alpha: 0.25)], continuousRadius: 1.528,
      continuousCurve: 1.7)
  }
}

extension Look {
  /// Whether a card of one row ends in circles: Core Animation draws those where a continuous corner
  /// has no room.
  package var endsRowsInCircles: Bool {
    2 * list(.insetGrouped).cornerRadius * shapes.continuousRadius > content(.cell).minimumHeight
  }
}

extension LookColor {
  /// A colour of light and one of dark by their hexadecimal values.
  fileprivate static func adapting(
    _ light: UInt32, _ lightAlpha: Double, _ dark: UInt32, _ darkAlpha: Double
  ) -> LookColor {
    adapting(RGBA(hex: light, alpha: lightAlpha), RGBA(hex: dark, alpha: darkAlpha))
  }
}
