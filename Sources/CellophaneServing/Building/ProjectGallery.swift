internal import CellophaneProjects
internal import Foundation

/// An app's project, a package of cells, a folder or a file, of which the command makes a gallery.
package struct ProjectGallery: ServedGallery {
  package let name: String
  package let watched: [String]
  private let command: [String]
  private let keeper: [String]

  /// - Parameter command: What makes the gallery, and prints where its executable is.
  package init(path: String, command: [String], keeper: [String]) {
    name = path
    self.command = command
    self.keeper = keeper
    let path = Paths.resolved(path)
    let isInside = Paths.isFolder(path) == true && !path.hasSuffix(".xcodeproj")
    watched = [isInside ? path : Paths.folder(of: path)]
  }

  package func build() async throws -> String {
    let run = try await ChildRun.run(command, keeper: keeper)
    guard run.code == 0, let path = run.output.split(separator: "\n").last else {
      throw GalleryFault(
        title: "The gallery cannot be built", words: run.words.isEmpty ? run.output : run.words)
    }
    return String(path)
  }

  /// Which file is a resource and where it is read, the command knows.
  package func need(ofChanged path: String) -> Need { .code }
}
