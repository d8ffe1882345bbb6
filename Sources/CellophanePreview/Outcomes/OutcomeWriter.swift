internal import CellophaneDocument
internal import CellophaneExploration
internal import UIKit

/// Writes what is known of touches as outcomes and as the bodies that these put on the page.
@MainActor struct OutcomeWriter {
  let looks: KnownLooks
  let known: [Situation: Known]
  /// What can be touched of rows.
  let parts: [RowName: Set<RowInteraction>]
  /// The rows that look different after some touch of theirs other than by themselves.
  private(set) var turning: Set<RowName> = []
  let composition: Composition
  /// Touches that lead elsewhere, and not to the same after others.
  let leavingOtherwise: Set<Situation>
  let accordions: [RowName: [ResolvedEdit]]
  /// The menus in rows, by the numbers of the buttons that open them.
  let menus: [RowName: [Int: ResolvedMenu]]
  /// What signals are called.
  let prefix: String
  /// The signal at which the page stops, whatever it shows.
  let stop: String
  /// What the page no longer knows after touches.
  private let outdated: [Situation: [ResolvedElement]]
  var pool: BodyPool
  var signals: [ResolvedSignal] = []
  /// The bars whose subtitles edits say.
  var subtitledBars: Set<String> = []
  /// The signals that guard outcomes, by how elements look then.
  var guards: [[ResolvedElement: Int]: ResolvedSignal] = [:]
  /// How many rows of each list are not touched, since others look alike.
  let leftOut: [String: Int]
  /// Whether a touch is not known at all.
  var stops: Bool
  /// The stops that are written.
  var saidStops: Set<String> = []
  /// Who asked what touches do on the screens beneath and in other tabs, the nearest first.
  let beneath: [Asker]
  let typing: TypedTouches
  private let heard: HeardControls
  /// The screen as it starts, with what touches do, and what its lists are.
  var composed: (screen: ResolvedScreen, roles: [String: ResolvedCollection.Role])?
  private var names: [ResolvedElement: [Int: ResolvedBodyName]] = [:]
  /// Bodies whose rows or controls have no outcomes yet.
  private var unfilled: [(name: ResolvedBodyName, look: Int)] = []
  /// Whether bodies were added that do nothing yet.
  var isUnfinished: Bool { !unfilled.isEmpty }
  /// The controls outside rows, and how many choices of each are known.
  let controls: [ResolvedElement: ControlTouches]

  init(_ asker: Asker, _ composition: Composition, pool: BodyPool) {
    looks = asker.looks
    known = asker.known
    var parts: [RowName: Set<RowInteraction>] = [:]
    for situation in asker.known.keys {
      guard let row = situation.touch.row, let part = situation.touch.part else { continue }
      parts[row, default: []].insert(part)
    }
    self.parts = parts
    controls = ControlTouches.all(of: asker)
    stops = asker.stopsBack
    beneath = asker.uncovered?.askers ?? []
    typing = TypedTouches(of: asker)
    heard = asker.heard
    accordions = asker.accordions
    menus = asker.menusInRows
    leftOut = asker.skipped.reduce(into: [:]) { $0[$1.collection, default: 0] += 1 }
    self.composition = composition
    leavingOtherwise = asker.explorer.leavingOtherwise.subtracting(composition.decisions.keys)
    // What others do by how a row looks is told by its body.
    turning = Set(composition.deciding.compactMap(\.row))
    prefix = asker.asked.part.prefix
    stop = asker.stopName
    outdated = asker.outdated.merging(asker.forgotten.mapValues { [$0] }, uniquingKeysWith: +)
      .merging(asker.shared, uniquingKeysWith: +)
    self.pool = pool
    for (situation, found) in known {
      guard let row = situation.touch.row, found.effects.change.turns[row.element] != nil,
        !turning.contains(row), !isOwnTurn(situation)
      else { continue }
      turning.insert(row)
    }
  }

  // MARK: Bodies

  /// The body that shows an element so; `nil` for what is no body: a text.
  mutating func body(of element: ResolvedElement, _ look: Int) -> ResolvedBodyName? {
    if let name = names[element]?[look] { return name }
    if let name = bodyBeneath(element, look) { return name }
    guard let content = content(of: element, look) else { return nil }
    let name = pool.add(content, for: element)
    names[element, default: [:]][look] = name
    unfilled.append((name, look))
    return name
  }

  private func content(of element: ResolvedElement, _ look: Int) -> ResolvedBody.Content? {
    let around = looks.surroundings[element]?[look]
    switch looks.content(of: element, look) {
    case .row(let row, _): return around.map { .row(row, $0.place) }
    case .supplementary(let view):
      return around.map { .supplementary(view, $0.place, isFooter: $0.isFooter) }
    case .bar(var bar):
      if !bar.isLargeTitle { bar.subtitle = "" }
      if case .text(let title)? = looks.content(of: .title(bar: bar.name), 0), !title.isEmpty {
        bar.title = title
      }
      return .bar(bar)
    case .toolbar(let bar): return .toolbar(bar)
    case .view(let view): return .view(view.mapped(heard.applied))
    case .section, .text, nil: return nil
    }
  }

  /// What lets a section come or stand elsewhere.
  private mutating func edits(placing section: PageChange.SectionPlacing) -> [ResolvedEdit] {
    let before = section.after.map {
      ResolvedElement.section(collection: section.collection, section: $0)
    }
    guard let look = section.looks[section.element] else {
      let list = ResolvedElement.collection(section.collection)
      return [.move(section.element, in: list, after: before.first)]
    }
    guard case .section(var content)? = looks.content(of: section.element, look),
      let around = looks.surroundings[section.element]?[look]
    else { return [] }
    var shown: [ResolvedBodyName] = []
    for path in [\ResolvedSection.header, \.footer] {
      guard let name = content[keyPath: path]?.name,
        let look = section.looks[.supplementary(name)],
        case .supplementary(let edge)? = looks.content(of: .supplementary(name), look)
      else { continue }
      content[keyPath: path] = edge
      // What it looks like is told by its body where it is not what stood there at the start.
      guard look > 0 || !looks.atStart.contains(.supplementary(name)) else { continue }
      if let body = body(of: .supplementary(name), look) { shown.append(body) }
    }
    let body = pool.name(of: .section(content, around.place), for: section.element)
    return [.ensure(body, after: before, showing: shown)]
  }

  /// Says what lists are now that it is known what their rows do.
  mutating func setRoles(_ roles: [String: ResolvedCollection.Role]) {
    for body in pool.bodies {
      switch body.content {
      case .row(let row, var place):
        guard let role = roles[place.collection] else { continue }
        place.role = role
        pool[body.name] = .row(row, place)
      case .section(let section, var place):
        guard let role = roles[place.collection] else { continue }
        place.role = role
        pool[body.name] = .section(section, place)
      case .supplementary(let view, var place, let isFooter):
        guard let role = roles[place.collection] else { continue }
        place.role = role
        pool[body.name] = .supplementary(view, place, isFooter: isFooter)
      default: break
      }
    }
  }

  /// Takes over the bodies that steps put on the page: a row that looks as it was seen to look
  /// after touches does the same.
  mutating func adoptBodies() {
    for body in pool.bodies {
      if case .section(var section, let place) = body.content {
        section.rows = section.rows.map { filled($0, at: place) }
        pool[body.name] = .section(section, place)
      }
      guard case .row(let row, let place) = body.content, let name = body.name.element.row else {
        continue
      }
      if let look = looks.look(of: name.element, showing: row.alone, depth: place.depth),
        row.children.isEmpty,
        names[name.element]?[look] == nil
      {
        names[name.element, default: [:]][look] = body.name
      }
      pool[body.name] = .row(filled(row, at: place), place)
    }
  }

  /// A row with everything below it and what it does, as far as that is known.
  private mutating func filled(_ old: ResolvedRow, at place: ResolvedRowPlace) -> ResolvedRow {
    var row = old
    let name = RowName(collection: place.collection, row: row.name)
    if let look = looks.look(of: name.element, showing: row.alone, depth: place.depth) {
      row = RowMerger.applying(answers(of: name, look), to: row)
    }
    for index in row.children.indices {
      row.children[index] = filled(row.children[index], at: place.child)
    }
    return row
  }

  /// Gives the rows of bodies their outcomes, which may bring up further bodies.
  mutating func fillBodies() {
    while !unfilled.isEmpty {
      let (name, look) = unfilled.removeFirst()
      switch pool[name] {
      case .row(let content, let place):
        guard let row = name.element.row else { continue }
        let answers = answers(of: row, look)
        pool[name] = .row(RowMerger.applying(answers, to: content), place)
      case .view(var view):
        guard let control = controls[name.element] else { continue }
        view.outcomes = outcomes(of: control, look)
        pool[name] = .view(view)
      default: break
      }
    }
  }

  // MARK: Outcomes

  /// What a touch does with fields as they are; `nil` for nothing.
  mutating func outcome(untyped situation: Situation) -> ResolvedOutcome? {
    guard let found = known[situation] else { return unknown(situation) }
    if found.effects.isLost || composition.hidden.contains(situation) {
      stops = true
      return ResolvedOutcome([.signal(stop)])
    }
    let edits =
      counted(situation, found) ?? edits(of: situation, found, at: situation)
    if edits == [.alone] {
      // There is nothing by which the page could tell the first time from others.
      stops = true
      return ResolvedOutcome([.signal(stop)])
    }
    return edits.isEmpty ? nil : ResolvedOutcome(edits)
  }

  /// - Parameter counted: The touch with the number of rows by which it is told what it does.
  mutating func edits(
    of counted: Situation, _ found: Known, at situation: Situation
  ) -> [ResolvedEdit] {
    var edits: [ResolvedEdit] = leavingOtherwise.contains(situation) ? [.alone] : []
    if let guarding = composition.guards[counted] {
      edits.append(.signal(name(ofGuarding: [guarding.element: guarding.look])))
    }
    if let effect = composition.effects[counted] {
      // What holds as the first change alone is played as it was seen.
      edits +=
        effect.isAlone ? [.alone] : effect.signals.map { .signal(prefix + "\($0 + 1)") }
    }
    edits += found.effects.edits.map { edit in
      guard case .alert(let title, let message, let fields, let answers, let style) = edit else {
        return edit
      }
      return .alert(
        title: title, message: message, fields: fields,
        answers: self.answers(answers, to: situation.touch), style: style)
    }
    edits += elementEdits(counted, found.effects.change)
    edits += outdated(by: situation).map { .outdate($0) }
    // What a tab comes to show stands there before it is chosen.
    return edits.filter { !$0.choosesTab } + edits.filter(\.choosesTab)
  }

  /// What a touch leaves outdated, as what is touched looks or as it does at the start.
  private func outdated(by situation: Situation) -> [ResolvedElement] {
    let start = outdated[Situation(touch: situation.touch, look: 0)] ?? []
    return start + (outdated[situation] ?? []).filter { !start.contains($0) }
  }

  private mutating func answers(
    _ shown: [ResolvedAnswer], to question: Interaction
  ) -> [ResolvedAnswer] {
    var answers = shown
    for index in answers.indices {
      let answer = Situation(touch: .answer(index, to: question), look: 0)
      answers[index].outcome = outcome(answer)
      // What comes after other touches alone was not answered each time.
      if known[answer] == nil, question.row == nil {
        answers[index].outcome = ResolvedOutcome([.signal(stop)])
        stops = true
      }
    }
    return answers.isEmpty ? [ResolvedAnswer(title: SystemWord.word("OK"))] : answers
  }

  /// What a button with a menu does: it asks which.
  mutating func menu(
    _ shown: ResolvedMenu?, choosing situation: (Int) -> Situation
  ) -> ResolvedOutcome {
    let menu = shown ?? ResolvedMenu(elements: [])
    var outcomes: [ResolvedOutcome?] = []
    for index in menu.choices.indices { outcomes.append(outcome(situation(index))) }
    return ResolvedOutcome([.menu(menu.filled { outcomes[$0] })])
  }

  /// What is not known of a row that looks different: where it led elsewhere at the start it still
  /// does; else the page stops.
  private mutating func unknown(_ situation: Situation) -> ResolvedOutcome? {
    guard situation.look > 0 else { return nil }
    let start = Situation(touch: situation.touch, look: 0)
    if known[start]?.effects.endsThere == true { return outcome(start) }
    guard let there = known[start], there.effects.isEmpty, !situation.touch.isControl else {
      return ResolvedOutcome([.alone])
    }
    return nil
  }

  private mutating func elementEdits(
    _ situation: Situation, _ change: PageChange
  ) -> [ResolvedEdit] {
    let effect = composition.effects[situation]
    let change = effect?.change ?? change
    var edits = change.placedSections.flatMap { self.edits(placing: $0) }
    for placing in change.placed {
      let (element, parent, previous) = (
        placing.row.element, parent(of: placing), previous(placing)
      )
      let others = Array(previous.dropFirst())
      guard let look = placing.look else {
        edits.append(.move(element, in: parent, after: previous.first, or: others))
        continue
      }
      guard let name = body(of: element, look) else { continue }
      edits.append(.insert(name, in: parent, after: previous.first, or: others))
      if let effect, !effect.isAlone, effect.returning.contains(placing.row) {
        edits.append(.restore(collection: placing.row.collection, row: placing.row.row))
      }
    }
    for placing in change.placed where placing.isExpanded {
      edits.append(.expand(collection: placing.row.collection, row: placing.row.row))
    }
    // What was inside may stand elsewhere by now.
    edits += change.deleted.map { .delete(collection: $0.collection, row: $0.row) }
    edits += change.pruned.map { .prune($0) }
    var turns = change.turns.mapValues(\.to)
    if let effect, !effect.isAlone {
      turns = effect.sets
      if let element = looks.start.element(of: situation.touch), let own = effect.own,
        own != situation.look
      {
        turns[element] = own
      }
    }
    for (element, look) in turns.sorted(by: { $0.key.words < $1.key.words }) {
      edits += self.edits(turning: element, to: look)
    }
    return edits
  }

  private func parent(of placing: PageChange.Placing) -> ResolvedElement {
    placing.parent.map { .row(collection: placing.row.collection, row: $0) }
      ?? .section(collection: placing.row.collection, section: placing.section)
  }

  private func previous(_ placing: PageChange.Placing) -> [ResolvedElement] {
    if placing.goesLast { return [parent(of: placing)] }
    return placing.after.map { .row(collection: placing.row.collection, row: $0) }
  }

  private mutating func edits(turning element: ResolvedElement, to look: Int) -> [ResolvedEdit] {
    if case .text(let text)? = looks.content(of: element, look) {
      if case .subtitle(let bar) = element { subtitledBars.insert(bar) }
      return element.alsoSaid(in: looks).map { .text($0, text) }
    }
    return body(of: element, look).map { [.replace($0)] } ?? []
  }
}

extension ResolvedEdit {
  fileprivate var choosesTab: Bool {
    if case .choose = self { true } else { false }
  }
}

extension Interaction {
  fileprivate var isControl: Bool {
    switch self {
    case .row(_, .control), .control: true
    default: false
    }
  }
}
