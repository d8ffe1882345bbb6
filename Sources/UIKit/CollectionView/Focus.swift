// A page has the browser's focus; these stand in delegates' signatures.

/// Where keyboard focus comes from and goes to.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
  open private(set) weak var previouslyFocusedView: UIView?
  open private(set) weak var nextFocusedView: UIView?
}

/// Where keyboard focus comes from and goes to in a collection view.
@preconcurrency @MainActor open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  open private(set) var previouslyFocusedIndexPath: IndexPath?
  open private(set) var nextFocusedIndexPath: IndexPath?
}

/// Runs animations beside a change of focus.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
  /// Runs both at once: a page does not animate focus.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?()
    completion?()
  }
}

/// A thing held over an item until it opens.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  var targetView: UIView? { get }
}

extension UIWindowScene {
  /// How an item opens a window of its own; a page is one window.
  @preconcurrency @MainActor open class ActivationConfiguration: NSObject {
    public override init() {
      super.init()
    }
  }
}
