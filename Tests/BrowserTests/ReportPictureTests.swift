import Foundation
import Seeding
import Testing

extension BrowserSuite {
  /// Pictures of what changed, as `snapshots report --pictures` takes them.
  @Suite(.enabled(if: Turn.has("pictures of reports", .third))) struct ReportPictureTests {
    /// A package with a page that waits to be accepted, in a folder of its own.
    private func report(
      from before: String, to after: String, style: String
    ) async throws -> (folder: URL, summary: String) {
      let package = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      let fixtures = package.appending(path: "Tests/__Snapshots__")
      for (path, text) in [
        ("RowTests/row.html", Self.page(before)), ("RowTests/row.new.html", Self.page(after)),
        ("RowTests/row.new.html.against", "none\n"), ("styles/list.css", style),
      ] {
        let file = fixtures.appending(path: path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      let folder = package.appending(path: "Report")
      let summary = package.appending(path: "summary.md")
      let (status, said) = try await BuiltProgram("cellophane").run([
        "snapshots", "report", package.path, "--output", folder.path, "--pictures", "--summary",
        summary.path, "--pictures-url", "https://example.org/42/",
      ])
      #expect(status == 1, "\(said)")
      return (folder, try String(contentsOf: summary, encoding: .utf8))
    }

    private static func page(_ row: String) -> String {
      """
      <!DOCTYPE html>
      <html lang="en" dir="ltr" data-look="iOS26" data-idiom="phone" data-text-size="large">
      <head>
      <meta charset="utf-8"/>
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'"/>
      <meta name="viewport" content="width=device-width, initial-scale=1"/>
      <title>Row</title>
      <link rel="stylesheet" href="../styles/list.css"/>
      </head>
      <body>
      <main class="page" data-page="row">
      <section class="frame" id="frame-start" aria-label="Start">
      <p>Same</p>
      </section>
      <section class="frame" id="frame-chosen" aria-label="Chosen">
      <p class="cell">\(row)</p>
      </section>
      </main>
      </body>
      </html>

      """
    }

    private func picture(_ kind: String, in folder: URL) throws -> Data {
      try Data(
        contentsOf: folder.appending(
          path: "pictures/tests-rowtests-row-\(kind).png"))
    }

    /// What a script says of a picture's `width`, `height` and `pixel(x, y)`.
    private func look(at picture: Data, _ script: String) async throws -> JSON {
      try await Browser.shared.value.run(
        """
        const bytes = Uint8Array.from(atob(arguments[0]), (one) => one.charCodeAt(0))
        return createImageBitmap(new Blob([bytes])).then((picture) => {
          const { width, height } = picture
          const context = Object.assign(document.createElement('canvas'), { width, height })
            .getContext('2d')
          context.drawImage(picture, 0, 0)
          const pixel = (x, y) => context.getImageData(x, y, 1, 1).data.join()
          return \(script)
        })
        """, [.string(picture.base64EncodedString())])
    }

    /// A square of 200 points that becomes one of 200 by 300.
    @Test func whatDiffersIsMarkedOverTheFadedPage() async throws {
      let (folder, summary) = try await report(
        from: "<span class=\"old\"></span>", to: "<span class=\"new\"></span>",
        style: """
          body, p { margin: 0; font-size: 0; background: rgb(200, 100, 0) }
          span { display: inline-block; inline-size: 200px; block-size: 200px; background: #000 }
          .new { block-size: 300px }
          """)
      defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
      let before = try picture("before", in: folder)
      #expect(try await look(at: before, "`${width} ${height}`") == "804 400")
      let after = try picture("after", in: folder)
      #expect(try await look(at: after, "`${width} ${height}`") == "804 600")
      let marked = try picture("difference", in: folder)
      #expect(try await look(at: marked, "`${width} ${height}`") == "804 600")
      // Both have the square; one reaches further down; an edge of three pixels is paler.
      #expect(try await look(at: marked, "pixel(200, 200)") == "166,166,166,255")
      #expect(try await look(at: marked, "pixel(200, 500)") == "255,36,112,255")
      #expect(try await look(at: marked, "pixel(200, 398)") == "196,122,148,255")
      #expect(try await look(at: marked, "pixel(600, 200)") == "236,201,166,255")
      // 804 · 200 of 804 · 600 pixels.
      let change = try String(
        contentsOf: folder.appending(path: "changes/tests-rowtests-row.html"), encoding: .utf8)
      #expect(change.contains("As it opens: 33.3 % of the pixels differ"))
      #expect(change.contains("<img src=\"../pictures/tests-rowtests-row-difference.png\""))
      #expect(
        summary.contains(
          """
          <tr><th>Before</th><th>After</th><th>Difference</th></tr>
          <tr>
          <td><img src="https://example.org/42/tests-rowtests-row-before.png" \
          alt="RowTests/row before" width="260"></td>
          """))
    }

    @Test(arguments: [
      (
        ".cell { display: none } #frame-chosen:target .cell { display: block }",
        "At the step &#39;Chosen&#39;: "
      ),
      (
        ".cell { display: none } @media (prefers-color-scheme: dark) { .cell { display: block } }",
        "In dark: "
      ),
    ])
    func aPageIsShownWhereItDiffers(style: String, words: String) async throws {
      let (folder, _) = try await report(from: "Short", to: "Longer", style: style)
      defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
      let change = try String(
        contentsOf: folder.appending(path: "changes/tests-rowtests-row.html"), encoding: .utf8)
      #expect(
        change.contains(words) || change.contains(words.replacing("&#39;", with: "'")), "\(change)")
      #expect(try picture("before", in: folder) != picture("after", in: folder))
    }

    @Test func aPageThatLooksTheSameIsSaidToAndShownInNoPicture() async throws {
      let (folder, summary) = try await report(
        from: "Short", to: "Longer", style: ".cell { display: none }")
      defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
      let words =
        "It looks the same as it opens, at 1 of its steps, in light and in dark; what a touch or a "
        + "key shows is in no picture."
      #expect(summary.contains("  - \(words)\n"))
      let pictures = folder.appending(path: "pictures").path
      #expect(!FileManager.default.fileExists(atPath: pictures))
    }
  }
}
