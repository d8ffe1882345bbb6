import CellophaneValidation
import Foundation
import Testing

extension BrowserSuite {
  /// What is said of pages of the gallery, as we read them and as the browser tells a screen reader.
  @Suite struct SpokenPageTests {
    private static let pages = [
      "tap-anywhere", "an-inbox", "controls-in-accessories", "controls", "double-column",
      "a-diffable-table", "an-album", "accessories", "custom-cells-that-swipe", "ray-tube",
      "cafes", "no-connection", "a-packing-list",
    ]

    private func tree(_ page: String) async throws -> AccessibilityTree {
      let file = try await BuiltGallery.shared.value.page(page)
      return try AccessibilityTree(of: [UInt8](Data(contentsOf: file)))
    }

    @Test(arguments: pages) func theBrowserSaysWhatWeRead(page: String) async throws {
      let ours = try await tree(page).nodes.flatMap(\.spoken)
      let shown = try await ListPage(page, width: Self.width(page))
      let theirs = try await BrowserTree(of: shown.browser).spoken
      #expect(ours.filter { !theirs.contains($0) } == [], "only we say this")
      #expect(theirs.filter { !ours.contains($0) } == [], "only the browser says this")
      #expect(ours == theirs)
    }

    private func lines(_ page: ListPage) async throws -> [String] {
      try await BrowserTree(of: page.browser).lines
    }

    /// As wide as its columns need.
    private static func width(_ page: String) -> Int { page == "double-column" ? 1024 : 402 }

    private static let trees = [
      "double-column": ExpectedTrees.aSidebarInASplitView,
      "controls-in-accessories": ExpectedTrees.controlsInAccessories,
      "a-grid-above-a-list": ExpectedTrees.aGridBesideAList,
      "no-connection": ExpectedTrees.anEmptyState,
      "custom-cells-that-swipe": ExpectedTrees.customCellsWithActions,
      "a-packing-list": ExpectedTrees.rowsInTheirStates,
      "controls": ExpectedTrees.controls,
    ]

    @Test(arguments: trees.keys.sorted()) func aPageIsReadSo(page: String) async throws {
      let shown = try await ListPage(page, width: Self.width(page))
      let read = try await lines(shown)
      #expect(read == Self.trees[page]?.components(separatedBy: "\n"))
    }

    @Test func anOutlineIsReadWithWhatIsOpen() async throws {
      let page = try await ListPage("accessories-on-parents")
      try await page.browser.press(.tab, .plus)
      #expect(try await lines(page).joined(separator: "\n") == ExpectedTrees.anOutlineThatIsOpen)
    }

    @Test func aStepLeavesARowOutAndReadsAnotherAnew() async throws {
      let page = try await ListPage("an-inbox", frame: "one-archived")
      #expect(try await page.browser.becomes("!document.getElementById('list/ticket')"))
      #expect(try await lines(page).joined(separator: "\n") == ExpectedTrees.anInboxAfterASwipe)
    }

    @Test func aSearchLeavesOutWhatItHides() async throws {
      let page = try await ListPage("cafes")
      try await page.browser.first(".search-field").type("k")
      #expect(try await lines(page).joined(separator: "\n") == ExpectedTrees.aListThatIsSearched)
    }

    /// A row is called by the cell that shows, in each of its states.
    @Test func aRowIsCalledByWhatItShowsInItsState() async throws {
      let page = try await ListPage("a-packing-list")
      #expect(try await page.row("Map").name() == "Map Top drawer")
      try await page.tap("Map")
      #expect(try await page.row("Map").name() == "Map Packed Checked")
    }
  }
}

extension AccessibilityTree.Node {
  /// Roles with their names in the order of reading, words alone left out.
  fileprivate var spoken: [String] {
    let own = role == "text" ? [] : [role + " " + name]
    return own + children.flatMap(\.spoken)
  }
}
