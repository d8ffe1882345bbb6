/// A stack of controllers of which the last is seen under a bar.
@preconcurrency @MainActor open class UINavigationController: UIViewController, ControllerContainer
{
  /// Who decides and hears; not kept alive.
  open weak var delegate: (any UINavigationControllerDelegate)?
  private var stack: [UIViewController] = []
  /// The bar above the top controller.
  open private(set) var navigationBar: UINavigationBar
  /// The bar below the top controller.
  open private(set) lazy var toolbar: UIToolbar! = UIToolbar()
  /// Whether there is no bar above.
  open var isNavigationBarHidden = false
  /// Whether there is no bar below.
  open var isToolbarHidden = true
  /// Kept; a page's bars stay.
  open var hidesBarsOnSwipe = false
  /// Kept; a page's bars stay.
  open var hidesBarsOnTap = false
  /// Kept; a page's bars stay.
  open var hidesBarsWhenKeyboardAppears = false
  /// Kept; a page's bars stay.
  open var hidesBarsWhenVerticallyCompact = false
  /// Never recognises anything: a page has its own way back.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIPanGestureRecognizer()

  /// Makes a stack of one controller.
  public init(rootViewController: UIViewController) {
    navigationBar = UINavigationBar()
    super.init(nibName: nil, bundle: nil)
    setStack([rootViewController], animated: false)
  }

  /// Makes an empty stack with bars of an author's classes.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    let barClass = navigationBarClass as? UINavigationBar.Type
    navigationBar = barClass?.made(frame: .zero) ?? UINavigationBar()
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    navigationBar = UINavigationBar()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    navigationBar = UINavigationBar()
    super.init(coder: coder)
  }

  /// What a tab bar shows of this controller: what it shows of the root, unless this one has a title or
  /// an item of its own.
  open override var tabBarItem: UITabBarItem! {
    get {
      guard storage.tabBarItem == nil, title == nil, let root = stack.first else {
        return super.tabBarItem
      }
      return root.tabBarItem
    }
    set { super.tabBarItem = newValue }
  }
  /// The stack, the root first.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The controller on top of the stack.
  open var topViewController: UIViewController? { stack.last }
  /// What is seen: what is presented above, else the top.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  /// Replaces the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    setStack(viewControllers, animated: animated)
    ScreenChanges.record(.setStack(self))
  }

  /// Puts a controller on top; it must not be in the stack already.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if viewController is UINavigationController {
      raise("Pushing a navigation controller is not supported.")
    }
    if stack.contains(where: { $0 === viewController }) {
      raise(
        "Pushing the same view controller instance more than once is not supported: "
          + "'\(type(of: viewController))'.")
    }
    setStack(stack + [viewController], animated: animated)
    ScreenChanges.record(.pushed(viewController, in: self))
  }

  /// Takes the top away, unless it is the root.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    pop(to: stack.count - 1, animated: animated)
    return top
  }

  /// Takes away what lies above a controller of the stack.
  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let place = stack.firstIndex(where: { $0 === viewController }) else {
      raise("Tried to pop to a view controller that doesn't exist: '\(type(of: viewController))'.")
    }
    return pop(to: place + 1, animated: animated)
  }

  /// Takes away all but the root.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.count > 1 ? pop(to: 1, animated: animated) : nil
  }

  @discardableResult private func pop(to count: Int, animated: Bool) -> [UIViewController] {
    let popped = Array(stack[count...])
    guard !popped.isEmpty else { return [] }
    setStack(Array(stack[..<count]), animated: animated)
    ScreenChanges.record(.popped(popped, in: self))
    return popped
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }
  override var showsOthers: Bool { true }

  /// Shows or hides the bar above.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
  /// Shows or hides the bar below.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    isToolbarHidden = hidden
  }

  private func setStack(_ controllers: [UIViewController], animated: Bool) {
    let old = stack
    stack = controllers
    for gone in old where !controllers.contains(where: { $0 === gone }) {
      unembed(gone)
    }
    for controller in controllers where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    navigationBar.items = controllers.map(\.navigationItem)
    guard old.last !== controllers.last, isViewLoaded else { return }
    if lifeStage != .gone { arrangeChildren() }
    // What is pushed may hide the bar of tabs.
    parent?.viewIfLoaded?.setNeedsLayout()
  }

  /// The top's view fills what the bars leave; the views below it leave.
  func arrangeChildren() {
    guard let top = stack.last else { return }
    let isNew = top.viewIfLoaded?.superview !== view
    if isNew { delegate?.navigationController(self, willShow: top, animated: false) }
    for below in stack.dropLast() { below.viewIfLoaded?.removeFromSuperview() }
    embed(top, in: roomBetweenBars)
    if isNew { delegate?.navigationController(self, didShow: top, animated: false) }
  }

}

/// Hears about a navigation controller; every method is optional.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationController {
  /// How the stack changes.
  public enum Operation: Int, Sendable {
    case none, push, pop
  }

  /// How long a bar takes to come and go, in seconds.
  nonisolated public class var hideShowBarDuration: CGFloat { 0.2 }
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}
