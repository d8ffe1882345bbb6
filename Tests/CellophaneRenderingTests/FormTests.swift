import CellophaneRendering
import Foundation
import Testing
import UIKit

@MainActor @Suite struct FormTests {
  private var content: UIListContentConfiguration {
    var content = UIListContentConfiguration.cell()
    content.text = "Ada & <Byron>"
    return content
  }

  @Test func aConfigurationIsAWholePage() async throws {
    let html = try await renderHTML(of: content, title: "Ada")
    #expect(html.string == page)
    #expect(html.path == "previews/ada.html")
    #expect(Array(html.string.utf8) == html.bytes)
    #expect(
      html.stylesheets.map(\.path) == [
        "styles/ios26.css", "styles/screen.css", "styles/list.css", "styles/text.css",
      ])
    #expect(
      html.scripts.map(\.path) == [
        "scripts/focus.js", "scripts/page.js", "scripts/outline.js", "scripts/rows.js",
        "scripts/moment.js",
      ])
    #expect(html.files.allSatisfy { !$0.bytes.isEmpty })
    #expect(html.findings == [])
  }

  @Test func aConfigurationIsAPartOfAPage() async throws {
    let html = try await renderHTML(
      of: content, as: .fragment(id: "ada", root: "/kit/"), title: "Ada")
    #expect(html.string == fragment)
    #expect(
      html.stylesheets.map(\.path) == [
        "fragments/properties.css", "fragments/ios26.css", "fragments/screen.css",
        "fragments/list.css", "fragments/text.css",
      ])
    #expect(html.scripts.map(\.path) == ["fragments/fragment.js"])
    #expect(html.findings == [])
  }

  /// What a shadow tree has no root and no registrations for.
  @Test func aFragmentsStylesNameNothingOfAPage() async throws {
    for html in [
      try await renderHTML(of: LetterController(), as: .fragment(id: "a")),
      try await renderHTML(of: LetterController(), as: .fragment(id: "a"), look: .iOS18),
    ] {
      let sheets = html.stylesheets.map { String(decoding: $0.bytes, as: UTF8.self) }
      #expect(sheets[0].split(separator: "\n").allSatisfy { $0.hasPrefix("@property --") })
      for sheet in sheets.dropFirst() {
        #expect(!sheet.contains(":root") && !sheet.contains("@property"))
        #expect(!sheet.split(separator: "\n").contains { $0.hasPrefix("body") })
      }
    }
  }

  @Test func picturesAreFoundFromTheHostsFolder() async throws {
    let make: @MainActor @Sendable () -> UIImageView = {
      let svg =
        #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>"#
      return UIImageView(image: UIImage(data: Data(svg.utf8)))
    }
    let page = try await renderHTML(of: make())
    let part = try await renderHTML(of: make(), as: .fragment(id: "a", root: "kit/"))
    let asset = try #require(page.assets.first)
    #expect(asset.path.hasPrefix("assets/") && asset.path.hasSuffix(".svg"))
    #expect(page.assets == part.assets)
    #expect(page.string.contains(#"src="../\#(asset.path)""#))
    #expect(part.string.contains(#"src="kit/\#(asset.path)""#))
    #expect(part.findings == [])
  }

  @Test func stepsBelongToPages() async throws {
    let preview = Preview("Letters") { LetterController() }.step("Later") { $0.title = "Later" }
    let page = try await renderHTML(of: preview)
    let part = try await renderHTML(of: preview, as: .fragment(id: "a"))
    #expect(page.string.contains("class=\"steps\"") && !part.string.contains("class=\"steps\""))
    #expect(page.string.components(separatedBy: "<main").count == 2)
    #expect(!part.string.contains("<main"))
    #expect(part.findings == [])
  }
}

/// A list with a bar.
final class LetterController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Letters"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "letter")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "letter", for: indexPath)
    cell.textLabel?.text = ["Alpha", "Beta"][indexPath.row]
    return cell
  }
}
