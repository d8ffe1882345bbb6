import CellophaneSite
import CellophaneValidation
import Foundation
import SiteFixtures
import Seeding
import Testing

/// Sites that are built in parts, on several machines, and put together.
@Suite(.enabled(if: Turn.has("parts of sites", .third))) struct ShardTests {
  private func part(
    _ fixture: FixtureSite, _ words: String, in folder: TemporaryFolder
  ) async throws -> BuildResult {
    let shard = try #require(Shard(words))
    var options = BuildOptions(
      output: "\(folder.path)/part-\(shard.number)", jobs: 2,
      worker: [fixtureExecutable, "fixture", fixture.rawValue])
    options.part = shard
    return try await SiteBuilder(site: fixture.site, options: options).build()
  }

  private func merge(
    _ fixture: FixtureSite, _ parts: [Int], in folder: TemporaryFolder, allowsMissing: Bool = false
  ) async throws -> BuildResult {
    try await SiteMerge(
      fixture.site, output: "\(folder.path)/Merged", allowsMissing: allowsMissing
    ).merge(parts.map { "\(folder.path)/part-\($0)" })
  }

  @Test(arguments: ["", "2", "0/8", "9/8", "2/8/1", "-1/2", "a/b", "1/0"])
  func whatIsNoShareIsRefused(words: String) {
    #expect(Shard(words) == nil)
  }

  @Test func anIdIsInOneShareAndStaysThere() throws {
    let shards = try #require(Shard("1/8")).all
    #expect(shards.map(\.description).last == "8/8")
    let ids = (1...400).map { "preview-\($0)" }
    let counts = shards.map { shard in ids.count { shard.contains($0) } }
    #expect(counts.reduce(0, +) == 400)
    #expect(counts.allSatisfy { $0 > 25 && $0 < 80 }, "\(counts)")
    #expect(ids.prefix(6).map { id in shards.firstIndex { $0.contains(id) } } == Self.places)
  }

  /// Another number would move previews between machines.
  private static let places: [Int?] = [5, 6, 0, 1, 4, 4]

  @Test(arguments: [FixtureSite.grouped, .many, .frames, .documents, .sameRows])
  func thePartsMakeTheBytesOfOneBuild(fixture: FixtureSite) async throws {
    let folder = try TemporaryFolder()
    let whole = try await fixture.build(into: folder)
    for number in 1...3 {
      let built = try await part(fixture, "\(number)/3", in: folder)
      #expect(built.isPublished)
    }
    #expect(!folder.exists("part-1/index.html"))
    // In any order.
    let merged = try await merge(fixture, [3, 1, 2], in: folder)
    #expect(merged.findings.map(\.message) == whole.findings.map(\.message))
    #expect(try folder.files(in: "Merged") == folder.files(in: "Public"))
  }

  @Test func aPreviewThatFailedInAPartFailsInTheWhole() async throws {
    let folder = try TemporaryFolder()
    let whole = try await FixtureSite.traps.build(into: folder)
    for number in 1...2 { _ = try await part(.traps, "\(number)/2", in: folder) }
    let merged = try await merge(.traps, [1, 2], in: folder)
    #expect(merged.hasErrors)
    #expect(merged.findings.map(\.description) == whole.findings.map(\.description))
    #expect(try folder.files(in: "Merged") == folder.files(in: "Public"))
  }

  @Test func pagesThatWouldBeOneAreFoundBetweenParts() async throws {
    let folder = try TemporaryFolder()
    for number in 1...8 { _ = try await part(.clash, "\(number)/8", in: folder) }
    let merged = try await merge(.clash, Array(1...8), in: folder)
    #expect(merged.findings.map(\.rule) == ["page-name"])
    #expect(!merged.isPublished)
  }

  @Test func aPartThatIsMissingIsNamedUnlessItIsAllowed() async throws {
    let folder = try TemporaryFolder()
    for number in [1, 2, 4] { _ = try await part(.many, "\(number)/4", in: folder) }
    await #expect {
      try await merge(.many, [1, 2, 4], in: folder)
    } throws: { error in
      "\(error)".hasPrefix("error: shard 3/4 is not among the parts; there are 'page-")
        && "\(error)".hasSuffix(" in it; build what failed again, or give --allow-missing")
    }
    #expect(!folder.exists("Merged"))
    let merged = try await merge(.many, [1, 2, 4], in: folder, allowsMissing: true)
    #expect(!merged.hasErrors)
    #expect(merged.isPublished)
    #expect(merged.pages == 120)
    let lost = merged.findings.filter { $0.rule == "shard-missing" }
    #expect(lost.count == merged.findings.count && lost.count > 10)
    let id = try #require(lost.first?.preview)
    #expect(
      try folder.text("Merged/previews/\(id).html").contains(
        "shard 3/4, which it is in, was not among the parts of this site"))
    #expect(try SiteValidator(folder: "\(folder.path)/Merged").findings().findings == [])
  }

  @Test func whatIsNoPartOrAnothersIsRefused() async throws {
    let folder = try TemporaryFolder()
    for number in 1...2 { _ = try await part(.two, "\(number)/2", in: folder) }
    await #expect(throws: SiteError.noPart(path: "\(folder.path)/part-3")) {
      try await merge(.two, [1, 2, 3], in: folder)
    }
    let half = try #require(Shard("1/2"))
    await #expect(
      throws: SiteError.samePart(
        shard: half, first: "\(folder.path)/part-1",
        second: "\(folder.path)/part-1")
    ) {
      try await merge(.two, [1, 1], in: folder)
    }
    await #expect(
      throws: SiteError.otherPart(path: "\(folder.path)/part-1", what: "list of previews")
    ) {
      try await merge(.three, [1, 2], in: folder)
    }
    let paths = try (1...2).flatMap { try folder.files(in: "part-\($0)").keys }
    let page = try #require(paths.filter { $0.hasPrefix("previews/") }.min())
    let owner = folder.exists("part-1/\(page)") ? 1 : 2
    try folder.write("half", to: "part-\(owner)/\(page)")
    await #expect(
      throws: SiteError.damagedPart(path: "\(folder.path)/part-\(owner)", file: page)
    ) {
      try await merge(.two, [1, 2], in: folder)
    }
    #expect(!folder.exists("Merged"))
    #expect(!folder.exists(".Merged.new"))
  }

  @Test func aSiteAndAPartDoNotReplaceEachOther() async throws {
    let folder = try TemporaryFolder()
    _ = try await FixtureSite.two.build(into: folder)
    var options = BuildOptions(output: folder.output, jobs: 1, worker: [])
    options.part = Shard("1/2")
    await #expect(throws: SiteError.outputIsOther(path: folder.output, holds: "site")) {
      try await SiteBuilder(site: FixtureSite.two.site, options: options).build()
    }
  }

  @Test func theCommandsOfAGalleryDoIt() throws {
    let folder = try TemporaryFolder()
    let environment = ["FIXTURE": "places"]
    for number in 1...2 {
      let built = try runFixture(
        "build", "--shard", "\(number)/2", "--output", "\(folder.path)/part-\(number)",
        environment: environment)
      #expect(built.code == 0, "\(built.errors)")
    }
    let merged = try runFixture(
      "merge", "\(folder.path)/part-1", "\(folder.path)/part-2", "--output",
      "\(folder.path)/Merged", environment: environment)
    #expect(merged.code == 0, "\(merged.errors)")
    #expect(try runFixture("build", "--output", folder.output, environment: environment).code == 0)
    #expect(try folder.files(in: "Merged") == folder.files(in: "Public"))
    #expect(
      try runFixture("merge", "\(folder.path)/part-1", environment: environment).code == 1)
    #expect(
      try runFixture("build", "--shard", "3/2", "--output", folder.output).code == 2)
    #expect(
      try runFixture(
        "build", "--shard", "1/2", "--filter", "a", "--output", folder.output
      ).code == 2)
  }
}
