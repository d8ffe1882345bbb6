/// A relation between two edges or sizes of views and guides.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// How two sides compare.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }

  /// A direction of layout.
  public enum Axis: Int, Sendable {
    case horizontal, vertical
  }

  /// The view or guide on the left side.
  open private(set) weak var firstItem: AnyObject?
  /// The view or guide on the right side; `nil` for a constant alone.
  open private(set) weak var secondItem: AnyObject?
  /// The left side's attribute.
  public private(set) final var firstAttribute = Attribute.notAnAttribute
  /// The right side's attribute.
  public private(set) final var secondAttribute = Attribute.notAnAttribute
  /// How the two sides compare.
  public private(set) final var relation = Relation.equal
  /// What the right side's attribute is multiplied by.
  public private(set) final var multiplier: CGFloat = 1
  private var hasSecondItem = false
  /// The view that holds it while it is active.
  private(set) weak var holder: UIView?
  /// Where in the source the constraint was made.
  package internal(set) var place: SourcePlace?

  /// Points.
  open var constant: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }
  /// How much the constraint matters.
  open var priority = UILayoutPriority.required {
    didSet { setNeedsLayout() }
  }
  /// A name for debugging.
  open var identifier: String?
  /// Accepted; there are no archives here.
  open var shouldBeArchived = false

  /// Relates one item's attribute to another's times a multiplier plus a constant.
  ///
  /// - Parameters:
  ///   - view1: A view or layout guide.
  ///   - view2: A view or layout guide; `nil` compares with the constant alone.
  @_disfavoredOverload
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.init(
      view1, attr1, relation, view2, attr2, multiplier: multiplier, constant: constant, at: nil)
  }

  /// A constraint of nothing, which cannot be active; for subclasses, which inherit what makes others.
  public override init() { super.init() }

  convenience init(
    _ view1: Any, _ attr1: Attribute, _ relation: Relation, _ view2: Any?, _ attr2: Attribute,
    multiplier: CGFloat, constant: CGFloat, at place: SourcePlace?
  ) {
    self.init()
    self.place = place
    firstItem = view1 as AnyObject
    secondItem = view2.map { $0 as AnyObject }
    hasSecondItem = view2 != nil
    firstAttribute = attr1
    secondAttribute = view2 == nil ? .notAnAttribute : attr2
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
    checkAttributes()
  }

  /// Relates one item's attribute to another's, noting the caller.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      view1, attr1, relation, view2, attr2, multiplier: multiplier, constant: constant,
      at: SourcePlace(file, line))
  }

  /// Whether the constraint counts: then the nearest common ancestor of its items holds it.
  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// Makes constraints active.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Makes constraints inactive.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The view of the first item: itself, or the owner of a guide.
  package var firstView: UIView? { Self.view(of: firstItem) }
  /// The view of the second item: itself, or the owner of a guide.
  package var secondView: UIView? { Self.view(of: secondItem) }

  /// Asks for layout where the constraint counts: in its holder, and in the views that place its
  /// items.
  private func setNeedsLayout() {
    guard let holder else { return }
    holder.setNeedsLayout()
    firstView?.surroundingsNeedLayout()
    secondView?.surroundingsNeedLayout()
  }

  private static func view(of item: AnyObject?) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }

  /// Whether an item of the constraint lies in a view's tree.
  func reaches(into view: UIView) -> Bool {
    firstView?.isDescendant(of: view) == true || secondView?.isDescendant(of: view) == true
  }

  private func activate() {
    guard holder == nil else { return }
    guard let first = firstView else { return raiseWithoutCommonAncestor() }
    guard hasSecondItem else { return hold(in: first) }
    guard let second = secondView, let ancestor = first.commonAncestor(with: second) else {
      return raiseWithoutCommonAncestor()
    }
    hold(in: ancestor)
  }

  func hold(in view: UIView) {
    guard holder == nil else { return }
    holder = view
    view.storage.constraints.append(self)
    view.setNeedsLayout()
  }

  private func deactivate() {
    guard let view = holder else { return }
    holder = nil
    view.storage.constraints.removeAll { $0 === self }
    view.setNeedsLayout()
  }

  private func raiseWithoutCommonAncestor() {
    raise(
      """
      Unable to activate a constraint between '\(String(describing: firstItem))' and \
      '\(String(describing: secondItem))': they have no common ancestor. Add both views to one \
      hierarchy first.
      """)
  }

  private func checkAttributes() {
    guard hasSecondItem, firstAttribute.axis != secondAttribute.axis else {
      if !hasSecondItem, firstAttribute.kind == .edge {
        raise("A constraint of an edge needs a second item: a location cannot equal a constant.")
      }
      return
    }
    raise(
      "Invalid pairing of layout attributes: '\(firstAttribute)' and '\(secondAttribute)'.")
  }
}
