extension UIView {
  /// What a view keeps beside its layer.
  struct Storage {
    weak var superview: UIView?
    var subviews: [UIView] = []
    weak var controller: UIViewController?
    var tintColor: UIColor?
    var margins: NSDirectionalEdgeInsets?
    var corners: UICornerConfiguration?
    var traitOverrides: UITraitOverrides?
    var traitChanges: TraitChangeHandlers?
    var traitsBefore: UITraitCollection?
    var constraints: [NSLayoutConstraint] = []
    var layoutGuides: [UILayoutGuide] = []
    var ownGuides: [UILayoutGuide.Role: UILayoutGuide] = [:]
    var needsLayout = true
    var needsProperties = true
    /// The view's size when a view around placed what is inside, in the same pass.
    var placedSize: CGSize?
    /// What bars covered when the view was last laid out.
    var safeArea = UIEdgeInsets.zero
    var needsUpdateConstraints = true
    var isLayingOut = false
    var motionEffects: [UIMotionEffect] = []
    var mask: UIView?
    var textSize = TextSize()
    var huggingHorizontal = UILayoutPriority.defaultLow
    var huggingVertical = UILayoutPriority.defaultLow
    var resistanceHorizontal = UILayoutPriority.defaultHigh
    var resistanceVertical = UILayoutPriority.defaultHigh

    init() {}
  }

  /// The controller whose view this is.
  package var owningController: UIViewController? {
    get { storage.controller }
    set { storage.controller = newValue }
  }

  static func makeLayer() -> CALayer {
    (layerClass as? CALayer.Type)?.made() ?? CALayer()
  }
}
