/// A map of space as a matrix of four rows.
public struct CATransform3D: Hashable, Sendable {
  /// Entries of the first row.
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0, m14: CGFloat = 0
  /// Entries of the second row.
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0, m24: CGFloat = 0
  /// Entries of the third row.
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1, m34: CGFloat = 0
  /// Entries of the fourth row.
  public var m41: CGFloat = 0, m42: CGFloat = 0, m43: CGFloat = 0, m44: CGFloat = 1

  /// The transform that changes nothing.
  public init() {}
}

/// The transform that changes nothing.
public let CATransform3DIdentity = CATransform3D()

/// Whether a transform changes nothing.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Whether two transforms are the same.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// A transform of space that acts in the plane alone.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var transform = CATransform3D()
  transform.m11 = m.a
  transform.m12 = m.b
  transform.m21 = m.c
  transform.m22 = m.d
  transform.m41 = m.tx
  transform.m42 = m.ty
  return transform
}

/// The part of a transform of space that acts in the plane.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

/// A move in space.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var transform = CATransform3D()
  transform.m41 = tx
  transform.m42 = ty
  transform.m43 = tz
  return transform
}

/// A change of size in space.
public func CATransform3DMakeScale(
  _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  var transform = CATransform3D()
  transform.m11 = sx
  transform.m22 = sy
  transform.m33 = sz
  return transform
}

/// A turn in radians about the axis through a point; the identity where the axis has no length.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let sine = CGFloat(sin(Double(angle)))
  let cosine = CGFloat(cos(Double(angle)))
  let rest = 1 - cosine
  var transform = CATransform3D()
  transform.m11 = cosine + x * x * rest
  transform.m12 = x * y * rest + z * sine
  transform.m13 = x * z * rest - y * sine
  transform.m21 = x * y * rest - z * sine
  transform.m22 = cosine + y * y * rest
  transform.m23 = y * z * rest + x * sine
  transform.m31 = x * z * rest + y * sine
  transform.m32 = y * z * rest - x * sine
  transform.m33 = cosine + z * z * rest
  return transform
}
