internal import CellophaneDocument

/// Asks what an author's code may not live to answer, and leaves out what was lost before.
@MainActor package final class Questions {
  private let title: String
  private let watch: AskingWatch
  private let gathering: PageGathering
  /// What brings up the screens that are not asked, by the reason; under `true` what changes all of
  /// one instead.
  private var unasked: [Bool: [String: [String]]] = [:]
  /// The rows that were not touched in every look.
  private var counting: [String?] = []

  init(of title: String, _ watch: AskingWatch, noting gathering: PageGathering) {
    self.title = title
    self.watch = watch
    self.gathering = gathering
  }

  /// Asks a question.
  ///
  /// - Parameter fallback: What the page does where the question was lost before, which is noted.
  /// - Returns: What came of it; `nil` where it was lost.
  func ask<Answer>(
    _ question: AskedQuestion, else fallback: String = "the page says there that it stops",
    _ answer: @MainActor () async -> Answer
  ) async -> Answer? {
    if isLost(question, fallback) { return nil }
    watch.begin(question)
    defer { watch.end() }
    gathering.takeRuntimeIssues()
    let answer = await answer()
    takeIssues(of: question.row)
    return answer
  }

  /// What a row says whose name is an identity.
  func text(of row: String) -> String? { gathering.rowTexts[row] }

  /// Notes that a bound was reached.
  func noteBound(
    _ rule: String, severity: ResolvedFinding.Severity = .warning, _ message: String,
    item: String? = nil
  ) {
    gathering.note(rule, "in the preview '\(title)', \(message)", severity: severity, item: item)
  }

  /// Notes that nobody asked what touches do on a screen: once for all of which the reason holds.
  ///
  /// - Parameters:
  ///   - source: What brings the screen up.
  ///   - isSameScreen: Whether it changes all of a screen instead, as editing does.
  func noteUnasked(_ source: String, _ reason: String, isSameScreen: Bool = false) {
    let known = unasked[isSameScreen, default: [:]][reason, default: []]
    guard !known.contains(source) else { return }
    unasked[isSameScreen, default: [:]][reason] = known + [source]
    let rule = "screen-not-asked"
    let note = { [title] (sources: [String]) in
      let named = sources.prefix(4).map { "'\($0)'" }.joined(separator: ", ")
      let which =
        isSameScreen
        ? "screen as \(named)\(Self.more(sources.count - 4)) "
          + (sources.count == 1 ? "leaves it" : "leave it")
        : sources.count == 1
          ? "screen that \(named) brings up"
          : "screens that \(named)\(Self.more(sources.count - 4)) bring up"
      return ResolvedFinding(
        severity: .note, rule: rule,
        message: "in the preview '\(title)', what touches do on the \(which) is not asked, and "
          + "the page says there that it stops: \(reason)")
    }
    gathering.replace(note(known), by: note(known + [source]))
  }

  /// Notes that a row has more looks than it was touched in: once for all of them, of which a list of
  /// counters has as many as rows. Those that touches brought are many, and nobody has named them.
  ///
  /// - Parameter row: What the row says; `nil` for one that a touch brought.
  func noteLooks(of row: String?, _ count: Int) {
    guard !counting.contains(row) else { return }
    // Nobody can raise it for what counts without end, and the page says it.
    let note = { [title] (all: [String?]) in
      let rows = all.compactMap(\.self)
      let named = rows.prefix(2).map { "'\($0)'" }.joined(separator: ", ")
      let known = "the \(rows.count == 1 ? "row" : "rows") \(named)\(Self.more(rows.count - 2))"
      let which =
        rows.count == all.count
        ? "\(known) \(rows.count == 1 ? "was" : "were")"
        : rows.isEmpty
          ? "rows that touches brought were" : "\(known), and rows that touches brought, were"
      return ResolvedFinding(
        severity: .note, rule: "looks-not-touched",
        message: "in the preview '\(title)', \(which) touched in \(count) looks and in no "
          + "others, in which the page says that it stops; raise 'limits.looksPerRow', or show less "
          + "of what counts",
        item: rows.first)
    }
    counting.append(row)
    guard counting.count > 1 else { return gathering.note(note(counting)) }
    gathering.replace(note(counting.dropLast()), by: note(counting))
  }

  /// How many there are beside one that is named.
  static func more(_ count: Int) -> String { count > 0 ? " and \(count) more" : "" }

  /// Resolves menus, with their files.
  var menus: MenuResolver { MenuResolver(gathering: gathering) }

  func note(_ rule: String, _ message: String) {
    gathering.note(rule, message, severity: .note)
  }

  /// Notes an action whose row stays open in the app, once for all rows that have it.
  func check(_ completion: ActionCompletion?, of row: String) {
    guard let completion, !completion.isCalled else { return }
    let rule = "swipe-unfinished"
    let message =
      "in the preview '\(title)', the swipe \(completion.words) never calls its "
      + "completion: in the app the row stays open; call it with 'true' when the action is done"
    guard !gathering.findings.contains(where: { $0.rule == rule && $0.message == message }) else {
      return
    }
    gathering.note(rule, message, item: row)
  }

  /// Takes over what UIKit warns about since a row was touched.
  ///
  /// - Parameter row: `nil` where no row was.
  func takeIssues(of row: String?) {
    let count = gathering.findings.count
    gathering.takeRuntimeIssues()
    if let row { gathering.attribute(since: count, to: row) }
  }

  private func isLost(_ question: AskedQuestion, _ fallback: String) -> Bool {
    if let lost = watch.lost.first(where: { $0.question.name == question.name }) {
      gathering.note(
        "outcome-lost",
        "in the preview '\(title)', \(lost.question.words) \(lost.fate); \(fallback)",
        severity: .error, item: question.row)
      return true
    }
    let alike = watch.lost.filter { $0.question.kind == question.kind }
    if let first = alike.first, alike.count >= gathering.limits.losses {
      gathering.note(
        "outcomes-not-asked",
        "in the preview '\(title)', \(alike.count) questions like \(first.question.words) went "
          + "wrong, and no others of their kind were asked; \(fallback); mend them, or raise "
          + "'limits.losses'")
      return true
    }
    guard watch.lost.count >= Self.patience else { return false }
    gathering.note(
      "outcomes-not-asked",
      "in the preview '\(title)', \(watch.lost.count) touches went wrong, and no others were asked; "
        + "\(fallback); mend them")
    return true
  }

  /// How many questions of all kinds may be lost: each costs the preview another worker.
  nonisolated package static let patience = 8
}

extension AskedQuestion {
  /// The question about the same on another screen, whose names begin with `prefix`.
  func on(_ prefix: String) -> AskedQuestion {
    if prefix.isEmpty { return self }
    var question = self
    question.name += " on \(prefix)"
    question.kind += " on \(prefix)"
    return question
  }

  /// A tap on a bar's button.
  static func item(_ ordinal: Int, called title: String) -> AskedQuestion {
    AskedQuestion(name: "item \(ordinal)", kind: "item", words: "tapping the button '\(title)'")
  }

  /// Parents that are opened one after the other.
  static func openings(in collection: String) -> AskedQuestion {
    AskedQuestion(
      name: "openings \(collection)", kind: "openings \(collection)",
      words: "opening one row after the other")
  }

  /// Rows that are opened and closed by hand before a step is made.
  static func reader(at frame: Int) -> AskedQuestion {
    AskedQuestion(
      name: "reader \(frame)", kind: "reader",
      words: "opening and closing rows before step \(frame)")
  }
}

extension Interaction {
  /// The question what it does.
  ///
  /// - Parameters:
  ///   - title: What is touched, where it is no row.
  ///   - text: What a row says; `nil` where its name is known to its author.
  ///   - isLater: Whether something was touched before.
  func question(
    called title: String, saying text: String? = nil, isLater: Bool = false
  ) -> AskedQuestion {
    var question = question(called: title, text)
    guard isLater else { return question }
    question.name += " later"
    question.kind += " later"
    question.words += " after other touches"
    return question
  }

  private func question(called title: String, _ text: String?) -> AskedQuestion {
    switch self {
    case .row(let row, let part):
      AskedQuestion(
        name: "\(part.name) \(row.collection) \(row.row)", kind: "\(part.name) \(row.collection)",
        words: "\(part.words) '\(text ?? row.row)'", row: row.row)
    case .item(let ordinal): .item(ordinal, called: title)
    case .choice(let index, let ordinal):
      AskedQuestion(
        name: "choice \(index) \(ordinal)", kind: "choice \(ordinal)",
        words: "choice \(index + 1) of the menu '\(title)'")
    case .control(let ordinal, let choice) where choice == 0:
      AskedQuestion(
        name: "button \(ordinal)", kind: "button", words: "tapping the button '\(title)'")
    case .control(let ordinal, let choice):
      AskedQuestion(
        name: "choice \(choice) of control \(ordinal)", kind: "control \(ordinal)",
        words: "choice \(choice + 1) of '\(title)'")
    case .back(let ordinal):
      AskedQuestion(name: "back \(ordinal)", kind: "back", words: "going back from '\(title)'")
    case .answer(let index, let asked?):
      asked.answered(index, title, text)
    case .answer(let index, nil):
      AskedQuestion(name: "answer \(index)", kind: "answer", words: "answering '\(title)'")
    case .tab(let ordinal, let bar):
      AskedQuestion(
        name: "tab \(ordinal) \(bar)", kind: "tab \(bar)", words: "choosing tab \(ordinal + 1)")
    case .search(let query):
      AskedQuestion(
        name: "search \(query)", kind: "search",
        words: query.isEmpty ? "emptying the search field" : "searching for '\(query)'")
    case .scope(let number):
      AskedQuestion(
        name: "scope \(number)", kind: "scope", words: "choosing scope \(number + 1)")
    case .editing(let begins):
      AskedQuestion(
        name: "editing \(begins)", kind: "editing",
        words: begins ? "beginning to edit" : "ending editing")
    case .typed(let next?): next.typed(title, text)
    case .typed(nil): AskedQuestion(name: "typing", kind: "typing", words: "typing into fields")
    }
  }

  private func typed(_ title: String, _ text: String?) -> AskedQuestion {
    var question = question(called: title, text)
    question.name += " typed"
    question.kind += " typed"
    question.words += " after something was typed"
    return question
  }

  private func answered(_ index: Int, _ title: String, _ text: String?) -> AskedQuestion {
    var question = question(called: title, text)
    question.name += " answer \(index)"
    question.kind += " answer"
    question.words = "answering '\(title)' after \(question.words)"
    return question
  }
}

extension RowInteraction {
  fileprivate var name: String {
    switch self {
    case .tap: "tap"
    case .deselection: "deselection"
    case .disclosure(let isExpanding): isExpanding ? "opening" : "closing"
    case .action(let isLeading, let index): "\(isLeading ? "leading" : "trailing")-\(index)"
    case .accessory(let isLeading, let index): "accessory-\(isLeading ? 0 : 1)-\(index)"
    case .control(let number, let choice): "control-\(number)-\(choice)"
    case .custom(let index): "custom-\(index)"
    case .menu(let choice): "menu-\(choice)"
    case .move(let row): "move-\(row)"
    }
  }

  /// What is done, before the row's name.
  fileprivate var words: String {
    switch self {
    case .tap: "tapping"
    case .deselection: "deselecting"
    case .disclosure(let isExpanding): isExpanding ? "opening" : "closing"
    case .action(_, let index): "swipe action \(index + 1) of"
    case .accessory(_, let index): "tapping accessory \(index + 1) of"
    case .control(let number, let choice) where choice == 0: "operating control \(number + 1) of"
    case .control(let number, let choice):
      "choice \(choice + 1) of control \(number + 1) of"
    case .custom(let index): "custom action \(index + 1) of"
    case .menu(let choice): "choice \(choice + 1) of the menu of"
    case .move: "dragging"
    }
  }
}
