extension UIView {
  /// The edge where reading begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge where reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The middle across.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The middle downwards.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The line on which the first line of text stands.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The line on which the last line of text stands.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

  /// Makes a constraint active, held by this view.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    constraint.hold(in: self)
  }
  /// Makes constraints active, held by this view.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }
  /// Makes a constraint inactive.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    constraint.isActive = false
  }
  /// Makes constraints inactive.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// The guides that were added, in order; the view's own (margins, safe area) are not among them.
  public var layoutGuides: [UILayoutGuide] { storage.layoutGuides }
  /// Adds a guide, which leaves the view that it was in.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    storage.layoutGuides.append(layoutGuide)
  }
  /// Takes a guide away, with the constraints that it has a part in.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    for constraint in activeConstraintsInTree
    where constraint.firstItem === layoutGuide || constraint.secondItem === layoutGuide {
      constraint.isActive = false
    }
    storage.layoutGuides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// Every active constraint held by this view or a view inside, outer views first.
  package var activeConstraintsInTree: [NSLayoutConstraint] {
    constraints + subviews.flatMap { $0.activeConstraintsInTree }
  }

  func commonAncestor(with other: UIView) -> UIView? {
    var place: UIView? = self
    while let current = place {
      if other.isDescendant(of: current) { return current }
      place = current.superview
    }
    return nil
  }

  /// The margins that a view's contents keep from its edges.
  public var layoutMarginsGuide: UILayoutGuide { guide(.layoutMargins) }
  /// The part of the view that no bar covers.
  public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }
  /// The margins, with a width that reads well.
  public var readableContentGuide: UILayoutGuide { guide(.readableContent) }
  /// The space that a keyboard would leave; no page has one, so it lies at the bottom.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = storage.ownGuides[.keyboard] as? UIKeyboardLayoutGuide { return guide }
    let guide = UIKeyboardLayoutGuide(.keyboard, of: self)
    storage.ownGuides[.keyboard] = guide
    return guide
  }

  func guide(_ role: UILayoutGuide.Role) -> UILayoutGuide {
    if let guide = storage.ownGuides[role] { return guide }
    let guide = UILayoutGuide(role, of: self)
    storage.ownGuides[role] = guide
    return guide
  }
}
