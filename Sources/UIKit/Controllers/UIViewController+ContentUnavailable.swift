extension UIViewController {
  /// The state for which that is updated: the traits and what is searched for.
  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    if let search = navigationItem.searchController, search.isActive {
      state.searchText = search.searchBar.text
    }
    return state
  }
  /// Asks for `updateContentUnavailableConfiguration(using:)` before the next layout.
  public func setNeedsUpdateContentUnavailableConfiguration() {
    storage.needsContentUnavailable = true
    viewIfLoaded?.setNeedsLayout()
  }
}
