extension UIView {
  /// Makes a view of a class that is known only when the code runs, by its `init(frame:)`.
  ///
  /// A generic class makes one of its parameter by `Control()` on Apple's platforms, where an
  /// initialiser need not be required for that; a rewrite of sources calls this instead.
  @_optimize(none) public static func instance<View: UIView>(
    of type: View.Type, frame: CGRect = .zero
  ) -> View {
    // The initialiser is looked up in the class itself; the other class only says that it is there.
    let made = unsafeBitCast(type as UIView.Type, to: MadeView.Type.self).init(frame: frame)
    return unsafeDowncast(made as UIView, to: type)
  }
}

extension UIViewController {
  /// Makes a controller of a class that is known only when the code runs, by its
  /// `init(nibName:bundle:)`.
  @_optimize(none) public static func instance<Controller: UIViewController>(
    of type: Controller.Type
  ) -> Controller {
    // As for views.
    let made = unsafeBitCast(type as UIViewController.Type, to: MadeController.Type.self)
      .init(nibName: nil, bundle: nil)
    return unsafeDowncast(made as UIViewController, to: type)
  }
}

/// Has the initialiser of every view, as a required one.
private class MadeView: UIView {
  required override init(frame: CGRect) {
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// Has the initialiser of every controller, as a required one.
private class MadeController: UIViewController {
  required override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
