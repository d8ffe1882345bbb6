internal import CellophaneDocument
internal import UIKit

/// Finds the bar buttons that begin and end editing and do nothing else, which a page does by
/// itself.
@MainActor struct EditingResolver {
  let questions: Questions
  /// Makes an instance that shows the screen.
  let makeSession: @MainActor () async -> Session

  /// What buttons of a screen begin.
  func turns(on screen: ResolvedScreen) async -> EditingTurns {
    var turns = EditingTurns()
    guard screen.hasBarItemsAndLists else { return turns }
    var session = await makeSession()
    defer { session.stage.leave() }
    let start = EditingReading(of: session)
    guard !start.collections.isEmpty else { return turns }
    var isSpent = false
    for ordinal in start.buttons.indices {
      if isSpent {
        session.stage.leave()
        session = await makeSession()
      }
      let title = start.buttons[ordinal].spokenTitle ?? "item"
      let question = AskedQuestion.item(ordinal, called: title).on(session.part.prefix)
      turns[ordinal] = await questions.ask(question) { await turn(ordinal, of: session) } ?? nil
      isSpent = turns[ordinal] == nil
    }
    return turns
  }

  /// Taps a button twice: editing has begun and ended then, and nothing else has changed.
  private func turn(_ ordinal: Int, of session: Session) async -> EditingTurn? {
    let before = EditingReading(of: session)
    guard before.buttons.indices.contains(ordinal) else { return nil }
    // What brought the screen up is no part of it: tabs that were set, a column that was shown.
    _ = ScreenChanges.drain()
    before.buttons[ordinal].simulateTap()
    await session.stage.settle()
    guard ScreenChanges.drain().isEmpty else { return nil }
    let during = EditingReading(of: session)
    guard let turn = EditingTurn(from: before, to: during, by: ordinal) else { return nil }
    during.buttons[ordinal].simulateTap()
    await session.stage.settle()
    guard ScreenChanges.drain().isEmpty else { return nil }
    return EditingReading(of: session) == before ? turn : nil
  }
}

extension ResolvedScreen {
  fileprivate var hasBarItemsAndLists: Bool {
    var hasItems = false
    var hasLists = false
    var rewriter = ScreenRewriter()
    rewriter.barItem = { _, item in
      hasItems = true
      return item
    }
    rewriter.collection = { collection in
      hasLists = true
      return collection
    }
    _ = rewriter.rewritten(self)
    return hasItems && hasLists
  }
}

/// The buttons of a screen that begin and end editing, by their ordinals.
struct EditingTurns {
  private var turns: [Int: EditingTurn] = [:]

  subscript(ordinal: Int) -> EditingTurn? {
    get { turns[ordinal] }
    set { turns[ordinal] = newValue }
  }

  /// A screen whose buttons edit its lists, and whose lists know what can be selected then.
  func applied(to screen: ResolvedScreen) -> ResolvedScreen {
    if turns.isEmpty { return screen }
    var rewriter = ScreenRewriter()
    rewriter.barItem = { ordinal, item in
      guard let turn = turns[ordinal] else { return item }
      var item = item
      item.outcome = turn.outcome
      item.turnsProminence = turn.turnsProminence
      return item
    }
    rewriter.collection = { collection in
      guard let other = turns.values.lazy.compactMap({ $0.selections[collection.name] }).first
      else { return collection }
      var collection = collection
      collection.otherSelection = other
      if collection.role == .list, other != .none { collection.role = .grid }
      return collection
    }
    return rewriter.rewritten(screen)
  }
}

/// What beginning or ending editing comes to.
struct EditingTurn {
  let outcome: ResolvedOutcome
  /// What can be selected afterwards, by the collections' names.
  let selections: [String: ResolvedCollection.Selection]
  /// Whether the button stands out afterwards where it did not, or the other way round.
  let turnsProminence: Bool

  /// `nil` where no list's editing changed, or anything else did.
  @MainActor fileprivate init?(
    from before: EditingReading, to after: EditingReading, by ordinal: Int
  ) {
    let turned = after.collections.filter { name, collection in
      before.collections[name].map { $0.isEditing != collection.isEditing } ?? false
    }
    guard !turned.isEmpty, after.items.count == before.items.count,
      after.screen(asIn: before, but: ordinal) == before.screen(asIn: before, but: ordinal),
      after.rows == before.rows
    else { return nil }
    selections = turned.mapValues(\.selection)
    let title = after.items[ordinal].title
    let isOther = title != before.items[ordinal].title
    turnsProminence = after.items[ordinal].isProminent != before.items[ordinal].isProminent
    outcome = ResolvedOutcome(
      turned.keys.sorted().enumerated().map { index, name in
        .edit(collection: name, title: index == 0 && isOther ? title : nil)
      })
  }
}

/// What an instance shows, its rows' looks left out.
@MainActor private struct EditingReading: @MainActor Equatable {
  private(set) var items: [ResolvedBarItem] = []
  private(set) var collections: [String: ResolvedCollection] = [:]
  /// The items of each collection and those of them that are open.
  private(set) var rows: [String: [AnyHashable]] = [:]
  let buttons: [UIBarButtonItem]
  private let screen: ResolvedScreen

  init(of session: Session) {
    session.stage.enter()
    let gathering = PageGathering()
    let resolver = ScreenResolver(gathering: gathering, part: session.part) {
      view, name, label in
      ListResolver.collection(view, gathering, name: name, label: label, readsRows: false)
    }
    let whole = resolver.screen(ofRoot: session.controller)
    buttons = resolver.barItems
    var rows: [String: [AnyHashable]] = [:]
    for (name, view) in resolver.collections {
      guard let view = view as? any AskableList else { continue }
      for node in view.sectionNodes {
        rows[name, default: []].append(node.identifier ?? AnyHashable("section"))
        node.forEach { row in
          rows[name]?.append([row.identifier ?? AnyHashable("row"), AnyHashable(row.isExpanded)])
        }
      }
    }
    var items: [ResolvedBarItem] = []
    var collections: [String: ResolvedCollection] = [:]
    var rewriter = ScreenRewriter()
    rewriter.barItem = { _, item in
      items.append(item)
      return item
    }
    rewriter.collection = { collection in
      var bare = collection
      for index in bare.sections.indices { bare.sections[index].rows = [] }
      collections[bare.name] = bare
      return bare
    }
    screen = rewriter.rewritten(whole)
    self.items = items
    self.collections = collections
    self.rows = rows
  }

  /// The screen with the editing of another and with one of its buttons.
  func screen(asIn other: EditingReading, but ordinal: Int) -> ResolvedScreen {
    var rewriter = ScreenRewriter()
    rewriter.barItem = { $0 == ordinal ? other.items[ordinal] : $1 }
    rewriter.collection = { collection in
      guard let old = other.collections[collection.name] else { return collection }
      var collection = collection
      collection.isEditing = old.isEditing
      collection.selection = old.selection
      return collection
    }
    return rewriter.rewritten(screen)
  }

  static func == (one: EditingReading, other: EditingReading) -> Bool {
    one.screen == other.screen && one.rows == other.rows
  }
}
