internal import CellophaneProjects
internal import Foundation
internal import Synchronization

/// An app's project, a package of cells, a folder or a file, of which the command makes a gallery.
package final class ProjectGallery: ServedGallery {
  package let name: String
  package let watched: [String]
  private let command: [String]
  private let keeper: [String]
  private let state = Mutex(State())

  private struct State {
    /// Files that were left out of the last gallery that was good: nobody has just broken them.
    var leftOut: Set<String>?
    /// The resources that it finds where they are.
    var resources: Set<String> = []
  }

  /// - Parameter command: What makes the gallery: it prints its report as JSON, and on the last line
  ///   where the executable is.
  package init(path: String, command: [String], keeper: [String]) {
    name = path
    self.command = command
    self.keeper = keeper
    let path = Paths.resolved(path)
    let isInside = Paths.isFolder(path) == true && !path.hasSuffix(".xcodeproj")
    watched = [isInside ? path : Paths.folder(of: path)]
  }

  package func build(_ say: @escaping @Sendable (String) -> Void) async throws -> String {
    let resources = resources()
    let run = try await ChildRun.run(command, keeper: keeper)
    let report = ProjectReport(run.output)
    let broken = state.withLock { state in
      report.leftOut.filter { !(state.leftOut?.contains($0.path) ?? (run.code == 0)) }
    }
    guard broken.isEmpty else {
      let words = broken.map(\.words).joined(separator: "\n")
      throw GalleryFault(
        title: broken.count == 1
          ? "A file does not compile" : "\(broken.count) files do not compile",
        words: words)
    }
    guard run.code == 0, let executable = report.executable else {
      throw GalleryFault(
        title: "The gallery cannot be built",
        words: (run.words.isEmpty ? run.output : run.words)
          .trimmingCharacters(in: .whitespacesAndNewlines))
    }
    state.withLock {
      $0 = State(leftOut: Set(report.leftOut.map(\.path)), resources: resources)
    }
    return executable
  }

  /// The files that a gallery reads as it runs.
  private func resources() -> Set<String> {
    var found: Set<String> = []
    let tree = WatchedTree(roots: watched, ignored: [])
    for root in watched {
      tree.visit(root) { folder, names in
        for name in names where Self.isResource("\(folder)/\(name)") {
          found.insert("\(folder)/\(name)")
        }
      }
    }
    return found
  }

  private static func isResource(_ path: String) -> Bool {
    let endings: Set = [
      "gif", "jpeg", "jpg", "pdf", "png", "strings", "stringsdict", "svg", "webp", "xcstrings",
    ]
    return endings.contains(Paths.ending(of: path))
      || (path.contains(".xcassets/") && Paths.name(of: path) == "Contents.json")
  }

  /// A resource that the gallery knows is read where it lies; one that came or went may be a name in
  /// its code.
  package func need(ofChanged path: String) -> Need {
    let isKnown = state.withLock { $0.resources.contains(path) }
    return isKnown && Paths.isFolder(path) == false ? .resource : .code
  }
}

/// What a command that makes a gallery prints for programs.
private struct ProjectReport {
  struct LeftOut: Decodable {
    var path: String
    var line: Int
    var column: Int
    var message: String
    var rewrite: String?

    var words: String {
      "\(path):\(line):\(column): error: \(message)" + (rewrite.map { "\n  instead: \($0)" } ?? "")
    }
  }

  private struct Report: Decodable {
    struct Module: Decodable { var leftOut: [LeftOut] }
    var modules: [Module]
  }

  let leftOut: [LeftOut]
  /// `nil` where there is none.
  let executable: String?

  init(_ output: String) {
    var lines = output.split(separator: "\n")
    executable = lines.last.flatMap { $0.hasPrefix("/") ? String($0) : nil }
    if executable != nil { lines.removeLast() }
    let text = Data(lines.joined(separator: "\n").utf8)
    // A command that stops before its report says why in words.
    leftOut = (try? JSONDecoder().decode(Report.self, from: text))?.modules.flatMap(\.leftOut) ?? []
  }
}
