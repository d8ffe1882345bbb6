/// What a tab bar shows of a controller.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// The tabs that UIKit has words and drawings for.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed

    /// The item's words.
    package var title: String {
      switch self {
      case .more: SystemWord.word("More")
      case .favorites: SystemWord.word("Favorites")
      case .featured: SystemWord.word("Featured")
      case .topRated: SystemWord.word("Top Rated")
      case .recents: SystemWord.word("Recents")
      case .contacts: SystemWord.word("Contacts")
      case .history: SystemWord.word("History")
      case .bookmarks: SystemWord.word("Bookmarks")
      case .search: SystemWord.word("Search")
      case .downloads: SystemWord.word("Downloads")
      case .mostRecent: SystemWord.word("Most Recent")
      case .mostViewed: SystemWord.word("Most Viewed")
      }
    }

    /// The item's drawing.
    package var symbolName: String {
      switch self {
      case .more: "ellipsis"
      case .favorites, .featured, .topRated: "star.fill"
      case .recents, .history, .mostRecent: "clock.fill"
      case .contacts: "person.crop.circle.fill"
      case .bookmarks: "book.fill"
      case .search: "magnifyingglass"
      case .downloads: "arrow.down.circle.fill"
      case .mostViewed: "list.number"
      }
    }
  }

  /// The drawing while the tab is chosen.
  open var selectedImage: UIImage?
  /// A short text in a bubble.
  open var badgeValue: String?
  /// The bubble's colour.
  open var badgeColor: UIColor? {
    didSet { SetPlaces.note("badgeColor", of: self) }
  }

  /// Makes an empty item.
  public override init() {
    super.init()
  }

  /// Makes an empty item: there are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes one from its parts.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Makes one from its parts.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Makes one from its parts.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.title, image: UIImage(systemName: systemItem.symbolName), tag: tag)
  }

  /// Follows the controller's title.
  func adoptTitle(_ new: String?, replacing old: String?) {
    title = new
  }
}

/// The bar that chooses among controllers; a page draws it from the items.
@preconcurrency @MainActor open class UITabBar: UIView {
  /// What the bar chooses among.
  open var items: [UITabBarItem]?
  /// The chosen tab.
  open weak var selectedItem: UITabBarItem?
  /// Whether what is behind shows through.
  open var isTranslucent = true
  /// The colour of the bar itself.
  open var barTintColor: UIColor? {
    didSet { SetPlaces.note("barTintColor", of: self) }
  }
  /// The colour of tabs that are not chosen.
  open var unselectedItemTintColor: UIColor? {
    didSet { SetPlaces.note("unselectedItemTintColor", of: self) }
  }
  /// How the bar looks.
  open var standardAppearance = UITabBarAppearance() {
    didSet { hasOwnAppearance = true }
  }
  /// Whether the author has set how the bar looks.
  var hasOwnAppearance = false
  /// How the bar looks while nothing has scrolled behind it.
  open var scrollEdgeAppearance: UITabBarAppearance?

  /// Sets the bar's items.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    self.items = items
  }
}

/// A tab and the controller that it shows, made when it is first needed.
///
/// UIKit: iOS 18 and later.
@preconcurrency @MainActor open class UITab: AccessibleObject {
  /// What the tab is called.
  open var title: String {
    didSet { made?.tabBarItem.title = title }
  }
  /// The tab's drawing.
  open var image: UIImage? {
    didSet { made?.tabBarItem.image = image }
  }
  /// A second line.
  open var subtitle: String?
  /// A short text in a bubble.
  open var badgeValue: String? {
    didSet { made?.tabBarItem.badgeValue = badgeValue }
  }
  /// Whether it can be operated.
  open var isEnabled = true
  /// Whether it is not seen.
  open var isHidden = false
  /// The name by which the tab is found again.
  public let identifier: String
  /// The group that holds the tab.
  open internal(set) weak var parent: UITabGroup?
  private let provider: ((UITab) -> UIViewController)?
  private var made: UIViewController?

  /// Makes one from its parts.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
    super.init()
  }

  /// The controller that the tab shows, made when it is first asked for.
  open var viewController: UIViewController? {
    if let made { return made }
    let controller = provider?(self)
    made = controller
    controller?.storage.tab = self
    if let controller {
      let item = UITabBarItem(title: title, image: image, selectedImage: nil)
      item.badgeValue = badgeValue
      controller.tabBarItem = item
    }
    return controller
  }
}

/// A tab that holds others.
///
/// UIKit: iOS 18 and later.
@preconcurrency @MainActor open class UITabGroup: UITab {
  /// The tabs inside.
  open var children: [UITab] {
    didSet { for child in children { child.parent = self } }
  }

  /// Makes one from its parts.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
    for child in children { child.parent = self }
  }
}

/// The tab that searches.
///
/// UIKit: iOS 18 and later.
@preconcurrency @MainActor open class UISearchTab: UITab {
  /// Makes one from its parts.
  public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    super.init(
      title: SystemWord.word("Search"), image: UIImage(systemName: "magnifyingglass"),
      identifier: "search",
      viewControllerProvider: viewControllerProvider)
  }
}
