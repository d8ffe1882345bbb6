extension UIApplication {
  /// Calls a method of an object with its sender, and the event after it.
  ///
  /// Where nobody has the method the build says it, once for each name.
  ///
  /// - Parameter target: `nil` is the first that has the method of the first responder and those
  ///   after it, of the sender and those after it, and of the shown controllers.
  /// - Returns: Whether there is such a method.
  @discardableResult public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    let arguments: [Any?] = [sender, event]
    if let target {
      if action.perform(on: target, with: arguments) != nil { return true }
      RuntimeIssue.record(
        "action-not-sent",
        "the action '\(action.name)' was sent to '\(type(of: target))', which has no method that is"
          + " known by this name here; call the method itself")
      return false
    }
    if let responder = ResponderSearch(for: action, from: sender).found {
      action.perform(on: responder, with: arguments)
      return true
    }
    // Whoever hides a keyboard asks whether there is one.
    guard !action.isOfEveryResponder else { return false }
    RuntimeIssue.record(
      "action-not-sent",
      "the action '\(action.name)' was sent to whichever responder has it, and none does; call the "
        + "method itself")
    return false
  }

  /// Accepted; a preview has the one scene that shows it.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?,
    errorHandler: (@MainActor @Sendable (any Error) -> Void)? = nil
  ) {}
}

extension UIScene {
  /// How a scene would like to come to the front; kept.
  @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
    /// The scene that asks; kept.
    open var requestingScene: UIScene?
  }
}

/// What menus and keys of editing send.
///
/// UIKit: every method is optional.
@preconcurrency @MainActor public protocol UIResponderStandardEditActions: NSObjectProtocol {
  func cut(_ sender: Any?)
  func copy(_ sender: Any?)
  func paste(_ sender: Any?)
  func delete(_ sender: Any?)
  func select(_ sender: Any?)
  func selectAll(_ sender: Any?)
  func pasteAndMatchStyle(_ sender: Any?)
  func toggleBoldface(_ sender: Any?)
  func toggleItalics(_ sender: Any?)
  func toggleUnderline(_ sender: Any?)
  func increaseSize(_ sender: Any?)
  func decreaseSize(_ sender: Any?)
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
}

extension UIResponderStandardEditActions {
  public func cut(_ sender: Any?) {}
  public func copy(_ sender: Any?) {}
  public func paste(_ sender: Any?) {}
  public func delete(_ sender: Any?) {}
  public func select(_ sender: Any?) {}
  public func selectAll(_ sender: Any?) {}
  public func pasteAndMatchStyle(_ sender: Any?) {}
  public func toggleBoldface(_ sender: Any?) {}
  public func toggleItalics(_ sender: Any?) {}
  public func toggleUnderline(_ sender: Any?) {}
  public func increaseSize(_ sender: Any?) {}
  public func decreaseSize(_ sender: Any?) {}
  public func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  public func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
}

extension UIResponder: UIResponderStandardEditActions {}
