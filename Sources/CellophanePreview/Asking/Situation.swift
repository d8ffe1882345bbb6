internal import CellophaneDocument
internal import UIKit

/// A touch where it is made: on a row as it looks at the moment.
struct Situation: Hashable, Comparable {
  var touch: Touchable
  /// The look of the row that is touched; 0 for what stands in no row.
  var look: Int

  static func < (left: Situation, right: Situation) -> Bool {
    left.touch == right.touch ? left.look < right.look : left.touch < right.touch
  }
}

/// Whether a swipe action's handler has called its completion, at which the row closes.
@MainActor final class ActionCompletion {
  let title: String?
  var isCalled = false

  init(title: String?) {
    self.title = title
  }
}

/// What a touch was seen to do.
struct Known {
  /// What the touch came to, where it was a tap.
  var tap: UserTap.Effect?
  var effects: Asker.Effects
  /// Whether a handler of the author's took the place of what would have been done else.
  var isHandled = false

  /// What is known of a touch that the author's code did not live to answer.
  static var lost: Known { Known(tap: nil, effects: Asker.Effects(endsThere: true, isLost: true)) }
}

/// A touch between two states of a page.
struct SeenStep {
  var before: PageState
  var situation: Situation
  var after: PageState
  var change: PageChange
}

extension Asker {
  /// A row that is touched.
  struct Touch {
    var collection: String
    var address: RowAddress
    /// What the touch came to, where it was a tap.
    var tap: UserTap.Effect?

    /// Whether the handler of a swipe action has said that it is done.
    var completion: ActionCompletion?

    /// A touch of something that is no row.
    static var elsewhere: Touch {
      Touch(collection: "", address: RowAddress(section: 0, ordinals: []))
    }
  }

  /// What a question led to.
  struct Effects {
    /// What the page can do by itself: open and close, choose, lead elsewhere.
    var edits: [ResolvedEdit] = []
    /// What changed of the elements beside.
    var change = PageChange()
    /// Whether exactly the touched row opened or closed.
    var isOwnToggle = false
    /// Whether another screen, or an alert, stands where the touch was made.
    var endsThere = false
    /// Whether the instance is no longer as it was, beyond what can be put back.
    var spendsSpare = false
    /// Whether nothing is known, since the author's code did not live to answer.
    var isLost = false
    /// The answers of the alert that came.
    var alert: [UIAlertAction] = []

    /// Whether the page can be touched further afterwards.
    var leadsOn: Bool { !endsThere && alert.isEmpty }

    /// Leaves out the alert that was answered.
    mutating func forgetAlert() {
      guard !alert.isEmpty else { return }
      alert = []
      if let place = edits.firstIndex(where: \.isAlert) { edits.remove(at: place) }
    }

    var isEmpty: Bool { edits.isEmpty && change.isEmpty }
    /// Whether the page is another one afterwards and can be touched further.
    var lasts: Bool { !change.isEmpty && !endsThere }
  }
}

extension ResolvedEdit {
  var isAlert: Bool {
    if case .alert = self { return true }
    return false
  }
}
