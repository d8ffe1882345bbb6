internal import ArgumentParser
internal import CellophaneReview
internal import CellophaneSite
internal import CellophaneSnapshots

/// Compares all previews of a gallery with their fixtures.
struct VerifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Compares each preview with its fixture, without a test.",
    discussion: """
      Fixtures lie in '__Snapshots__/Previews' beside the package or project, one for each page of a \
      preview, and are written by 'record'. What differs or is new is proposed beside them, or in \
      the folder that SNAPSHOT_ARTIFACTS names; 'review', 'accept', 'reject' and 'report' take the \
      same PATH. Further options are those of a gallery's own 'build', as '--jobs', '--timeout' or \
      '--look'. The exit code is 0 when all are the same, 1 when something differs, is new or is \
      gone, 2 for a wrong call, and 3 when a preview stopped or could not be asked.
      """)

  @OptionGroup var previews: PreviewFixturesOptions

  func run() throws {
    try answering { console in
      let fixtures = try previews.fixtures()
      // Nothing is recorded, and everything is proposed.
      let outcomes = try previews.outcomes(of: fixtures, mode: .never, on: console)
      try previews.say(outcomes, of: fixtures, on: console)
    }
  }
}
