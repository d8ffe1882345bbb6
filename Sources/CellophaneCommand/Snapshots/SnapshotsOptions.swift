internal import ArgumentParser
internal import CellophaneProjects
internal import CellophaneReview
internal import CellophaneSite
internal import CellophaneSnapshots
internal import Foundation

/// Where changes are looked for, which are meant, and how they are printed.
struct SnapshotsOptions: ParsableArguments {
  @Argument(help: "The folder to look in, with all folders below it; or a project in it.")
  var path = "."
  @Option(help: "Only those whose name, folder or kind of file contains this.")
  var filter: String?
  @Option(
    help: "The folder that SNAPSHOT_ARTIFACTS named when the tests ran; the variable's by default.")
  var artifacts: String?
  @Option(help: "How the answer is printed: text, json or github.") var format = OutputFormat.text

  func validate() throws {
    if path.isEmpty { throw ValidationError("the path names a folder") }
    if let filter, filter.allSatisfy(\.isWhitespace) {
      throw ValidationError("the filter is empty; give a part of a name")
    }
  }

  /// A project's is the one that it lies in.
  var folder: String {
    let plain = path.hasSuffix("/") ? String(path.dropLast()) : path
    let isProject = [".xcodeproj", ".xcworkspace", ".swift"].contains { plain.hasSuffix($0) }
    return isProject ? Paths.folder(of: plain) : path
  }

  func pending() throws -> PendingChanges {
    let named = ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"] ?? ""
    // The variable may be set for runs that wrote nothing yet.
    let known = FileManager.default.fileExists(atPath: named) ? named : nil
    return try PendingChanges(in: folder, artifacts: artifacts ?? known)
  }
}

/// Runs what a command does and ends with the loop's exit codes.
func answering(_ body: (Console) throws -> Void) throws {
  let console = Console()
  do {
    try body(console)
  } catch let error as ExitCode {
    throw error
  } catch let error as LoopError {
    console.fail(error.description)
    switch error {
    case .noMatch, .noFolder, .noArtifacts: throw LoopExit.usage
    default: throw LoopExit.broken
    }
  } catch {
    console.fail(String(describing: error))
    throw LoopExit.broken
  }
}

extension Console {
  /// Prints changes and sentences about what cannot be shown.
  func show(_ groups: [LikeChanges], problems: [String], as format: OutputFormat) throws {
    switch format {
    case .text:
      if !groups.isEmpty { result(groups.text()) }
      for problem in problems { fail(problem) }
    case .json:
      result(json: try ChangeList(groups, problems: problems).json())
    case .github:
      // One of each kind before those that are alike.
      let changes = groups.map(\.first) + groups.flatMap(\.others)
      result(
        problems.map { WorkflowAnnotation(.error, title: "Not compared", message: $0) }
          + changes.map(\.annotation))
    }
  }
}
