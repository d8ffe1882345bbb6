internal import ArgumentParser
internal import CellophaneReview
internal import CellophaneSite
internal import CellophaneSnapshots

/// Takes new texts away.
struct RejectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reject", abstract: "Deletes what tests propose; fixtures stay as they are.")

  @OptionGroup var options: SnapshotsOptions

  func run() throws {
    try answering { console in
      let pending = try options.pending()
      try Decision(
        pending: pending, chosen: pending.matching(options.filter), format: options.format,
        isAccepting: false
      ).carryOut(on: console)
    }
  }
}
