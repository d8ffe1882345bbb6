/// How the lines above and below a list's row look.
public struct UIListSeparatorConfiguration: Hashable {
  /// Whether a line is drawn.
  public enum Visibility: Hashable, Sendable {
    /// The list decides.
    case automatic
    case visible, hidden
  }

  /// Stands for the insets that the list works out: from the primary text's leading edge.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  /// Points; `automaticInsets` leaves them to the list.
  public var topSeparatorInsets = automaticInsets
  /// Points; `automaticInsets` leaves them to the list.
  public var bottomSeparatorInsets = automaticInsets
  public var color = UIColor.separator
  /// Between two selected rows where several can be selected.
  public var multipleSelectionColor = UIColor.separator
  /// Accepted; a page draws separators in their colour.
  public var visualEffect: UIVisualEffect?

  let appearance: UICollectionLayoutListConfiguration.Appearance

  /// Makes the configuration that a list of an appearance starts from.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
    appearance = listAppearance
  }

  public static func == (
    left: UIListSeparatorConfiguration, right: UIListSeparatorConfiguration
  ) -> Bool {
    left.appearance == right.appearance
      && left.topSeparatorVisibility == right.topSeparatorVisibility
      && left.bottomSeparatorVisibility == right.bottomSeparatorVisibility
      && left.topSeparatorInsets == right.topSeparatorInsets
      && left.bottomSeparatorInsets == right.bottomSeparatorInsets
      && left.color == right.color && left.multipleSelectionColor == right.multipleSelectionColor
      && left.visualEffect == right.visualEffect
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(appearance)
    hasher.combine(topSeparatorVisibility)
    hasher.combine(bottomSeparatorVisibility)
    hasher.combine(color)
  }
}

extension UIListSeparatorConfiguration: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  public var description: String {
    """
    UIListSeparatorConfiguration(appearance: \(appearance), top: \(topSeparatorVisibility), \
    bottom: \(bottomSeparatorVisibility))
    """
  }
  public var debugDescription: String { description }
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "topSeparatorVisibility": topSeparatorVisibility,
        "bottomSeparatorVisibility": bottomSeparatorVisibility,
        "topSeparatorInsets": topSeparatorInsets,
        "bottomSeparatorInsets": bottomSeparatorInsets,
        "color": color, "multipleSelectionColor": multipleSelectionColor,
      ], displayStyle: .struct)
  }
}
