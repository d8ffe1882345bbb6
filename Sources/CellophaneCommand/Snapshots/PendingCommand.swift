internal import ArgumentParser
internal import CellophaneReview
internal import CellophaneSite
internal import CellophaneSnapshots

/// Says what is pending.
struct PendingCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pending", abstract: "Lists what tests propose, one of each kind in words.")

  @OptionGroup var options: SnapshotsOptions
  @Option(help: "Write what is pending to this file too, as failures in JUnit's XML.")
  var xunit: String?
  @Flag(help: "Show the changed lines too.") var lines = false

  func run() throws {
    try answering { console in
      let pending = try options.pending()
      let changes = try pending.matching(options.filter).map { Change($0, in: pending.folder) }
      if let xunit {
        let problems = pending.problems.map { TestReport.Case(broken: $0) }
        try TestReport(name: "snapshots", cases: changes.map(\.test) + problems).write(to: xunit)
      }
      let groups = LikeChanges.groups(of: changes)
      if options.format == .text, lines {
        if !groups.isEmpty { console.result(groups.text(showsLines: true)) }
        for problem in pending.problems { console.fail(problem) }
      } else {
        try console.show(groups, problems: pending.problems, as: options.format)
      }
      guard pending.problems.isEmpty else { throw LoopExit.broken }
      guard !changes.isEmpty else { return console.note("nothing is pending") }
      console.note(
        "\(groups.countInWords) pending; decide with 'swift run cellophane snapshots review'")
      throw LoopExit.pending
    }
  }
}
