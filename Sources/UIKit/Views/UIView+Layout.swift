extension UIView {
  /// Where the view lies without its transform, as what lays it out says.
  package var untransformedFrame: CGRect {
    get { layer.untransformedFrame }
    set {
      guard !transform.isIdentity else { return frame = newValue }
      bounds.size = newValue.size
      center = layer.anchor(in: newValue)
    }
  }

  /// The value of a content size's component that the contents do not ask for.
  nonisolated public static let noIntrinsicMetric: CGFloat = -1
  /// Asks for the smallest size that the constraints allow.
  nonisolated public static let layoutFittingCompressedSize = CGSize.zero
  /// Asks for the largest size that the constraints allow.
  nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  func sizeDidChange(from old: CGSize) {
    setNeedsLayout()
    guard autoresizesSubviews else { return }
    for subview in subviews where subview.translatesAutoresizingMaskIntoConstraints {
      subview.autoresize(from: old, to: bounds.size)
    }
  }

  /// Follows the superview from one size to another as the mask says.
  private func autoresize(from old: CGSize, to new: CGSize) {
    let mask = autoresizingMask
    guard !mask.isEmpty else { return }
    var box = untransformedFrame
    (box.origin.x, box.size.width) = Self.follow(
      start: box.origin.x, length: box.width, from: old.width, to: new.width,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
    (box.origin.y, box.size.height) = Self.follow(
      start: box.origin.y, length: box.height, from: old.height, to: new.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
    untransformedFrame = box
  }

  /// Shares the difference of two lengths between those parts that may change, by their size.
  private static func follow(
    start: CGFloat, length: CGFloat, from old: CGFloat, to new: CGFloat,
    flexible: (start: Bool, length: Bool, end: Bool)
  ) -> (CGFloat, CGFloat) {
    let end = old - start - length
    let count = [flexible.start, flexible.length, flexible.end].count { $0 }
    guard count > 0, new != old else { return (start, length) }
    let total =
      (flexible.start ? start : 0) + (flexible.length ? length : 0) + (flexible.end ? end : 0)
    func share(_ part: CGFloat, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return part }
      let ratio = total > 0 ? part / total : 1 / CGFloat(count)
      return part + (new - old) * ratio
    }
    return (share(start, flexible.start), share(length, flexible.length))
  }

  /// Lays out the view and everything inside that needs it, outer views first.
  func layoutTree() {
    updateConstraintsIfNeeded()
    layoutPass()
  }

  private func layoutPass() {
    noteSafeArea()
    updateOwnProperties()
    if storage.needsLayout, !storage.isLayingOut {
      storage.needsLayout = false
      storage.isLayingOut = true
      ObservedReads.track(for: self) {
        owningController?.willLayoutView()
        placeByConstraints()
        layoutSubviews()
        layoutSublayers(of: layer)
        owningController?.viewDidLayoutSubviews()
      } change: {
        $0.setNeedsLayout()
      }
      storage.isLayingOut = false
    }
    for subview in subviews { subview.layoutPass() }
  }

  /// Whether the view or something inside would be laid out by `layoutIfNeeded()`.
  package var treeNeedsLayout: Bool {
    storage.needsLayout || storage.needsProperties
      || storage.controller?.needsUpdateProperties == true
      || storage.subviews.contains { $0.treeNeedsLayout }
  }

  /// Called when a view has come to another superview: what it inherits may differ.
  func surroundingsDidChange() {
    eachInTree { view in
      if view.storage.tintColor == nil { view.tintColorDidChange() }
    }
  }

  /// The margins of a view that was given none: a controller's view keeps to the system's, a
  /// cell's content to its list's.
  var standardMargins: NSDirectionalEdgeInsets {
    var margins =
      owningController?.systemMinimumLayoutMargins ?? listMargins
      ?? NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    if let side = (self as? UITableView)?.sideMargin {
      margins.leading = max(margins.leading, side)
      margins.trailing = max(margins.trailing, side)
    }
    return margins
  }

  /// Margins that are no smaller than what those of the superview leave inside this view, where it
  /// preserves them.
  func preserving(_ margins: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    guard preservesSuperviewLayoutMargins, let superview else { return margins }
    let (outer, box, whole) = (superview.layoutMargins, untransformedFrame, superview.bounds)
    // Until it is laid out it counts as all of the superview.
    let frame = box.width > 0 ? box : whole
    let left = outer.left - (frame.minX - whole.minX)
    let right = outer.right - (whole.maxX - frame.maxX)
    var margins = margins
    margins.leading = max(margins.leading, isRightToLeft ? right : left)
    margins.trailing = max(margins.trailing, isRightToLeft ? left : right)
    // What scrolls lies wherever it is scrolled to.
    guard !(superview is UIScrollView), box.height > 0 else { return margins }
    margins.top = max(margins.top, outer.top - (box.minY - whole.minY))
    margins.bottom = max(margins.bottom, outer.bottom - (whole.maxY - box.maxY))
    return margins
  }

  private var isRightToLeft: Bool {
    switch semanticContentAttribute {
    case .forceRightToLeft: true
    case .forceLeftToRight, .playback, .spatial: false
    case .unspecified: traitCollection.layoutDirection == .rightToLeft
    }
  }

  /// The direction in which the view lays out its contents.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    isRightToLeft ? .rightToLeft : .leftToRight
  }

  var absoluteMargins: UIEdgeInsets {
    get {
      let margins = directionalLayoutMargins
      return isRightToLeft
        ? UIEdgeInsets(
          top: margins.top, left: margins.trailing, bottom: margins.bottom, right: margins.leading)
        : UIEdgeInsets(
          top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing)
    }
    set {
      directionalLayoutMargins =
        isRightToLeft
        ? NSDirectionalEdgeInsets(
          top: newValue.top, leading: newValue.right, bottom: newValue.bottom,
          trailing: newValue.left)
        : NSDirectionalEdgeInsets(
          top: newValue.top, leading: newValue.left, bottom: newValue.bottom,
          trailing: newValue.right)
    }
  }
}

/// Something that is added to a view to give it a behaviour.
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

extension UIInteraction {
  public func willMove(to view: UIView?) {}
  public func didMove(to view: UIView?) {}
}
