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
