/// One more action of an element.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// Does an action, and says whether it did.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// What the action is called.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  /// What the action is called, with attributes.
  open var attributedName: NSAttributedString
  /// What is shown beside the name.
  open var image: UIImage?
  /// What the action does; says whether it did it.
  open var actionHandler: Handler?
  /// Whose method the action calls, where it has one.
  open weak var target: AnyObject?
  /// The method that the action calls; it says whether it did what was asked.
  open var selector: Selector
  /// The group that the action stands in; `nil` for none.
  open var category: String?

  // Each of them can be called by a subclass, as in UIKit.

  /// Makes an action.
  ///
  /// - Parameter actionHandler: Says whether it did what was asked.
  public init(name: String, actionHandler: Handler?) {
    attributedName = NSAttributedString(string: name)
    self.actionHandler = actionHandler
    selector = Selector("")
    super.init()
  }

  /// Makes an action that shows an image.
  ///
  /// - Parameter actionHandler: Says whether it did what was asked.
  public init(name: String, image: UIImage?, actionHandler: Handler?) {
    attributedName = NSAttributedString(string: name)
    self.image = image
    self.actionHandler = actionHandler
    selector = Selector("")
    super.init()
  }

  /// Makes an action whose name has attributes.
  ///
  /// - Parameter actionHandler: Says whether it did what was asked.
  public init(attributedName: NSAttributedString, actionHandler: Handler?) {
    self.attributedName = attributedName
    self.actionHandler = actionHandler
    selector = Selector("")
    super.init()
  }

  /// Makes an action whose name has attributes and that shows an image.
  ///
  /// - Parameter actionHandler: Says whether it did what was asked.
  public init(attributedName: NSAttributedString, image: UIImage?, actionHandler: Handler?) {
    self.attributedName = attributedName
    self.image = image
    self.actionHandler = actionHandler
    selector = Selector("")
    super.init()
  }

  /// Makes an action that calls a method of an object.
  ///
  /// - Parameter selector: Says whether it did what was asked.
  public init(name: String, target: Any?, selector: Selector) {
    attributedName = NSAttributedString(string: name)
    self.selector = selector
    super.init()
    call(target)
  }

  /// Makes an action that calls a method of an object and shows an image.
  ///
  /// - Parameter selector: Says whether it did what was asked.
  public init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    attributedName = NSAttributedString(string: name)
    self.image = image
    self.selector = selector
    super.init()
    call(target)
  }

  private func call(_ target: Any?) {
    self.target = target.map { $0 as AnyObject }
    actionHandler = { action in
      guard let target = action.target else { return false }
      return action.selector.perform(on: target, with: [action])?.value as? Bool ?? false
    }
  }
}
