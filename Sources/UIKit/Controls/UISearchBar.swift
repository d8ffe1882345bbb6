internal import CellophaneLook

/// A field for what is searched, with scopes.
@preconcurrency @MainActor open class UISearchBar: UIView, UITextInputTraits {
  /// Its looks.
  public enum Style: UInt, Sendable {
    case `default`, prominent, minimal
  }

  /// Who decides and hears; not kept alive.
  open weak var delegate: (any UISearchBarDelegate)?
  private weak var searchController: UISearchController?
  /// The field itself.
  open private(set) var searchTextField = UISearchTextField()
  /// The words.
  open var text: String? {
    get { searchTextField.text }
    set {
      searchTextField.text = newValue
      if searchController?.isActive == true { searchController?.update() }
    }
  }
  /// What an empty field shows.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// A line above the field.
  open var prompt: String? {
    didSet { SetPlaces.note("prompt", of: self) }
  }
  /// The colours of the bar.
  open var barStyle = UIBarStyle.default
  /// How strongly the bar stands out.
  open var searchBarStyle = Style.default
  /// Whether what is behind shows through.
  open var isTranslucent = true
  /// The colour of the bar itself.
  open var barTintColor: UIColor? {
    didSet { SetPlaces.note("barTintColor", of: self) }
  }
  /// The image behind.
  open var backgroundImage: UIImage? {
    didSet { SetPlaces.note("backgroundImage", of: self) }
  }
  /// Whether there is a button that ends the search.
  open var showsCancelButton = false
  /// Whether there is a button for bookmarks.
  open var showsBookmarkButton = false {
    didSet { SetPlaces.note("showsBookmarkButton", of: self) }
  }
  /// Whether there is a button for results.
  open var showsSearchResultsButton = false {
    didSet { SetPlaces.note("showsSearchResultsButton", of: self) }
  }
  /// Whether the scopes are seen.
  ///
  /// UIKit: setting it, a search controller shows and hides them by itself no more.
  open var showsScopeBar = false {
    didSet { searchController?.scopeBarActivation = .manual }
  }
  /// The scopes' words; fewer than two are not seen.
  open var scopeButtonTitles: [String]?
  /// The chosen scope.
  open var selectedScopeButtonIndex = 0
  /// Whether it can be operated.
  open var isEnabled = true
  /// Which letters are made capital.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// The keys that are shown.
  open var keyboardType = UIKeyboardType.default
  /// The words on the return key.
  open var returnKeyType = UIReturnKeyType.search
  /// Whether the return key waits for text.
  open var enablesReturnKeyAutomatically = true
  /// Whether what is typed is not shown.
  open var isSecureTextEntry = false
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Shows or hides the button that ends the search.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// Shows or hides the scopes.
  open func setShowsScope(_ show: Bool, animated animate: Bool) {
    showsScopeBar = show
  }

  /// UIKit: 56 points high. That scopes take as much again as a segmented control and the room below
  /// a field is chosen by eye.
  open override var intrinsicContentSize: CGSize {
    let height = CGFloat(Look.current.bars.searchBarHeight)
    return CGSize(
      width: UIView.noIntrinsicMetric, height: showsScopeBar && hasScopes ? height + 42 : height)
  }

  /// Whether there are enough scopes to be seen.
  package var hasScopes: Bool { (scopeButtonTitles?.count ?? 0) > 1 }

  func attach(_ controller: UISearchController) {
    searchController = controller
  }

  /// Whether anybody hears what is typed.
  package var isHeard: Bool {
    delegate != nil || searchController?.searchResultsUpdater != nil
  }

  /// Types as a person does who taps the bar first, a search controller's too.
  package func simulateSearch(for text: String) {
    guard let searchController else { return simulateTyping(text) }
    searchController.simulateSearch(for: text)
  }

  /// Types as a person does: the delegate is told, and the controller's updater.
  package func simulateTyping(_ text: String) {
    guard isEnabled, delegate?.searchBarShouldBeginEditing(self) ?? true else { return }
    delegate?.searchBarTextDidBeginEditing(self)
    searchTextField.text = text
    delegate?.searchBar(self, textDidChange: text)
    searchController?.update()
  }

  /// Chooses a scope as a person does, who taps the bar of a search controller first.
  package func simulateChoice(ofScope index: Int) {
    guard isEnabled, hasScopes, scopeButtonTitles?.indices.contains(index) == true else { return }
    searchController?.isActive = true
    selectedScopeButtonIndex = index
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
    searchController?.update()
  }

  /// Deletes a token as a person does, who taps the bar of a search controller first.
  package func simulateDeletion(ofToken index: Int) {
    let field = searchTextField
    guard isEnabled, field.allowsDeletingTokens, field.tokens.indices.contains(index)
    else { return }
    searchController?.isActive = true
    field.removeToken(at: index)
    delegate?.searchBar(self, textDidChange: text ?? "")
    searchController?.update()
  }

  /// Presses the cancel button as a person does.
  package func simulateCancel() {
    delegate?.searchBarCancelButtonClicked(self)
    searchController?.isActive = false
  }

  /// Presses the search key as a person does.
  package func simulateSearchKey() {
    delegate?.searchBarSearchButtonClicked(self)
  }
}

/// The field of a search bar.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  /// What the search is narrowed by, seen before the text.
  open var tokens: [UISearchToken] = []
  /// The colour behind tokens; `nil` brings back the look's own.
  open var tokenBackgroundColor: UIColor!
  /// Whether tokens can be deleted; on a page those of a search controller's bar.
  open var allowsDeletingTokens = true
  /// Whether tokens can be copied.
  open var allowsCopyingTokens = true

  /// Adds a token before the one with an index.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    guard (0...tokens.count).contains(tokenIndex) else {
      raise("Token \(tokenIndex) is out of bounds: there are \(tokens.count).")
    }
    tokens.insert(token, at: tokenIndex)
  }
  /// Takes a token away.
  open func removeToken(at tokenIndex: Int) {
    guard tokens.indices.contains(tokenIndex) else {
      raise("Token \(tokenIndex) is out of bounds: there are \(tokens.count).")
    }
    tokens.remove(at: tokenIndex)
  }
}

/// Hears about a search bar; every method is optional.
@preconcurrency @MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}

/// A part of a search that narrows it.
@preconcurrency @MainActor open class UISearchToken: NSObject {
  /// The token's drawing.
  public let icon: UIImage?
  /// The token's words.
  public let text: String
  /// What the author knows the token by.
  open var representedObject: Any?

  /// Makes a token.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }
}
