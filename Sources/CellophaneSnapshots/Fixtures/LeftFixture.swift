internal import Foundation

/// The fixture that a test left behind when it was renamed.
package struct LeftFixture: Hashable, Sendable {
  package let fixture: KeptFixture
  package let bytes: [UInt8]

  /// The one that says what a test without a fixture shows, under the name of a test that is gone:
  /// the same bytes, or else nine tenths of its lines, of which one may always differ, since the
  /// test's name often stands in it.
  ///
  /// - Parameters:
  ///   - missing: Where the test looks for its fixture.
  ///   - text: What it shows.
  ///   - isTaken: Whether a fixture, by its file, is another's already.
  package init?(
    of missing: KeptFixture, showing text: [UInt8], isTaken: (String) -> Bool = { _ in false }
  ) throws(SnapshotError) {
    // Where the sources are elsewhere nobody knows which tests are gone.
    guard Self.functions(in: missing.testFile) != nil else { return nil }
    var sources: [String: TestFunctions?] = [:]
    try self.init(of: missing, showing: text) { old in
      guard !isTaken(old.file) else { return false }
      if sources[old.testFile] == nil { sources[old.testFile] = Self.functions(in: old.testFile) }
      // Of a file that is gone no function is left.
      return (sources[old.testFile] ?? nil)?.line(of: old.stem) == nil
    }
  }

  /// The one that says what is shown without a fixture, under the name of something that is gone.
  ///
  /// - Parameter isGone: Whether what a fixture shows is gone.
  init?(
    of missing: KeptFixture, showing text: [UInt8], isGone: (KeptFixture) -> Bool
  ) throws(SnapshotError) {
    var best: (left: LeftFixture, difference: Int)?
    for path in KeptFixture.paths(in: missing.root) {
      guard let old = KeptFixture(root: missing.root, path: path), old.kind == missing.kind,
        old != missing, old.proposedFixture == nil, isGone(old)
      else { continue }
      guard let bytes = try FixtureFile.read(old.file),
        let difference = Self.difference(from: bytes, to: text),
        difference < best?.difference ?? .max
      else { continue }
      best = (LeftFixture(fixture: old, bytes: bytes), difference)
    }
    guard let best else { return nil }
    self = best.left
  }

  package init(fixture: KeptFixture, bytes: [UInt8]) {
    self.fixture = fixture
    self.bytes = bytes
  }

  private static func functions(in file: String) -> TestFunctions? {
    FileManager.default.contents(atPath: file).map {
      TestFunctions(in: String(decoding: $0, as: UTF8.self))
    }
  }

  /// How many lines two texts differ in; `nil` where those are too many.
  private static func difference(from old: [UInt8], to new: [UInt8]) -> Int? {
    if old == new { return 0 }
    let sizes = [old, new].map { bytes in bytes.count { $0 == UInt8(ascii: "\n") } }.sorted()
    // Nothing is to be found between texts of other lengths.
    guard sizes[0] > 2, sizes[0] * 10 >= sizes[1] * 9 - 10 else { return nil }
    let lines = LineDifference(from: old, to: new)
    let differing = max(lines.removedCount, lines.addedCount)
    return differing <= max(1, sizes[1] / 10) ? differing : nil
  }
}
