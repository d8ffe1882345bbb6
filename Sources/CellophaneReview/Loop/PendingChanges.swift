internal import CellophaneFiles
internal import CellophaneSnapshots
internal import Foundation

/// Every text that waits below a folder, and what stands in the way of others.
package struct PendingChanges: Sendable {
  /// Absolute.
  package let folder: String
  /// Sorted by file.
  package private(set) var changes: [PendingChange] = []
  /// Sentences about proposals that cannot be shown.
  package private(set) var problems: [String] = []

  /// - Parameters:
  ///   - folder: Looked through with every folder below it.
  ///   - artifacts: The folder that `SNAPSHOT_ARTIFACTS` named in the run; `nil` for none.
  package init(in folder: String, artifacts: String? = nil) throws(LoopError) {
    let tree = try FixtureTree(folder)
    self.folder = tree.folder
    let apart = artifacts.map { URL(fileURLWithPath: $0).standardizedFileURL.path + "/" }
    // The artifacts may lie below the folder.
    for root in tree.roots() where apart.map({ !root.hasPrefix($0) }) ?? true {
      for path in tree.paths(in: root) {
        addTrap("\(root)/\(path)")
        guard let proposal = KeptFixture(root: root, path: path),
          let fixture = proposal.proposedFixture
        else { continue }
        add(fixture, proposal)
      }
    }
    if let artifacts { try addArtifacts(artifacts, for: tree) }
    changes.sort { $0.fixture.file < $1.fixture.file }
  }

  private mutating func add(_ fixture: KeptFixture, _ proposal: KeptFixture) {
    do {
      let renamed = changes.compactMap(\.left?.fixture.file)
      changes.append(
        try PendingChange(fixture: fixture, proposal: proposal, isTaken: renamed.contains))
    } catch {
      problems.append(String(describing: error))
    }
  }

  /// Says of a file in which a trap is noted that the run ended there.
  private mutating func addTrap(_ file: String) {
    guard file.hasSuffix(KeptFixture.trapEnding) else { return }
    do {
      let tests = String(decoding: try FixtureFile.read(file) ?? [], as: UTF8.self)
      let words = String(tests.prefix { $0 != "\n" })
      problems.append(LoopError.trapped(tests: words, note: file).description)
    } catch {
      problems.append(error.description)
    }
  }

  private mutating func addArtifacts(
    _ artifacts: String, for tree: FixtureTree
  ) throws(LoopError) {
    guard FileKind.isFolder(artifacts) else { throw .noArtifacts(path: artifacts) }
    let found = try FixtureTree(artifacts)
    let packages = tree.packages()
    for root in found.roots() {
      let place = FixtureTree.path(root, from: found.folder)
      for path in found.paths(in: root) {
        addTrap("\(root)/\(path)")
        guard let proposal = KeptFixture(root: root, path: path),
          var fixture = proposal.proposedFixture
        else { continue }
        do throws(LoopError) {
          if let owner = try Self.owner(ofPreviews: proposal, in: packages, or: tree.folder) {
            fixture.root = "\(owner)/\(place)"
          } else {
            fixture.root = "\(try Self.package(of: place, proposal, in: packages))/\(place)"
          }
          add(fixture, proposal)
        } catch {
          problems.append(error.description)
        }
      }
    }
  }

  /// The folder that the fixtures of a gallery's previews lie in: the one that has some already, or the
  /// one that was named, which may be a project's; `nil` for a test's proposal.
  private static func owner(
    ofPreviews proposal: KeptFixture, in packages: [String], or folder: String
  ) throws(LoopError) -> String? {
    do throws(SnapshotError) {
      guard try ProposalBase(beside: proposal.file)?.declaration != nil else { return nil }
    } catch {
      throw .damaged(sentence: error.description)
    }
    let fixtures = "\(KeptFixture.folderName)/\(proposal.name.prefix { $0 != "/" })"
    let owners = Set(packages + [folder]).filter { FileKind.isFolder("\($0)/\(fixtures)") }
    guard owners.count > 1 else { return owners.first ?? folder }
    guard owners.contains(folder) else {
      throw .noPackage(proposal: proposal.file, packages: owners.sorted())
    }
    return folder
  }

  /// The package whose tests lie where a proposal's do.
  private static func package(
    of place: String, _ proposal: KeptFixture, in packages: [String]
  ) throws(LoopError) -> String {
    let tests = place.dropLast(KeptFixture.folderName.count)
    let owners = packages.filter { FileKind.isFolder("\($0)/\(tests)") }
    guard owners.count == 1 else {
      throw .noPackage(proposal: proposal.file, packages: owners)
    }
    return owners[0]
  }
}
