/// A search bar and what it searches.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  /// When the scopes are shown.
  public enum ScopeBarActivation: Int, Sendable {
    case automatic, manual, onTextEntry, onSearchActivation
  }

  /// Who is told of what is typed; not kept alive.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Who decides and hears; not kept alive.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Who shows the results; `nil` where the searched controller does.
  open private(set) var searchResultsController: UIViewController?
  /// The field that is typed into.
  open private(set) var searchBar = UISearchBar()
  /// Whether what is searched is dimmed.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the navigation bar goes while searching.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether searching shows a button that ends it.
  open var automaticallyShowsCancelButton = true
  /// Whether results come as soon as something is typed.
  open var automaticallyShowsSearchResultsController = true
  /// Whether the results are seen.
  open var showsSearchResultsController = false
  /// Whether searching shows the scopes.
  open var automaticallyShowsScopeBar: Bool {
    get { scopeBarActivation != .manual }
    set { scopeBarActivation = newValue ? .automatic : .manual }
  }
  /// When the scopes are shown.
  ///
  /// UIKit: `automatic` shows them while a search is going on, `manual` as the bar's `showsScopeBar`
  /// says.
  open var scopeBarActivation = ScopeBarActivation.automatic
  /// Whether a bar below the title shows no proposals.
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = true
  /// UIKit: iOS 16 and later.
  open var searchSuggestions: [any UISearchSuggestion]? {
    didSet { SetPlaces.note("searchSuggestions", of: self) }
  }

  /// Makes a search.
  ///
  /// - Parameter searchResultsController: Shows the results; `nil` where the searched controller
  ///   shows them itself.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    SetPlaces.note("searchResultsController", of: self)
    searchBar.attach(self)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    searchBar.attach(self)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    searchBar.attach(self)
  }

  /// Whether a search is going on.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      if isActive {
        delegate?.willPresentSearchController(self)
        delegate?.didPresentSearchController(self)
      } else {
        delegate?.willDismissSearchController(self)
        if searchBar.text?.isEmpty == false { searchBar.text = nil }
        delegate?.didDismissSearchController(self)
      }
      update()
    }
  }

  /// Tells the updater that something about the search has changed.
  func update() {
    searchResultsUpdater?.updateSearchResults(for: self)
    ScreenChanges.record(.searched(self))
  }

  /// Searches as a person does who taps the bar and types.
  package func simulateSearch(for text: String) {
    isActive = true
    searchBar.simulateTyping(text)
  }
}

/// Updates what a search shows.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
  /// UIKit: iOS 16 and later; optional.
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
  public func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {}
}

/// Hears about a search; every method is optional.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// Something that a search proposes.
@preconcurrency @MainActor public protocol UISearchSuggestion: NSObjectProtocol {
  var localizedSuggestion: String? { get }
  var iconImage: UIImage? { get }
}

/// A proposal of a search.
@preconcurrency @MainActor open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  /// The proposal's words.
  open private(set) var localizedSuggestion: String?
  /// The proposal's drawing.
  open private(set) var iconImage: UIImage?
  /// What the author keeps with the proposal.
  open var representedObject: Any?

  /// Makes a proposal.
  public init(
    localizedSuggestion suggestion: String, localizedDescription description: String? = nil,
    iconImage: UIImage? = nil
  ) {
    localizedSuggestion = suggestion
    self.iconImage = iconImage
    super.init()
  }
}
