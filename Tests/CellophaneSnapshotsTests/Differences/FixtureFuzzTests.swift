import CellophaneSnapshots
import Foundation
import Seeding
import Testing

/// Fixtures that something has damaged: what changed is said, in words or line by line, of whatever
/// they have become.
@Suite struct FixtureFuzzTests {
  /// Those of this package, the longest left out.
  private static let fixtures: [(kind: SnapshotKind, bytes: [UInt8])] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("__Snapshots__")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var found: [(path: String, kind: SnapshotKind, bytes: [UInt8])] = []
    while let file = files?.nextObject() as? URL {
      guard let kind = SnapshotKind.allCases.first(where: { file.pathExtension == $0.rawValue }),
        let bytes = try? Data(contentsOf: file), bytes.count < 60_000
      else { continue }
      found.append((file.path, kind, Array(bytes)))
    }
    return found.sorted { $0.path < $1.path }.map { ($0.kind, $0.bytes) }
  }()

  @Test func damagedFixtures() throws {
    #expect(Set(Self.fixtures.map(\.kind)).count > 1)
    for seed in FuzzSeeds.readings(120) {
      var mutator = ByteMutator(seed: seed)
      let fixture = Self.fixtures[Int(seed) % Self.fixtures.count]
      let damaged = mutator.damaged(fixture.bytes)
      let change = FixtureDifference(from: fixture.bytes, to: damaged, as: fixture.kind)
      #expect(change.sentences.isEmpty == (damaged == fixture.bytes), "seed \(seed)")
      #expect(
        FixtureDifference(from: damaged, to: damaged, as: fixture.kind).sentences == [],
        "seed \(seed)")
      // A console does what control characters say.
      let report = FixtureDifference(from: damaged, to: fixture.bytes, as: fixture.kind).report()
      #expect(!report.unicodeScalars.contains("\u{1B}"), "seed \(seed)")
    }
  }
}
