/// The state of a header, a footer or another view with a configuration.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits.
  public var traitCollection: UITraitCollection
  /// Whether it takes no input.
  public var isDisabled = false
  /// Whether it is pressed.
  public var isHighlighted = false
  /// Whether it is chosen.
  public var isSelected = false
  /// Whether it has the focus.
  public var isFocused = false
  /// Whether it stays at the edge while content scrolls beneath it.
  public var isPinned = false
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

extension UIViewConfigurationState:
  CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable
{
  /// The flags that are set, by name.
  public var description: String {
    "UIViewConfigurationState(\(words))"
  }

  /// The flags that are set, by name.
  public var debugDescription: String {
    description
  }

  /// The flags that are set.
  public var customMirror: Mirror {
    Mirror(self, children: ["state": words], displayStyle: .struct)
  }

  private var words: String {
    describe(
      [
        ("disabled", isDisabled), ("highlighted", isHighlighted), ("selected", isSelected),
        ("focused", isFocused), ("pinned", isPinned),
      ], custom: custom)
  }
}
