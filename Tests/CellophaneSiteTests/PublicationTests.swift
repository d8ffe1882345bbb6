import CellophaneValidation
import Foundation
import SiteFixtures
import Testing

@testable import CellophaneSite
import Seeding

@Suite struct PublicationTests {
  /// A site of files with one text, staged beside the output and planned, not yet in place.
  private func stage(_ files: [String: String], in folder: TemporaryFolder) throws -> (
    Publication, Publication.Journal
  ) {
    let publication = Publication(output: folder.output)
    let lock = try publication.prepare()
    let journal = try publication.planned(files, in: folder)
    try publication.write(journal)
    withExtendedLifetime(lock) {}
    return (publication, journal)
  }

  private let first = ["index.html": "1", "previews/a.html": "1", "styles/list.css": "1"]
  private let second = ["index.html": "2", "previews/b.html": "2", "styles/list.css": "1"]

  @Test func whatPagesNeedIsMovedFirstAndTheManifestLast() throws {
    let folder = try TemporaryFolder()
    let (_, journal) = try stage(first, in: folder)
    #expect(
      journal.moves == ["styles/list.css", "previews/a.html", "index.html", "manifest.json"])
  }

  @Test func onlyChangedFilesAreMovedAndOldOnesDeleted() throws {
    let folder = try TemporaryFolder()
    let (publication, journal) = try stage(first, in: folder)
    try publication.perform(journal)
    let (_, next) = try stage(second, in: folder)
    #expect(next.moves == ["previews/b.html", "index.html", "manifest.json"])
    #expect(next.deletions == ["previews/a.html"])
  }

  @Test(arguments: 0...3) func aBuildThatIsKilledWhileMovingIsFinishedByTheNext(moves: Int) throws {
    let folder = try TemporaryFolder()
    let (publication, journal) = try stage(first, in: folder)
    try publication.perform(journal)
    let (killed, next) = try stage(second, in: folder)
    try killed.perform(next, limit: moves)
    #expect(folder.exists(".Public.new"))
    _ = try Publication(output: folder.output).prepare()
    let files = try folder.files(in: "Public").mapValues { String(decoding: $0, as: UTF8.self) }
    #expect(files.filter { $0.key != "manifest.json" } == second)
    #expect(try SiteManifest.read(in: folder.output)?.files.count == 3)
  }

  @Test func aFirstBuildThatIsKilledWhileMovingIsFinishedByTheNext() throws {
    let folder = try TemporaryFolder()
    let (killed, journal) = try stage(first, in: folder)
    try killed.perform(journal, limit: 2)
    #expect(!folder.exists("Public/manifest.json"))
    _ = try Publication(output: folder.output).prepare()
    #expect(try SiteManifest.read(in: folder.output)?.files.count == 3)
  }

  @Test func aBuildThatIsKilledBeforeMovingChangesNothing() throws {
    let folder = try TemporaryFolder()
    let (publication, journal) = try stage(first, in: folder)
    try publication.perform(journal)
    let before = try folder.files(in: "Public")
    _ = try Publication(output: folder.output).prepare()
    try folder.write("half", to: ".Public.new/previews/b.html")
    _ = try Publication(output: folder.output).prepare()
    #expect(try folder.files(in: "Public") == before)
    #expect(!folder.exists(".Public.new/previews/b.html"))
  }

  @Test func aManifestCannotDeleteOutsideItsSite() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "mine.txt")
    let (publication, journal) = try stage(first, in: folder)
    try publication.perform(journal)
    var manifest = try #require(try SiteManifest.read(in: folder.output))
    manifest.files.append(SiteManifest.File(path: "../mine.txt", size: 4))
    try folder.write(
      String(decoding: manifest.encoded(), as: UTF8.self), to: "Public/manifest.json")
    #expect(throws: SiteError.damagedManifest(path: "\(folder.output)/manifest.json")) {
      _ = try stage(second, in: folder)
    }
    #expect(try folder.text("mine.txt") == "mine")
  }

  @Test(arguments: [
    "../mine.txt", "/etc/hostname", "", ".", "previews/../../mine.txt", "previews//a.html", "a/",
  ])
  func aPlantedJournalIsNotFollowed(path: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "mine.txt")
    let (publication, journal) = try stage(first, in: folder)
    try publication.perform(journal)
    let before = try folder.files(in: "Public")
    for planted in [
      Publication.Journal(moves: [], deletions: [path]),
      Publication.Journal(moves: [path], deletions: []),
    ] {
      _ = try Publication(output: folder.output).prepare()
      try publication.write(planted)
      let error = #expect(throws: SiteError.self) {
        _ = try Publication(output: folder.output).prepare()
      }
      #expect(
        error?.description
          == "\(publication.staging)/.journal.json: error: cannot follow the journal: it names "
          + "'\(path)', which is not in the site; delete it")
      try FileManager.default.removeItem(atPath: "\(publication.staging)/.journal.json")
    }
    #expect(try folder.files(in: "Public") == before)
    #expect(try folder.text("mine.txt") == "mine")
  }

  /// Manifests and journals with paths and bytes of anybody's: a seed gives one.
  @Test(arguments: 1...200) func whateverIsReadBackNothingElseIsTouched(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "mine.txt")
    try folder.write("mine", to: "victim/a.html")
    let (publication, journal) = try stage(first, in: folder)
    try publication.perform(journal)
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.output)/away", withDestinationPath: "\(folder.path)/victim")
    let paths = [
      "", ".", "..", "/", "../mine.txt", "../victim/a.html", "away/a.html", "away",
      "a/../../mine.txt",
      "\(folder.path)/mine.txt", "index.html", "index.html/x", "previews",
      "previews/../../mine.txt",
      "..\\mine.txt", "a\u{0}b", String(repeating: "a/", count: 3000), "new.html", "manifest.json",
    ]
    let hostile = (0..<Int.random(in: 1...6, using: &numbers)).compactMap { _ in
      paths.randomElement(using: &numbers)
    }
    var bytes: [UInt8]
    let file: String
    if Bool.random(using: &numbers) {
      var manifest = try #require(try SiteManifest.read(in: folder.output))
      manifest.files += hostile.map { SiteManifest.File(path: $0, size: 4) }
      (bytes, file) = (try manifest.encoded(), "Public/manifest.json")
    } else {
      _ = try Publication(output: folder.output).prepare()
      let split = Int.random(in: 0...hostile.count, using: &numbers)
      try publication.write(
        Publication.Journal(
          moves: Array(hostile[..<split]), deletions: Array(hostile[split...])))
      file = ".Public.new/.journal.json"
      bytes = Array(try folder.text(file).utf8)
    }
    if Int.random(in: 0..<4, using: &numbers) == 0, !bytes.isEmpty {
      bytes[Int.random(in: 0..<bytes.count, using: &numbers)] = UInt8.random(
        in: 0...255, using: &numbers)
    }
    try Data(bytes).write(to: URL(fileURLWithPath: "\(folder.path)/\(file)"))
    do {
      let (again, next) = try stage(second, in: folder)
      try again.perform(next)
    } catch is SiteError {}
    #expect(try folder.text("mine.txt") == "mine")
    #expect(try folder.text("victim/a.html") == "mine")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).allSatisfy {
        ["Public", ".Public.new", "mine.txt", "victim"].contains($0)
      })
  }

  @Test func nothingIsDeletedOrWrittenThroughALink() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "elsewhere/a.html")
    let (publication, journal) = try stage(first, in: folder)
    try publication.perform(journal)
    try FileManager.default.removeItem(atPath: "\(folder.output)/previews")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.output)/previews", withDestinationPath: "\(folder.path)/elsewhere")
    let (again, next) = try stage(second, in: folder)
    #expect(next.deletions == [])
    let error = #expect(throws: SiteError.self) { try again.perform(next) }
    #expect(
      error?.description
        == "\(folder.output)/previews/b.html: error: cannot move the file into place: a link or "
        + "something else that is no folder of ours is on its way; remove that")
    #expect(try folder.files(in: "elsewhere").keys.sorted() == ["a.html"])
  }

  @Test func aFolderOfSomebodyElsesIsNotRemoved() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: ".Public.new/thesis.txt")
    let error = #expect(throws: SiteError.self) {
      _ = try Publication(output: folder.output).prepare()
    }
    #expect(
      error?.description.hasSuffix(
        "/.Public.new: error: a build makes the site here, and what is here is of no build; move it "
          + "away") == true)
    #expect(try folder.text(".Public.new/thesis.txt") == "mine")
  }

  @Test func anErrorWhileFilesAreMovedLeavesTheRestToTheNextBuild() throws {
    let folder = try TemporaryFolder()
    let (publication, journal) = try stage(first, in: folder)
    try publication.perform(journal)
    let (stopped, next) = try stage(second, in: folder)
    // A folder stands where a page belongs.
    try FileManager.default.createDirectory(
      atPath: "\(folder.output)/previews/b.html/x", withIntermediateDirectories: true)
    #expect(throws: SiteError.self) { try stopped.perform(next) }
    try stopped.discard()
    try FileManager.default.removeItem(atPath: "\(folder.output)/previews/b.html")
    _ = try Publication(output: folder.output).prepare()
    let files = try folder.files(in: "Public").mapValues { String(decoding: $0, as: UTF8.self) }
    #expect(files.filter { $0.key != "manifest.json" } == second)
  }

  #if os(Linux)
    /// A mount point, or a link to a folder on another disk.
    @Test func anOutputOnAnotherFileSystemIsPublishedToo() async throws {
      let folder = try TemporaryFolder()
      let far = "/dev/shm/\(UUID().uuidString)"
      try FileManager.default.createDirectory(atPath: far, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(atPath: far) }
      try FileManager.default.createSymbolicLink(
        atPath: folder.output, withDestinationPath: far)
      #expect(try await FixtureSite.two.build(into: folder).isPublished)
      let result = try await FixtureSite.one.build(into: folder)
      #expect(result.isPublished && result.deleted > 0)
      #expect(try SiteValidator(folder: far).findings().findings == [])
      #expect(
        try FileManager.default.subpathsOfDirectory(atPath: far).allSatisfy {
          !$0.hasSuffix(".part")
        })
    }
  #endif

  @Test func twoBuildsDoNotWriteOneFolder() throws {
    let folder = try TemporaryFolder()
    let lock = try Publication(output: folder.output).prepare()
    let error = #expect(throws: SiteError.self) {
      _ = try Publication(output: folder.output).prepare()
    }
    #expect(
      error?.description.hasSuffix(
        "/Public: error: another build is writing this folder; wait until it ends") == true)
    withExtendedLifetime(lock) {}
  }

  @Test func aRunningBuildThatIsKilledLeavesTheLastSite() async throws {
    let folder = try TemporaryFolder()
    _ = try await FixtureSite.one.build(into: folder)
    let before = try folder.files(in: "Public")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: fixtureExecutable)
    process.arguments = ["fixture", "hangs", "build", folder.output]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    while !folder.exists(".Public.new/previews/one.html") {
      try await Task.sleep(for: .milliseconds(10))
    }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    #expect(try folder.files(in: "Public") == before)
    let result = try await FixtureSite.two.build(into: folder)
    #expect(result.isPublished && result.pages == 2)
    #expect(!folder.exists(".Public.new"))
  }

  /// As happens to a server's builds, which each change ends.
  @Test(arguments: 1...2) func aBuildThatIsKilledWhileItTidiesUpIsNoStranger(
    _ time: Int
  ) async throws {
    let folder = try TemporaryFolder()
    // What an earlier build left.
    try folder.write("", to: ".Public.new/.cellophane")
    let count = 2000
    for number in 1...count {
      try Data().write(to: URL(fileURLWithPath: "\(folder.path)/.Public.new/\(number).html"))
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: fixtureExecutable)
    process.arguments = ["fixture", "one", "build", folder.output]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    while process.isRunning {
      let left = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/.Public.new")
      if left.count < count / 2 { break }
    }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    let result = try await FixtureSite.two.build(into: folder)
    #expect(result.isPublished && result.pages == 2)
  }
}

@Suite struct OutputTests {
  @Test func anOutputThatIsAFileIsRefused() async throws {
    let folder = try TemporaryFolder()
    try folder.write("x", to: "Public")
    let error = await #expect(throws: SiteError.self) {
      try await FixtureSite.one.build(into: folder)
    }
    #expect(
      error?.description
        == "\(folder.output): error: the output is a file; name a folder, or move the file away")
    #expect(try folder.text("Public") == "x")
  }

  @Test func aFolderThatIsNotOursIsRefused() async throws {
    let folder = try TemporaryFolder()
    try folder.write("x", to: "Public/thesis.txt")
    let error = await #expect(throws: SiteError.self) {
      try await FixtureSite.one.build(into: folder)
    }
    #expect(
      error?.description
        == "\(folder.output): error: the folder is not empty and has no manifest of ours; "
        + "name another folder with --output, or empty this one")
    #expect(try folder.files(in: "Public").keys.sorted() == ["thesis.txt"])
  }

  @Test func anEmptyFolderIsTaken() async throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.output, withIntermediateDirectories: true)
    #expect(try await FixtureSite.one.build(into: folder).isPublished)
  }

  @Test func aDamagedManifestIsRefused() async throws {
    let folder = try TemporaryFolder()
    try folder.write("{", to: "Public/manifest.json")
    let error = await #expect(throws: SiteError.self) {
      try await FixtureSite.one.build(into: folder)
    }
    #expect(
      error?.description
        == "\(folder.output)/manifest.json: error: the manifest cannot be read; "
        + "delete the folder and build again")
  }

  @Test func thePackageItselfIsRefused() async throws {
    let folder = try TemporaryFolder()
    try folder.write("x", to: "Public/Package.swift")
    let error = await #expect(throws: SiteError.self) {
      try await FixtureSite.one.build(into: folder)
    }
    #expect(error == .outputIsSource(path: folder.output))
  }
}

extension Publication {
  /// Puts files with one text into the sibling folder of a test's output, with their manifest.
  ///
  /// - Returns: What is to be moved and deleted.
  func planned(_ files: [String: String], in folder: TemporaryFolder) throws -> Journal {
    var manifest = SiteManifest(title: "Test")
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
      try folder.write(text, to: ".Public.new/\(path)")
      manifest.files.append(SiteManifest.File(path: path, size: text.utf8.count))
    }
    try folder.write(
      String(decoding: manifest.encoded(), as: UTF8.self), to: ".Public.new/manifest.json")
    return try plan(manifest, replacing: try SiteManifest.read(in: folder.output))
  }
}
