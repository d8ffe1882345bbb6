extension UIViewController {
  /// The outermost parent, which presents for everything inside.
  private var presenter: UIViewController {
    if definesPresentationContext { return self }
    return parent?.presenter ?? self
  }

  func show(above other: UIViewController, animated: Bool) {
    let presenter = presenter
    if let already = presenter.storage.presented {
      if already === other { return }
      RuntimeIssue.record(
        "presenting-while-presenting",
        """
        '\(type(of: presenter))' was asked to present '\(type(of: other))' while it presents \
        '\(type(of: already))': UIKit ignores it. Dismiss the first, or present from it
        """)
      return
    }
    if other === presenter || presenter.nearest(where: { $0 === other }) != nil {
      raise("Application tried to present '\(type(of: other))' modally on itself.")
    }
    presenter.storage.presented = other
    other.storage.presenting = presenter
    if let window = presenter.viewIfLoaded?.window {
      other.appear(in: presenter.traitCollection, size: window.bounds.size)
    }
    ScreenChanges.record(.presented(other, by: self))
  }

  func takeAway(animated: Bool) {
    let presenter = presenter
    guard let other = presenter.storage.presented else {
      guard let below = presentingViewController else { return }
      return below.takeAway(animated: animated)
    }
    other.disappear()
    presenter.storage.presented = nil
    other.storage.presenting = nil
    ScreenChanges.record(.dismissed(other))
  }

  /// How the controller is presented, made when it is first asked for.
  public var presentationController: UIPresentationController? {
    if let controller = storage.presentation { return controller }
    let controller =
      switch modalPresentationStyle {
      case .popover: UIPopoverPresentationController(self)
      case .automatic, .pageSheet, .formSheet: UISheetPresentationController(self)
      default: UIPresentationController(self)
      }
    storage.presentation = controller
    return controller
  }

  /// The popover that the controller is presented in, where its style says so.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// The sheet that the controller is presented in, where its style says so.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
}
