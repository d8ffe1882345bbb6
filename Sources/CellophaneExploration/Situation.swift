package import CellophaneDocument

/// An interaction where it is made: on a row as it looks at the moment.
package struct Situation: Hashable, Comparable {
  package var touch: Interaction
  /// The look of the row or control that is touched; 0 for a bar's button.
  package var look: Int
  /// How many rows a list has, or the number of a case, where the touch does something else by that.
  package var count: Int?

  package init(touch: Interaction, look: Int, count: Int? = nil) {
    self.touch = touch
    self.look = look
    self.count = count
  }

  /// The same with any number of rows.
  package var withAnyCount: Situation { Situation(touch: touch, look: look) }

  package static func < (left: Situation, right: Situation) -> Bool {
    if left.touch != right.touch { return left.touch < right.touch }
    return (left.look, left.count ?? -1) < (right.look, right.count ?? -1)
  }
}

/// What a tap on a row came to.
package enum TapEffect: Hashable, Sendable {
  /// The row cannot be tapped.
  case ignored
  /// The row may not be highlighted.
  case notHighlighted
  /// A disclosure took the tap.
  case disclosed
  /// The row may not be selected.
  case refused
  case selected
  /// The row may not be deselected.
  case deselectionRefused
  case deselected
}

/// What a touch was seen to do.
package struct Known {
  /// What the touch came to, where it was a tap.
  package var tap: TapEffect?
  package var effects: Effects
  /// Whether a handler of the author's took the place of what would have been done else.
  package var isHandled: Bool

  package init(tap: TapEffect?, effects: Effects, isHandled: Bool = false) {
    self.tap = tap
    self.effects = effects
    self.isHandled = isHandled
  }

  /// What is known of a touch that the author's code did not live to answer.
  package static var lost: Known {
    var effects = Effects()
    (effects.endsThere, effects.isLost) = (true, true)
    return Known(tap: nil, effects: effects)
  }
}

/// A touch between two states of a page.
package struct SeenStep {
  package var before: PageState
  package var situation: Situation
  package var after: PageState
  package var change: PageChange
  /// Whether nobody touched the instance before.
  package var isFirst: Bool
  /// Whether something else was opened, chosen or said than the first time.
  package var disagrees = false
  /// Whether it brought the same rows as another one, called otherwise.
  var isRenamed = false

  package init(
    before: PageState, situation: Situation, after: PageState, change: PageChange,
    isFirst: Bool = true
  ) {
    self.before = before
    self.situation = situation
    self.after = after
    self.change = change
    self.isFirst = isFirst
  }
}

/// What a question led to.
package struct Effects {
  /// What the page can do by itself: open and close, choose, lead elsewhere.
  package var edits: [ResolvedEdit]
  /// What changed of the elements beside.
  package var change = PageChange()
  /// Whether exactly the touched row opened or closed.
  package var isOwnToggle: Bool
  /// Whether another screen, or an alert, stands where the touch was made.
  package var endsThere = false
  /// Whether another screen came into sight.
  package var bringsUp = false
  /// Whether nothing is known, since the author's code did not live to answer.
  package var isLost = false
  /// What the answers of the alert that came are called.
  package var alert: [String?] = []

  package init(edits: [ResolvedEdit] = [], isOwnToggle: Bool = false) {
    self.edits = edits
    self.isOwnToggle = isOwnToggle
  }

  /// Whether the page can be touched further afterwards.
  package var leadsOn: Bool { !endsThere && alert.isEmpty }

  /// Leaves out the alert that was answered.
  package mutating func forgetAlert() {
    guard !alert.isEmpty else { return }
    alert = []
    if let place = edits.firstIndex(where: \.isAlert) { edits.remove(at: place) }
  }

  /// Whether other rows than the touched one opened or closed.
  package var opensOthers: Bool { !isOwnToggle && edits.contains(where: \.isToggle) }

  package var isEmpty: Bool { edits.isEmpty && change.isEmpty }
  /// Whether the page is another one afterwards and can be touched further.
  package var lasts: Bool { !change.isEmpty && !endsThere }
}

extension ResolvedEdit {
  package var isAlert: Bool {
    if case .alert = self { return true }
    return false
  }

  fileprivate var isToggle: Bool {
    switch self {
    case .expand, .collapse: true
    default: false
    }
  }
}
