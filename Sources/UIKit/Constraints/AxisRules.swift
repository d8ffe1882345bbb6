/// Makes rules of the constraints of a system, along one axis or, where sizes of one follow the
/// other's, along both at once.
@MainActor struct AxisRules {
  typealias Attribute = NSLayoutConstraint.Attribute
  typealias Axis = NSLayoutConstraint.Attribute.AxisKind
  typealias Target = ConstraintSystem.Target
  typealias Span = ConstraintSystem.Span
  private typealias Sum = LinearExpression

  let system: ConstraintSystem
  /// Where the items lie across, once that is known: lines of text break there.
  private let widths: [Span]?

  init(_ system: ConstraintSystem, widths: [Span]?) {
    self.system = system
    self.widths = widths
  }

  /// - Returns: For each axis a span for each item.
  func solve(_ targets: [(axis: Axis, length: Target)]) -> [[Span]] {
    var rules: [LayoutRule] = []
    for (index, target) in targets.enumerated() {
      rules += container(target.length, variable(0, index))
    }
    let axes = targets.map(\.axis)
    for (index, axis) in axes.enumerated() {
      for number in system.items.indices.dropFirst() { rules += own(number, axis, index) }
    }
    for (number, constraint) in system.constraints.enumerated() {
      if let rule = rule(constraint, number, axes) { rules.append(rule) }
    }
    let count = system.items.count
    let places = (0..<count * axes.count * 2).map { $0.isMultiple(of: 2) }
    let values = SolvedRules.values(of: rules, places: places)
    return axes.indices.map { index in
      (0..<count).map { item in
        let first = variable(item, index)
        return Span(start: CGFloat(values[first]), size: CGFloat(values[first + 1]))
      }
    }
  }

  /// The number of an item's start; that of its size is the next.
  private func variable(_ item: Int, _ axisIndex: Int) -> Int {
    (axisIndex * system.items.count + item) * 2
  }

  private func start(_ item: Int, _ axisIndex: Int) -> Sum {
    Sum([Sum.Term(variable(item, axisIndex), 1)])
  }

  private func size(_ item: Int, _ axisIndex: Int) -> Sum {
    Sum([Sum.Term(variable(item, axisIndex) + 1, 1)])
  }

  // MARK: Items

  private func container(_ target: Target, _ first: Int) -> [LayoutRule] {
    let priority = Double(target.priority.rawValue)
    let required = LayoutRule.required
    return [
      LayoutRule(Sum([Sum.Term(first, 1)]), above: required, below: required),
      LayoutRule(
        Sum([Sum.Term(first + 1, 1)], constant: -Double(target.points)), above: priority,
        below: priority),
    ]
  }

  /// What an item is by itself: its frame, or the size that its contents ask for.
  private func own(_ number: Int, _ axis: Axis, _ axisIndex: Int) -> [LayoutRule] {
    let item = system.items[number]
    let required = LayoutRule.required
    guard let view = item.view else {
      guard number == system.contentItem else { return [] }
      return [LayoutRule(start(number, axisIndex), above: required, below: required)]
    }
    if view.keepsFrame { return frameRules(view, number, axis, axisIndex) }
    guard let length = contentLength(of: view, number, axis, item.isOpen) else { return [] }
    let direction: NSLayoutConstraint.Axis = axis == .x ? .horizontal : .vertical
    let rank = Double(number) * 0.001 + (view is UIImageView || view is UIControl ? 2 : 1)
    return [
      LayoutRule(
        size(number, axisIndex) + Sum(constant: -Double(length)),
        above: view.hugging(along: direction).map { LayoutRule.content(Double($0.rawValue)) },
        below: LayoutRule.content(
          Double(view.contentCompressionResistancePriority(for: direction).rawValue)),
        rank: rank)
    ]
  }

  /// A view that keeps its frame does so from both sides where its mask lets its length change.
  private func frameRules(
    _ view: UIView, _ number: Int, _ axis: Axis, _ axisIndex: Int
  ) -> [LayoutRule] {
    let parent = system.items[number].parent
    let outer = system.items[parent].view?.bounds.size ?? .zero
    let (frame, mask) = (view.untransformedFrame, view.autoresizingMask)
    if view === system.filling {
      let required = LayoutRule.required
      return [
        start(number, axisIndex) - start(parent, axisIndex),
        size(number, axisIndex) - size(parent, axisIndex),
      ].map { LayoutRule($0, above: required, below: required) }
    }
    let (before, length, whole, isFlexible) =
      axis == .x
      ? (frame.minX, frame.width, outer.width, mask.isFlexible(.flexibleWidth, beside: .sides))
      : (frame.minY, frame.height, outer.height, mask.isFlexible(.flexibleHeight, beside: .ends))
    let place = start(number, axisIndex) - start(parent, axisIndex)
    var extent = size(number, axisIndex)
    extent.constant = -Double(length)
    if isFlexible {
      extent = extent - size(parent, axisIndex)
      extent.constant += Double(whole)
    }
    let required = LayoutRule.required
    return [
      LayoutRule(place + Sum(constant: -Double(before)), above: required, below: required),
      LayoutRule(extent, above: required, below: required),
    ]
  }

  private func contentLength(
    of view: UIView, _ number: Int, _ axis: Axis, _ isOpen: Bool
  ) -> CGFloat? {
    if isOpen {
      let own = view.intrinsicContentSize
      let length = axis == .x ? own.width : own.height
      return length >= 0 ? length : nil
    }
    return axis == .x
      ? view.contentSize(within: .infinity).width
      : view.contentSize(within: widths?[number].size ?? .infinity).height
  }

  // MARK: Constraints

  private func rule(
    _ constraint: NSLayoutConstraint, _ number: Int, _ axes: [Axis]
  ) -> LayoutRule? {
    guard let first = constraint.firstItem,
      var sum = side(first, constraint.firstAttribute, axes)
    else { return nil }
    let multiplier = Double(constraint.multiplier)
    var constant = Double(constraint.constant)
    var isFlipped = false
    if system.isMirrored, constraint.firstAttribute.isDirected {
      constant = -constant
      isFlipped = true
    }
    if let second = constraint.secondItem {
      guard let other = side(second, constraint.secondAttribute, axes) else { return nil }
      sum = sum - (multiplier == 1 ? other : other * multiplier)
      if multiplier != 1, constraint.firstAttribute.kind == .edge,
        let origin = origin(of: constraint, axes)
      {
        // Places count from the start of the view that holds the constraint.
        sum = sum - origin * (1 - multiplier)
      }
    } else if constraint.secondAttribute != .notAnAttribute {
      return nil
    }
    sum.constant -= constant
    let priority = Double(constraint.priority.rawValue)
    let relation = isFlipped ? constraint.relation.reversed : constraint.relation
    return LayoutRule(
      sum, above: relation == .greaterThanOrEqual ? nil : priority,
      below: relation == .lessThanOrEqual ? nil : priority, source: number)
  }

  private func origin(of constraint: NSLayoutConstraint, _ axes: [Axis]) -> Sum? {
    guard let holder = constraint.holder,
      let axis = axes.firstIndex(where: { $0 == constraint.firstAttribute.axis })
    else { return nil }
    if let number = system.numbers[ObjectIdentifier(holder)] { return start(number, axis) }
    let frame = outerFrame(holder)
    return Sum(constant: Double(axes[axis] == .x ? frame.minX : frame.minY))
  }

  private func outerFrame(_ view: UIView) -> CGRect {
    system.root.convert(view.bounds, from: view)
  }

  /// One side of a constraint; `nil` where it is along another axis.
  private func side(_ object: AnyObject, _ attribute: Attribute, _ axes: [Axis]) -> Sum? {
    guard let (part, axis) = part(of: object, attribute),
      let index = axes.firstIndex(where: { $0 == axis })
    else { return nil }
    if let guide = object as? UILayoutGuide, system.numbers[ObjectIdentifier(guide)] == nil {
      guard let owner = guide.owningView else { return nil }
      if let content = owner as? UIListContentView {
        return text(guide, in: content, part, axis, index)
      }
      guard guide.role != .custom else { return nil }
      if guide.role == .keyboard, axis == .y {
        let room = (part.start - part.size) * owner.safeAreaInsets.bottom
        let end = Part(start: part.start, size: part.start)
        return place(of: owner, end, axis, index, isContent: false) + Sum(constant: -Double(room))
      }
      var sum = place(of: owner, part, axis, index, isContent: false)
      sum.constant += Double(inset(of: guide, in: owner, part, axis))
      return sum
    }
    var sum = place(of: object, part, axis, index)
    if let view = object as? UIView {
      sum.constant += Double(baseline(attribute, view) + margin(attribute, view))
    }
    return sum
  }

  /// A side of a text in list content, which has its place in the content's view.
  private func text(
    _ guide: UILayoutGuide, in content: UIListContentView, _ part: Part, _ axis: Axis,
    _ index: Int
  ) -> Sum? {
    let width =
      system.numbers[ObjectIdentifier(content)].flatMap { widths?[$0].size } ?? content.bounds.width
    guard let box = content.part(of: guide, within: width) else { return nil }
    if axis == .x {
      let before = system.isMirrored ? box.after : box.before
      let constant = part.start * before - part.size * (box.before + box.after)
      return place(of: content, part, axis, index, isContent: false)
        + Sum(constant: Double(constant))
    }
    let middle = Part(start: part.start, size: part.start / 2)
    let constant = part.start * (box.middle - box.height / 2) + part.size * box.height
    return place(of: content, middle, axis, index, isContent: false)
      + Sum(constant: Double(constant))
  }

  /// A part of an item, or of what lies outside and has its place by then.
  private func place(
    of object: AnyObject, _ part: Part, _ axis: Axis, _ index: Int, isContent: Bool = true
  ) -> Sum {
    guard var number = system.numbers[ObjectIdentifier(object)] else {
      guard let view = object as? UIView else { return Sum() }
      let frame = outerFrame(view)
      let (origin, length) =
        axis == .x ? (frame.minX, frame.width) : (frame.minY, frame.height)
      return Sum(constant: Double(part.size * length + part.start * origin))
    }
    if isContent, number == 0, part.start > 0 { number = system.contentItem }
    let start = variable(number, index)
    return Sum([Sum.Term(start, Double(part.start)), Sum.Term(start + 1, Double(part.size))])
  }
}

extension UIView.AutoresizingMask {
  fileprivate static let sides: Self = [.flexibleLeftMargin, .flexibleRightMargin]
  fileprivate static let ends: Self = [.flexibleTopMargin, .flexibleBottomMargin]

  /// Whether a length alone may change, and no margin beside it.
  fileprivate func isFlexible(_ length: Self, beside margins: Self) -> Bool {
    contains(length) && isDisjoint(with: margins)
  }
}
