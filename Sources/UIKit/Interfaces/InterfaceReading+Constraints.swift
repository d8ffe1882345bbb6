extension InterfaceReading {
  /// Makes the constraints that a view's element holds.
  func constrain(_ view: UIView, _ element: InterfaceElement) {
    let left = Set(
      element.children.filter { $0.name == "mask" && $0["key"] == "constraints" }
        .flatMap(\.children).compactMap { $0["reference"] })
    for words in element.contents("constraints") where words.name == "constraint" {
      // One that Interface Builder alone needs, or that is not installed.
      guard words.flag("placeholder") != true, !left.contains(words.id ?? "") else { continue }
      guard let made = constraint(words, in: view) else { continue }
      keep(made, as: words)
      made.isActive = true
    }
  }

  private func constraint(_ words: InterfaceElement, in view: UIView) -> NSLayoutConstraint? {
    guard let first = side("first", of: words, in: view) else { return nil }
    let second = side("second", of: words, in: view)
    if words["secondItem"] != nil, second == nil { return nil }
    let relations: KeyValuePairs<String, NSLayoutConstraint.Relation> = [
      "greaterThanOrEqual": .greaterThanOrEqual, "lessThanOrEqual": .lessThanOrEqual,
    ]
    let made = NSLayoutConstraint(
      item: first.item, attribute: first.attribute,
      relatedBy: words.choice("relation", relations) ?? .equal, toItem: second?.item,
      attribute: second?.attribute ?? .notAnAttribute, multiplier: Self.multiplier(words),
      constant: Self.constant(words), file: "Interface", line: 0)
    made.place = nil
    if let priority = words.number("priority") { made.priority = UILayoutPriority(Float(priority)) }
    made.identifier = words["identifier"]
    return made
  }

  private func side(
    _ which: String, of words: InterfaceElement, in view: UIView
  ) -> (item: AnyObject, attribute: NSLayoutConstraint.Attribute)? {
    guard let attribute = words.choice("\(which)Attribute", Self.attributes) else { return nil }
    guard let id = words["\(which)Item"] else {
      return which == "first" ? (view, attribute) : nil
    }
    guard let item = object(id) else { return nil }
    // What the bars of a controller covered, before there were safe areas.
    if let bar = item as? CoveredBar, let root = bar.view {
      return (root.safeAreaLayoutGuide, bar.isTop ? .top : .bottom)
    }
    return (item, attribute)
  }

  /// A number, or a ratio as `16:9`.
  private static func multiplier(_ words: InterfaceElement) -> CGFloat {
    guard let text = words["multiplier"] else { return 1 }
    let parts = text.split(separator: ":").compactMap { Double($0) }
    if parts.count == 2, parts[1] != 0 { return CGFloat(parts[0] / parts[1]) }
    return CGFloat(parts.first ?? 1)
  }

  /// Points; the system's gap is left out of documents that use it.
  private static func constant(_ words: InterfaceElement) -> CGFloat {
    if let constant = words.number("constant") { return constant }
    return words["symbolic"] == "YES" ? 8 : 0
  }

  private static let attributes: KeyValuePairs<String, NSLayoutConstraint.Attribute> = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
    "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
    "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
    "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]
}

/// What one bar covers of a controller's view, as documents name it that are older than safe areas.
final class CoveredBar {
  let isTop: Bool
  weak var view: UIView?

  init(isTop: Bool, of view: UIView) {
    self.isTop = isTop
    self.view = view
  }
}
