extension UIView {
  private static let corners: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]

  /// How round the corners are. UIKit: iOS 26 and later.
  ///
  /// A radius that is fixed and the same wherever there is one is the layer's too.
  public var cornerConfiguration: UICornerConfiguration {
    get { storage.corners ?? .none }
    set {
      storage.corners = newValue
      (layer.cornerRadius, layer.maskedCorners) = (0, CACornerMask(.allCorners))
      if let (radius, corners) = newValue.fixed {
        layer.cornerRadius = radius
        layer.maskedCorners = CACornerMask(corners)
      }
      setNeedsLayout()
    }
  }

  /// How round a corner is at the view's present size, in points; of several the roundest.
  ///
  /// UIKit: iOS 26 and later.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    let most = min(bounds.width, bounds.height) / 2
    return Self.corners.filter { corner.contains($0) }
      .map { min(radius(at: $0), most) }.max() ?? 0
  }

  /// What `cornerConfiguration` makes of the corners as far as the layer does not say it; `nil` where
  /// that says all.
  package var cornersBesideLayer: CornerShape? {
    guard let configuration = storage.corners, configuration.fixed == nil else { return nil }
    if case .capsule(let maximum) = configuration.shape {
      return maximum.map { .radii([$0, $0, $0, $0]) } ?? .capsule
    }
    return .radii(Self.corners.map { Double(radius(at: $0)) })
  }

  private func radius(at corner: UIRectCorner) -> CGFloat {
    guard let configuration = storage.corners else {
      return layer.maskedCorners.isSuperset(of: CACornerMask(corner)) ? layer.cornerRadius : 0
    }
    switch configuration.shape {
    case .capsule(let maximum):
      return min(CGFloat(maximum ?? .infinity), min(bounds.width, bounds.height) / 2)
    case .corners(let radii):
      let alike = radii.uniform.first { $0.contains(corner) } ?? corner
      return Self.corners.filter { alike.contains($0) }.map { radius(radii[$0], at: $0) }.max() ?? 0
    }
  }

  private func radius(_ radius: UICornerRadius?, at corner: UIRectCorner) -> CGFloat {
    switch radius?.kind {
    case nil: 0
    case .fixed(let points): CGFloat(points)
    case .containerConcentric(let minimum): max(minimum ?? 0, concentricRadius(at: corner))
    }
  }

  /// What is left of the radius around, at the larger of the corner's distances from that corner.
  private func concentricRadius(at corner: UIRectCorner) -> CGFloat {
    for view in sequence(first: superview, next: { $0?.superview }) {
      guard let view, view.effectiveRadius(corner: .allCorners) > 0 else { continue }
      let box = view.convert(bounds, from: self)
      let isLeft = corner == .topLeft || corner == .bottomLeft
      let isTop = corner == .topLeft || corner == .topRight
      let across = isLeft ? box.minX - view.bounds.minX : view.bounds.maxX - box.maxX
      let down = isTop ? box.minY - view.bounds.minY : view.bounds.maxY - box.maxY
      return max(0, view.effectiveRadius(corner: corner) - max(across, down))
    }
    return 0
  }
}

/// Corners that one radius does not say.
package enum CornerShape: Equatable {
  case capsule
  /// Points: the upper ones from the left, then the lower ones.
  case radii([Double])
}

extension UICornerConfiguration {
  /// The radius and the corners that have it, where all others are square.
  fileprivate var fixed: (CGFloat, UIRectCorner)? {
    guard case .corners(let radii) = shape else { return nil }
    var (radius, corners) = (CGFloat(0), UIRectCorner())
    for corner in [UIRectCorner.topLeft, .topRight, .bottomLeft, .bottomRight] {
      switch radii[corner]?.kind {
      case nil: break
      case .fixed(let points):
        if points == 0 { continue }
        guard radius == 0 || radius == CGFloat(points) else { return nil }
        radius = CGFloat(points)
        corners.insert(corner)
      case .containerConcentric: return nil
      }
    }
    return (radius, corners)
  }
}

extension UICornerConfiguration.Radii {
  fileprivate subscript(corner: UIRectCorner) -> UICornerRadius? {
    switch corner {
    case .topLeft: topLeft
    case .topRight: topRight
    case .bottomLeft: bottomLeft
    default: bottomRight
    }
  }
}

extension CACornerMask {
  /// The same corners of a layer.
  fileprivate init(_ corners: UIRectCorner) {
    self = []
    if corners.contains(.topLeft) { insert(.layerMinXMinYCorner) }
    if corners.contains(.topRight) { insert(.layerMaxXMinYCorner) }
    if corners.contains(.bottomLeft) { insert(.layerMinXMaxYCorner) }
    if corners.contains(.bottomRight) { insert(.layerMaxXMaxYCorner) }
  }
}
