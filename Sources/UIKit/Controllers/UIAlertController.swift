/// A question with a title, a message and actions.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// Its looks.
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }

  /// A question in the middle or a list from below.
  open private(set) var preferredStyle = Style.actionSheet
  /// The words under the title.
  open var message: String?
  /// The answers, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The fields of an alert, in the order in which they were added.
  open private(set) var textFields: [UITextField]?
  /// The action that the return key chooses.
  open var preferredAction: UIAlertAction?

  /// Makes one from its parts.
  // Extensions of apps make one of `Self`, which imported initialisers allow.
  public required convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.message = message
    self.title = title
    // UIKit: an action sheet is told beside what it stands by its popover.
    if preferredStyle == .actionSheet { modalPresentationStyle = .popover }
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Adds an answer; there is at most one that cancels.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      raise("UIAlertController can only have one action with a style of 'cancel'.")
    }
    actions.append(action)
  }

  /// Adds a field to an alert, which the closure prepares.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      raise("Text fields can only be added to an alert controller of style 'alert'.")
    }
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  /// Types into the fields, one text each, as a person does.
  package func simulateTyping(_ texts: [String]) {
    for (field, text) in zip(textFields ?? [], texts) { field.simulateEntry(text) }
  }

  /// Chooses an action as a person does: the question goes away, then the handler runs.
  package func simulateChoice(of action: UIAlertAction) {
    guard action.isEnabled, actions.contains(where: { $0 === action }) else { return }
    presentingViewController?.dismiss(animated: true)
    action.handler?(action)
  }
}

/// An answer to an alert.
@preconcurrency @MainActor open class UIAlertAction: AccessibleObject {
  /// Its looks.
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }

  /// The words of the answer.
  public let title: String?
  /// What the answer stands for.
  public let style: Style
  /// Whether it can be operated.
  open var isEnabled = true
  let handler: (@MainActor @Sendable (UIAlertAction) -> Void)?

  /// Makes one from its parts.
  public init(
    title: String?, style: Style, handler: (@MainActor @Sendable (UIAlertAction) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}
