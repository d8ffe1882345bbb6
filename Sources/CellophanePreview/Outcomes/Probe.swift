internal import CellophaneDocument
internal import UIKit

/// An instance that is made to be asked.
@MainActor final class Probe {
  /// What has happened to it before it is asked.
  enum Setup: CaseIterable {
    /// As the preview starts.
    case start
    /// Every parent is open, so that every row is there to be touched.
    case open
  }

  let session: Session
  let setup: Setup
  /// What it showed before it was touched; read when it is first needed, which a question does.
  private(set) lazy var before = first.map { read(showing: $0) } ?? read()
  /// What it is known to have shown at first, as another probe did.
  private let first: ResolvedScreen?
  /// The whole screen as it was then, where a column is asked about.
  private var around: ScreenReading?
  private var expanded: [String: Set<AnyHashable>] = [:]
  let collections: [String: any AskableList]
  /// The screens beneath, the nearest last.
  let beneath: [ScreenBeneath]
  /// Whether the looks of rows are compared.
  let readsRows: Bool
  /// Whether it is no longer as it was made, beyond what can be put back.
  var isSpent = false
  /// The columns that others came into.
  private(set) var replaced: Set<ResolvedPlace> = []
  /// What was touched since it was as it was made.
  private(set) var route: [Interaction] = []
  /// Whether somebody has touched it, with or without an effect.
  private(set) var isTouched = false

  /// - Parameters:
  ///   - rows: What the rows are called, by where they stand at the start.
  ///   - first: What it is known to show.
  init(
    _ session: Session, setup: Setup, rows: [String: AskedRows] = [:],
    showing first: ResolvedScreen? = nil, over beneath: [ScreenBeneath] = [], limits: Limits
  ) {
    self.session = session
    self.setup = setup
    self.first = first
    self.beneath = beneath
    collections = session.collections
    var count = 0
    for (name, view) in collections {
      count += view.rowCount
      if let outline = view.outline, setup == .open {
        LazyLoader(view: view, outline: outline, limits: limits).loadAndShowEverything()
      }
      if let outline = view.outline { expanded[name] = outline.expandedItems }
    }
    readsRows = count <= limits.comparedRows
    session.learn(rows)
    if session.part.place.isColumn { around = readAround() }
  }

  var stage: Stage { session.stage }

  /// What can be touched outside rows now.
  var parts: ScreenResolver { session.parts }

  /// Reads what the instance shows now.
  func read(readsRows: Bool? = nil) -> ScreenReading {
    stage.enter()
    return ScreenReading(
      of: session.controller, part: session.part, readsRows: readsRows ?? self.readsRows,
      by: session.comparisons)
  }

  private func read(showing known: ResolvedScreen) -> ScreenReading {
    stage.enter()
    return ScreenReading(
      of: session.controller, part: session.part, showing: known, by: session.comparisons)
  }

  /// Whether it shows what it did before it was touched.
  ///
  /// - Parameters:
  ///   - places: Columns that are left out.
  ///   - toggled: The row that opened or closed.
  func isAsBefore(
    besides places: Set<ResolvedPlace> = [], toggling toggled: RowName? = nil
  ) -> Bool {
    for list in before.lists(besides: places) where list.changeCount != list.view.changeCount {
      let now = ListReading(of: list.view, called: list.name)
      // Where rows came or went it does not matter how they look.
      if !list.hasSameItems(as: now, ignoring: toggled != nil) { return false }
    }
    return before.shows(read(readsRows: before.readsRows), besides: places, toggling: toggled)
  }

  /// Whether the columns beside the one that is asked about show what they did.
  var isAroundAsBefore: Bool { around?.shows(readAround(), besides: [session.part.place]) ?? true }

  /// The place of the chosen tab and what badges say otherwise, where the screen has tabs and all
  /// else around that one shows what it did.
  var changedTab: (place: ResolvedPlace, badges: [ResolvedEdit])? {
    let (old, now) = ((around ?? before).screen, readAround().screen)
    guard let tab = old.chosenTab, old.blank(at: [tab]) == now.blank(at: [tab]) else { return nil }
    return (tab, old.badges(in: now))
  }

  /// Whether the screen had a place before it was touched.
  func had(_ place: ResolvedPlace) -> Bool {
    if case .tab = place { return (around ?? before).screen.screen(at: place) != nil }
    return true
  }

  private func readAround() -> ScreenReading {
    ScreenReading(
      of: stage.controller, readsRows: false, by: session.comparisons)
  }

  // MARK: Rows

  /// Where a row is in this instance, and what identifies it.
  func row(
    at address: RowAddress, in collection: String
  ) -> (view: any AskableList, indexPath: IndexPath, identifier: AnyHashable?)? {
    guard let reading = before[list: collection],
      let node = reading.nodes.row(at: address), let indexPath = node.indexPath
    else { return nil }
    return (reading.view, indexPath, node.identifier)
  }

  /// Where a row is now, wherever it stood at the start; `nil` while it is not there to be touched.
  func place(of row: RowName) -> RowTarget? {
    guard let reading = before[list: row.collection] else {
      return nil
    }
    let identifier = identifier(of: row)
    let address =
      identifier.map { reading.addresses[$0] } ?? session.names.address(of: row)
    guard let address, let indexPath = reading.nodes.row(at: address)?.indexPath else { return nil }
    return RowTarget(
      view: reading.view, indexPath: indexPath, address: address, identifier: identifier)
  }

  /// Where a row stood at the start, wherever that was.
  func node(of row: RowName) -> (address: RowAddress, node: RowNode)? {
    guard let place = place(of: row) else { return nil }
    return place.view.sectionNodes.row(at: place.address).map { (place.address, $0) }
  }

  func identifier(of row: RowName) -> AnyHashable? { session.names.identifier(of: row) }

  /// What the row at an address is called now.
  func name(of address: RowAddress, in collection: String) -> String? {
    let reading = before[list: collection]
    return session.names.name(
      of: reading?.nodes.row(at: address)?.identifier, at: address, in: collection)
  }

  // MARK: Touching

  /// Touches something as a person does and lets what that begins come to rest.
  ///
  /// - Returns: What it came to, `nil` inside when there is nothing of the name; `nil` where the
  ///   author's code did not live to answer before.
  func perform(
    _ interaction: Interaction, asking questions: Questions, called title: String,
    isLater: Bool = false
  ) async -> Reply?? {
    let text = interaction.row.flatMap { questions.text(of: $0.row) }
    let question = interaction.question(called: title, saying: text, isLater: isLater)
      .on(session.part.prefix)
    return await questions.ask(question) {
      let fields = interaction.isTyped ? TypedFields(parts) : nil
      var reply: Reply?
      for part in interaction.steps {
        guard let next = perform(part) else {
          // What cannot be done even then has not been done.
          if reply != nil { fields?.restore() }
          reply = nil
          break
        }
        reply = next
        isTouched = true
        await stage.settle()
      }
      if reply != nil { route.append(interaction) }
      return reply
    }
  }

  /// Touches something as a person does; a page opens and closes rows by itself.
  func perform(_ interaction: Interaction) -> Reply? {
    Performer(
      controller: session.controller, parts: { [session] in session.parts },
      target: { [self] in place(of: $0) }, disclosesRows: false
    ).perform(interaction)
  }

  /// What the actions of a row are called, where the touch is one of them.
  func actionTitles(besides interaction: Interaction) -> [String?] {
    guard case .row(let row, .action) = interaction, let place = place(of: row) else { return [] }
    return [true, false].flatMap { isLeading in
      place.view.actions(at: place.indexPath, isLeading: isLeading)?.actions.map(\.title) ?? []
    }
  }

  /// Takes note of the columns that others came into, from which no button leads back.
  func replace(_ places: Set<ResolvedPlace>) {
    if parts.waysBack.isEmpty { replaced.formUnion(places.filter(\.isColumn)) }
  }

  // MARK: Going back

  /// Forgets what was touched, which has changed nothing that is not put back.
  func forgetRoute() { route = [] }

  /// Puts selection and expansion back without asking or telling anybody.
  func restore() {
    for reading in before.lists { choose(paths(of: reading), in: reading.view) }
    restoreExpansion()
  }

  /// Puts expansion back without asking or telling anybody.
  func restoreExpansion() {
    for reading in before.lists {
      guard let outline = reading.view.outline, reading.view.changeCount != reading.changeCount,
        let open = expanded[reading.name]
      else { continue }
      outline.setExpandedItems(open)
    }
  }

  /// Where the items stand now that were selected before.
  private func paths(of reading: ListReading) -> Set<IndexPath> {
    guard reading.view.changeCount != reading.changeCount, !reading.selected.isEmpty else {
      return reading.selected
    }
    var now: [AnyHashable: IndexPath] = [:]
    reading.view.sectionNodes.forEachAddress { _, node in
      if let identifier = node.identifier { now[identifier] = node.indexPath }
    }
    guard !now.isEmpty else { return reading.selected }
    return Set(
      reading.selectedAddresses.compactMap { reading.nodes.row(at: $0)?.identifier }
        .compactMap { now[$0] })
  }

  private func choose(_ selected: Set<IndexPath>, in view: any AskableList) {
    let now = view.selectedPaths
    for extra in now.subtracting(selected).sorted() { view.choose(false, at: extra) }
    for missing in selected.subtracting(now).sorted() { view.choose(true, at: missing) }
  }

  /// Chooses what was chosen in a reading.
  func choose(as reading: ScreenReading) {
    for list in reading.lists { choose(list.selected, in: list.view) }
  }

  /// Takes what the instance shows now for what is there before the next touch.
  func readAgain(readsRows: Bool? = nil) {
    before = read(readsRows: readsRows)
  }

  /// Takes a reading of what the instance still shows for what is there before the next touch.
  func go(on reading: ScreenReading) { before = reading }
}
