internal import CellophaneLook

/// What a navigation bar shows while a controller is on top of its stack.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// Whether a title stands large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never, inline
  }
  /// Where a search bar lies.
  public enum SearchBarPlacement: Int, Sendable {
    case automatic, inline, stacked, integrated, integratedCentered, integratedButton
  }
  /// What the way back shows.
  public enum BackButtonDisplayMode: Int, Sendable {
    case `default`, generic, minimal
  }
  /// How titles and items are arranged.
  public enum ItemStyle: Int, Sendable {
    case navigator, browser, editor
  }

  /// What the bar calls the controller.
  open var title: String?
  /// The title with attributes, of which a page has the words. UIKit: iOS 26 and later.
  open var attributedTitle: AttributedString? {
    didSet {
      if let attributedTitle { title = String(attributedTitle.characters) }
      SetPlaces.note("attributedTitle", of: self)
    }
  }
  /// A smaller line under the title. UIKit: iOS 26 and later.
  open var subtitle: String?
  /// The subtitle with attributes, of which a page has the words. UIKit: iOS 26 and later.
  open var attributedSubtitle: AttributedString? {
    didSet {
      if let attributedSubtitle { subtitle = String(attributedSubtitle.characters) }
      SetPlaces.note("attributedSubtitle", of: self)
    }
  }
  /// A view in place of the subtitle; kept. UIKit: iOS 26 and later.
  open var subtitleView: UIView? {
    didSet { SetPlaces.note("subtitleView", of: self) }
  }
  /// What a large title says; `nil` for the title, which takes its place where the bar is low. UIKit:
  /// iOS 26 and later.
  open var largeTitle: String?
  /// What stands below a large title; `nil` for the subtitle. UIKit: iOS 26 and later.
  open var largeSubtitle: String?
  /// The same with attributes, of which a page has the words. UIKit: iOS 26 and later.
  open var largeAttributedSubtitle: AttributedString? {
    didSet {
      if let largeAttributedSubtitle {
        largeSubtitle = String(largeAttributedSubtitle.characters)
      }
      SetPlaces.note("largeAttributedSubtitle", of: self)
    }
  }
  /// A view in place of what stands below a large title; kept. UIKit: iOS 26 and later.
  open var largeSubtitleView: UIView? {
    didSet { SetPlaces.note("largeSubtitleView", of: self) }
  }
  /// A view in place of the title.
  open var titleView: UIView?
  /// Makes the title's menu; asked by nothing here. UIKit: iOS 16 and later.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    didSet { SetPlaces.note("titleMenuProvider", of: self) }
  }
  /// What the menu of items without room has besides; kept. UIKit: iOS 16 and later.
  open var additionalOverflowItems: UIDeferredMenuElement? {
    didSet { SetPlaces.note("additionalOverflowItems", of: self) }
  }
  /// A line of small text above the title.
  open var prompt: String?
  /// How title and items are arranged.
  ///
  /// UIKit: in regular width a browser's and an editor's titles stand at the leading edge.
  open var style = ItemStyle.navigator
  /// Whether the title stands large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// What another controller's way back to this one looks like.
  open var backBarButtonItem: UIBarButtonItem?
  /// The words of another controller's way back to this one.
  open var backButtonTitle: String?
  /// What another controller's way back to this one shows.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// What the way back does instead.
  open var backAction: UIAction? {
    didSet { SetPlaces.note("backAction", of: self) }
  }
  /// Whether there is no way back.
  open var hidesBackButton = false
  /// Whether items at the leading edge stand beside the way back.
  open var leftItemsSupplementBackButton = false
  /// From the leading edge inwards.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// From the trailing edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The groups at the leading edge.
  open var leadingItemGroups: [UIBarButtonItemGroup] = []
  /// The groups in the middle.
  open var centerItemGroups: [UIBarButtonItemGroup] = [] {
    didSet { SetPlaces.note("centerItemGroups", of: self) }
  }
  /// The groups at the trailing edge.
  open var trailingItemGroups: [UIBarButtonItemGroup] = []
  /// The group at the trailing edge, beyond all others. UIKit: iOS 16 and later.
  open var pinnedTrailingGroup: UIBarButtonItemGroup?
  /// The name under which a reader's arrangement is kept.
  open var customizationIdentifier: String?
  /// The search that the bar shows.
  open var searchController: UISearchController?
  /// Whether the search bar goes when contents scroll.
  open var hidesSearchBarWhenScrolling = true
  /// Where the search bar lies.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  /// Where the search bar lies, as far as a phone's bars are concerned. UIKit: iOS 16 and later.
  open var searchBarPlacement: SearchBarPlacement {
    if preferredSearchBarPlacement != .automatic { return preferredSearchBarPlacement }
    return Look.current.name == .iOS26 ? .integrated : .stacked
  }
  /// Accepted. UIKit: iOS 26 and later.
  open var searchBarPlacementAllowsExternalIntegration = false
  /// Accepted: the search bar of a phone has a row of its own. UIKit: iOS 26 and later.
  open var searchBarPlacementAllowsToolbarIntegration = true
  /// Where the search bar stands in a toolbar; on a page that is above the toolbar. UIKit: iOS 26 and
  /// later.
  open private(set) lazy var searchBarPlacementBarButtonItem: UIBarButtonItem = {
    let item = UIBarButtonItem()
    item.holdsSearchBar = true
    return item
  }()
  /// How the bar looks.
  open var standardAppearance: UINavigationBarAppearance? {
    didSet { SetPlaces.note("standardAppearance", of: self) }
  }
  /// How the bar looks where it is low.
  open var compactAppearance: UINavigationBarAppearance?
  /// How the bar looks while nothing has scrolled behind it.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// How a low bar looks while nothing has scrolled behind it.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// Lets a reader give the title another name; kept. UIKit: iOS 16 and later.
  open weak var renameDelegate: (any UINavigationItemRenameDelegate)? {
    didSet { SetPlaces.note("renameDelegate", of: self) }
  }
  /// The document that the screen is about; kept. UIKit: iOS 16 and later.
  open var documentProperties: UIDocumentProperties?

  /// Makes an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Makes an empty item: there are no archives here.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The first item from the leading edge.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first item from the trailing edge.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// Sets the item at the leading edge.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }
  /// Sets the item at the trailing edge.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  /// Sets the items at the leading edge, from the edge inwards.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Sets the items at the trailing edge, from the edge inwards.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Shows or hides the way back.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// Follows the controller's title.
  func adoptTitle(_ new: String?, replacing old: String?) {
    title = new
  }
}
