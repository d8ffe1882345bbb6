extension UISearchBar {
  /// A picture in the field.
  public enum Icon: Int, Sendable {
    case search, clear, bookmark, resultsList
  }

  /// The image behind; of all places and heights the same here.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    self.backgroundImage = backgroundImage
  }
  /// The image behind; of all places and heights the same here.
  public func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    backgroundImage
  }
  /// The image behind the field; of all states the same here.
  public func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {
    searchTextField.background = backgroundImage
  }
  /// The image behind the field; of all states the same here.
  public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    searchTextField.background
  }
  /// Accepted; fields have the look's pictures.
  public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {}
  /// Always `nil`: fields have the look's pictures.
  public func image(for icon: Icon, state: UIControl.State) -> UIImage? { nil }
  /// Accepted; fields have the look's pictures.
  public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {}
}

/// Where a bar lies.
public enum UIBarPosition: Int, Sendable {
  case any, bottom, top, topAttached
}
