internal import CellophaneFiles
internal import Foundation

/// A fixture by where it lies.
package struct KeptFixture: Hashable, Sendable {
  /// The folder of all fixtures of a folder of tests, `…/__Snapshots__`.
  package var root: String
  /// `<TestFile>/<test>.<name>`, from the root.
  package var name: String
  package var kind: SnapshotKind

  package static let folderName = "__Snapshots__"
  /// What the name of a file ends with in which a trap is noted.
  package static let trapEnding = ".new.trap"

  /// - Parameter path: From the root, with slashes; `nil` is given where it is no fixture's.
  package init?(root: String, path: String) {
    guard let dot = path.lastIndex(of: "."), path.split(separator: "/").count == 2,
      let kind = SnapshotKind(rawValue: String(path[path.index(after: dot)...]))
    else { return nil }
    self.root = root
    self.name = String(path[..<dot])
    self.kind = kind
  }

  /// From the root, with slashes.
  package var path: String { "\(name).\(kind.rawValue)" }
  package var file: String { "\(root)/\(path)" }

  /// The fixture that this one, a proposal, is to replace; `nil` where it is none.
  package var proposedFixture: KeptFixture? {
    guard name.hasSuffix(".new") else { return nil }
    var fixture = self
    fixture.name.removeLast(4)
    return fixture
  }

  /// Whether a path is a proposal's, that of the file which says what it was made against, or says
  /// that there is none because of a trap.
  package static func isOfProposal(root: String, path: String) -> Bool {
    if path.hasSuffix(trapEnding) { return true }
    let ending = ProposalBase.path(of: "")
    let proposal = path.hasSuffix(ending) ? String(path.dropLast(ending.count)) : path
    return KeptFixture(root: root, path: proposal)?.proposedFixture != nil
  }

  /// The name without the folder of its test file: `<test>.<name>`.
  package var stem: String { String(name.drop { $0 != "/" }.dropFirst()) }

  /// The folder of the tests.
  package var testFolder: String { String(root.dropLast(Self.folderName.count + 1)) }

  /// The Swift file of the test.
  package var testFile: String {
    "\(testFolder)/\(name.prefix { $0 != "/" }).swift"
  }
}

extension KeptFixture {
  /// The names below a root that lie where fixtures do, `<TestFile>/<name>`, sorted.
  package static func paths(in root: String) -> [String] {
    names(in: root).filter { FileKind.isFolder("\(root)/\($0)") }.flatMap { folder in
      names(in: "\(root)/\(folder)").map { "\(folder)/\($0)" }
    }.sorted()
  }

  /// The names in a folder, sorted; what cannot be listed has nothing that could be shown.
  package static func names(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
  }
}
