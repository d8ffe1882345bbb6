import CellophaneSite
import CellophaneValidation
import Foundation
import Seeding
import SiteFixtures
import Testing

@Suite(.enabled(if: Turn.has("processes that build", .fourth))) struct WorkerTests {
  @Test func aScreenThatStopsIsMadeInAnAppThatHasLaunched() async throws {
    let folder = try TemporaryFolder()
    let result = try await FixtureSite.launches.build(into: folder, jobs: 1)
    #expect(result.findings.map(\.rule).sorted() == ["launched-first", "preview-failed"])
    let said = Dictionary(uniqueKeysWithValues: result.findings.map { ($0.rule, $0.message) })
    let place = "(at Tests/SiteFixtures/Launches.swift:"
    let remark = "it is shown in an app that has launched, since it stops without that: "
    let stop = "nobody has filled the store \(place)"
    #expect(said["launched-first"]?.hasPrefix(remark + stop) == true)
    // Where the launch does not help, what is said is how the code stops without it.
    #expect(said["preview-failed"]?.hasPrefix(stop) == true)
    let page = try folder.text("Public/previews/stocked.html")
    #expect(page.contains("Salt"))
    #expect(try !folder.text("Public/previews/short.html").contains("Salt"))
  }

  @Test func aTrapCostsOnlyItsPreview() async throws {
    let folder = try TemporaryFolder()
    let result = try await FixtureSite.traps.build(into: folder)
    let said = try #require(result.findings.first).description
    #expect(result.findings.count == 1)
    let file = "Tests/SiteFixtures/FixtureSite.swift"
    #expect(
      said.hasPrefix(
        "Fixtures/Fixture.swift:7: error: the outline has 0 rows and none of them is 'Marx' "
          + "(at \(file):\(FixtureSite.trapLine) in 'FixtureSite.trap(_:)', called at \(file):"),
      "\(said)")
    #expect(said.hasSuffix(") (preview 'trap') [preview-failed]"), "\(said)")
    #expect(result.isPublished && result.hasErrors)
    let page = try folder.text("Public/previews/trap.html")
    #expect(page.contains("the outline has 0 rows and none of them is 'Marx'"))
    #expect(page.contains("<code>Fixtures/Fixture.swift:7</code>"))
    #expect(try folder.text("Public/previews/two.html").contains("Two 1"))
    #expect(try folder.text("Public/index.html").contains(Self.badge))
    #expect(try SiteValidator(folder: folder.output).findings().findings == [])
  }

  @Test func aTrapOfSwiftsOwnNamesTheAuthorsLine() async throws {
    let folder = try TemporaryFolder()
    let result = try await FixtureSite.trapsInLibrary.build(
      into: folder, bounds: PreviewBounds(seconds: 2))
    let message = try #require(result.findings.first).message
    let file = "Tests/SiteFixtures/FixtureSite.swift"
    #expect(
      message.hasPrefix(
        "Index out of range (at \(file):\(Shelf.lines.trap) in 'Shelf.title(of:)', called at "
          + "\(file):\(Shelf.lines.caller), \(file):"), "\(message)")
    let page = try folder.text("Public/previews/trap.html")
    #expect(
      page.contains(
        """
        <ol class="failure-lines">
        <li><code>\(file):\(Shelf.lines.trap)</code> <code>Shelf.title(of:)</code></li>
        <li><code>\(file):\(Shelf.lines.caller)</code> <code>Shelf.show()</code></li>
        <li>
        """))
    #expect(try SiteValidator(folder: folder.output).findings().findings == [])
  }

  @Test func aCastThatFailsNamesTheAuthorsLine() async throws {
    let folder = try TemporaryFolder()
    let result = try await FixtureSite.casts.build(into: folder, bounds: PreviewBounds(seconds: 2))
    let message = try #require(result.findings.first).message
    let place = "Tests/SiteFixtures/FixtureSite.swift:\(Shelf.castLine)"
    #expect(
      message.hasPrefix(
        "could not cast a value of type 'Shelf' to 'FixtureSite' (at \(place) in 'Shelf.cast()'"),
      "\(message)")
  }

  @Test func withoutABacktraceTheSentenceIsAllThereIs() throws {
    let folder = try TemporaryFolder()
    let said = try runFixture(
      ["fixture", "trapsInLibrary", "build", folder.output],
      environment: ["SWIFT_BACKTRACE": "enable=no"], program: fixtureExecutable
    ).output
    #expect(
      said.contains("error: Index out of range (at Swift/ContiguousArrayBuffer.swift:"), "\(said)")
    #expect(!(try folder.text("Public/previews/trap.html").contains("failure-lines")))
  }

  private static let badge = "<p class=\"card-foot\"><span data-kind=\"failed\">Failed</span> </p>"

  @Test func aTrapIsSeenInTheIndex() async throws {
    let folder = try TemporaryFolder()
    _ = try await FixtureSite.trapsLate.build(into: folder)
    let cards = try folder.text("Public/index.html").components(separatedBy: Self.badge)
    #expect(cards.count == 2)
    #expect(try SiteValidator(folder: folder.output).findings().findings == [])
  }

  @Test func aHangEndsAtItsBound() async throws {
    let folder = try TemporaryFolder()
    let result = try await FixtureSite.hangs.build(
      into: folder, bounds: PreviewBounds(seconds: 1.5))
    #expect(
      result.findings.map(\.message) == [
        "the preview was not done after 1.5 seconds; they went into what it shows at first: look for "
          + "a loop that never comes to an end, or raise --timeout"
      ])
    #expect(try folder.text("Public/previews/two.html").contains("Two 1"))
  }

  @Test func whatIsAskedForTooLongIsShownAndAskedLess() async throws {
    let folder = try TemporaryFolder()
    let result = try await FixtureSite.late.build(into: folder, bounds: PreviewBounds(seconds: 2))
    #expect(
      result.findings.map { "\($0.rule) \($0.severity): \($0.message)" } == [
        "asking-stopped warning: the preview 'Late' was not done after 2 seconds, most of which went "
          + "into asking what its touches do: less was asked then, and the page says where it stops; "
          + "show fewer rows, change less in each handler, or raise '--timeout'"
      ])
    #expect(try folder.text("Public/previews/late.html").contains("In time"))
    #expect(try folder.text("Public/previews/two.html").contains("Two 1"))
  }

  @Test func aValueIsMadeWhileAnotherThreadWaitsForIt() async throws {
    let folder = try TemporaryFolder()
    let result = try await FixtureSite.locks.build(
      into: folder, bounds: PreviewBounds(seconds: 5))
    #expect(result.findings.map(\.message) == [])
    #expect(try folder.text("Public/previews/lock.html").contains("Lock 1"))
  }

  @Test func memoryEndsAtItsBound() async throws {
    let folder = try TemporaryFolder()
    let result = try await FixtureSite.grows.build(
      into: folder, bounds: PreviewBounds(megabytes: 300))
    #expect(
      result.findings.map(\.message) == [
        "the preview used more than 300 MB; look for something that grows without end, "
          + "or raise --memory"
      ])
  }

  @Test func aPreviewThatEndsItsProcessIsSaidSo() async throws {
    let folder = try TemporaryFolder()
    let result = try await FixtureSite.exits.build(into: folder)
    #expect(
      result.findings.map(\.message) == ["the preview ended its process with exit code 3"])
    #expect(folder.exists("Public/previews/two.html"))
  }

  @Test func whatAPreviewPrintsDisturbsNothing() async throws {
    let folder = try TemporaryFolder()
    let result = try await FixtureSite.prints.build(into: folder)
    #expect(result.findings == [])
    #expect(result.pages == 2)
  }

  #if os(Linux)
    @Test func eachInstanceHasItsOwnFilesAndNoneIsLeftBehind() async throws {
      let folder = try TemporaryFolder()
      let home = FileManager.default.homeDirectoryForCurrentUser.appending(path: "Documents")
      let before = try? FileManager.default.contentsOfDirectory(atPath: home.path)
      let result = try await FixtureSite.documents.build(into: folder)
      #expect(result.findings == [])
      for page in ["notes", "more-notes"] {
        let text = try folder.text("Public/previews/\(page).html")
        #expect(text.contains("Launch 1, 0 files"))
        // What the tapped instance has written, and no other.
        #expect(text.contains("Now 6"))
      }
      let after = try? FileManager.default.contentsOfDirectory(atPath: home.path)
      #expect(after == before)
    }
  #endif

  @Test func aWorkerThatIsNotThereIsAnError() async throws {
    let folder = try TemporaryFolder()
    let builder = SiteBuilder(
      site: FixtureSite.one.site,
      options: BuildOptions(
        output: folder.output, jobs: 1, worker: ["/no/such/program", "worker"]))
    let error = await #expect(throws: SiteError.self) { try await builder.build() }
    #expect(
      error?.description
        == "error: no worker could be started: /no/such/program: No such file or directory")
    #expect(!folder.exists("Public") && !folder.exists(".Public.new"))
  }

  @Test func aWorkerOfAnotherSiteIsAnError() async throws {
    let folder = try TemporaryFolder()
    let builder = SiteBuilder(
      site: FixtureSite.two.site,
      options: BuildOptions(
        output: folder.output, jobs: 1, worker: [fixtureExecutable, "fixture", "one"]))
    let error = await #expect(throws: SiteError.self) { try await builder.build() }
    #expect(error?.description.contains("the list of previews must not change") == true)
  }
}

#if os(Linux)
  @Suite struct SurroundingsTests {
    private func text() async throws -> String {
      let folder = try TemporaryFolder()
      _ = try await FixtureSite.surroundings.build(into: folder)
      return try folder.text("Public/previews/surroundings.html")
    }

    @Test func theClockStandsAndTheZoneIsTheSites() async throws {
      let text = try await text()
      #expect(text.contains("clock 1700000000 1700000000"))
      #expect(text.contains("zone Asia/Tokyo 7"))
      #expect(text.contains("locale de_DE 1.234,5; variable de_DE.UTF-8"))
    }

    @Test func chanceIsTheSameOnEveryRun() async throws {
      let (first, second) = (try await text(), try await text())
      #expect(first == second)
      #expect(first.contains("random "))
    }
  }
#endif
