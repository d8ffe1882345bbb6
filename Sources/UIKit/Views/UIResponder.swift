/// An object that can respond to events: a view, a controller, the application.
///
/// A page has no touches and keys of UIKit's; actions go from a first responder to those after it.
@preconcurrency @MainActor open class UIResponder: AccessibleObject {
  private var holdsFirstResponder = false
  /// The one that became it last.
  static weak var first: UIResponder?

  public override init() {
    super.init()
  }

  /// The responder that is asked after this one.
  open var next: UIResponder? { nil }

  /// Whether this can be the first responder.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether this can give up being the first responder.
  open var canResignFirstResponder: Bool { true }
  /// Whether this is the first responder.
  open var isFirstResponder: Bool { holdsFirstResponder }

  /// Makes this the first responder if it can be.
  ///
  /// - Returns: Whether it is the first responder now.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    holdsFirstResponder = true
    Self.first = self
    return true
  }

  /// Gives up being the first responder.
  ///
  /// - Returns: Whether it has given up.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    holdsFirstResponder = false
    if Self.first === self { Self.first = nil }
    return true
  }

  /// Called by nothing here: a page has no touches of UIKit's.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called by nothing here: a page has no touches of UIKit's.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called by nothing here: a page has no touches of UIKit's.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called by nothing here: a page has no touches of UIKit's.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Called when everything of a nib or a storyboard is connected.
  open func awakeFromNib() {}
  /// What nibs and storyboards may connect: methods by their names, outlets by those of their setters.
  ///
  /// A rewrite of sources gives it to classes that say so with `@IBOutlet` and `@IBAction`. UIKit:
  /// Objective-C knows it by itself.
  open class func interfaceMembers() -> [Selector] { [] }
  /// Called by nothing here: there is no Interface Builder.
  open func prepareForInterfaceBuilder() {}

  /// Called by nothing here: a page has no motion.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Called by nothing here: a page has no motion.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Called by nothing here: a page has the browser's keys.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Called by nothing here: a page has the browser's keys.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

  // MARK: Commands

  /// The commands that keys give; a page has the browser's keys.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// Whether the object does a command: whether it has the method, unless that is one of editing.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    !action.isOfEveryResponder && action.method(of: self) != nil
  }
  /// What does a command for this object: the object, or the next that does it.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }
  /// Called by nothing here: no command reaches a page.
  open func validate(_ command: UICommand) {}
  /// Called by nothing here: a page has no menu bar.
  open func buildMenu(with builder: any UIMenuBuilder) {}
  /// Called by nothing here: no command reaches a page.
  open func copy(_ sender: Any?) {}
  /// Called by nothing here: no command reaches a page.
  open func cut(_ sender: Any?) {}
  /// Called by nothing here: no command reaches a page.
  open func paste(_ sender: Any?) {}
  /// Called by nothing here: no command reaches a page.
  open func delete(_ sender: Any?) {}
  /// Called by nothing here: no command reaches a page.
  open func select(_ sender: Any?) {}
  /// Called by nothing here: no command reaches a page.
  open func selectAll(_ sender: Any?) {}
  /// What is offered to be shared here; kept.
  open var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)?
  /// What the person does here; kept.
  open var userActivity: NSUserActivity?
  /// Called by nothing here: nothing is handed on to other devices.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  // MARK: Focus

  /// Whether focus may move; asked by nothing here, as a page has the browser's focus.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called by nothing here: a page has the browser's focus.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
  /// Accepted; a page has the browser's focus.
  open func setNeedsFocusUpdate() {}
  /// Accepted; a page has the browser's focus.
  open func updateFocusIfNeeded() {}

  /// The view that an app shows instead of the keyboard; no page has one.
  open var inputView: UIView? { nil }
  /// The view that an app shows above the keyboard; no page has one.
  open var inputAccessoryView: UIView? { nil }
  /// Accepted; no page has a keyboard to load anew.
  open func reloadInputViews() {}
}
