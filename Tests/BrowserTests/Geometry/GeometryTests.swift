import CellophaneSnapshots
import Foundation
import Testing

extension SecondWindowSuite {
  /// Where things lie on the page, beside what is known of iOS.
  @Suite struct GeometryTests {
    private struct Measured {
      let fact: GeometryFact
      let look: Look
      let expected: Double
      let points: Double?
    }

    private enum Look: String, CaseIterable {
      case iOS18 = "iOS 18"
      case iOS26 = "iOS 26"

      var gallery: Task<BuiltGallery, any Error> {
        self == .iOS18 ? BuiltGallery.iOS18 : BuiltGallery.shared
      }

      func expected(of fact: GeometryFact) -> Double? {
        self == .iOS18 ? fact.iOS18 : fact.iOS26
      }
    }

    /// Whoever measures is off by no more.
    private static let tolerance = 0.5

    private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/Cellophane/Cellophane.docc/Geometry.md")
      .standardizedFileURL

    @Test func factsAreDistinctAndEveryGroupHasFive() {
      #expect(
        Set(GeometryFact.all.map { "\($0.group) \($0.name)" }).count == GeometryFact.all.count)
      #expect(GeometryFact.all.count >= 150)
      #expect(GeometryFact.all.allSatisfy { $0.iOS18 != nil || $0.iOS26 != nil })
      #expect(GeometryFact.all.allSatisfy { !$0.sources.isEmpty })
      #expect(Set(GeometryFact.all.flatMap(\.sources)) == Set(GeometrySource.allCases))
      for group in GeometryFact.Group.allCases {
        #expect(GeometryFact.all.count { $0.group == group } >= 5, "\(group)")
      }
    }

    @Test func pagesKeepToWhatIsKnown() async throws {
      var measured: [Measured] = []
      for look in Look.allCases {
        measured += try await measure(look)
      }
      for one in measured {
        let points = try #require(one.points, "\(one.look.rawValue): \(one.fact.name)")
        #expect(
          abs(points - one.expected) <= Self.tolerance, "\(one.look.rawValue): \(one.fact.name)")
      }
      try compare(article(of: measured))
    }

    // MARK: Measuring

    /// Measures the facts that are known of a look, each page opened once.
    private func measure(_ look: Look) async throws -> [Measured] {
      let browser = try await Browser.fine.value
      let facts = GeometryFact.all.filter { look.expected(of: $0) != nil }
      var points: [String: Double] = [:]
      for page in facts.map(\.page).reduce(
        into: [GeometryFact.Page](),
        { pages, page in
          if !pages.contains(page) { pages.append(page) }
        })
      {
        let here = facts.filter { $0.page == page }
        try await open(page, of: look, in: browser)
        let values = try await browser.run(
          Geometry.words + "return [" + here.map(\.measure).joined(separator: ", ") + "]")
        for (fact, value) in zip(here, values.array ?? []) {
          points["\(fact.group) \(fact.name)"] = value.number
        }
      }
      return facts.map { fact in
        Measured(
          fact: fact, look: look, expected: look.expected(of: fact) ?? 0,
          points: points["\(fact.group) \(fact.name)"])
      }
    }

    private func open(
      _ page: GeometryFact.Page, of look: Look, in browser: Browser
    ) async throws {
      try await browser.show(width: page.width, height: 874, scale: 3)
      let address = try await look.gallery.value.page(page.preview)
      // From another page, since a page keeps what is open as it is left.
      try await browser.open(try await look.gallery.value.folder.appending(path: "404.html"))
      try await browser.open(
        page.textSize.flatMap { URL(string: "\(address.absoluteString)?textSize=\($0)") } ?? address
      )
      try await browser.run(
        "document.documentElement.style.setProperty('--system-family', arguments[0])",
        [.string(Geometry.font)])
      let width = try await browser.run(
        """
        const context = document.createElement('canvas').getContext('2d')
        context.font = '100px ' + arguments[0]
        return context.measureText('M').width
        """, [.string(Geometry.font)])
      try #require(
        abs((width.number ?? 0) - Geometry.widthOfM) < 0.1,
        "the fonts \(Geometry.font) are not installed; .ci/install browser does it")
      guard let first = page.first else { return }
      try await browser.run(Geometry.words + first)
      // What moves has arrived before anything is measured.
      #expect(
        try await browser.becomes(
          "document.getAnimations().every(animation => animation.playState === 'finished')"))
    }

    // MARK: The article

    private func article(of measured: [Measured]) -> String {
      var text = """
        # Geometry

        What is known of where iOS puts things, and where the pages put them.

        ## Overview

        A test opens pages of the example site in Chromium, with Liberation Sans and three pixels a
        point, and measures. Every measurement is within half a point of its fact. Distances are in
        points; – stands where a look's is not known. The last column says where a fact is known from;
        several are better than one. What is guessed, of distances and of the rest, stands in
        [What differs from a device](WhatDiffersFromADevice.md).

        | source | what it is |
        | --- | --- |

        """
      for source in GeometrySource.allCases {
        text += "| \(source.rawValue) | \(source.description) |\n"
      }
      for group in GeometryFact.Group.allCases {
        text += """

          ### \(group.rawValue)

          | | iOS 18 | page | iOS 26 | page | source |
          | --- | ---: | ---: | ---: | ---: | --- |

          """
        for fact in GeometryFact.all where fact.group == group {
          let cells = Look.allCases.flatMap { look -> [String] in
            guard
              let one = measured.first(where: {
                $0.look == look && $0.fact.group == group && $0.fact.name == fact.name
              })
            else { return ["–", "–"] }
            return [written(one.expected, places: 2), written(one.points ?? .nan, places: 1)]
          }
          let sources = fact.sources.map(\.rawValue).joined(separator: ", ")
          text += "| \(fact.name) | \(cells.joined(separator: " | ")) | \(sources) |\n"
        }
      }
      return text
    }

    /// A number with no more places than it needs.
    private func written(_ number: Double, places: Int) -> String {
      let scale = places == 1 ? 10.0 : 100
      let rounded = (number * scale).rounded() / scale
      return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }

    /// The committed article says what was measured, or is written anew in the modes that do so.
    private func compare(_ article: String) throws {
      let committed = try FixtureFile.read(Self.file.path) ?? []
      let measured = [UInt8](article.utf8)
      guard committed != measured else { return }
      let mode = try SnapshotMode.standard(in: ProcessInfo.processInfo.environment)
      guard mode == .failed || mode == .all else {
        Issue.record(
          """
          Geometry.md is not what was measured; look at the measurements, run with \
          SNAPSHOT_TESTING_RECORD=failed and commit it
          \(LineDifference(from: committed, to: measured).report(limit: 20))
          """)
        return
      }
      try FixtureFile.write(measured, to: Self.file.path)
      Issue.record("Geometry.md was written; run again to compare it")
    }
  }
}
