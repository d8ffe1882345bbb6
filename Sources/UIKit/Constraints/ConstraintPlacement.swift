/// Places the subviews of one view by the constraints that it holds, and by those that relate them
/// to what lies outside, which has its place by then.
@MainActor struct ConstraintPlacement {
  private let view: UIView
  private let items: [UIView]
  private let isMirrored: Bool
  /// The constraints that the view holds, and those of its subviews about themselves.
  private let constraints: [NSLayoutConstraint]
  /// The constraints that views around hold about its subviews.
  private let outerConstraints: [NSLayoutConstraint]

  init(_ view: UIView) {
    self.view = view
    items = view.subviews.filter { !$0.translatesAutoresizingMaskIntoConstraints }
    isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    constraints = items.isEmpty ? [] : view.constraints + items.flatMap { $0.ownConstraints }
    outerConstraints = items.isEmpty ? [] : Self.constraints(around: view)
  }

  private static func constraints(around view: UIView) -> [NSLayoutConstraint] {
    sequence(first: view, next: \.superview).dropFirst().flatMap { outer in
      outer.constraints.filter {
        $0.firstView?.superview === view || $0.secondView?.superview === view
      }
    }
  }

  /// Whether there is anything to place.
  var isEmpty: Bool { constraints.isEmpty && outerConstraints.isEmpty }

  /// Gives the subviews their frames.
  func place() {
    let (x, y) = solve(
      width: view.bounds.width, height: view.bounds.height, beside: outerConstraints)
    for item in items {
      let id = ObjectIdentifier(item)
      guard let across = x.spans[id], let down = y.spans[id] else { continue }
      item.frame = CGRect(
        x: across.start ?? 0, y: down.start ?? 0, width: across.size ?? 0,
        height: down.size ?? 0)
    }
    for guide in view.layoutGuides {
      let id = ObjectIdentifier(guide)
      guard let across = x.spans[id], let down = y.spans[id] else { continue }
      guide.layoutFrame = CGRect(
        x: across.start ?? 0, y: down.start ?? 0, width: across.size ?? 0, height: down.size ?? 0)
    }
  }

  /// The size that the subviews need; `nil` lengths are free.
  func size(width: CGFloat?, height: CGFloat?) -> CGSize {
    let (x, y) = solve(width: width, height: height, beside: [])
    let id = ObjectIdentifier(view)
    return CGSize(width: x.spans[id]?.size ?? 0, height: y.spans[id]?.size ?? 0)
  }

  private func solve(
    width: CGFloat?, height: CGFloat?, beside outer: [NSLayoutConstraint]
  ) -> (AxisPlacement, AxisPlacement) {
    let x = solve(.x, length: width, outer, across: nil) { item in
      item.wantedSize(within: .infinity).width
    }
    let y = solve(.y, length: height, outer, across: x) { item in
      item.wantedSize(within: x.spans[ObjectIdentifier(item)]?.size ?? .infinity).height
    }
    return (x, y)
  }

  private func solve(
    _ axis: NSLayoutConstraint.Attribute.AxisKind, length: CGFloat?,
    _ outer: [NSLayoutConstraint], across other: AxisPlacement?, wish: (UIView) -> CGFloat
  ) -> AxisPlacement {
    var spans: [ObjectIdentifier: LayoutSpan] = [:]
    spans[ObjectIdentifier(view)] = LayoutSpan(start: 0, size: length)
    for item in items { spans[ObjectIdentifier(item)] = LayoutSpan() }
    for guide in view.layoutGuides { spans[ObjectIdentifier(guide)] = LayoutSpan() }
    for sibling in view.subviews where sibling.translatesAutoresizingMaskIntoConstraints {
      let frame = sibling.frame
      spans[ObjectIdentifier(sibling)] =
        axis == .x
        ? LayoutSpan(start: frame.minX, size: frame.width)
        : LayoutSpan(start: frame.minY, size: frame.height)
    }
    for other in outer.flatMap({ [$0.firstView, $0.secondView] }) {
      guard let other, spans[ObjectIdentifier(other)] == nil else { continue }
      let frame = view.convert(other.bounds, from: other)
      spans[ObjectIdentifier(other)] =
        axis == .x
        ? LayoutSpan(start: frame.minX, size: frame.width)
        : LayoutSpan(start: frame.minY, size: frame.height)
    }
    var placement = AxisPlacement(
      spans: spans,
      equations: (constraints + outer).compactMap { constraint in
        other.flatMap { ratio(constraint, to: $0) } ?? equation(constraint, axis)
      })
    let direction: NSLayoutConstraint.Axis = axis == .x ? .horizontal : .vertical
    placement.solve(
      items.map { item in
        AxisPlacement.Wish(
          item: ObjectIdentifier(item),
          hugging: item.contentHuggingPriority(for: direction).rawValue, size: wish(item))
      })
    return placement
  }

  private func equation(
    _ constraint: NSLayoutConstraint, _ axis: NSLayoutConstraint.Attribute.AxisKind
  ) -> LayoutEquation? {
    guard let first = constraint.firstItem,
      let left = term(first, constraint.firstAttribute, axis)
    else { return nil }
    var right: LayoutTerm?
    if let second = constraint.secondItem {
      guard let term = term(second, constraint.secondAttribute, axis) else { return nil }
      right = term
    }
    let sign: CGFloat = isMirrored && axis == .x && constraint.firstAttribute.isDirected ? -1 : 1
    return LayoutEquation(
      left: left, right: right, multiplier: constraint.multiplier,
      constant: constraint.constant * sign,
      relation: sign < 0 ? constraint.relation.reversed : constraint.relation,
      priority: constraint.priority.rawValue)
  }

  /// A height that follows a width, once the widths are known.
  private func ratio(
    _ constraint: NSLayoutConstraint, to widths: AxisPlacement
  ) -> LayoutEquation? {
    guard let first = constraint.firstItem, let second = constraint.secondItem else { return nil }
    let (wide, high) = constraint.firstAttribute == .width ? (first, second) : (second, first)
    guard let width = widths.spans[ObjectIdentifier(wide)]?.size,
      let height = constraint.height(across: width)
    else { return nil }
    return LayoutEquation(
      left: LayoutTerm(item: ObjectIdentifier(high), part: .size, offset: 0), right: nil,
      multiplier: 1, constant: height, relation: constraint.relation,
      priority: constraint.priority.rawValue)
  }

  private func term(
    _ object: AnyObject, _ attribute: NSLayoutConstraint.Attribute,
    _ axis: NSLayoutConstraint.Attribute.AxisKind
  ) -> LayoutTerm? {
    guard let part = part(attribute, axis) else { return nil }
    if let guide = object as? UILayoutGuide, guide.role != .custom {
      guard let owner = guide.owningView else { return nil }
      return LayoutTerm(
        item: ObjectIdentifier(owner), part: part, offset: inset(of: guide, in: owner, part, axis))
    }
    let offset = (object as? UIView).map { baseline(attribute, $0) + margin(attribute, $0) } ?? 0
    return LayoutTerm(item: ObjectIdentifier(object), part: part, offset: offset)
  }

  private func part(
    _ attribute: NSLayoutConstraint.Attribute, _ axis: NSLayoutConstraint.Attribute.AxisKind
  ) -> LayoutSpan.Part? {
    switch (attribute, axis) {
    case (.width, .x), (.height, .y): .size
    case (.left, .x), (.leftMargin, .x), (.top, .y), (.topMargin, .y): .start
    case (.right, .x), (.rightMargin, .x), (.bottom, .y), (.bottomMargin, .y): .end
    case (.leading, .x), (.leadingMargin, .x): isMirrored ? .end : .start
    case (.trailing, .x), (.trailingMargin, .x): isMirrored ? .start : .end
    case (.centerX, .x), (.centerXWithinMargins, .x): .middle
    case (.centerY, .y), (.centerYWithinMargins, .y): .middle
    case (.firstBaseline, .y): .start
    case (.lastBaseline, .y): .end
    default: nil
    }
  }

  /// How far a guide's edge lies from its owner's.
  private func inset(
    of guide: UILayoutGuide, in owner: UIView, _ part: LayoutSpan.Part,
    _ axis: NSLayoutConstraint.Attribute.AxisKind
  ) -> CGFloat {
    let insets: UIEdgeInsets
    switch guide.role {
    case .layoutMargins, .readableContent: insets = owner.layoutMargins
    case .safeArea: insets = owner.safeAreaInsets
    default: return 0
    }
    let (before, after) =
      axis == .x ? (insets.left, insets.right) : (insets.top, insets.bottom)
    switch part {
    case .start: return before
    case .end: return -after
    case .middle: return (before - after) / 2
    case .size: return -before - after
    }
  }

  private func margin(_ attribute: NSLayoutConstraint.Attribute, _ view: UIView) -> CGFloat {
    switch attribute {
    case .leftMargin: view.layoutMargins.left
    case .rightMargin: -view.layoutMargins.right
    case .topMargin: view.layoutMargins.top
    case .bottomMargin: -view.layoutMargins.bottom
    case .leadingMargin: isMirrored ? -view.layoutMargins.right : view.layoutMargins.left
    case .trailingMargin: isMirrored ? view.layoutMargins.left : -view.layoutMargins.right
    default: 0
    }
  }

  private func baseline(_ attribute: NSLayoutConstraint.Attribute, _ view: UIView) -> CGFloat {
    guard let font = (view as? UILabel)?.font else { return 0 }
    switch attribute {
    case .firstBaseline: return font.ascender
    case .lastBaseline: return font.descender
    default: return 0
    }
  }
}

extension NSLayoutConstraint.Attribute {
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

extension NSLayoutConstraint {
  /// The height that the constraint ties to a width; `nil` where it relates something else.
  func height(across width: CGFloat) -> CGFloat? {
    guard multiplier != 0 else { return nil }
    switch (firstAttribute, secondAttribute) {
    case (.height, .width): return width * multiplier + constant
    case (.width, .height): return (width - constant) / multiplier
    default: return nil
    }
  }
}
