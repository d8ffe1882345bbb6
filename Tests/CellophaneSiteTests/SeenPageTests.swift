import CellophaneSite
import CellophaneValidation
import Foundation
import SiteFixtures
import Testing

/// Builds that somebody waits for make what is seen, and leave the rest.
@Suite struct SeenPageTests {
  private static let pages = [
    "seen", "seen-pad", "seen-ios18", "seen-pad-ios18", "two",
  ]

  private func builder(_ folder: TemporaryFolder, pages: Set<String>? = nil) -> SiteBuilder {
    var options = BuildOptions(
      output: folder.output, only: pages == nil ? nil : ["seen"], isQuick: pages != nil, jobs: 2,
      worker: [fixtureExecutable, "fixture", FixtureSite.seen.rawValue])
    options.pages = pages
    return SiteBuilder(site: FixtureSite.seen.site, options: options)
  }

  private func texts(_ folder: TemporaryFolder) throws -> [String: String] {
    try Dictionary(
      uniqueKeysWithValues: Self.pages.map {
        ($0, try folder.text("Public/previews/\($0).html"))
      })
  }

  /// The pages that a build has made, and what it says of the site.
  private func changed(
    _ folder: TemporaryFolder, _ build: () async throws -> BuildResult
  ) async throws -> (pages: [String], manifest: SiteManifest?) {
    let before = try texts(folder)
    let manifest = try SiteManifest.read(in: folder.output)
    let result = try await build()
    #expect(result.findings == [] && result.isPublished)
    let now = try SiteManifest.read(in: folder.output)
    #expect(now?.previews == manifest?.previews)
    #expect(now?.files.map(\.path) == manifest?.files.map(\.path))
    #expect(try SiteValidator(folder: folder.output).findings().findings == [])
    let after = try texts(folder)
    return (Self.pages.filter { before[$0] != after[$0] }, now)
  }

  @Test func onePageOfAPreviewIsMade() async throws {
    let folder = try TemporaryFolder()
    _ = try await builder(folder).build()
    for seen in [["seen-pad"], ["seen"], ["seen-ios18"], ["seen", "seen-pad-ios18"]] {
      let made = try await changed(folder) {
        try await builder(folder, pages: Set(seen)).build()
      }
      #expect(made.pages == seen)
    }
  }

  @Test func aPageThatTheLastSiteHasNotIsMadeWithAllOthers() async throws {
    let folder = try TemporaryFolder()
    _ = try await builder(folder).build()
    let made = try await changed(folder) {
      try await builder(folder, pages: ["seen-watch"]).build()
    }
    #expect(made.pages == Self.pages.dropLast())
  }

  @Test func aWorkerMayHaveBegunBefore() async throws {
    let folder = try TemporaryFolder()
    _ = try await builder(folder).build()
    let builder = builder(folder, pages: ["seen"])
    let ready = try builder.readyWorker()
    let made = try await changed(folder) { try await builder.build(beginningWith: ready) }
    #expect(made.pages == ["seen"])
    // It is there for one build.
    let next = try await changed(folder) { try await builder.build(beginningWith: ready) }
    #expect(next.pages == ["seen"])
  }
}
