extension UIView {
  /// Whether the view is the other or lies inside it.
  public func isDescendant(of view: UIView) -> Bool {
    var place: UIView? = self
    while let current = place {
      if current === view { return true }
      place = current.superview
    }
    return false
  }

  /// The first view with a tag, this one and everything inside searched depth first.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// A view of the same size and background, which stands for a picture of this one.
  ///
  /// UIKit: `nil` for a view without a size.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    let copy = UIView(frame: bounds)
    copy.backgroundColor = backgroundColor
    return copy
  }

  /// Ends typing in this view and everything inside, and says whether nothing is typed into any more.
  func resignInside(_ force: Bool) -> Bool {
    var ended = true
    eachInTree { view in
      if view.isFirstResponder, !view.resignFirstResponder(), !force { ended = false }
    }
    return ended
  }

  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    let place = subviews.firstIndex { $0 === sibling }
    insert(view, at: place.map { $0 + offset } ?? subviews.count)
  }

  func insert(_ view: UIView, at index: Int) {
    if self === view || isDescendant(of: view) {
      raise("Can't add a view as a subview of itself or of one of its own subviews.")
    }
    if view.superview === self { return reorder(view, to: index) }
    let oldWindow = view.window
    let newWindow = window
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.willEnter(newWindow, from: oldWindow) }
    view.detach()
    view.storage.superview = self
    storage.subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.layer.removeFromSuperlayer()
    layer.addSublayer(view.layer)
    didAddSubview(view)
    view.didMoveToSuperview()
    if oldWindow !== newWindow { view.didEnter(newWindow, from: oldWindow) }
    view.surroundingsDidChange()
    setNeedsLayout()
  }

  func reorder(_ view: UIView, to index: Int) {
    guard let place = subviews.firstIndex(where: { $0 === view }) else { return }
    storage.subviews.remove(at: place)
    storage.subviews.insert(view, at: min(max(index, 0), subviews.count))
  }

  func leaveSuperview() {
    guard superview != nil else { return }
    let oldWindow = window
    willMove(toSuperview: nil)
    if oldWindow != nil { willEnter(nil, from: oldWindow) }
    let old = superview
    detach()
    didMoveToSuperview()
    if oldWindow != nil { didEnter(nil, from: oldWindow) }
    old?.setNeedsLayout()
  }

  /// Tells views and their controllers that they are about to change windows.
  func willEnter(_ window: UIWindow?, from oldWindow: UIWindow?) {
    eachInTree { view in
      view.willMove(toWindow: window)
      guard let controller = view.owningController else { return }
      if oldWindow != nil { controller.beginDisappearing(false) }
      if window != nil { controller.beginAppearing(false) }
    }
  }

  /// Tells views and their controllers that they have changed windows.
  func didEnter(_ window: UIWindow?, from oldWindow: UIWindow?) {
    eachInTree { view in
      if window != nil { Appearances.style(view) }
      view.didMoveToWindow()
      guard let controller = view.owningController else { return }
      if oldWindow != nil { controller.endDisappearing(false) }
      guard let window else { return }
      controller.isNowAppearing()
      if !window.appearing.contains(where: { $0 === controller }) {
        window.appearing.append(controller)
      }
    }
  }

  /// Takes the view out of its superview, with the constraints that reach into it from outside.
  private func detach() {
    guard let old = superview else { return }
    old.willRemoveSubview(self)
    var ancestor: UIView? = old
    while let current = ancestor {
      for constraint in current.constraints where constraint.reaches(into: self) {
        constraint.isActive = false
      }
      ancestor = current.superview
    }
    // Lists take their rows one by one.
    if let place = old.storage.subviews.firstIndex(where: { $0 === self }) {
      old.storage.subviews.remove(at: place)
    }
    storage.superview = nil
    layer.removeFromSuperlayer()
  }

  /// Visits the view and everything inside, outer views first.
  package func eachInTree(_ visit: (UIView) -> Void) {
    visit(self)
    for subview in subviews { subview.eachInTree(visit) }
  }

  // MARK: Coordinates

  /// A point of this view's coordinates in another's; `nil` is the outermost view.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let mine = origin(in: nil)
    let theirs = view?.origin(in: nil) ?? .zero
    return CGPoint(x: point.x + mine.x - theirs.x, y: point.y + mine.y - theirs.y)
  }

  /// A point of another view's coordinates in this one's; `nil` is the outermost view.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let mine = origin(in: nil)
    let theirs = view?.origin(in: nil) ?? .zero
    return CGPoint(x: point.x + theirs.x - mine.x, y: point.y + theirs.y - mine.y)
  }

  /// A rectangle of this view's coordinates in another's; `nil` is the outermost view.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// A rectangle of another view's coordinates in this one's; `nil` is the outermost view.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// Where the view's own zero lies in an ancestor's coordinates, transforms apart.
  private func origin(in ancestor: UIView?) -> CGPoint {
    var x = -bounds.origin.x
    var y = -bounds.origin.y
    var place: UIView? = self
    while let current = place, current !== ancestor {
      x += current.untransformedFrame.minX
      y += current.untransformedFrame.minY
      if let outer = current.superview {
        x -= outer.bounds.origin.x
        y -= outer.bounds.origin.y
      }
      place = current.superview
    }
    return CGPoint(x: x, y: y)
  }
}
