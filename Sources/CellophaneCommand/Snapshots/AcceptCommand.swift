internal import ArgumentParser
internal import CellophaneReview
internal import CellophaneSite
internal import CellophaneSnapshots

/// Puts new texts into their fixtures' places.
struct AcceptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Takes what tests propose as their fixtures.",
    discussion: """
      Each fixture is replaced in one step, and only where it is still the one that was compared. \
      Without --filter and --like everything is accepted.
      """)

  @OptionGroup var options: SnapshotsOptions
  @Option(
    help: "Accept the changes of this name and all that are like them; one of each is shown.")
  var like: String?

  func validate() throws {
    if like != nil, options.filter != nil {
      throw ValidationError("give --filter or --like, not both")
    }
  }

  func run() throws {
    try answering { console in
      let pending = try options.pending()
      let chosen = try like.map(pending.alike) ?? pending.matching(options.filter)
      if like != nil {
        let changes = chosen.map { Change($0, in: pending.folder) }
        console.result(LikeChanges.groups(of: changes).text(showsLines: true))
      }
      try Decision(pending: pending, chosen: chosen, format: options.format, isAccepting: true)
        .carryOut(on: console)
    }
  }
}
