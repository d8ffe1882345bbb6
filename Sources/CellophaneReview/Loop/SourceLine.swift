package import CellophaneSnapshots
internal import Foundation

/// A line of a Swift file.
package struct SourceLine: Hashable, Sendable {
  package var file: String
  /// From 1.
  package var line: Int

  package init(file: String, line: Int) {
    self.file = file
    self.line = line
  }

  /// Where the function of a fixture's test is declared: its file's first line where the function
  /// is not found, `nil` where the file is not there.
  package init?(of fixture: KeptFixture) {
    guard let bytes = FileManager.default.contents(atPath: fixture.testFile) else { return nil }
    file = fixture.testFile
    let functions = TestFunctions(in: String(decoding: bytes, as: UTF8.self))
    line = functions.line(of: fixture.stem) ?? 1
  }
}
