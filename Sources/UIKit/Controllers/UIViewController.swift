/// A screen or a part of one: a view, what fills it, and what happens in its life.
@preconcurrency @MainActor open class UIViewController: UIResponder, UITraitEnvironment {
  final var storage = Storage()

  /// Makes a controller whose view comes from a nib, of this name or of its class's.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Makes a controller of a storyboard; another archive gives an empty one.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
    if let coder = coder as? InterfaceCoder { coder.reading.read(coder.element, into: self) }
  }

  /// Makes a controller with no nib.
  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// The name of the nib that was given.
  public let nibName: String?
  /// The bundle that was given.
  public let nibBundle: Bundle?

  open override var next: UIResponder? { viewIfLoaded?.superview }

  /// Called before a segue is performed.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Whether a segue may be performed that something was touched for.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Performs a segue of the controller's storyboard; without such a one nothing, which the build says.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    if let scene = storage.scene, let segue = scene.segue(named: identifier) {
      return scene.go(segue, sender: sender)
    }
    RuntimeIssue.record(
      "segue-not-performed",
      "'\(type(of: self))' has no segue '\(identifier)'; show its controller in code")
  }

  /// What bars and tabs call the controller.
  open var title: String? {
    didSet {
      storage.navigationItem?.adoptTitle(title, replacing: oldValue)
      storage.tabBarItem?.adoptTitle(title, replacing: oldValue)
    }
  }

  /// The navigation controller that this one lies in.
  open var navigationController: UINavigationController? { nearest(UINavigationController.self) }
  /// The tab bar controller that this one lies in.
  open var tabBarController: UITabBarController? { nearest(UITabBarController.self) }
  /// The split view controller that this one lies in.
  open var splitViewController: UISplitViewController? { nearest(UISplitViewController.self) }

  // MARK: View

  /// The controller's view, made when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storage.view
    }
    set {
      storage.view?.owningController = nil
      storage.view = newValue
      newValue?.owningController = self
    }
  }
  /// The view, without making it.
  open var viewIfLoaded: UIView? { storage.view }
  /// Whether the view has been made.
  open var isViewLoaded: Bool { storage.view != nil }
  /// Makes the view now, and calls `viewDidLoad()`, unless it is there.
  open func loadViewIfNeeded() {
    guard storage.view == nil else { return }
    loadView()
    guard storage.view != nil else {
      raise("loadView() of '\(type(of: self))' left the controller without a view: set 'view'.")
    }
    viewDidLoad()
  }
  /// Makes the view, as large as the screen: that of the storyboard or the nib, else a plain one.
  open func loadView() {
    if loadInterface({ made in self.view = made }) { return }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  // MARK: Life

  /// Called once, when the view has been made.
  open func viewDidLoad() {}
  /// Called before the view enters the window.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view has its size and surroundings, before it is laid out.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view is in place.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view leaves the window.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has left the window.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before layout, once the view is there and where `setNeedsUpdateProperties()` asked for it;
  /// what it reads of observables asks for it again when it changes.
  ///
  /// UIKit: iOS 26 and later.
  open func updateProperties() {}
  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Called by nothing here; kept for subclasses that call it.
  open func updateViewConstraints() {}
  /// Called when the view's margins have changed.
  open func viewLayoutMarginsDidChange() {}
  /// Called when what bars cover has changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called before the view gets another size.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Called before the surroundings change.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Called by nothing here: memory does not run short without the process being ended.
  open func didReceiveMemoryWarning() {}
  /// Whether the view is coming because the controller was just presented.
  open var isBeingPresented: Bool {
    storage.appearance == .appearing && presentingViewController != nil
  }
  /// Whether the view is going because the controller is dismissed.
  open var isBeingDismissed: Bool { storage.appearance == .disappearing && parent == nil }
  /// Whether the view is coming because the controller was added to a parent.
  open var isMovingToParent: Bool { storage.appearance == .appearing && parent != nil }
  /// Whether the view is going because the controller left its parent.
  open var isMovingFromParent: Bool { storage.appearance == .disappearing && parent == nil }

  // MARK: Traits

  /// The surroundings: the parent's, with what this controller overrides.
  open var traitCollection: UITraitCollection { inheritedTraits }
  /// UIKit: deprecated from iOS 17, and still called.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Light or dark for this controller and everything inside.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    willSet {
      storage.traitsBefore = newValue == overrideUserInterfaceStyle ? nil : traitCollection
    }
    didSet {
      guard let old = storage.traitsBefore else { return }
      storage.traitsBefore = nil
      viewIfLoaded?.announceTraits(from: old)
    }
  }
  /// The traits that a child's surroundings are.
  func traits(forChild child: UIViewController) -> UITraitCollection { traitCollection }
  /// Sets traits for a child and everything inside.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childViewController.storage.parentOverride = collection
  }
  /// The traits that are set for a child.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { childViewController.storage.parentOverride }

  // MARK: Containment

  /// The controller that holds this one.
  open var parent: UIViewController? { storage.parent }
  /// The controllers that this one holds, in the order in which they came.
  open var children: [UIViewController] { storage.children }
  /// Makes a controller a child; its view is added by whoever calls this.
  open func addChild(_ childController: UIViewController) {
    adopt(childController)
  }
  /// Stops being a child.
  open func removeFromParent() {
    leaveParent()
  }
  /// Called before a change of what holds this.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after a change of what holds this.
  open func didMove(toParent parent: UIViewController?) {}
  /// Whether children appear with their parent; they do.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Says that a child is about to appear or disappear.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    isAppearing ? beginAppearing(animated) : beginDisappearing(animated)
  }
  /// Says that a child has appeared or disappeared.
  open func endAppearanceTransition() {
    storage.appearance == .appearing ? endAppearing(false) : endDisappearing(false)
  }
  /// Exchanges the views of two children at once.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let old: UIView? = fromViewController.viewIfLoaded
    old?.superview?.addSubview(toViewController.view)
    animations?()
    old?.removeFromSuperview()
    completion?(true)
  }
  /// The scroll view that bars follow.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    storage.contentScrollView
  }
  /// Sets the scroll view that bars follow.
  open func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all
  ) {
    storage.contentScrollView = scrollView
  }

  // MARK: Showing others

  /// The controller that is presented above.
  open var presentedViewController: UIViewController? {
    storage.presented ?? parent?.presentedViewController
  }
  /// The controller that presented this one.
  open var presentingViewController: UIViewController? {
    storage.presenting ?? parent?.presentingViewController
  }
  /// How the controller covers what is below when it is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How the controller comes; a page shows it there.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether the controller cannot be swiped away.
  open var isModalInPresentation = false
  /// Whether this controller presents for those inside.
  open var definesPresentationContext = false
  /// Whether this controller decides how those inside come.
  open var providesPresentationContextTransitionStyle = false
  /// Points; what a popover or split view may go by.
  open var preferredContentSize = CGSize.zero
  /// Shows a controller above this one.
  ///
  /// A page shows that the preview is followed by the other; `completion` runs at once.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    show(above: viewControllerToPresent, animated: flag)
    completion?()
  }
  /// Takes away what this controller presented, or itself where it is presented.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    takeAway(animated: flag)
    completion?()
  }
  /// Shows a controller where it belongs: the nearest container that shows others decides.
  open func show(_ vc: UIViewController, sender: Any?) {
    guard let container = nearest(where: { $0.showsOthers }) else {
      return present(vc, animated: true)
    }
    container.show(vc, sender: sender)
  }
  /// Shows a controller in the secondary column of the split view that this one lies in.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard let split = splitViewController else { return present(vc, animated: true) }
    split.showDetailViewController(vc, sender: sender)
  }
  /// Whether `show(_:sender:)` of a controller inside ends here.
  var showsOthers: Bool { false }

  // MARK: Bars

  /// What a navigation bar shows while this controller is on top.
  open var navigationItem: UINavigationItem {
    if let item = storage.navigationItem { return item }
    let item = UINavigationItem(title: title ?? "")
    item.title = title
    storage.navigationItem = item
    return item
  }
  /// What a tab bar shows of this controller.
  open var tabBarItem: UITabBarItem! {
    get {
      if let item = storage.tabBarItem { return item }
      let item = UITabBarItem(title: title, image: nil, selectedImage: nil)
      storage.tabBarItem = item
      return item
    }
    set { storage.tabBarItem = newValue }
  }
  /// The items of the bar below.
  open var toolbarItems: [UIBarButtonItem]?
  /// Sets the items of the bar below.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  /// Whether there is no tab bar while this controller is on top.
  open var hidesBottomBarWhenPushed = false
  /// The edges at which the view reaches behind bars.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Whether the view reaches behind bars that nothing shows through.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// Whether the view's margins are at least the system's.
  open var viewRespectsSystemMinimumLayoutMargins = true
  /// Points.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
  }
  /// The colour of the status bar's text; a page has none.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether there is no status bar; a page has none.
  open var prefersStatusBarHidden: Bool { false }
  /// The controller that answers for the status bar's look; a page has none.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The controller that answers for hiding the status bar; a page has none.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// How a change of the status bar is animated; a page has none.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The orientation that a presented controller begins in; a page stands.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// The edges at which the system's gestures wait; a page has none of them.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Who animates presentations; kept, as a page shows them at once.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The change under way; always `nil`, as every change is over at once.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  /// What does a command for this controller: it, or a parent that does it.
  open func targetViewController(
    forAction action: Selector, sender: Any?
  ) -> UIViewController? {
    canPerformAction(action, withSender: sender)
      ? self : parent?.targetViewController(forAction: action, sender: sender)
  }
  /// Whether the home indicator goes; a page has none.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Accepted; a page has no status bar.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// The ways in which the device may be held.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  /// Whether the view turns with the device.
  open var shouldAutorotate: Bool { true }

  // MARK: Editing

  /// Whether the contents can be edited.
  open var isEditing: Bool {
    get { storage.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Turns editing on or off; subclasses call `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    storage.isEditing = editing
    storage.editButtonItem?.showEditing(editing)
  }
  /// A bar button that turns editing on and off.
  open var editButtonItem: UIBarButtonItem {
    if let item = storage.editButtonItem { return item }
    let item = UIBarButtonItem.editButton(of: self)
    storage.editButtonItem = item
    return item
  }

  // MARK: Restoring

  /// The name under which state is kept; kept itself.
  open var restorationIdentifier: String?
  /// The class that makes the controller again; kept.
  open var restorationClass: (any UIViewControllerRestoration.Type)?
  /// Called by nothing here: a page begins anew.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Called by nothing here: a page begins anew.
  open func decodeRestorableState(with coder: NSCoder) {}

  // MARK: Nothing to show

  /// What is shown over the view while there is nothing else to show.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// Called before layout where it is needed; sets what is shown for the state.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  // MARK: Split views

  /// Called where a split view without columns collapses and its delegate does not do it.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}
  /// Called where a split view without columns expands; `nil` lets it decide.
  open func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { nil }
}
