public import Foundation

/// Controllers side by side, one of which is seen; a page shows that one.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  /// How pages change.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl, scroll
  }
  /// The axis along which pages lie.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal, vertical
  }
  /// Where a page comes from.
  public enum NavigationDirection: Int, Sendable {
    case forward, reverse
  }
  /// Where a book's spine lies.
  public enum SpineLocation: Int, Sendable {
    case none, min, mid, max
  }
  /// What a page controller is made with.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A `SpineLocation` by its raw value.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// Points between pages.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// How pages change.
  public let transitionStyle: TransitionStyle
  /// The axis along which pages lie.
  public let navigationOrientation: NavigationOrientation
  /// Gives the pages beside the one that is seen; not kept alive.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// Hears of changes, of which a page makes none; not kept alive.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// Whether pages have two sides.
  open var isDoubleSided = false
  /// What is seen.
  open private(set) var viewControllers: [UIViewController]?

  /// Makes one without pages.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes one without pages, which turn like a book's.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes one without pages: there are no archives here.
  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    super.init(coder: coder)
  }

  /// Shows pages, at once.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    for old in self.viewControllers ?? [] {
      old.willMove(toParent: nil)
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    self.viewControllers = viewControllers
    for new in viewControllers ?? [] {
      addChild(new)
      if isViewLoaded { show(new) }
      new.didMove(toParent: self)
    }
    completion?(true)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    for child in viewControllers ?? [] { show(child) }
  }

  private func show(_ child: UIViewController) {
    let page: UIView = child.view
    page.frame = view.bounds
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(page)
  }
}

/// Gives the pages beside one.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Hears of changes between pages; every method is optional.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
