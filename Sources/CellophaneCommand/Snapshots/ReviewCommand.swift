internal import ArgumentParser
internal import CellophaneReview
internal import CellophaneSite
internal import CellophaneSnapshots
internal import Foundation

/// Goes through what is pending.
struct ReviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Shows what tests propose, one by one, and takes a decision on each.",
    discussion: """
      In a terminal a key decides: a accepts, r rejects, s skips, o opens both pages in the \
      browser, w says what changed in words, l in lines, A and R decide on all that are alike. \
      Elsewhere everything is printed with its lines, and --accept and --reject decide.
      """)

  @OptionGroup var options: SnapshotsOptions
  @Option(help: "Accept the changes whose name contains this; may be given again.")
  var accept: [String] = []
  @Option(help: "Reject the changes whose name contains this; may be given again.")
  var reject: [String] = []

  func run() throws {
    try answering { console in
      let pending = try options.pending()
      let chosen = try pending.matching(options.filter)
      guard !pending.changes.isEmpty || !pending.problems.isEmpty else {
        return try tell(pending, chosen, on: console)
      }
      if !accept.isEmpty || !reject.isEmpty { return try decide(pending, on: console) }
      guard options.format == .text, let keyboard = Keyboard() else {
        return try tell(pending, chosen, on: console)
      }
      var session = ReviewSession(chosen, in: pending.folder, desk: desk(keyboard, pending))
      let outcome = session.run()
      keyboard.restore()
      for problem in pending.problems { console.fail(problem) }
      console.note(
        "\(outcome.accepted) accepted, \(outcome.rejected) rejected, \(outcome.skipped) left")
      guard outcome.problems.isEmpty, pending.problems.isEmpty else { throw LoopExit.broken }
      let decided = outcome.accepted + outcome.rejected
      guard decided == pending.changes.count else { throw LoopExit.pending }
    }
  }

  private func desk(_ keyboard: Keyboard, _ pending: PendingChanges) -> ReviewSession.Desk {
    ReviewSession.Desk(
      key: keyboard.next, say: { Console().result($0) },
      open: { change in
        var one = ChangeSet(pending)
        let path = Change(change, in: pending.folder).path
        one.changes.removeAll { $0.path != path }
        one.problems = []
        let folder = FileManager.default.temporaryDirectory.appending(
          path: "cellophane-review-\(ProcessInfo.processInfo.processIdentifier)")
        _ = try ReportFolder(folder.path).write(Report(one).files(), title: one.title)
        let page = folder.appending(path: "index.html")
        try WebBrowser.open(page)
        Console().result("opened \(page.absoluteString)")
      })
  }

  /// Everything that there is to know, where nobody can be asked.
  private func tell(
    _ pending: PendingChanges, _ chosen: [PendingChange], on console: Console
  ) throws {
    let groups = LikeChanges.groups(of: chosen.map { Change($0, in: pending.folder) })
    if options.format == .text {
      if !groups.isEmpty { console.result(groups.text(showsLines: true)) }
      for problem in pending.problems { console.fail(problem) }
    } else {
      try console.show(groups, problems: pending.problems, as: options.format)
    }
    guard pending.problems.isEmpty else { throw LoopExit.broken }
    guard !chosen.isEmpty else { return console.note("nothing is pending") }
    console.note(
      """
      \(groups.countInWords) pending; there is no terminal to ask in. Decide with
        swift run cellophane snapshots review --accept NAME --reject NAME
        swift run cellophane snapshots accept [--filter NAME | --like NAME]
        swift run cellophane snapshots reject [--filter NAME]
      """)
    throw LoopExit.pending
  }

  private func decide(_ pending: PendingChanges, on console: Console) throws {
    let accepted = Set(try accept.flatMap { try pending.matching($0) })
    let rejected = Set(try reject.flatMap { try pending.matching($0) })
    let both = accepted.intersection(rejected)
    guard both.isEmpty else {
      let names = both.map(\.fixture.path).sorted().joined(separator: ", ")
      console.fail("error: both accepted and rejected: \(names); give a longer part of its name")
      throw LoopExit.usage
    }
    var left = pending
    var failure: ExitCode?
    for (chosen, isAccepting) in [(accepted, true), (rejected, false)] where !chosen.isEmpty {
      do {
        try Decision(
          pending: left, chosen: chosen.sorted { $0.fixture.file < $1.fixture.file },
          format: options.format, isAccepting: isAccepting
        ).carryOut(on: console)
      } catch let code as ExitCode {
        failure = max(failure?.rawValue ?? 0, code.rawValue) == 3 ? LoopExit.broken : code
      }
      left = try options.pending()
    }
    if failure == LoopExit.broken { throw LoopExit.broken }
    guard left.changes.isEmpty else { throw LoopExit.pending }
  }
}
