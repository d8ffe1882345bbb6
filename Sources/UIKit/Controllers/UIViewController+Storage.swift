extension UIViewController {
  /// Where a controller is in its life on the screen.
  package enum LifeStage: Sendable { case gone, appearing, appeared, disappearing }

  /// What a controller keeps beside what authors set.
  struct Storage {
    var view: UIView?
    /// Where a storyboard has it from.
    var scene: InterfaceScene?
    weak var parent: UIViewController?
    var children: [UIViewController] = []
    var parentOverride: UITraitCollection?
    var traitOverrides = UITraitOverrides()
    var traitsBefore: UITraitCollection?
    var traitChanges = TraitChangeHandlers()
    var presented: UIViewController?
    weak var presenting: UIViewController?
    var presentation: UIPresentationController?
    var navigationItem: UINavigationItem?
    var tabBarItem: UITabBarItem?
    weak var tab: UITab?
    var editButtonItem: UIBarButtonItem?
    weak var contentScrollView: UIScrollView?
    var isEditing = false
    /// Whether what is shown in place of contents is updated before the next layout.
    var needsContentUnavailable = true
    /// Whether `updateProperties()` is called before the next layout.
    var needsProperties = true
    var appearance = LifeStage.gone
    /// The window that `appear(in:size:)` made; it lives as long as the controller is shown.
    var hostWindow: UIWindow?

    init() {}
  }

  /// Where the controller is in its life on the screen.
  package var lifeStage: LifeStage { storage.appearance }

  func adopt(_ child: UIViewController) {
    guard child.parent !== self else { return }
    if child.parent != nil { child.removeFromParent() }
    child.willMove(toParent: self)
    child.storage.parent = self
    storage.children.append(child)
  }

  func leaveParent() {
    guard let old = parent else { return }
    old.storage.children.removeAll { $0 === self }
    storage.parent = nil
    didMove(toParent: nil)
  }

  /// Makes a controller a child whose view fills a rectangle of this one's view.
  func embed(_ child: UIViewController, in frame: CGRect) {
    if child.parent !== self {
      addChild(child)
      child.didMove(toParent: self)
    }
    let inner: UIView = child.view
    inner.frame = frame
    if inner.superview !== view { view.addSubview(inner) }
  }

  /// Takes a child and its view away.
  func unembed(_ child: UIViewController) {
    child.viewIfLoaded?.removeFromSuperview()
    guard child.parent === self else { return }
    child.willMove(toParent: nil)
    child.removeFromParent()
  }

  /// The nearest parent of which a condition holds.
  func nearest(where condition: (UIViewController) -> Bool) -> UIViewController? {
    var place = parent
    while let current = place {
      if condition(current) { return current }
      place = current.parent
    }
    return nil
  }

  /// The nearest parent of a class.
  func nearest<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
    nearest { $0 is Controller } as? Controller
  }

  /// The tab that shows this controller.
  public var tab: UITab? { storage.tab ?? parent?.tab }

  /// Posted where the place that details are shown in has changed.
  public static var showDetailTargetDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIViewControllerShowDetailTargetDidChangeNotification")
  }
}
