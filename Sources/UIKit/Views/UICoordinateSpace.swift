/// Something in whose points places can be said.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  /// Its own rectangle, in its points.
  var bounds: CGRect { get }
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView: UICoordinateSpace {
  /// A point of this view in another space's points; a screen's are its window's.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, to: view(coordinateSpace))
  }
  /// A point of another space in this view's points.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, from: view(coordinateSpace))
  }
  /// A rectangle of this view in another space's points.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, to: view(coordinateSpace))
  }
  /// A rectangle of another space in this view's points.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, from: view(coordinateSpace))
  }
}

extension UIScreen: UICoordinateSpace {
  /// The screen's points as it is held.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The screen's points, which do not turn with it.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }

  /// A point of the screen in another space's points.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    view(coordinateSpace)?.convert(point, from: nil as UIView?) ?? point
  }
  /// A point of another space in the screen's points.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    view(coordinateSpace)?.convert(point, to: nil as UIView?) ?? point
  }
  /// A rectangle of the screen in another space's points.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    view(coordinateSpace)?.convert(rect, from: nil as UIView?) ?? rect
  }
  /// A rectangle of another space in the screen's points.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    view(coordinateSpace)?.convert(rect, to: nil as UIView?) ?? rect
  }
}

extension UIWindowScene {
  /// The points in which the scene's windows lie: its screen's.
  public var coordinateSpace: any UICoordinateSpace { screen }
}

/// The view that a space is, asked for as any object: Swift 6.3's optimizer stops at a cast of the
/// protocol's own type.
private func view(_ space: AnyObject) -> UIView? { space as? UIView }
