package import CellophaneLook

/// What lies behind a view's children without being a view: a gradient, a shape, a drawing.
package struct ResolvedLayer: Codable, Hashable, Sendable {
  /// Points from the view's upper left corner.
  package struct Frame: Codable, Hashable, Sendable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double

    package init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// `nil` fills the view, whatever its size.
  package var frame: Frame?
  /// A picture, stretched over the layer.
  package var image: ResolvedImage?
  package var background: LookColor?
  package var cornerRadius: Double
  package var borderWidth: Double
  package var borderColor: LookColor?
  package var alpha: Double

  package init(
    frame: Frame? = nil, image: ResolvedImage? = nil, background: LookColor? = nil,
    cornerRadius: Double = 0, borderWidth: Double = 0, borderColor: LookColor? = nil,
    alpha: Double = 1
  ) {
    self.frame = frame
    self.image = image
    self.background = background
    self.cornerRadius = cornerRadius
    self.borderWidth = borderWidth
    self.borderColor = borderColor
    self.alpha = alpha
  }
}
