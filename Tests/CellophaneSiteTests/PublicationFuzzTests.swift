import Foundation
import Seeding
import Testing

@testable import CellophaneSite

/// Manifests and journals that something has damaged: a build goes on or says what is wrong, and
/// touches nothing outside its folders.
@Suite struct PublicationFuzzTests {
  private let files = ["index.html": "1", "previews/a.html": "1", "styles/list.css": "1"]

  @Test func damagedManifests() throws {
    for seed in FuzzSeeds.readings(60) {
      let folder = try TemporaryFolder()
      try publish(in: folder)
      var mutator = ByteMutator(seed: seed)
      let manifest = "\(folder.output)/manifest.json"
      let whole = try Data(contentsOf: URL(fileURLWithPath: manifest))
      let damaged = mutator.damaged(Array(whole))
      try Data(damaged).write(to: URL(fileURLWithPath: manifest))
      try build(in: folder, seed)
    }
  }

  @Test func damagedJournals() throws {
    for seed in FuzzSeeds.readings(60) {
      let folder = try TemporaryFolder()
      try publish(in: folder)
      let path = try interrupt(in: folder)
      var mutator = ByteMutator(seed: seed)
      let damaged = mutator.damaged(Array(try Data(contentsOf: URL(fileURLWithPath: path))))
      try Data(damaged).write(to: URL(fileURLWithPath: path))
      try build(in: folder, seed)
    }
  }

  /// A site, and beside it what is somebody else's.
  private func publish(in folder: TemporaryFolder) throws {
    try folder.write("mine", to: "victim/mine.txt")
    let publication = Publication(output: folder.output, isLasting: false)
    let lock = try publication.prepare()
    try publication.perform(try publication.planned(files, in: folder))
    withExtendedLifetime(lock) {}
  }

  /// A build that ended before what its journal says was done.
  ///
  /// - Returns: The journal's path. The folder's lock is given back.
  private func interrupt(in folder: TemporaryFolder) throws -> String {
    let publication = Publication(output: folder.output, isLasting: false)
    let lock = try publication.prepare()
    let journal = try publication.planned(["index.html": "2", "previews/b.html": "2"], in: folder)
    try publication.write(journal)
    withExtendedLifetime(lock) {}
    return "\(publication.staging)/\(Publication.journalName)"
  }

  /// Builds as far as it goes, and looks what is there then.
  private func build(in folder: TemporaryFolder, _ seed: UInt64) throws {
    let publication = Publication(output: folder.output, isLasting: false)
    do {
      let lock = try publication.prepare()
      try publication.perform(try publication.planned(["index.html": "3"], in: folder))
      withExtendedLifetime(lock) {}
      #expect(try folder.text("Public/index.html") == "3", "seed \(seed)")
    } catch let error as SiteError {
      if case .outputIsBusy = error { Issue.record("seed \(seed): nothing was tried") }
      #expect("\(error)".contains(": error: "), "seed \(seed)")
    }
    #expect(try folder.text("victim/mine.txt") == "mine", "seed \(seed)")
    let parent = URL(fileURLWithPath: folder.output).deletingLastPathComponent().path
    let beside = try FileManager.default.contentsOfDirectory(atPath: parent)
    #expect(Set(beside).isSubset(of: ["Public", ".Public.new", "victim"]), "seed \(seed)")
  }
}
