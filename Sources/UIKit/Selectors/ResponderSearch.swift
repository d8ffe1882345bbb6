/// Looks for the responder that has a method.
@MainActor struct ResponderSearch {
  /// The nearest that has it.
  private(set) var found: UIResponder?

  /// - Parameter sender: Where the search goes on when the first responder and those after it lack the
  ///   method.
  init(for action: Selector, from sender: Any?) {
    let starts = [UIResponder.first, sender as? UIResponder, Self.shownController]
    for start in starts {
      var next = start
      while let responder = next {
        if Self.does(action, responder, sender: sender) {
          found = responder
          return
        }
        next = responder.next
      }
    }
  }

  private static func does(_ action: Selector, _ responder: UIResponder, sender: Any?) -> Bool {
    if action.isOfEveryResponder { return responder === UIResponder.first }
    return responder.canPerformAction(action, withSender: sender)
      && action.method(of: responder) != nil
  }

  /// The controller in front: bar items do not know whose bar they are in.
  private static var shownController: UIResponder? {
    var controller = RunningApplication.current.shown?.rootViewController
    while let outer = controller {
      if let presented = outer.presentedViewController {
        controller = presented
      } else if let top = (outer as? UINavigationController)?.topViewController {
        controller = top
      } else if let selected = (outer as? UITabBarController)?.selectedViewController {
        controller = selected
      } else if let last = (outer as? UISplitViewController)?.viewControllers.last {
        controller = last
      } else {
        return outer
      }
    }
    return RunningApplication.current.shown
  }
}

extension Selector {
  /// Whether every responder has a method of this name, which does nothing for most: only the first
  /// responder is asked to do it.
  var isOfEveryResponder: Bool { Self.namesOfEveryResponder.contains(name) }

  private static let namesOfEveryResponder: Set<String> = [
    "becomeFirstResponder", "resignFirstResponder", "cut:", "copy:", "paste:", "delete:",
    "select:", "selectAll:", "pasteAndMatchStyle:", "toggleBoldface:", "toggleItalics:",
    "toggleUnderline:", "increaseSize:", "decreaseSize:", "makeTextWritingDirectionLeftToRight:",
    "makeTextWritingDirectionRightToLeft:",
  ]
}
