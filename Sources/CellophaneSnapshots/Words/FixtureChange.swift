/// What happened to one item between two fixtures.
struct FixtureChange: Hashable, Sendable {
  enum Event: Hashable, Sendable {
    /// With how many rows in it, after which item, and in which.
    case came(rows: Int, after: String?, parent: String?)
    case went(rows: Int, parent: String?)
    case moved(after: String?, parent: String?)
    /// What of it, from what to what; `nil` where nothing was said.
    case changed(String, from: String?, to: String?)
    /// A word holds now.
    case holds(String)
    /// A word holds no longer.
    case holdsNot(String)
    /// A part of it, with what it says.
    case partCame(String, saying: String?)
    case partWent(String, saying: String?)
  }

  /// What people call the item.
  var item: String
  var event: Event
}
