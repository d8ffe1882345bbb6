/// A part of a length, plus points.
package struct ResolvedShare: Codable, Hashable, Sendable {
  package var multiplier: Double
  /// Points.
  package var constant: Double

  package init(multiplier: Double, constant: Double = 0) {
    self.multiplier = multiplier
    self.constant = constant
  }
}

/// A place in a view by measures of the view's.
package struct ResolvedViewFrame: Codable, Hashable, Sendable {
  package var x: ResolvedShare
  package var y: ResolvedShare
  package var width: ResolvedShare
  package var height: ResolvedShare

  package init(
    x: ResolvedShare, y: ResolvedShare, width: ResolvedShare, height: ResolvedShare
  ) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// Which corners of a view are round.
package struct ResolvedCorners: Codable, Hashable, Sendable {
  package var topLeft: Bool
  package var topRight: Bool
  package var bottomLeft: Bool
  package var bottomRight: Bool

  package init(topLeft: Bool, topRight: Bool, bottomLeft: Bool, bottomRight: Bool) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomLeft = bottomLeft
    self.bottomRight = bottomRight
  }
}

/// An affine transform about a view's centre.
package struct ResolvedTransform: Codable, Hashable, Sendable {
  package var a: Double
  package var b: Double
  package var c: Double
  package var d: Double
  /// Points.
  package var x: Double
  package var y: Double

  package init(a: Double, b: Double, c: Double, d: Double, x: Double, y: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.x = x
    self.y = y
  }
}
