extension UIView {
  /// Gives subviews the frames that the constraints held here decide.
  func placeByConstraints() {
    let placement = ConstraintPlacement(self)
    if !placement.isEmpty { placement.place() }
  }

  /// The size that the view asks for where its superview arranges it: its contents' own, else
  /// what the constraints inside need, else the one that it has.
  func wantedSize(within width: CGFloat) -> CGSize {
    var size = innerSize(within: width)
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
    return size
  }

  /// The constraints that relate the view to nothing but itself.
  var ownConstraints: [NSLayoutConstraint] {
    constraints.filter {
      $0.firstItem === self && ($0.secondItem === self || $0.secondAttribute == .notAnAttribute)
    }
  }

  private func innerSize(within width: CGFloat) -> CGSize {
    if let stack = self as? UIStackView {
      return StackArrangement(stack).wanted(within: width)
    }
    if let label = self as? UILabel, label.numberOfLines != 1 {
      return label.textSize(within: width)
    }
    let own = intrinsicContentSize
    guard own.width < 0 || own.height < 0 else { return own }
    let placement = ConstraintPlacement(self)
    let inner =
      placement.isEmpty
      ? (translatesAutoresizingMaskIntoConstraints ? bounds.size : .zero)
      : placement.size(width: width.isFinite ? width : nil, height: nil)
    return CGSize(
      width: own.width >= 0 ? own.width : inner.width,
      height: own.height >= 0 ? own.height : inner.height)
  }

  /// The smallest size that the constraints and contents allow, or the target's where it is
  /// required.
  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    let isWide = horizontal == .required
    let isTall = vertical == .required
    let placement = ConstraintPlacement(self)
    let fitting =
      placement.isEmpty
      ? wantedSize(within: isWide ? target.width : .infinity)
      : placement.size(width: isWide ? target.width : nil, height: isTall ? target.height : nil)
    var size = CGSize(
      width: isWide ? target.width : fitting.width,
      height: isTall ? target.height : fitting.height)
    if isWide, !isTall, let height = ownHeight(across: size.width) { size.height = height }
    return size
  }

  /// The height that a constraint of the view's own ties to its width.
  private func ownHeight(across width: CGFloat) -> CGFloat? {
    ownConstraints.lazy
      .filter { $0.secondItem === self && $0.relation == .equal }
      .compactMap { $0.height(across: width) }
      .first
  }
}
