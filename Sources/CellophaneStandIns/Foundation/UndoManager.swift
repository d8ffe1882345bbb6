#if !canImport(ObjectiveC)
  public import Foundation

  /// Keeps how changes are taken back.
  ///
  /// Foundation: `UndoManager`. Groups are those that are begun and ended; there are none of the run
  /// loop's.
  open class UndoManager: NSObject {
    private var past: [() -> Void] = []
    private var future: [() -> Void] = []
    /// Whether changes are being taken back.
    open private(set) var isUndoing = false
    /// Whether changes are being made again.
    open private(set) var isRedoing = false
    /// Whether each turn of the run loop is a group; kept.
    open var groupsByEvent = true
    /// How many groups are kept; kept, and not looked at.
    open var levelsOfUndo = 0
    /// What is said of the last change.
    open private(set) var undoActionName = ""
    /// How deep groups are begun.
    open private(set) var groupingLevel = 0

    /// Whether there is something to take back.
    open var canUndo: Bool { !past.isEmpty }
    /// Whether there is something to make again.
    open var canRedo: Bool { !future.isEmpty }

    /// Begins a group.
    open func beginUndoGrouping() { groupingLevel += 1 }
    /// Ends a group.
    open func endUndoGrouping() { groupingLevel -= 1 }
    /// Says what the last change was.
    open func setActionName(_ actionName: String) { undoActionName = actionName }

    /// Keeps how a change is taken back.
    open func registerUndo<TargetType: AnyObject>(
      withTarget target: TargetType, handler: @escaping (TargetType) -> Void
    ) {
      let change = { [weak target] in
        if let target { handler(target) }
      }
      if isUndoing {
        future.append(change)
      } else {
        past.append(change)
        if !isRedoing { future = [] }
      }
    }

    /// Takes the last change back.
    open func undo() {
      guard let change = past.popLast() else { return }
      isUndoing = true
      change()
      isUndoing = false
    }

    /// Makes the last change again that was taken back.
    open func redo() {
      guard let change = future.popLast() else { return }
      isRedoing = true
      change()
      isRedoing = false
    }

    /// Forgets all changes.
    open func removeAllActions() { (past, future) = ([], []) }
    /// Forgets all changes.
    open func removeAllActions(withTarget target: Any) { removeAllActions() }
  }
#endif
