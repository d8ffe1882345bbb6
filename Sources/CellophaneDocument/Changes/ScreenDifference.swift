/// What makes of one screen another: edits as fine as they can be.
///
/// Rows, sections, collections and views are the same where their names are. What edits of rows
/// cannot say replaces the smallest part around it that has a name: a header, a section, a view, a
/// bar. Where bars, columns or tabs are others, the screen comes anew around its lists and controls,
/// which stay. Only another kind of screen, or one that was pushed, replaces all.
package struct ScreenDifference {
  package private(set) var edits: [ResolvedEdit] = []
  package private(set) var summary = ChangeSummary()

  /// - Parameters:
  ///   - bodies: Takes what comes in.
  ///   - alternate: The alternate whose screen this is; `nil` for the frame's own.
  package init(
    from old: ResolvedScreen, to new: ResolvedScreen, bodies: inout BodyPool,
    alternate: String? = nil
  ) {
    if old == new { return }
    var writer = EditWriter(bodies: bodies)
    if !writer.compare(old, new) {
      writer = EditWriter(bodies: bodies)
      writer.replace(old, by: new, alternate: alternate)
    }
    edits = writer.deletions + writer.replacements + writer.edits
    summary = writer.summary
    bodies = writer.bodies
  }

  package var isEmpty: Bool { edits.isEmpty }
}

/// Writes edits while it walks two screens side by side.
struct EditWriter {
  var bodies: BodyPool
  /// What goes, before what comes under the same name elsewhere.
  var deletions: [ResolvedEdit] = []
  /// Sections that come whole in the place of others, with rows that may stand elsewhere now.
  var replacements: [ResolvedEdit] = []
  var edits: [ResolvedEdit] = []
  var summary = ChangeSummary()

  init(bodies: BodyPool) {
    self.bodies = bodies
  }

  /// - Returns: Whether edits can say it.
  mutating func compare(_ old: ResolvedScreen, _ new: ResolvedScreen) -> Bool {
    if old == new { return true }
    switch (old, new) {
    case (.collection(let old), .collection(let new)): return compare(old, new)
    case (.navigation(let old), .navigation(let new)): return compare(old, new)
    case (.split(let old), .split(let new)): return compare(old, new)
    case (.tabs(let old), .tabs(let new)): return compare(old, new)
    case (.view(let old), .view(let new)): return compare(old, new)
    case (.presented(let old), .presented(let new)):
      return old.bare == new.bare && compare(old.content, new.content)
    default: return false
    }
  }

  /// Puts a screen in the place of another; between two of a kind, what stands on both stays.
  mutating func replace(
    _ old: ResolvedScreen, by new: ResolvedScreen, alternate: String?
  ) {
    let element = ResolvedElement.screen(alternate: alternate)
    var shared = SharedElements(of: old)
    let shell = old.isOfKind(of: new) ? shared.takingOut(of: new) : new
    edits.append(.replace(bodies.name(of: .screen(shell), for: element)))
    summary.replacesScreen = shared.isEmpty
    summary.changesSurroundings = !shared.isEmpty
    if let title = new.barTitle, title != old.barTitle { summary.title = title }
    compare(shared)
  }

  private mutating func compare(_ old: ResolvedSplit, _ new: ResolvedSplit) -> Bool {
    guard old.columns.map(\.place) == new.columns.map(\.place),
      old.columns.map(\.width) == new.columns.map(\.width)
    else { return false }
    for (old, new) in zip(old.columns, new.columns) where !compare(old.screen, new.screen) {
      return false
    }
    return true
  }

  private mutating func compare(_ old: ResolvedTabs, _ new: ResolvedTabs) -> Bool {
    var bare = (old, new)
    bare.0.tabs = old.tabs.map(\.bare)
    bare.1.tabs = new.tabs.map(\.bare)
    guard bare.0 == bare.1 else { return false }
    let badges = old.badges(in: new)
    edits += badges
    if !badges.isEmpty { summary.changesSurroundings = true }
    for (old, new) in zip(old.tabs, new.tabs) where !compare(old.screen, new.screen) {
      return false
    }
    return true
  }

}

extension ResolvedScreen {
  fileprivate var barTitle: String? {
    if case .navigation(let navigation) = self { navigation.title } else { nil }
  }

  fileprivate func isOfKind(of other: ResolvedScreen) -> Bool {
    switch (self, other) {
    case (.collection, .collection), (.view, .view), (.navigation, .navigation), (.split, .split),
      (.tabs, .tabs), (.presented, .presented):
      true
    default: false
    }
  }
}
