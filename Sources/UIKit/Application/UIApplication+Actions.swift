extension UIApplication {
  /// Sends an action by its name.
  ///
  /// Swift has such names on Apple's platforms only, so that nothing performs one here: the build
  /// says it once for each name.
  ///
  /// - Returns: Always `false`.
  @discardableResult public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    RuntimeIssue.record(
      "action-not-sent",
      "the action '\(action.name)' was sent by its name, which nothing performs here; call the "
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
