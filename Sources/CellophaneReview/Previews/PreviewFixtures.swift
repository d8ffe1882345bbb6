internal import CellophaneFiles
package import CellophaneSnapshots
internal import Foundation

/// The fixtures of a gallery's previews: `__Snapshots__/Previews` beside what the gallery is made of.
package struct PreviewFixtures: Hashable, Sendable {
  /// Absolute: a package's, or that of a project.
  package let folder: String
  /// What stands in `__Snapshots__`.
  package let name: String

  /// - Parameters:
  ///   - folder: The folder that `__Snapshots__` lies in.
  ///   - part: What tells the fixtures of several galleries there apart; `nil` for the only one.
  package init(in folder: String, part: String? = nil) throws {
    let path = URL(fileURLWithPath: folder).standardizedFileURL.path
    guard FileKind.isFolder(path) else { throw LoopError.noFolder(path: folder) }
    self.folder = path
    name = try ["Previews", part.map { try FixturePlace.fileName(of: $0) }].compactMap(\.self)
      .joined(separator: "-")
  }

  package var root: String { "\(folder)/\(KeptFixture.folderName)" }

  /// Those that are kept, sorted, without what is proposed.
  package var kept: [KeptFixture] { all.filter { $0.proposedFixture == nil } }

  /// What is proposed, sorted.
  var proposals: [KeptFixture] { all.filter { $0.proposedFixture != nil } }

  private var all: [KeptFixture] {
    KeptFixture.names(in: "\(root)/\(name)").compactMap {
      KeptFixture(root: root, path: "\(name)/\($0)")
    }
  }

  /// The kinds that fixtures are kept in; outlines where there are none yet.
  package var kinds: [SnapshotKind] {
    let known = Set(kept.map(\.kind))
    return known.isEmpty ? [.outline] : SnapshotKind.allCases.filter(known.contains)
  }
}
