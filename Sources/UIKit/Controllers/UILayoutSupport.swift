/// What bars cover of a controller's view, as constraints said it before safe areas.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// Points.
  var length: CGFloat { get }
  /// The edge further up.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The edge further down.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
}

extension UIViewController {
  /// What the bar above covers.
  ///
  /// UIKit: deprecated from iOS 11, and still there.
  public var topLayoutGuide: any UILayoutSupport { CoveredEdge(of: view, isTop: true) }
  /// What the bar below covers.
  ///
  /// UIKit: deprecated from iOS 11, and still there.
  public var bottomLayoutGuide: any UILayoutSupport { CoveredEdge(of: view, isTop: false) }
}

/// One side of what lies outside a view's safe area.
private final class CoveredEdge: NSObject, UILayoutSupport {
  private let view: UIView
  private let isTop: Bool

  init(of view: UIView, isTop: Bool) {
    self.view = view
    self.isTop = isTop
    super.init()
  }

  var length: CGFloat { isTop ? view.safeAreaInsets.top : view.safeAreaInsets.bottom }
  var topAnchor: NSLayoutYAxisAnchor {
    isTop ? view.topAnchor : view.safeAreaLayoutGuide.bottomAnchor
  }
  var bottomAnchor: NSLayoutYAxisAnchor {
    isTop ? view.safeAreaLayoutGuide.topAnchor : view.bottomAnchor
  }
}
