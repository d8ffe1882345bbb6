internal import ArgumentParser

/// The loop around changed fixtures.
struct SnapshotsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshots",
    abstract: "Shows, accepts and rejects what tests propose for their fixtures.",
    discussion: """
      A test whose page is not its fixture's puts the new text beside it, as '….new.html'. These \
      commands find all of them below a folder, or beside a project; 'snapshots PATH' alone says \
      what is pending. The exit code is 0 when nothing is pending, 1 when \
      something is, 2 for a wrong call, and 3 when something is broken.
      """,
    subcommands: [
      PendingCommand.self, ReviewCommand.self, AcceptCommand.self, RejectCommand.self,
      UnreferencedCommand.self, ReportCommand.self, RecordCommand.self, VerifyCommand.self,
    ], defaultSubcommand: PendingCommand.self)
}

/// What the commands of the loop end with, so that a script can tell.
enum LoopExit {
  static let pending = ExitCode(1)
  static let usage = ExitCode(2)
  static let broken = ExitCode(3)
}
