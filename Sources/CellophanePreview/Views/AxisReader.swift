internal import CellophaneDocument
internal import UIKit

/// Reads what constraints and arrangements say about the views inside one along an axis.
@MainActor struct AxisReader {
  typealias Edge = AxisProblem.Edge

  let container: UIView
  let axis: LayoutAxis
  let crossings: CrossedViews
  let isRightToLeft: Bool
  private(set) var problem = AxisProblem()
  /// The items, by view or guide.
  private(set) var items: [ObjectIdentifier: Int] = [:]

  init(
    _ container: UIView, _ axis: LayoutAxis, _ crossings: CrossedViews,
    _ constraints: [NSLayoutConstraint], isFilled: Bool, around guide: UILayoutGuide? = nil
  ) {
    self.container = container
    self.axis = axis
    self.crossings = crossings
    isRightToLeft = UITraitCollection.current.layoutDirection == .rightToLeft
    problem.isFilled = isFilled
    problem.isAcross = axis == .x
    let length = axis == .x ? container.bounds.width : container.bounds.height
    if isFilled, length > 0 { problem.length = Double(length) }
    items[ObjectIdentifier(container)] = 0
    add(inside: container, as: 0)
    if let guide {
      items[ObjectIdentifier(guide)] = problem.count
      problem.items.append(AxisProblem.Item(stiffness: 0, nominal: 0))
    }
    for (number, constraint) in constraints.enumerated() { read(constraint, number) }
  }

  // MARK: Items

  private mutating func add(inside view: UIView, as parent: Int) {
    // What stands in a list content view is placed where that view is the container.
    let children =
      view is UIListContentView && view !== container ? [] : view.laidOutSubviews(crossings.named)
    for child in children {
      let number = problem.count
      items[ObjectIdentifier(child)] = number
      problem.items.append(child.axisItem(axis, in: parent))
      if child.translatesAutoresizingMaskIntoConstraints { addFrame(child, number, parent) }
      guard crossings.contains(child, axis) else { continue }
      problem.items[number].sharesLines = true
      add(inside: child, as: number)
    }
    for guide in view.layoutGuides where !(view is UIListContentView) {
      items[ObjectIdentifier(guide)] = problem.count
      problem.items.append(AxisProblem.Item(parent: parent, stiffness: 100, nominal: 0))
    }
    if let stack = view as? UIStackView {
      StackRules(stack, axis, items).add(to: &problem)
    }
  }

  /// A view that was given a frame keeps it.
  private mutating func addFrame(_ view: UIView, _ number: Int, _ parent: Int) {
    let frame = view.untransformedFrame
    guard !frame.isEmpty, crossings.named.contains(ObjectIdentifier(view)) else { return }
    problem.edges.append(
      AxisProblem.EdgeRule(
        edge: Edge(item: number, side: .start), relation: .equal,
        other: Edge(item: parent, side: .start),
        distance: Double(axis == .x ? frame.minX : frame.minY)))
    problem.sizes.append(
      AxisProblem.SizeRule(
        item: number, relation: .equal, size: Double(axis == .x ? frame.width : frame.height)))
  }

  /// An item of a constraint: its number, and how far its edges lie inside the item's.
  private struct Item {
    var number: Int
    var view: UIView?
    var before = 0.0
    var after = 0.0
    /// How long it is where it hangs on the view's start alone.
    var length: Double?
    /// Whether it is what lies below the view's safe area: where a keyboard would stand.
    var isBelow = false
  }

  private mutating func item(_ object: AnyObject?) -> Item? {
    guard let object else { return nil }
    let view = object as? UIView
    if let number = items[ObjectIdentifier(object)] { return Item(number: number, view: view) }
    if let view { return container.isDescendant(of: view) ? Item(number: 0, view: view) : nil }
    guard let guide = object as? UILayoutGuide, let owner = guide.owningView else { return nil }
    if let content = owner as? UIListContentView, let number = items[ObjectIdentifier(owner)] {
      let part = ListContentParts(content).part(guide, axis)
      return part.map {
        Item(number: number, before: $0.before, after: $0.after, length: $0.length)
      }
    }
    guard guide.role != .custom else { return nil }
    let found = items[ObjectIdentifier(owner)] ?? (container.isDescendant(of: owner) ? 0 : nil)
    guard let found else { return nil }
    if guide.role == .readableContent, axis == .x { return readable(guide, owner, found) }
    let insets = owner.insets(of: guide)
    return axis == .x
      ? Item(number: found, before: Double(insets.leading), after: Double(insets.trailing))
      : Item(
        number: found, before: Double(insets.top), after: Double(insets.bottom),
        isBelow: guide.role == .keyboard)
  }

  private mutating func readable(
    _ guide: UILayoutGuide, _ owner: UIView, _ ownerNumber: Int
  ) -> Item {
    let margins = owner.directionalLayoutMargins
    let number = problem.count
    items[ObjectIdentifier(guide)] = number
    problem.items.append(AxisProblem.Item(parent: ownerNumber, stiffness: 0, nominal: 0))
    problem.readable.append(
      AxisProblem.ReadableRule(
        item: number, owner: ownerNumber, leading: Double(margins.leading),
        trailing: Double(margins.trailing)))
    return Item(number: number)
  }

  // MARK: Constraints

  private mutating func read(_ constraint: NSLayoutConstraint, _ source: Int) {
    guard constraint.firstAttribute.layoutAxis == axis, !constraint.isAspectRatio,
      let first = item(constraint.firstItem)
    else { return }
    let priority = Double(constraint.priority.rawValue)
    guard constraint.secondItem != nil else {
      // A size of what is around the container is not the container's.
      if let view = first.view, items[ObjectIdentifier(view)] == nil { return }
      problem.sizes.append(
        AxisProblem.SizeRule(
          item: first.number, relation: constraint.axisRelation,
          size: Double(constraint.constant), priority: priority, source: source))
      return
    }
    guard let second = item(constraint.secondItem), first.number != second.number else { return }
    if constraint.firstAttribute.kind == .size {
      readSizes(constraint, first, second, source)
    } else {
      readEdges(constraint, first, second, source)
    }
  }

  private mutating func readSizes(
    _ constraint: NSLayoutConstraint, _ first: Item, _ second: Item, _ source: Int
  ) {
    let multiplier = Double(constraint.multiplier)
    guard constraint.secondAttribute.layoutAxis == axis else {
      problem.unread.append(
        AxisIssue(source: source, kind: .notDrawn(instead: "it at its contents' size")))
      return
    }
    let constant =
      Double(constraint.constant) - multiplier * (second.before + second.after) + first.before
      + first.after
    var rule = AxisProblem.ShareRule(
      item: first.number, relation: constraint.axisRelation, other: second.number,
      multiplier: multiplier, constant: constant, priority: Double(constraint.priority.rawValue),
      source: source)
    if rule.item == 0, multiplier != 0 {
      rule.item = second.number
      rule.other = 0
      rule.relation = rule.relation.flipped
      rule.multiplier = 1 / multiplier
      rule.constant = -constant / multiplier
    }
    problem.shares.append(rule)
  }

  private enum Anchor {
    case edge(AxisProblem.Side, inset: Double)
    case center(inset: Double)
  }

  private mutating func readEdges(
    _ constraint: NSLayoutConstraint, _ first: Item, _ second: Item, _ source: Int
  ) {
    guard let from = anchor(constraint.firstAttribute, first),
      let to = anchor(constraint.secondAttribute, second)
    else { return }
    let flips = axis == .x && isRightToLeft && constraint.firstAttribute.isAbsolute
    let constant = Double(constraint.constant) * (flips ? -1 : 1)
    let priority = Double(constraint.priority.rawValue)
    let relation = flips ? constraint.axisRelation.flipped : constraint.axisRelation
    let isMultiple = constraint.multiplier != 1
    switch (from, to) {
    case (.center, .center) where isMultiple && relation == .equal && second.number == 0:
      problem.centers.append(
        AxisProblem.CenterRule(
          item: first.number, other: second.number, distance: constant,
          multiplier: Double(constraint.multiplier), priority: priority, source: source))
    case _ where isMultiple:
      problem.unread.append(
        AxisIssue(
          source: source, kind: .notDrawn(instead: "each where its other constraints put it")))
    case (.edge(let side, let inset), .edge(let otherSide, let otherInset)):
      problem.edges.append(
        AxisProblem.EdgeRule(
          edge: Edge(item: first.number, side: side), relation: relation,
          other: Edge(item: second.number, side: otherSide),
          distance: constant + otherInset - inset, priority: priority, source: source))
    case (.center(let inset), .center(let otherInset)) where relation == .equal:
      problem.centers.append(
        AxisProblem.CenterRule(
          item: first.number, other: second.number, distance: constant + otherInset - inset,
          priority: priority, source: source))
    case (.center(let inset), .edge(let side, let otherInset)) where relation == .equal:
      problem.centers.append(
        AxisProblem.CenterRule(
          item: first.number, other: second.number, side: side,
          distance: constant + otherInset - inset, priority: priority, source: source))
    case (.edge(let side, let inset), .center(let otherInset)) where relation == .equal:
      problem.centers.append(
        AxisProblem.CenterRule(
          item: second.number, other: first.number, side: side,
          distance: inset - constant - otherInset, priority: priority, source: source))
    default:
      problem.unread.append(
        AxisIssue(
          source: source, kind: .notDrawn(instead: "each where its other constraints put it")))
    }
  }

  private func anchor(_ attribute: NSLayoutConstraint.Attribute, _ item: Item) -> Anchor? {
    let margins = attribute.isOfMargins ? item.view?.directionalLayoutMargins ?? .zero : .zero
    if item.isBelow {
      switch attribute {
      case .top: return .edge(.end, inset: -item.after)
      case .bottom: return .edge(.end, inset: 0)
      default: return nil
      }
    }
    if let length = item.length {
      switch attribute {
      case .top, .firstBaseline: return .edge(.start, inset: item.before)
      case .centerY, .centerX: return .edge(.start, inset: item.before + length / 2)
      case .bottom, .lastBaseline: return .edge(.start, inset: item.before + length)
      default: break
      }
    }
    switch attribute {
    case .leading, .top: return .edge(.start, inset: item.before)
    case .trailing, .bottom: return .edge(.end, inset: -item.after)
    case .left: return anchor(isRightToLeft ? .trailing : .leading, item)
    case .right: return anchor(isRightToLeft ? .leading : .trailing, item)
    case .leadingMargin: return .edge(.start, inset: Double(margins.leading))
    case .trailingMargin: return .edge(.end, inset: -Double(margins.trailing))
    case .leftMargin: return anchor(isRightToLeft ? .trailingMargin : .leadingMargin, item)
    case .rightMargin: return anchor(isRightToLeft ? .leadingMargin : .trailingMargin, item)
    case .topMargin: return .edge(.start, inset: Double(margins.top))
    case .bottomMargin: return .edge(.end, inset: -Double(margins.bottom))
    case .centerX, .centerY: return .center(inset: (item.before - item.after) / 2)
    case .centerXWithinMargins:
      return .center(inset: Double(margins.leading - margins.trailing) / 2)
    case .centerYWithinMargins: return .center(inset: Double(margins.top - margins.bottom) / 2)
    case .firstBaseline:
      guard let inset = item.view?.firstBaselineInset else { return .edge(.end, inset: 0) }
      return .edge(.start, inset: Double(inset + (item.view?.roomAroundLine ?? 0)))
    case .lastBaseline:
      let inset = (item.view?.lastBaselineInset ?? 0) + (item.view?.roomAroundLine ?? 0)
      return .edge(.end, inset: -Double(inset))
    case .width, .height, .notAnAttribute: return nil
    }
  }
}
