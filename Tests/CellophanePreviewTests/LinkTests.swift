import CellophaneDocument
import CellophaneLook
import CellophanePreview
import Testing
import UIKit

@Suite(.serialized) @MainActor struct LinkTests {
  private func page(
    _ make: @escaping @MainActor @Sendable () -> UIViewController
  ) async throws -> ResolvedPage {
    var options = ResolveOptions()
    options.look = .iOS26
    let pages = await AnyPreview(Preview("Links", make)).resolve(options)
    return try #require(pages.first)
  }

  /// What a page says of a tap on 'Marx' that opens an address, and the tap's outcome.
  private func tapped(_ address: String) async throws -> (
    outline: String, findings: [ResolvedFinding]
  ) {
    let page = try await page {
      let families = FamiliesController.list()
      families.didSelect = { _, item in
        guard item == "Marx", let url = URL(string: address) else { return }
        UIApplication.shared.open(url)
      }
      return families
    }
    return (page.outline, page.findings)
  }

  /// The links of a row's text that has one.
  private func linked(_ link: Any) async throws -> (
    links: [String], findings: [ResolvedFinding]
  ) {
    let page = try await page {
      let notes = NotesController.list()
      notes.prepare = { notes in
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
          cell, _, note in
          var content = cell.defaultContentConfiguration()
          content.attributedText = NSAttributedString(
            string: note, attributes: note == "B" ? [.link: link] : [:])
          cell.contentConfiguration = content
        }
        let source = NotesController.Source(collectionView: notes.collectionView) {
          $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(notes.notes)
        source.apply(snapshot, animatingDifferences: false)
        notes.source = source
      }
      return notes
    }
    let json = String(decoding: try JSONEncoder().encode(page), as: UTF8.self)
    let links = json.matches(of: /"link":"([^"]*)"/).map { String($0.output.1) }
    return (links.map { $0.replacing("\\/", with: "/") }, page.findings)
  }

  @Test(arguments: [
    "https://example.org/a", "HTTP://example.org", "mailto:marx@example.org", "tel:+49-30-1",
  ])
  func whatBrowsersOpenIsOpened(address: String) async throws {
    let (outline, findings) = try await tapped(address)
    #expect(outline.contains("tap -> open \"\(address)\""))
    #expect(findings == [])
    let (links, others) = try await linked(address)
    #expect(links == [address])
    #expect(others == [])
  }

  @Test(arguments: [
    "app-settings:", "javascript:alert(1)", "DATA:text/html,x", "bookshelf://book/3",
  ])
  func whatBrowsersDoNotOpenIsSaidAtItsRow(address: String) async throws {
    let (outline, findings) = try await tapped(address)
    #expect(!outline.contains("-> open"))
    let sentence =
      "a page does not lead to '\(address)', only to addresses with 'http:', 'https:', 'mailto:', "
      + "'tel:'; "
    #expect(
      findings == [
        ResolvedFinding(
          severity: .warning, rule: "link-not-opened",
          message: sentence + "nothing is opened there",
          item: "Marx")
      ])
    let (links, others) = try await linked(try #require(URL(string: address)))
    #expect(links == [])
    #expect(
      others == [
        ResolvedFinding(
          severity: .warning, rule: "link-not-opened",
          message: sentence + "its text is shown without it", item: "B")
      ])
  }

  @Test(arguments: ["/help", "#top", "java\nscript:alert(1)"])
  func anAddressWithoutASchemeIsSaidAtItsRow(address: String) async throws {
    let (links, findings) = try await linked(address)
    #expect(links == [])
    #expect(findings.map(\.rule) == ["link-not-opened"])
    #expect(findings.map(\.item) == ["B"])
  }

  @Test func whatIsBlankAroundAnAddressIsNoPartOfIt() async throws {
    let (links, findings) = try await linked("\nhttps://example.org/a\n")
    #expect(links == ["https://example.org/a"])
    #expect(findings == [])
  }

  @Test func openingAnAddressWithoutASchemeIsSaidAtItsRow() async throws {
    let (outline, findings) = try await tapped("/help")
    #expect(!outline.contains("-> open"))
    #expect(
      findings == [
        ResolvedFinding(
          severity: .warning, rule: "link-not-opened",
          message: "'/help' has no scheme, so that nothing opens it; give the whole address",
          item: "Marx")
      ])
  }
}
