/// The state of a controller that may have nothing to show.
///
/// UIKit: iOS 17 and later.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  /// The traits.
  public var traitCollection: UITraitCollection
  /// What is searched for; `nil` without a search.
  public var searchText: String?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A plain state among traits.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// A state of the author's own.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

extension UIContentUnavailableConfigurationState:
  CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable
{
  /// What is searched for, and the states of the author's own.
  public var description: String {
    "UIContentUnavailableConfigurationState(\(words))"
  }

  /// What is searched for, and the states of the author's own.
  public var debugDescription: String {
    description
  }

  /// What is searched for, and the states of the author's own.
  public var customMirror: Mirror {
    Mirror(self, children: ["state": words], displayStyle: .struct)
  }

  private var words: String {
    describe([("searching for '\(searchText ?? "")'", searchText != nil)], custom: custom)
  }
}
