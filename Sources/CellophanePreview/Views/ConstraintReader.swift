internal import CellophaneDocument
internal import UIKit

/// Reads the constraints between a view and its subviews as two problems, one an axis.
@MainActor struct ConstraintReader {
  typealias Edge = AxisProblem.Edge

  let container: UIView
  let isRightToLeft: Bool
  private var items: [ObjectIdentifier: Int] = [:]
  var x: AxisProblem
  var y: AxisProblem

  /// - Parameters:
  ///   - children: The subviews that get a place, which become items from 1.
  ///   - constraints: Those of the whole tree that the container lies in.
  init(
    container: UIView, children: [UIView], constraints: [NSLayoutConstraint], fillsHeight: Bool
  ) {
    self.container = container
    isRightToLeft = UITraitCollection.current.layoutDirection == .rightToLeft
    let guides = container.layoutGuides
    let count = 1 + children.count + guides.count
    x = AxisProblem(
      count: count,
      stiffness: [0] + children.map { $0.stiffness(.horizontal) }
        + guides.map { _ in 100 }, isFilled: true)
    y = AxisProblem(
      count: count,
      stiffness: [0] + children.map { $0.stiffness(.vertical) }
        + guides.map { _ in 100 }, isFilled: fillsHeight)
    for (index, child) in children.enumerated() { items[ObjectIdentifier(child)] = index + 1 }
    for (index, guide) in guides.enumerated() {
      items[ObjectIdentifier(guide)] = 1 + children.count + index
    }
    for constraint in constraints { read(constraint) }
  }

  // MARK: Items

  /// An item of a constraint: its number, and how far its edges lie inside the container's.
  private struct Item {
    var number: Int
    var insets = NSDirectionalEdgeInsets.zero
  }

  private func item(_ object: AnyObject?) -> Item? {
    guard let object else { return nil }
    if let number = items[ObjectIdentifier(object)] { return Item(number: number) }
    if let view = object as? UIView {
      return container.isDescendant(of: view) ? Item(number: 0) : nil
    }
    guard let guide = object as? UILayoutGuide, let owner = guide.owningView,
      guide.role != .custom
    else { return nil }
    let insets = owner.insets(of: guide)
    if let number = items[ObjectIdentifier(owner)] { return Item(number: number, insets: insets) }
    return container.isDescendant(of: owner) ? Item(number: 0, insets: insets) : nil
  }

  private mutating func read(_ constraint: NSLayoutConstraint) {
    guard constraint.isActive, let first = item(constraint.firstItem) else { return }
    if constraint.secondItem == nil { return readSize(constraint, first) }
    guard let second = item(constraint.secondItem), first.number != 0 || second.number != 0 else {
      return
    }
    if constraint.firstAttribute.kind == .size {
      readSizes(constraint, first, second)
    } else {
      readEdges(constraint, first, second)
    }
  }

  private mutating func readSize(_ constraint: NSLayoutConstraint, _ item: Item) {
    let rule = AxisProblem.SizeRule(
      item: item.number, relation: constraint.axisRelation, size: Double(constraint.constant),
      priority: Double(constraint.priority.rawValue))
    if constraint.firstAttribute == .width { x.sizes.append(rule) }
    if constraint.firstAttribute == .height { y.sizes.append(rule) }
  }

  private mutating func readSizes(
    _ constraint: NSLayoutConstraint, _ first: Item, _ second: Item
  ) {
    guard constraint.relation == .equal, first.number != second.number,
      constraint.firstAttribute == constraint.secondAttribute
    else { return }
    let rule = AxisProblem.ShareRule(
      item: first.number, other: second.number, multiplier: Double(constraint.multiplier))
    if constraint.firstAttribute == .width { x.shares.append(rule) } else { y.shares.append(rule) }
  }

  // MARK: Edges

  private enum Anchor {
    case edge(AxisProblem.Side, inset: Double)
    case center(inset: Double)
  }

  private mutating func readEdges(
    _ constraint: NSLayoutConstraint, _ first: Item, _ second: Item
  ) {
    guard let from = anchor(constraint.firstAttribute, first),
      let to = anchor(constraint.secondAttribute, second)
    else { return }
    let isHorizontal = constraint.firstAttribute.axis == .x
    let flips =
      isHorizontal && isRightToLeft && constraint.firstAttribute.isAbsolute
    let constant = Double(constraint.constant) * (flips ? -1 : 1)
    switch (from, to) {
    case (.edge(let side, let inset), .edge(let otherSide, let otherInset)):
      let rule = AxisProblem.EdgeRule(
        edge: Edge(item: first.number, side: side),
        relation: flips ? constraint.axisRelation.flipped : constraint.axisRelation,
        other: Edge(item: second.number, side: otherSide),
        distance: constant + otherInset - inset, priority: Double(constraint.priority.rawValue))
      if isHorizontal { x.edges.append(rule) } else { y.edges.append(rule) }
    case (.center(let inset), .center(let otherInset)):
      guard constraint.relation == .equal else { return }
      let rule = AxisProblem.CenterRule(
        item: first.number, other: second.number, distance: constant + otherInset - inset)
      if isHorizontal { x.centers.append(rule) } else { y.centers.append(rule) }
    default:
      readMixed(constraint, first, second)
    }
  }

  /// A centre held to an edge, or a baseline to one: the nearest thing that a grid can say.
  private mutating func readMixed(
    _ constraint: NSLayoutConstraint, _ first: Item, _ second: Item
  ) {
    let rule = AxisProblem.CenterRule(
      item: first.number, other: second.number, distance: Double(constraint.constant))
    if constraint.firstAttribute.axis == .x {
      x.centers.append(rule)
    } else {
      y.centers.append(rule)
    }
  }

  private func anchor(_ attribute: NSLayoutConstraint.Attribute, _ item: Item) -> Anchor? {
    let insets = item.insets
    let margins = item.number == 0 ? container.directionalLayoutMargins : .zero
    switch attribute {
    case .leading: return .edge(.start, inset: Double(insets.leading))
    case .trailing: return .edge(.end, inset: -Double(insets.trailing))
    case .left: return anchor(isRightToLeft ? .trailing : .leading, item)
    case .right: return anchor(isRightToLeft ? .leading : .trailing, item)
    case .top: return .edge(.start, inset: Double(insets.top))
    case .bottom: return .edge(.end, inset: -Double(insets.bottom))
    case .leadingMargin: return .edge(.start, inset: Double(margins.leading))
    case .trailingMargin: return .edge(.end, inset: -Double(margins.trailing))
    case .leftMargin: return anchor(isRightToLeft ? .trailingMargin : .leadingMargin, item)
    case .rightMargin: return anchor(isRightToLeft ? .leadingMargin : .trailingMargin, item)
    case .topMargin: return .edge(.start, inset: Double(margins.top))
    case .bottomMargin: return .edge(.end, inset: -Double(margins.bottom))
    case .centerX: return .center(inset: Double(insets.leading - insets.trailing) / 2)
    case .centerY: return .center(inset: Double(insets.top - insets.bottom) / 2)
    case .centerXWithinMargins:
      return .center(inset: Double(margins.leading - margins.trailing) / 2)
    case .centerYWithinMargins: return .center(inset: Double(margins.top - margins.bottom) / 2)
    case .firstBaseline, .lastBaseline: return .center(inset: 0)
    case .width, .height, .notAnAttribute: return nil
    }
  }
}

extension NSLayoutConstraint {
  var axisRelation: AxisProblem.Relation {
    switch relation {
    case .equal: .equal
    case .lessThanOrEqual: .atMost
    case .greaterThanOrEqual: .atLeast
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether it is the left or right whatever the reading direction.
  var isAbsolute: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }
}

extension AxisProblem.Relation {
  var flipped: Self {
    switch self {
    case .equal: .equal
    case .atLeast: .atMost
    case .atMost: .atLeast
    }
  }
}

extension UIView {
  /// How much the view keeps its content's size against its neighbours.
  fileprivate func stiffness(_ axis: NSLayoutConstraint.Axis) -> Double {
    let hugging = Double(contentHuggingPriority(for: axis).rawValue)
    return hugging + (self is UIImageView || self is UIControl ? 0.5 : 0)
  }

  /// How far a guide's edges lie inside its view's.
  fileprivate func insets(of guide: UILayoutGuide) -> NSDirectionalEdgeInsets {
    switch guide.role {
    case .layoutMargins, .readableContent: directionalLayoutMargins
    case .safeArea, .keyboard:
      NSDirectionalEdgeInsets(
        top: safeAreaInsets.top, leading: safeAreaInsets.left, bottom: safeAreaInsets.bottom,
        trailing: safeAreaInsets.right)
    case .custom, .scrollContent, .scrollFrame: .zero
    }
  }
}
