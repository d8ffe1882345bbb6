internal import CellophaneLook

extension UIColor {
  /// The rank of what a colour marks.
  ///
  /// UIKit: iOS 18 and later.
  public enum Prominence: Int, Hashable, Sendable {
    case primary, secondary, tertiary, quaternary
  }

  /// The label's colours, first rank first; fills and backgrounds follow them.
  private static let ranks: [[SystemColor]] = [
    [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel],
    [.systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill],
    [.systemBackground, .secondarySystemBackground, .tertiarySystemBackground],
    [
      .systemGroupedBackground, .secondarySystemGroupedBackground,
      .tertiarySystemGroupedBackground,
    ],
  ]

  /// The rank of a colour of the system; the first of any other.
  public var prominence: Prominence {
    guard case .look(let color) = storage, case .system(let name) = color.source,
      let rank = Self.ranks.lazy.compactMap({ $0.firstIndex(of: name) }).first
    else { return .primary }
    return Prominence(rawValue: rank) ?? .primary
  }

  /// The colour of another rank.
  ///
  /// A colour of the system becomes its own of that rank; another lets through as much as a label
  /// of that rank does, which is chosen by eye.
  public func withProminence(_ prominence: Prominence) -> UIColor {
    if case .look(let color) = storage, case .system(let name) = color.source,
      let family = Self.ranks.first(where: { $0.contains(name) })
    {
      return UIColor(family[min(prominence.rawValue, family.count - 1)])
    }
    return multiplyingAlpha([1, 0.6, 0.3, 0.18][prominence.rawValue])
  }
}

extension UIColor {
  /// A colour brighter than white on displays that can show it; here at most white.
  public convenience init(
    red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, exposure: CGFloat
  ) {
    self.init(
      red: red, green: green, blue: blue, alpha: alpha, linearExposure: CGFloat(exp2(exposure)))
  }

  /// A colour brighter than white on displays that can show it; here at most white.
  public convenience init(
    red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, linearExposure: CGFloat
  ) {
    self.init(
      red: (red * linearExposure).clamped, green: (green * linearExposure).clamped,
      blue: (blue * linearExposure).clamped, alpha: alpha)
  }

  /// How much brighter than white it is; always 1 here.
  public var linearExposure: CGFloat {
    1
  }

  /// The colour as a usual display shows it: itself here.
  public var standardDynamicRange: UIColor {
    self
  }

  /// The colour among contents of a brightness: itself here.
  public func applyingContentHeadroom(_ contentHeadroom: CGFloat) -> UIColor {
    self
  }
}
