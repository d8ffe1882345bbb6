/// What the author's handler did when it was asked, as edits that compose.
package struct ResolvedOutcome: Codable, Hashable, Sendable {
  package var edits: [ResolvedEdit]

  package init(_ edits: [ResolvedEdit]) {
    self.edits = edits
  }
}

/// What can be answered to an alert, and what that does.
package struct ResolvedAnswer: Codable, Hashable, Sendable {
  package enum Style: String, Codable, Hashable, Sendable {
    case `default`, cancel, destructive
  }

  package var title: String
  package var style: Style
  /// Whether it stands out from the others.
  package var isPreferred: Bool
  package var isEnabled: Bool
  /// Whether it can be given once something was typed, and not before.
  package var needsText: Bool
  package var outcome: ResolvedOutcome?

  package init(
    title: String, style: Style = .default, isPreferred: Bool = false, isEnabled: Bool = true,
    needsText: Bool = false, outcome: ResolvedOutcome? = nil
  ) {
    self.needsText = needsText
    self.title = title
    self.style = style
    self.isPreferred = isPreferred
    self.isEnabled = isEnabled
    self.outcome = outcome
  }
}

/// A field of an alert.
package struct ResolvedAlertField: Codable, Hashable, Sendable {
  package var placeholder: String
  package var text: String
  /// Whether what is typed is not shown.
  package var isSecure: Bool
  /// What the author's code was asked with; the page shows what is typed in its place.
  package var sample: String

  package init(placeholder: String, text: String, isSecure: Bool, sample: String) {
    self.placeholder = placeholder
    self.text = text
    self.isSecure = isSecure
    self.sample = sample
  }
}

/// Where an alert stands.
package enum ResolvedAlertStyle: String, Codable, Hashable, Sendable {
  /// In the middle.
  case alert
  /// At the lower edge.
  case actionSheet
  /// Beside what was touched.
  case popover
}

package enum ResolvedEdit: Codable, Hashable, Sendable {
  /// Rows are named by collection and row.
  case expand(collection: String, row: String)
  case collapse(collection: String, row: String)
  /// Opens a closed row and closes an open one.
  case toggle(collection: String, row: String)
  case delete(collection: String, row: String)
  /// Lets a row that has just come back look as it did when it went, if it ever went.
  case restore(collection: String, row: String)
  case select(collection: String, row: String)
  case deselect(collection: String, row: String)
  /// Lets go of all that is chosen in a collection.
  case clear(collection: String)
  /// Begins editing a collection, or ends it; the button that does it says the title until it does
  /// the other.
  case edit(collection: String, title: String?)
  /// Shows an alternate of the frame in its place.
  case show(alternate: String)
  /// Leaves the alternate that is shown for what lies beneath it.
  case leave
  /// Chooses a tab, by the name of its place.
  case choose(tab: String)
  /// Marks what the page no longer knows: what a tab shows, of which it says so where the tab is
  /// chosen, or what a row or a bar leads to.
  case outdate(ResolvedElement)
  /// Goes to another frame of the page.
  case frame(name: String)
  case open(url: String)
  /// An alert, in words, with what can be answered.
  case alert(
    title: String, message: String, fields: [ResolvedAlertField] = [],
    answers: [ResolvedAnswer] = [], style: ResolvedAlertStyle = .alert)
  /// A menu, alone in the outcome of the button that it comes beside.
  case menu(ResolvedMenu)
  /// Puts a body in its element's place; a row keeps its children, and what the reader opened,
  /// chose and focused.
  case replace(ResolvedBodyName)
  /// Puts a body among the children of a collection, a section or a row: after one of them, or after
  /// the first of some others that is there, else first; where the one before is the parent itself,
  /// last.
  case insert(
    ResolvedBodyName, in: ResolvedElement, after: ResolvedElement?, or: [ResolvedElement] = [])
  case move(
    ResolvedElement, in: ResolvedElement, after: ResolvedElement?, or: [ResolvedElement] = [])
  /// Puts a section's body into its collection unless the section is there: after the first of some
  /// sections that is there, else first. What its edges show are bodies of their own.
  case ensure(ResolvedBodyName, after: [ResolvedElement], showing: [ResolvedBodyName])
  /// Takes a section away where it has no rows; of a collection, each such section.
  case prune(ResolvedElement)
  /// Takes away something other than a row.
  case remove(ResolvedElement)
  /// Says something else in an element of a bar.
  case text(ResolvedElement, String)
  /// What follows, up to the next of these, is done while a collection has so many rows, and nothing
  /// behind it; where none of them has the number, the page says that it stops.
  case given(rows: Int, in: String)
  /// The same while elements look as a signal of the page has them.
  case looking(signal: String)
  /// The same while a row has never come.
  case unlessCame(collection: String, row: String)
  /// The same where the reader has typed something into fields, which are then as before; and while
  /// elements look as a signal of the page has them, where there is one.
  case typed(looking: String? = nil)
  /// The same where nothing before was met.
  case otherwise
  /// Lets the elements that follow a signal of the page do so; comes before what it depends on.
  case signal(String)
  /// Says words to assistive technology, and shows them for a moment.
  case say(String)
  /// What follows holds only while the reader has changed nothing else; the page says so instead.
  case alone

  /// Whether what follows is done once something was typed.
  package var followsTyping: Bool {
    if case .typed = self { true } else { false }
  }

  /// Whether what follows is done where it is met, and nothing after it.
  package var isCondition: Bool {
    switch self {
    case .given, .looking, .unlessCame, .typed, .otherwise: true
    default: false
    }
  }
}
