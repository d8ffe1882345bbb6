extension UIView {
  /// Gives the views inside the frames that the constraints held here decide, unless a view around
  /// has decided them in this pass.
  func placeByConstraints() {
    if storage.placedSize == bounds.size {
      storage.placedSize = nil
      return
    }
    // Most cells of a list have nothing inside.
    if storage.subviews.isEmpty, storage.layoutGuides.isEmpty, storage.ownGuides.isEmpty { return }
    let system = ConstraintSystem(self)
    if !system.isEmpty { system.place() }
  }

  /// Asks for a layout of the views around whose sizes may follow this one's.
  func surroundingsNeedLayout() {
    var place = superview
    while let view = place {
      view.setNeedsLayout()
      place = view.keepsFrame ? nil : view.superview
    }
  }

  /// The size that the view asks for where its superview arranges it: its contents' own, else
  /// what the constraints inside need, else the one that it has.
  func wantedSize(within width: CGFloat) -> CGSize {
    let content = contentSize(within: width)
    let present = translatesAutoresizingMaskIntoConstraints ? bounds.size : .zero
    var size = CGSize(
      width: content.width ?? present.width, height: content.height ?? present.height)
    for constraint in ownConstraints where constraint.secondItem == nil {
      let isWidth = constraint.firstAttribute == .width
      let present = isWidth ? size.width : size.height
      let bound =
        switch constraint.relation {
        case .equal: constraint.constant
        case .greaterThanOrEqual: max(present, constraint.constant)
        case .lessThanOrEqual: min(present, constraint.constant)
        }
      if isWidth { size.width = bound } else { size.height = bound }
    }
    return shaped(size, within: width)
  }

  /// A size as the view's own constraint between both lengths makes it: a length that another
  /// constraint says stays, and the other follows.
  private func shaped(_ size: CGSize, within width: CGFloat) -> CGSize {
    var size = size
    for constraint in ownConstraints
    where constraint.secondItem === self && constraint.relation == .equal {
      let (ratio, rest) = (constraint.multiplier, constraint.constant)
      switch (constraint.firstAttribute, constraint.secondAttribute) {
      case (.height, .width) where hasOwnLength(along: .vertical) && ratio != 0:
        size.width = (size.height - rest) / ratio
      case (.height, .width):
        let stack = superview as? UIStackView
        let fills =
          stack?.axis == .vertical && stack?.alignment == .fill && width.isFinite
          && !hasOwnLength(along: .horizontal)
        let own = fills ? width : min(size.width, width)
        size = CGSize(width: own, height: own * ratio + rest)
      case (.width, .height) where hasOwnLength(along: .horizontal) && ratio != 0:
        size.height = (size.width - rest) / ratio
      case (.width, .height):
        size.width = size.height * ratio + rest
      default: break
      }
    }
    return size
  }

  /// The constraints that relate the view to nothing but itself.
  var ownConstraints: [NSLayoutConstraint] {
    constraints.filter {
      $0.firstItem === self && ($0.secondItem === self || $0.secondAttribute == .notAnAttribute)
    }
  }

  /// What the contents ask for; `nil` lengths where they ask for none, as a list or an image view
  /// without a picture does.
  package func contentSize(within width: CGFloat) -> (width: CGFloat?, height: CGFloat?) {
    if let stack = self as? UIStackView {
      let wanted = StackArrangement(stack).wanted(within: width)
      return stack.arrangedSubviews.isEmpty ? (nil, nil) : (wanted.width, wanted.height)
    }
    if let content = self as? UIListContentView {
      let size = content.listContentSize(within: width)
      return (size.width, size.height)
    }
    if let label = self as? UILabel, label.numberOfLines != 1 {
      let size = label.textSize(within: width)
      return (size.width, size.height)
    }
    let own = intrinsicContentSize
    var size = (width: own.width >= 0 ? own.width : nil, height: own.height >= 0 ? own.height : nil)
    guard size.width == nil || size.height == nil, isOpenToConstraints else { return size }
    let inner = constrainedSize(
      CGSize(width: width.isFinite ? width : 0, height: 0),
      width.isFinite ? .required : .fittingSizeLevel, .fittingSizeLevel)
    // Constraints may be meant and none there.
    guard let inner else { return size }
    size.width = size.width ?? inner.width
    size.height = size.height ?? inner.height
    return size
  }

  /// Whether nothing in the view asks for a size.
  package func isSpacer(along axis: NSLayoutConstraint.Axis) -> Bool {
    let own = intrinsicContentSize
    let length = axis == .horizontal ? own.width : own.height
    return length < 0 && subviews.isEmpty && !(self is UIControl)
  }

  /// How strongly the view stays as small as its contents; `nil` for a stack of which a view takes
  /// whatever there is.
  package func hugging(along axis: NSLayoutConstraint.Axis) -> UILayoutPriority? {
    if let stack = self as? UIStackView, stack.axis == axis, stack.distribution == .fill,
      stack.arrangedSubviews.contains(where: { !$0.isHidden && $0.takesRoom(along: axis) })
    {
      return nil
    }
    return contentHuggingPriority(for: axis)
  }

  private func takesRoom(along axis: NSLayoutConstraint.Axis) -> Bool {
    !hasOwnLength(along: axis) && (isSpacer(along: axis) || self is UIScrollView)
  }

  /// Whether a constraint of the view's own says how long it is.
  func hasOwnLength(along axis: NSLayoutConstraint.Axis) -> Bool {
    let size: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    return ownConstraints.contains {
      $0.firstAttribute == size && $0.relation == .equal && $0.secondItem == nil
    }
  }

  /// The size nearest to the target that the constraints and contents allow, where other things
  /// matter more than the target does.
  package func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    if let size = constrainedSize(target, horizontal, vertical) { return size }
    let isWide = horizontal == .required
    let wanted = wantedSize(within: isWide ? target.width : .infinity)
    return CGSize(
      width: isWide ? target.width : wanted.width,
      height: vertical == .required ? target.height : wanted.height)
  }

  /// The same as constraints alone decide it; `nil` where there are none.
  private func constrainedSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize? {
    let system = ConstraintSystem(self, isFitting: true)
    guard !system.isEmpty else { return nil }
    return system.size(
      width: ConstraintSystem.Target(points: target.width, priority: horizontal),
      height: ConstraintSystem.Target(points: target.height, priority: vertical))
  }
}
