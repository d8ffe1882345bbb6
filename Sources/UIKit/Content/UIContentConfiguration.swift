/// What a content view shows, as a value that follows a state.
public protocol UIContentConfiguration {
  /// A view that shows it.
  @preconcurrency @MainActor func makeContentView() -> any UIView & UIContentView

  /// The same content as it is in a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  /// What it shows.
  var configuration: any UIContentConfiguration { get set }

  /// Whether it can show a configuration; without an answer of its own, any.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether it can show a configuration: one of the type that it shows.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

extension UIView {
  /// Hands a content view the configuration that it was made from, unless an update is still to come
  /// that does so.
  ///
  /// UIKit: cells make their content view when they are configured, and the update before they are
  /// shown sets its configuration: a view may wait for that with what it shows.
  func meet(
    _ configuration: (any UIContentConfiguration)?, isUpdated: Bool, follows: Bool
  ) {
    guard isUpdated, follows, !(self is UIListContentView), let configuration,
      let view = self as? any UIContentView
    else { return }
    view.configuration = configuration
  }
}
