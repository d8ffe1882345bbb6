internal import CellophaneLook

extension UIView {
  /// What bars cover of the view where it lies now, and what its controller adds.
  var coveredInsets: UIEdgeInsets {
    var insets = inheritedInsets
    guard let own = owningController?.additionalSafeAreaInsets, own != .zero else { return insets }
    insets.top = max(insets.top + own.top, 0)
    insets.left = max(insets.left + own.left, 0)
    insets.bottom = max(insets.bottom + own.bottom, 0)
    insets.right = max(insets.right + own.right, 0)
    return insets
  }

  /// What of the superview's is left inside this view; what scrolls is moved out from under bars by
  /// what it scrolls in.
  private var inheritedInsets: UIEdgeInsets {
    guard let superview, !(superview is UIScrollView) else { return .zero }
    var outer = superview.safeAreaInsets
    if let tabs = superview.owningController as? UITabBarController {
      outer.bottom = max(outer.bottom, tabs.heightOverTabs)
    }
    let (box, whole) = (untransformedFrame, superview.bounds)
    guard outer != .zero, box.width > 0, box.height > 0 else { return .zero }
    return UIEdgeInsets(
      top: max(outer.top - (box.minY - whole.minY), 0),
      left: max(outer.left - (box.minX - whole.minX), 0),
      bottom: max(outer.bottom - (whole.maxY - box.maxY), 0),
      right: max(outer.right - (whole.maxX - box.maxX), 0))
  }

  /// Says that what bars cover has changed since the last layout, and asks for another.
  func noteSafeArea() {
    let isCovered = superview.map { $0.storage.safeArea != .zero } ?? false
    guard isCovered || storage.safeArea != .zero || owningController != nil else { return }
    let insets = safeAreaInsets
    guard insets != storage.safeArea else { return }
    storage.safeArea = insets
    setNeedsLayout()
    safeAreaInsetsDidChange()
    owningController?.viewSafeAreaInsetsDidChange()
    (self as? UIScrollView)?.adjustedContentInsetDidChange()
  }
}

extension UIView {
  /// Margins with what bars cover before them.
  ///
  /// UIKit: each of them counts from the safe area.
  func insideSafeArea(_ margins: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    guard insetsLayoutMarginsFromSafeArea else { return margins }
    let (safe, isMirrored) = (safeAreaInsets, isMirrored)
    guard safe != .zero else { return margins }
    return NSDirectionalEdgeInsets(
      top: margins.top + safe.top,
      leading: margins.leading + (isMirrored ? safe.right : safe.left),
      bottom: margins.bottom + safe.bottom,
      trailing: margins.trailing + (isMirrored ? safe.left : safe.right))
  }

  /// What margins that code has set count from the safe area: one that stays as it was read is not
  /// set, since code reads all four to set another.
  func withoutSafeArea(_ margins: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    let (own, read) = (storage.margins ?? standardMargins, directionalLayoutMargins)
    var margins = margins
    if margins.top == read.top { margins.top = own.top }
    if margins.leading == read.leading { margins.leading = own.leading }
    if margins.bottom == read.bottom { margins.bottom = own.bottom }
    if margins.trailing == read.trailing { margins.trailing = own.trailing }
    return margins
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

extension UIScrollView {
  /// How much further bars let the contents be scrolled, in points.
  package var barInset: CGFloat {
    contentInsetAdjustmentBehavior == .never ? 0 : safeAreaInsets.bottom
  }
}

extension UITabBarController {
  /// How high the bar lies over what it chooses from: nothing where it stands below, or is hidden.
  var heightOverTabs: CGFloat {
    let tabs = Look.current.tabBar
    return tabs.floats && showsBar ? CGFloat(tabs.height + tabs.bottom) : 0
  }
}
