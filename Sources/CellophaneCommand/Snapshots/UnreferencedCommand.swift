internal import ArgumentParser
internal import CellophaneFiles
internal import CellophaneReview
internal import CellophaneSite
internal import CellophaneSnapshots
internal import Foundation

/// Says which fixtures no test reads any more.
struct UnreferencedCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "unreferenced",
    abstract: "Lists the fixtures that a full run of the tests did not read.",
    discussion: """
      First run all tests with SNAPSHOT_REFERENCES set to the path of a new file, into which each \
      comparison writes the fixture that it reads:

        rm -f /tmp/read && SNAPSHOT_REFERENCES=/tmp/read swift test
        cellophane snapshots unreferenced --references /tmp/read

      A folder of which nothing was read is named and left alone, since its tests may not have run. \
      The exit code is 0 when every fixture was read and 1 when some were not.
      """)

  @Argument(help: "The folder to look in, with all folders below it.") var path = "."
  @Option(help: "The file that SNAPSHOT_REFERENCES named; the variable's by default.")
  var references: String?
  @Flag(help: "Delete them: only what comparisons write, never anything else.") var delete = false
  @Option(help: "How the answer is printed: text, json or github.") var format = OutputFormat.text

  private struct Answer: JSONAnswer {
    static let schema = "unreferenced/1"

    var unreferenced: [String]
    var unknown: [String]
    var unreadFolders: [String]
    var isDeleted: Bool
  }

  func run() throws {
    try answering { console in
      let named = ProcessInfo.processInfo.environment["SNAPSHOT_REFERENCES"] ?? ""
      guard let references = references ?? (named.isEmpty ? nil : named) else {
        console.fail("error: name the file of what was read with --references")
        throw LoopExit.usage
      }
      let found = try UnreferencedFixtures(in: path, references: references)
      if delete { try found.delete() }
      let short = { (file: String) in FixtureTree.path(file, from: found.folder) }
      try say(
        Answer(
          unreferenced: found.fixtures.map(short), unknown: found.strangers.map(short),
          unreadFolders: found.unreadFolders.map(short), isDeleted: delete), of: found,
        on: console)
      if let filter = found.filter {
        console.note("only a part of the tests ran (\(filter)); others may read these")
      }
      guard delete || found.fixtures.isEmpty else { throw LoopExit.pending }
    }
  }

  private func say(
    _ answer: Answer, of found: UnreferencedFixtures, on console: Console
  ) throws {
    switch format {
    case .json:
      console.result(json: try ReadableJSON.text(of: answer))
    case .github:
      console.result(found.annotations)
    case .text:
      for path in answer.unreferenced {
        console.result(answer.isDeleted ? "deleted \(path)" : path)
      }
      for path in answer.unknown { console.note("\(path): no fixture of ours; it stays") }
      for path in answer.unreadFolders {
        console.note("\(path): nothing in it was read; did its tests run?")
      }
      if answer.unreferenced.isEmpty { console.note("every fixture that could be told was read") }
    }
  }
}
