internal import ArgumentParser
internal import CellophaneReview
internal import CellophaneSite
internal import CellophaneSnapshots

/// Writes the fixtures of all previews of a gallery.
struct RecordCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Writes a fixture for each preview, without a test.",
    discussion: """
      Fixtures lie in '__Snapshots__/Previews' beside the package or project, one for each page of a \
      preview: commit them, and compare with 'verify'. Those of previews that are gone are named, \
      and deleted with --delete. Further options are those of a gallery's own 'build', as '--jobs', \
      '--timeout' or '--look'. The exit code is 0 when 'verify' would find all the same, 1 when \
      fixtures of previews that are gone are left, 2 for a wrong call, and 3 when a preview stopped \
      or could not be asked.
      """)

  @OptionGroup var previews: PreviewFixturesOptions
  @Flag(help: "Delete the fixtures of previews that are gone: only what comparisons write.")
  var delete = false

  func run() throws {
    try answering { console in
      let fixtures = try previews.fixtures()
      var outcomes = try previews.outcomes(of: fixtures, mode: .all, on: console)
      if delete { try PreviewComparison.delete(&outcomes, of: fixtures) }
      try previews.say(outcomes, of: fixtures, on: console)
    }
  }
}
