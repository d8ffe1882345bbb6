import CellophaneLook
import Testing
import UIKit

@MainActor @Suite struct UICollectionViewListCellTests {
  typealias Appearance = UICollectionLayoutListConfiguration.Appearance

  private func styles(_ look: Look, _ appearance: Appearance) throws -> [ContentStyle] {
    try look.asking {
      let list = ListFixture(appearance, change: { $0.headerMode = .firstItemInSection })
      list.show("header", "row")
      return try [0, 1].map { try list.listCell($0).defaultContentConfiguration().style }
    }
  }

  @Test(arguments: [Look.iOS18, .iOS26])
  func rowsAndHeadersStartAsTheirListAsksFor(_ look: Look) throws {
    #expect(try styles(look, .plain) == [.plainHeader, .cell])
    #expect(try styles(look, .grouped) == [.groupedHeader, .cell])
    #expect(try styles(look, .insetGrouped) == [.groupedHeader, .cell])
    #expect(try styles(look, .sidebar) == [.sidebarHeader, .sidebarCell])
    #expect(try styles(look, .sidebarPlain) == [.sidebarHeader, .cell])
  }

  @Test(
    arguments: zip(
      [Appearance.plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain],
      [
        BackgroundStyle.listPlainCell, .listGroupedCell, .listGroupedCell, .listSidebarCell,
        .listPlainCell,
      ]))
  func aRowHasItsListsBackground(_ appearance: Appearance, _ style: BackgroundStyle) throws {
    try Look.iOS26.asking { () throws in
      let list = ListFixture(appearance)
      list.show("row")
      #expect(try list.listCell(0).backgroundConfiguration?.style == style)
    }
  }

  @Test func theBackgroundOfARowFollowsItsSelection() throws {
    try Look.iOS26.asking { () throws in
      let list = ListFixture(.insetGrouped)
      list.show("row")
      #expect(
        try list.listCell(0).backgroundConfiguration?.backgroundColor
          == .secondarySystemGroupedBackground)
      list.view.selectItem(at: list.path(0), animated: false, scrollPosition: [])
      #expect(try list.listCell(0).backgroundConfiguration?.backgroundColor == .systemGray4)
    }
  }

  @Test func aBackgroundSetToNothingStaysNothing() throws {
    let list = ListFixture(cell: { cell, _, _ in cell.backgroundConfiguration = nil })
    list.show("row")
    #expect(try list.listCell(0).backgroundConfiguration == nil)
  }

  @Test func cellsKnowTheListAroundThemByATrait() throws {
    let list = ListFixture(.sidebar)
    list.show("row")
    #expect(try list.listCell(0).traitCollection.listEnvironment == .sidebar)
    #expect(try list.listCell(0).configurationState.traitCollection.listEnvironment == .sidebar)
    #expect(list.view.traitCollection.listEnvironment != .sidebar)
  }

  @Test func headersAndFootersOfTheSupplementaryKindAreHeadersAndFooters() throws {
    try Look.iOS26.asking {
      let list = ListFixture(
        .insetGrouped,
        change: {
          $0.headerMode = .supplementary
          $0.footerMode = .supplementary
        })
      let kinds = [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ]
      let registrations = kinds.map {
        UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: $0) {
          cell, kind, _ in
          var content = cell.defaultContentConfiguration()
          content.text = kind
          cell.contentConfiguration = content
        }
      }
      list.source.supplementaryViewProvider = { view, kind, indexPath in
        view.dequeueConfiguredReusableSupplementary(
          using: registrations[kind == kinds[0] ? 0 : 1], for: indexPath)
      }
      list.show("row")
      let found = try kinds.map { kind in
        let view = list.view.supplementaryView(forElementKind: kind, at: list.path(0))
        let cell = try #require(view as? UICollectionViewListCell)
        return try #require(cell.contentConfiguration as? UIListContentConfiguration).style
      }
      #expect(found == [.groupedHeader, .groupedFooter])
    }
  }

  // MARK: Indentation

  @Test func rowsAreIndentedByTheirPlaceInTheOutline() throws {
    let list = ListFixture()
    list.showOutline(expanded: ["Pep"])
    #expect(try (0..<5).map { try list.listCell($0).indentationLevel } == [0, 1, 1, 1, 0])
    #expect(try list.listCell(1).indentationWidth == 10)
    #expect(try list.listCell(1).indentsAccessories)
  }

  @Test func rowsBelowAFirstItemHeaderStandLevelWithIt() throws {
    let list = ListFixture(.sidebar, change: { $0.headerMode = .firstItemInSection })
    list.showOutline(expanded: ["Pep"])
    #expect(try (0..<5).map { try list.listCell($0).indentationLevel } == [0, 0, 0, 0, 0])
  }

  @Test func anAuthorsIndentationHolds() throws {
    let list = ListFixture(cell: { cell, _, _ in cell.indentationLevel = 3 })
    list.showOutline(expanded: ["Pep"])
    #expect(try list.listCell(1).indentationLevel == 3)
  }

  @Test func anOpenParentsStateIsExpanded() throws {
    let list = ListFixture()
    list.showOutline(expanded: ["Pep"])
    #expect(try list.listCell(0).configurationState.isExpanded)
    #expect(try !list.listCell(4).configurationState.isExpanded)
    list.showOutline()
    #expect(try !list.listCell(0).configurationState.isExpanded)
  }

  // MARK: Accessories

  @Test func aSystemAccessoryGivenTwiceStops() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let cell = UICollectionViewListCell(frame: .zero)
        cell.accessories = [.checkmark(), .checkmark()]
      }
    }
  }

  @Test func theSeparatorGuideBelongsToTheCell() {
    let cell = UICollectionViewListCell(frame: .zero)
    #expect(cell.separatorLayoutGuide === cell.separatorLayoutGuide)
    #expect(cell.separatorLayoutGuide.owningView === cell)
  }
}
