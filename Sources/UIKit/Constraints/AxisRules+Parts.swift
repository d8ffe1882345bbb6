extension AxisRules {
  /// A part of an item as so many times its start and so many times its size.
  struct Part: Equatable {
    var start: CGFloat
    var size: CGFloat

    static let start = Part(start: 1, size: 0)
    static let end = Part(start: 1, size: 1)
    static let middle = Part(start: 1, size: 0.5)
    static let whole = Part(start: 0, size: 1)
  }

  func part(of object: AnyObject, _ attribute: Attribute) -> (Part, Axis)? {
    switch attribute {
    case .width: (.whole, .x)
    case .height: (.whole, .y)
    case .left, .leftMargin: (.start, .x)
    case .right, .rightMargin: (.end, .x)
    case .leading, .leadingMargin: (system.isMirrored ? .end : .start, .x)
    case .trailing, .trailingMargin: (system.isMirrored ? .start : .end, .x)
    case .centerX, .centerXWithinMargins: (.middle, .x)
    case .centerY, .centerYWithinMargins: (.middle, .y)
    case .top, .topMargin: (.start, .y)
    case .bottom, .bottomMargin: (.end, .y)
    case .firstBaseline, .lastBaseline: (linePart(of: object as? UIView, attribute), .y)
    case .notAnAttribute: nil
    }
  }

  /// The part of a view that its line of text keeps its distance to.
  private func linePart(of view: UIView?, _ attribute: Attribute) -> Part {
    let isFirst = attribute == .firstBaseline
    guard let view, view.lineUnderMiddle(first: isFirst) == nil else {
      return view == nil ? .end : .middle
    }
    return isFirst && view.firstBaselineInset != nil ? .start : .end
  }

  /// How far a guide's edge lies from its owner's.
  func inset(
    of guide: UILayoutGuide, in owner: UIView, _ part: Part, _ axis: Axis
  ) -> CGFloat {
    let insets: UIEdgeInsets
    switch guide.role {
    case .layoutMargins, .readableContent: insets = owner.layoutMargins
    case .safeArea: insets = owner.safeAreaInsets
    default: return 0
    }
    let (before, after) =
      axis == .x ? (insets.left, insets.right) : (insets.top, insets.bottom)
    return part.start * before - part.size * (before + after)
  }

  func margin(_ attribute: Attribute, _ view: UIView) -> CGFloat {
    guard attribute.isOfMargins else { return 0 }
    let margins = view.layoutMargins
    return switch attribute {
    case .leftMargin: margins.left
    case .rightMargin: -margins.right
    case .topMargin: margins.top
    case .bottomMargin: -margins.bottom
    case .leadingMargin: system.isMirrored ? -margins.right : margins.left
    case .trailingMargin: system.isMirrored ? margins.left : -margins.right
    case .centerXWithinMargins: (margins.left - margins.right) / 2
    case .centerYWithinMargins: (margins.top - margins.bottom) / 2
    default: 0
    }
  }

  func baseline(_ attribute: Attribute, _ view: UIView) -> CGFloat {
    switch attribute {
    case .firstBaseline: view.lineUnderMiddle(first: true) ?? view.firstBaselineInset ?? 0
    case .lastBaseline: view.lineUnderMiddle(first: false) ?? -(view.lastBaselineInset ?? 0)
    default: 0
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether it lies where the view's margins put it, which take a while to be found out.
  package var isOfMargins: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }

  /// Whether the attribute's constant counts in reading direction.
  var isDirected: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }
}

extension NSLayoutConstraint.Relation {
  /// The relation between the same two sides, each negated.
  var reversed: NSLayoutConstraint.Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
