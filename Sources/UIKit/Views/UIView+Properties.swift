extension UIView {
  /// Asks for `updateProperties()` before the next layout.
  ///
  /// UIKit: iOS 26 and later.
  public final func setNeedsUpdateProperties() {
    storage.needsProperties = true
  }
  /// Calls `updateProperties()` now where that was asked for, and of what lies inside.
  ///
  /// UIKit: iOS 26 and later.
  public final func updatePropertiesIfNeeded() {
    updateOwnProperties()
    for subview in subviews { subview.updatePropertiesIfNeeded() }
  }

  /// The first part of a layout pass: the controller whose view this is, then the view itself.
  func updateOwnProperties() {
    owningController?.updateOwnProperties()
    guard storage.needsProperties else { return }
    storage.needsProperties = false
    ObservedReads.track(for: self) {
      updateProperties()
    } change: {
      $0.setNeedsUpdateProperties()
    }
  }
}

extension UIViewController {
  /// Asks for `updateProperties()` before the next layout of the view.
  ///
  /// UIKit: iOS 26 and later.
  public final func setNeedsUpdateProperties() {
    storage.needsProperties = true
  }
  /// Calls `updateProperties()` now where that was asked for, and of the views.
  ///
  /// UIKit: iOS 26 and later.
  public final func updatePropertiesIfNeeded() {
    guard let view = viewIfLoaded else { return updateOwnProperties() }
    view.updatePropertiesIfNeeded()
  }

  func updateOwnProperties() {
    guard storage.needsProperties else { return }
    storage.needsProperties = false
    ObservedReads.track(for: self) {
      updateProperties()
    } change: {
      $0.setNeedsUpdateProperties()
    }
  }

  /// Whether `updateProperties()` would be called before the next layout.
  var needsUpdateProperties: Bool { storage.needsProperties }
}
