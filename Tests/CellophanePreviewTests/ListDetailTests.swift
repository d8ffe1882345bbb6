import CellophaneDocument
import CellophanePreview
import Testing
import UIKit

/// Three names in a list, whose cells a test makes and whose order somebody drags.
private final class Names: UICollectionViewController {
  private(set) var source: UICollectionViewDiffableDataSource<Int, String>?
  var configure: (UICollectionViewListCell, String) -> Void = { _, _ in }
  var order: [String] = []

  init(_ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }) {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    change(&list)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    title = "Names"
    navigationItem.subtitle = "3 of them"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      [unowned self] cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      configure(cell, name)
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
    }
    source.reorderingHandlers.canReorderItem = { $0 != "Groucho" }
    source.reorderingHandlers.didReorder = { [unowned self] in
      order = $0.finalSnapshot.itemIdentifiers
      title = order.joined(separator: " ")
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["Groucho", "Harpo", "Zeppo"])
    source.apply(snapshot, animatingDifferences: false)
    self.source = source
  }
}

@Suite(.serialized) @MainActor struct ListDetailTests {
  private func lines(_ preview: Preview<some UIViewController>) async -> [String] {
    await outline(preview).split(separator: "\n").map { String($0.drop { $0 == " " }) }
  }

  @Test func oneInsetOfASeparatorLeavesTheOtherToTheList() async {
    let lines = await lines(
      Preview("Names") {
        Names { $0.separatorConfiguration.bottomSeparatorInsets.leading = 56 }
      })
    #expect(lines.filter { $0 == "separators bottom insets 56,automatic" }.count == 3)
  }

  @Test func theBarSaysItsSubtitle() async {
    let lines = await lines(
      Preview("Names") { UINavigationController(rootViewController: Names()) })
    #expect(lines.contains(#"navigation "Names" subtitle "3 of them""#))
  }

  @Test func theTintOfAControllersViewReachesItsList() async {
    let lines = await lines(
      Preview("Names") {
        let names = Names()
        names.view.tintColor = .systemRed
        return names
      })
    #expect(lines.contains { $0.hasPrefix("grid list") && $0.contains("tint systemRed") })
  }

  @Test func aStepDragsARowBeforeAnother() async {
    let lines = await lines(
      Preview("Names") { UINavigationController(rootViewController: Names()) }
        .step("Dragged") { $0.move("Zeppo", before: "Harpo") })
    #expect(lines.contains(#"navigation "Groucho Zeppo Harpo" subtitle "3 of them""#))
  }

  @Test func aRowDraggedDownStandsBeforeTheOtherToo() {
    let names = Names()
    names.loadViewIfNeeded()
    names.move("Harpo", before: "Zeppo")
    #expect(names.source?.snapshot().itemIdentifiers == ["Groucho", "Harpo", "Zeppo"])
    names.move("Zeppo", before: "Groucho")
    #expect(names.order == ["Zeppo", "Groucho", "Harpo"])
  }

  @Test func aStepTurnsASwitchOver() async {
    let lines = await lines(
      Preview("Names") {
        let names = Names()
        names.configure = { [unowned names] cell, name in
          let control = UISwitch()
          control.addAction(UIAction { _ in names.title = "\(name) is on" }, for: .valueChanged)
          cell.accessories = [
            .customView(
              configuration: .init(customView: control, placement: .trailing(displayed: .always)))
          ]
        }
        return UINavigationController(rootViewController: names)
      }
      .step("On") { $0.toggle("Harpo") })
    #expect(lines.contains(#"navigation "Harpo is on" subtitle "3 of them""#))
  }

  @Test func anAccessorysTintIsThatOfTheViewInIt() async {
    let lines = await lines(
      Preview("Names") {
        let names = Names()
        names.configure = { cell, name in
          let button = UIButton(type: .system)
          if name == "Zeppo" { button.tintColor = .systemRed }
          cell.accessories = [
            .customView(
              configuration: .init(
                customView: button, placement: .leading(), tintColor: .systemGreen))
          ]
        }
        return UINavigationController(rootViewController: names)
      })
    #expect(
      lines.filter { $0.contains("button") } == [
        "button tint systemGreen", "button tint systemGreen", "button tint systemRed",
      ])
  }

  @Test func aListGivesItsCellsItsOwnMargins() {
    var margins: [NSDirectionalEdgeInsets] = []
    let names = Names()
    names.configure = { cell, name in
      cell.contentConfiguration = nil
      cell.accessories = name == "Zeppo" ? [.disclosureIndicator()] : []
    }
    names.loadViewIfNeeded()
    for item in 0..<3 {
      let cell = names.collectionView.cellForItem(at: IndexPath(item: item, section: 0))
      if let cell { margins.append(cell.contentView.directionalLayoutMargins) }
    }
    #expect(margins.map(\.leading) == [16, 16, 16])
    #expect(margins.map(\.trailing) == [16, 16, 8])
  }
}
