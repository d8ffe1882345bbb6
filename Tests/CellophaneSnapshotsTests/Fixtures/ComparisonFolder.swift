import CellophaneSnapshots
import Foundation

/// A package in a folder of its own, with one test that compares.
final class ComparisonFolder {
  let folder: URL
  private let isOwner: Bool
  let fixture = "Tests/__Snapshots__/RowTests/row.outline"
  let proposal = "Tests/__Snapshots__/RowTests/row.new.outline"

  init(named name: String = "cellophane-\(UUID().uuidString)") throws {
    folder = FileManager.default.temporaryDirectory.appending(path: name)
    isOwner = true
    try write("", to: "Package.swift")
    try write("", to: "Tests/RowTests.swift")
  }

  /// The folder of another process's.
  init(runningIn path: String) {
    folder = URL(fileURLWithPath: path)
    isOwner = false
  }

  deinit {
    guard isOwner else { return }
    setPermissions(0o755, of: "Tests")
    // Tests leave nothing; what cannot be removed is the system's to clear.
    try? FileManager.default.removeItem(at: folder)
  }

  func place(_ test: String = "row()", line: Int = 12) throws -> FixturePlace {
    let file = folder.appending(path: "Tests/RowTests.swift").path
    return try FixturePlace(
      TestSources(file: file), test: test, name: nil, kind: .outline, line: line)
  }

  func compare(
    _ text: String, _ mode: SnapshotMode = .missing, test: String = "row()",
    style: UInt8 = 1, artifacts: String? = nil, references: String? = nil, filter: String? = nil,
    wait: Duration = .seconds(10)
  ) throws -> String? {
    let content = SnapshotContent(
      bytes: [UInt8](text.utf8),
      attachments: [SnapshotContent.Attachment(path: "styles/list.css", bytes: [style])])
    return try SnapshotComparison(
      mode: mode, artifacts: artifacts.map(path), references: references.map(path), filter: filter,
      names: FixtureNames(), wait: wait
    ).failure(of: content, at: place(test))?.description
  }

  func path(_ path: String) -> String { folder.appending(path: path).path }

  /// A file's text; `nil` where there is none.
  func file(_ path: String) -> String? {
    FileManager.default.contents(atPath: self.path(path)).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  func write(_ text: String, to path: String) throws { try write([UInt8](text.utf8), to: path) }

  func write(_ bytes: [UInt8], to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  func setPermissions(_ permissions: Int, of path: String) {
    // A folder that is not there has none to set.
    try? FileManager.default.setAttributes(
      [.posixPermissions: permissions], ofItemAtPath: self.path(path))
  }

  /// The paths of all files, but for those of the package itself.
  var files: [String] {
    let all =
      FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.contains("__Snapshots__/") || $0.hasPrefix("artifacts") }.filter {
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path($0), isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }
}
