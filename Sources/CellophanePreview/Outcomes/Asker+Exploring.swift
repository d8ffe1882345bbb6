internal import CellophaneDocument
internal import CellophaneExploration
internal import UIKit

extension Asker: ExploredApp {
  func instance(isOpen: Bool) async -> AskedInstance? {
    let setup: Probe.Setup = isOpen ? .open : .start
    discard(setup)
    guard let probe = await probe(in: setup) else { return nil }
    probe.readAgain(readsRows: false)
    return AskedInstance(self, probe)
  }

  func isComparable(isOpen: Bool) async -> Bool { await isComparable(in: isOpen ? .open : .start) }

  func isHidden(_ row: RowName) async -> Bool {
    guard let probe = await probe(in: .start) else { return false }
    return probe.place(of: row) == nil
  }

  var isLazy: Bool {
    get async {
      guard let probe = await probe(in: .start) else { return false }
      return probe.collections.values.compactMap(\.outline).contains(where: \.loadsChildrenLazily)
    }
  }

  func selectsSeveral(in collection: String) -> Bool {
    if choosing.contains(collection) { return false }
    return choosesSeveral(in: collection)
  }

  func choosesSeveral(in collection: String) -> Bool { rows[collection]?.selectsSeveral ?? false }

  func mayTouch(at place: String) -> Bool {
    walk.goOn(knowing: known.count) && budget.ask(of: place)
  }

  func brings(screens: Bool) { bringsScreens = screens }

  /// How much of the time that is left touches after touches may take, where other screens wait: as
  /// much as each of them, and half of it on the one that is seen first.
  func share(before others: Int) -> Double {
    let isFirst = asked.part.place == .root && !asked.isBroughtUp
    return 1 / Double(1 + (isFirst ? min(others, 1) : max(0, min(others, limits.askedScreens))))
  }

  // MARK: What was not tried

  func note(_ untried: Untried) {
    switch untried {
    case .lazy(let touches):
      questions.note(
        "walks-not-tried",
        "what \(named(touches)) does after other touches is not tried where opening loads rows: the "
          + "page plays it as the first change only")
    case .walks(let touches, let count):
      questions.noteBound(
        "walks-not-tried",
        "what \(named(touches)) does after other touches was not tried, so that the page plays it as "
          + "the first change only: the screen has \(count) elements, and \(limits.walkedElements) at "
          + "most are walked through; show fewer rows, or raise 'limits.walkedElements'",
        item: touches.first?.row?.row)
    case .secondTouches(let touches, let count):
      questions.noteBound(
        "second-touches-not-tried",
        "whether \(named(touches)) does something the second time was not tried, so that on the page it "
          + "does what it does the first time: the screen has \(count) elements, and "
          + "\(limits.walkedElements) at most are walked through; show fewer rows, or raise "
          + "'limits.walkedElements'",
        item: touches.first?.row?.row)
    case .looks(let row):
      let isNew = !looks.atStart.contains(row.element)
      questions.noteLooks(of: isNew ? nil : spoken(row), limits.looksPerRow)
    case .controlLooks(let control):
      questions.noteBound(
        "looks-not-touched", severity: .note,
        "the \(words(of: control)) was operated in \(limits.looksPerRow) looks and in no others, "
          + "in which the page says that it stops; raise 'limits.looksPerRow', or show less of what "
          + "counts")
    case .combinations(let touches):
      let controls = Set(touches.compactMap { looks.start.element(of: $0) })
      questions.noteBound(
        "combinations-not-tried", severity: .note,
        "not every combination of \(controls.count) controls that change the same things was tried, and "
          + "the page says that it stops where one was not; show fewer of them")
    case .fillings(let touch):
      questions.noteBound(
        "looks-not-reached",
        "what \(named([touch])) does in every look of its row was not found with \(limits.fillings) "
          + "instances, and the page says there that it stops; raise 'limits.fillings', or show fewer "
          + "rows",
        item: touch.row?.row)
    case .newRows(let rows):
      // What comes again and again has no last row, and the page says it.
      questions.noteBound(
        "new-rows-not-touched", severity: .note,
        "what touches of the row '\(spoken(rows[0]))'\(Questions.more(rows.count - 1)) do, which came by "
          + "touches of others, was not found with \(limits.fillings) instances, and the page says "
          + "there that it stops; raise 'limits.fillings'",
        item: rows[0].row)
    case .trials(let touches):
      questions.noteBound(
        "trials-ended",
        "\(named(touches)) led elsewhere for another reason than how the row looks each of "
          + "\(limits.trials) times that it was tried, and the page says there that it stops; raise "
          + "'limits.trials', or let it depend on less",
        item: touches.first?.row?.row)
    case .leavings(let touches):
      questions.noteBound(
        "leavings-not-tried", severity: .note,
        "where \(named(touches)) leads after other touches was not tried after all of them, and the page "
          + "says then that it stops",
        item: touches.first?.row?.row)
    case .chosen(let touches):
      questions.note(
        "outcome-of-chosen",
        "what \(named(touches)) does depends on which rows are chosen, and is not asked for each set of "
          + "them: the page says that it stops there")
    }
  }

  private func named(_ touches: [Interaction]) -> String {
    guard let first = touches.first else { return "" }
    return "\(words(of: first))\(Questions.more(touches.count - 1))"
  }
}
