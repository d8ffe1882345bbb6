internal import CellophaneDocument
internal import UIKit

/// Something that a person types a query into: a search controller, or a search bar of the
/// author's own.
@MainActor protocol SearchTarget: AnyObject {
  /// Whether anybody hears what is typed.
  var isHeard: Bool { get }
  /// What is typed now.
  var query: String { get }
  /// Where is searched, to be chosen from.
  var scopes: ResolvedScopes? { get }
  /// Types as a person does.
  func search(for query: String)
  /// Chooses as a person does.
  func choose(scope: Int)
  /// Whether the field lets tokens be deleted.
  var deletesTokens: Bool { get }
  /// Deletes as a person does.
  func delete(token: Int)
}

extension UISearchController: SearchTarget {
  var isHeard: Bool { searchResultsUpdater != nil || searchBar.delegate != nil }
  var query: String { searchBar.text ?? "" }
  /// UIKit: `manual` is as the bar says; the others are of searches that are going on.
  var scopes: ResolvedScopes? {
    switch scopeBarActivation {
    case .manual: searchBar.scopes
    case .onTextEntry: searchBar.scopes(seen: .typing)
    case .automatic, .onSearchActivation: searchBar.scopes(seen: .searching)
    }
  }
  func search(for query: String) { simulateSearch(for: query) }
  func choose(scope: Int) { searchBar.choose(scope: scope) }
  var deletesTokens: Bool { searchBar.deletesTokens }
  func delete(token: Int) { searchBar.delete(token: token) }
}

extension UISearchBar: SearchTarget {
  var query: String { text ?? "" }
  var scopes: ResolvedScopes? { showsScopeBar ? scopes(seen: .always) : nil }
  func search(for query: String) { simulateSearch(for: query) }
  func choose(scope: Int) { simulateChoice(ofScope: scope) }
  var deletesTokens: Bool { searchTextField.allowsDeletingTokens }
  func delete(token: Int) { simulateDeletion(ofToken: token) }

  /// UIKit: less than two are no scopes.
  fileprivate func scopes(seen display: ResolvedScopes.Display) -> ResolvedScopes? {
    guard hasScopes, let titles = scopeButtonTitles else { return nil }
    let chosen = selectedScopeButtonIndex
    return ResolvedScopes(
      titles: titles, chosen: titles.indices.contains(chosen) ? chosen : nil, display: display)
  }
}

extension UIViewController {
  /// What of the screen that is seen can be searched: its search controller, else the first search
  /// bar that somebody hears.
  var searchInside: (any SearchTarget)? {
    if let presented = presentedViewController, !(presented is UIAlertController) {
      return presented.searchInside
    }
    return searchControllerInside ?? searchBarInside
  }

  private var seenChildren: [UIViewController] {
    if let navigation = self as? UINavigationController {
      return [navigation.topViewController].compactMap { $0 }
    }
    return children
  }

  private var searchControllerInside: UISearchController? {
    navigationItem.searchController ?? seenChildren.lazy.compactMap(\.searchControllerInside).first
  }

  private var searchBarInside: UISearchBar? {
    navigationItem.titleView?.heardSearchBar
      ?? seenChildren.lazy.compactMap(\.searchBarInside).first ?? viewIfLoaded?.heardSearchBar
  }
}

extension UIView {
  /// The first search bar in the view that somebody hears.
  fileprivate var heardSearchBar: UISearchBar? {
    if isHidden { return nil }
    if let bar = self as? UISearchBar { return bar.isHeard ? bar : nil }
    let inside = (self as? UIScrollView).map { ListEdges.views(of: $0) } ?? []
    return (inside + subviews).lazy.compactMap(\.heardSearchBar).first
  }
}

extension ResolvedScreen {
  /// What is searched, with what its field says.
  struct Searched {
    var text: String
    var tokens: [ResolvedToken]
    var scopes: ResolvedScopes?
    /// What the query is looked for in.
    var content: ResolvedScreen
  }

  /// What can be searched; `nil` where there is no field that anybody hears.
  var searched: Searched? {
    if let navigation = searchedNavigation {
      return Searched(
        text: navigation.search?.text ?? "", tokens: navigation.search?.tokens ?? [],
        scopes: navigation.search?.scopes, content: navigation.content)
    }
    var found: ResolvedField?
    var rewriter = ScreenRewriter()
    rewriter.view = { view in
      view.mappingField { field in
        if found == nil, field.isHeard { found = field }
        return field
      }
    }
    _ = rewriter.rewritten(self)
    // A bar of the author's own keeps its tokens.
    return found.map { Searched(text: $0.text, tokens: [], scopes: $0.scopes, content: bare) }
  }

  /// The screen without its bars.
  private var bare: ResolvedScreen {
    if case .navigation(let navigation) = self { return navigation.content.bare }
    return self
  }

  /// The part of the screen that has the field of a search controller.
  private var searchedNavigation: ResolvedNavigation? {
    switch self {
    case .navigation(let navigation):
      navigation.search == nil ? navigation.content.searchedNavigation : navigation
    case .split(let split): split.columns.lazy.compactMap(\.screen.searchedNavigation).first
    case .tabs(let tabs): tabs.tabs.lazy.compactMap(\.screen.searchedNavigation).first
    case .presented(let presented): presented.content.searchedNavigation
    case .collection, .view: nil
    }
  }

  /// The screen with something else in its search field, and another scope chosen.
  ///
  /// - Parameter tokens: What stands before the text; `nil` leaves it.
  func searched(
    for query: String, in scope: Int?, narrowedBy tokens: [ResolvedToken]? = nil
  ) -> ResolvedScreen {
    var rewriter = ScreenRewriter()
    rewriter.navigation = { navigation in
      var navigation = navigation
      navigation.search?.text = query
      navigation.search?.scopes?.chosen = scope
      if let tokens { navigation.search?.tokens = tokens }
      return navigation
    }
    rewriter.tab = { _, _, screen in
      screen.searched(for: query, in: scope, narrowedBy: tokens)
    }
    rewriter.view = { view in
      view.mappingField { field in
        guard field.isHeard else { return field }
        var field = field
        field.text = query
        field.showsClear = !query.isEmpty
        field.scopes?.chosen = scope
        return field
      }
    }
    return rewriter.rewritten(self)
  }
}
