internal import UIKit

/// Finds the views whose borders constraints cross: what is inside shares lines with what is
/// outside then.
@MainActor struct CrossedViews {
  /// By axis, the views that have to share the lines of the view around them.
  private(set) var crossed: [LayoutAxis: Set<ObjectIdentifier>] = [:]
  /// The stack views that constraints relate the arranged views of, which only lines can say.
  private(set) var ruled: Set<ObjectIdentifier> = []
  /// The views whose borders constraints cross and whose own place no lines say, since they stand
  /// in the middle of something at sizes of their own: what is inside lies where its frame is.
  private(set) var loose: Set<ObjectIdentifier> = []
  /// Everything that a constraint names.
  private(set) var named: Set<ObjectIdentifier> = []

  init(in root: UIView, _ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { read(constraint, root) }
    letGo(constraints)
  }

  func contains(_ view: UIView, _ axis: LayoutAxis) -> Bool {
    crossed[axis]?.contains(ObjectIdentifier(view)) == true
  }

  /// Finds what stands loose among what is crossed.
  private mutating func letGo(_ constraints: [NSLayoutConstraint]) {
    for id in crossed.values.reduce(Set(), { $0.union($1) }) where !ruled.contains(id) {
      let own = constraints.filter { constraint in
        constraint.relation == .equal
          && [constraint.firstItem, constraint.secondItem].contains { item in
            item.map { ObjectIdentifier($0) } == id
          }
      }
      let isSized = [NSLayoutConstraint.Attribute.width, .height].allSatisfy { size in
        own.contains { $0.says(size, of: id) }
      }
      let isCentered = LayoutAxis.allCases.contains { axis in
        crossed[axis]?.contains(id) == true && own.contains { $0.centers(id, along: axis) }
      }
      guard isSized, isCentered else { continue }
      loose.insert(id)
      for axis in crossed.keys { crossed[axis]?.remove(id) }
    }
  }

  private mutating func read(_ constraint: NSLayoutConstraint, _ root: UIView) {
    for item in [constraint.firstItem, constraint.secondItem] {
      if let item { named.insert(ObjectIdentifier(item)) }
    }
    guard let axis = constraint.firstAttribute.layoutAxis, constraint.secondItem != nil,
      let first = Self.place(of: constraint.firstItem, in: root),
      let second = Self.place(of: constraint.secondItem, in: root)
    else { return }
    let ancestor = Self.meeting(first, second)
    for place in [first, second] {
      for view in place.around where ancestor.map({ $0 !== view }) ?? true {
        if let ancestor, !view.isDescendant(of: ancestor) { break }
        crossed[axis, default: []].insert(ObjectIdentifier(view))
        if view is UIStackView { ruled.insert(ObjectIdentifier(view)) }
      }
    }
    if let stack = ancestor as? UIStackView, !constraint.isAspectRatio,
      first.view !== stack || second.view !== stack
    {
      ruled.insert(ObjectIdentifier(stack))
    }
  }

  /// Where an item lies: its view, and the views around it from inside out, up to the root.
  private struct Place {
    var view: UIView
    var around: [UIView]
  }

  private static func place(of item: AnyObject?, in root: UIView) -> Place? {
    let view: UIView
    var around: [UIView] = []
    if let guide = item as? UILayoutGuide, let owner = guide.owningView {
      view = owner
      if guide.role == .custom, owner !== root, owner.isDescendant(of: root),
        !(owner is UIListContentView)
      {
        around.append(owner)
      }
    } else if let found = item as? UIView {
      view = found
    } else {
      return nil
    }
    // What lies around the root counts as the root.
    guard view !== root, view.isDescendant(of: root) else { return Place(view: root, around: []) }
    var outer = view.superview
    while let current = outer, current !== root {
      around.append(current)
      outer = current.superview
    }
    return Place(view: view, around: around)
  }

  private static func meeting(_ first: Place, _ second: Place) -> UIView? {
    let own = [first.view] + first.around
    return ([second.view] + second.around).first { view in own.contains { $0 === view } }
  }
}

extension NSLayoutConstraint {
  /// Whether it decides a size of an item by a constant, another size or the item's other one.
  fileprivate func says(_ size: Attribute, of id: ObjectIdentifier) -> Bool {
    let isFirst = firstItem.map { ObjectIdentifier($0) } == id
    return isFirst && (firstAttribute == size || isAspectRatio)
  }

  /// Whether it puts the middle of an item on somebody else's.
  fileprivate func centers(_ id: ObjectIdentifier, along axis: LayoutAxis) -> Bool {
    let middle: Attribute = axis == .x ? .centerX : .centerY
    let isFirst = firstItem.map { ObjectIdentifier($0) } == id
    return (isFirst ? firstAttribute : secondAttribute) == middle && secondItem != nil
  }
}
