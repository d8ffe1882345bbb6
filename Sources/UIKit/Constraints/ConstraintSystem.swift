/// What constraints decide inside one view: everything between it and the views that are laid out
/// by themselves, as rules of one system.
@MainActor struct ConstraintSystem {
  /// What a length is to be, and how much that matters.
  struct Target {
    var points: CGFloat
    var priority = UILayoutPriority.required
  }

  /// A view or guide that takes part.
  struct Item {
    var object: AnyObject
    /// The number of the item that it lies in.
    var parent: Int
    /// Whether what is inside takes part too.
    var isOpen = false

    var view: UIView? { object as? UIView }
  }

  /// Where an item lies along an axis, from the outermost view's start.
  struct Span {
    var start: CGFloat
    var size: CGFloat
  }

  let root: UIView
  let isMirrored: Bool
  /// The view first.
  private(set) var items: [Item] = []
  private(set) var numbers: [ObjectIdentifier: Int] = [:]
  /// The item that contents of a scroll view are tied to; the view itself elsewhere.
  private(set) var contentItem = 0
  private(set) var constraints: [NSLayoutConstraint] = []
  /// The content view of a cell, which is as large as the cell, where the cell's size is asked for.
  let filling: UIView?

  /// - Parameter isFitting: Whether the view's size is asked for, and not the places inside.
  init(_ root: UIView, isFitting: Bool = false) {
    self.root = root
    filling = isFitting ? root.fillingContent : nil
    isMirrored = root.effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard root.placesByConstraints else { return }
    append(root, in: 0)
    if root.scrollsItsConstraints {
      contentItem = items.count
      items.append(Item(object: root.guide(.scrollContent), parent: 0))
      numbers[ObjectIdentifier(root.guide(.scrollContent))] = contentItem
    }
    open(0)
    constraints += constraintsAround
  }

  /// Whether there is nothing to place.
  var isEmpty: Bool { constraints.isEmpty }

  private mutating func append(_ object: AnyObject, in parent: Int) {
    numbers[ObjectIdentifier(object)] = items.count
    items.append(Item(object: object, parent: parent))
  }

  private mutating func open(_ number: Int) {
    guard let view = items[number].view else { return }
    items[number].isOpen = true
    constraints += view.constraints
    for guide in view.layoutGuides { append(guide, in: number) }
    for child in view.subviews {
      let inner = items.count
      append(child, in: number)
      if opens(child) { open(inner) } else { constraints += child.ownConstraints }
    }
  }

  /// What keeps its frame is laid out by itself.
  private func opens(_ child: UIView) -> Bool {
    child.isOpenToConstraints && (!child.keepsFrame || child === filling)
  }

  /// The constraints that views around hold about what is inside.
  private var constraintsAround: [NSLayoutConstraint] {
    sequence(first: root, next: \.superview).dropFirst().flatMap { outer in
      outer.constraints.filter { constraint in
        [constraint.firstItem, constraint.secondItem].contains { item in
          item.map { (numbers[ObjectIdentifier($0)] ?? 0) > 0 } ?? false
        }
      }
    }
  }

  // MARK: Solving

  /// Gives the views inside their frames.
  func place() {
    let before = insetsOfGuides
    placeOnce()
    // How much of a view a bar covers is known when the view has its place.
    if insetsOfGuides != before { placeOnce() }
  }

  /// What bars cover of the views inside whose guides may be asked.
  private var insetsOfGuides: [UIEdgeInsets] {
    items.dropFirst().compactMap(\.view).filter { !$0.storage.ownGuides.isEmpty }
      .map(\.safeAreaInsets)
  }

  private func placeOnce() {
    let size = root.bounds.size
    let (x, y) = solve(width: Target(points: size.width), height: Target(points: size.height))
    for (number, item) in items.enumerated().dropFirst() {
      let outer = item.parent
      let frame = CGRect(
        x: (x[number].start - x[outer].start).settled,
        y: (y[number].start - y[outer].start).settled,
        width: max(x[number].size, 0).settled, height: max(y[number].size, 0).settled)
      if let guide = item.object as? UILayoutGuide {
        guide.placedFrame = frame
      } else if let view = item.view, !view.translatesAutoresizingMaskIntoConstraints {
        view.untransformedFrame = frame
      }
    }
    if contentItem > 0, let scroller = root as? UIScrollView {
      scroller.contentSize = CGSize(width: x[contentItem].size, height: y[contentItem].size)
    }
    for item in items.dropFirst() where item.isOpen {
      guard let view = item.view, view.subviews.allSatisfy({ !$0.keepsFrame }) else { continue }
      view.storage.placedSize = view.bounds.size
    }
  }

  /// The size that what is inside asks for.
  func size(width: Target, height: Target) -> CGSize {
    let (x, y) = solve(width: width, height: height)
    return CGSize(width: x[0].size.settled, height: y[0].size.settled)
  }

  private func solve(width: Target, height: Target) -> ([Span], [Span]) {
    guard constraints.contains(where: { $0.crossesAxes }) else {
      let x = AxisRules(self, widths: nil).solve([(.x, width)])[0]
      return (x, AxisRules(self, widths: x).solve([(.y, height)])[0])
    }
    // Text takes its height from its width, and here a width may follow a height.
    let first = AxisRules(self, widths: nil).solve([(.x, width), (.y, height)])
    let second = AxisRules(self, widths: first[0]).solve([(.x, width), (.y, height)])
    return (second[0], second[1])
  }
}

extension CGFloat {
  /// Without what is left of dividing and adding.
  fileprivate var settled: CGFloat { (self * 1_000_000).rounded() / 1_000_000 }
}

extension NSLayoutConstraint {
  /// Whether it ties a height to a width.
  fileprivate var crossesAxes: Bool {
    switch (firstAttribute, secondAttribute) {
    case (.width, .height), (.height, .width): true
    default: false
    }
  }
}

extension UIView {
  /// Whether constraints, and no arrangement or drawing of the view's own, place what is inside.
  fileprivate var placesByConstraints: Bool {
    !(self is UIStackView) && !(self is UIListContentView)
  }

  /// Whether constraints place something inside that counts for those around.
  var isOpenToConstraints: Bool {
    placesByConstraints && !(self is UIScrollView) && subviews.contains { !$0.keepsFrame }
  }

  /// Whether constraints tie what is inside to contents that scroll.
  fileprivate var scrollsItsConstraints: Bool {
    self is UIScrollView && !(self is UICollectionView || self is UITableView || self is UITextView)
  }

  fileprivate var fillingContent: UIView? {
    switch self {
    case let cell as UICollectionViewCell: cell.contentView
    case let cell as UITableViewCell: cell.contentView
    case let view as UITableViewHeaderFooterView: view.contentView
    default: nil
    }
  }

  /// Whether its frame, and no constraint, places the view.
  var keepsFrame: Bool { translatesAutoresizingMaskIntoConstraints }
}
