extension NSLayoutConstraint {
  /// The constraint as a sentence of its items, as in `UILabel.leading ≥ UIImageView.trailing + 8`.
  package var words: String {
    let left = Self.name(of: firstItem) + "." + "\(firstAttribute)"
    let sign =
      switch relation {
      case .equal: "="
      case .greaterThanOrEqual: "≥"
      case .lessThanOrEqual: "≤"
      }
    let strength = priority == .required ? "" : " @\(Self.digits(CGFloat(priority.rawValue)))"
    guard let second = secondItem else {
      return "\(left) \(sign) \(Self.digits(constant))\(strength)"
    }
    var right = Self.name(of: second) + "." + "\(secondAttribute)"
    if multiplier != 1 { right += " × \(Self.digits(multiplier))" }
    if constant > 0 { right += " + \(Self.digits(constant))" }
    if constant < 0 { right += " − \(Self.digits(-constant))" }
    return "\(left) \(sign) \(right)\(strength)"
  }

  private static func name(of item: AnyObject?) -> String {
    guard let guide = item as? UILayoutGuide else {
      return item.map { "\(type(of: $0))" } ?? "nil"
    }
    let owner = guide.owningView.map { "\(type(of: $0))." } ?? ""
    switch guide.role {
    case .custom: return owner + (guide.identifier.isEmpty ? "UILayoutGuide" : guide.identifier)
    case .layoutMargins: return owner + "layoutMarginsGuide"
    case .safeArea: return owner + "safeAreaLayoutGuide"
    case .readableContent: return owner + "readableContentGuide"
    case .keyboard: return owner + "keyboardLayoutGuide"
    case .scrollContent: return owner + "contentLayoutGuide"
    case .scrollFrame: return owner + "frameLayoutGuide"
    }
  }

  /// A number with at most three places, without a fraction of zeros.
  private static func digits(_ value: CGFloat) -> String {
    let rounded = (Double(value) * 1_000).rounded() / 1_000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
