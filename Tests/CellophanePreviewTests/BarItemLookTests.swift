import CellophaneDocument
import CellophanePreview
import Testing
import UIKit

/// Items of bars that turn over, and menus that say what is on.
@Suite(.serialized) @MainActor struct BarItemLookTests {
  private func page(
    _ prepare: @escaping @MainActor @Sendable (FilteredController) -> Void
  ) async -> ResolvedPage {
    let preview = Preview("Filtered") {
      let filtered = FilteredController()
      filtered.prepare = prepare
      return UINavigationController(rootViewController: filtered)
    }
    return await AnyPreview(preview).resolve()[0]
  }

  @Test func aButtonOfADrawingAloneIsCalledByIt() async {
    let preview = Preview("Alert") {
      let list = UITableViewController()
      list.navigationItem.rightBarButtonItem = UIBarButtonItem(
        image: UIImage(systemName: "bell"),
        primaryAction: UIAction { _ in list.title = "Rung" })
      return UINavigationController(rootViewController: list)
    }
    let page = await AnyPreview(preview.tap("Alert")).resolve()[0]
    #expect(page.outline.contains("Rung"), "\(page.outline)")
  }

  @Test func anItemThatTurnsOverTurnsBack() async {
    let page = await page { filtered in
      let item = UIBarButtonItem(title: "Filter", style: .plain, target: nil, action: nil)
      item.primaryAction = UIAction(title: "Filter") { [weak filtered, weak item] _ in
        filtered?.isFiltered.toggle()
        item?.title = filtered?.isFiltered == true ? "Show All" : "Filter"
      }
      filtered.navigationItem.rightBarButtonItem = item
    }
    #expect(page.findings.isEmpty)
    var screen = page.start
    for shown in [["A", "C"], ["A", "B", "C"], ["A", "C"]] {
      let edits = screen.items[0].outcome?.edits ?? []
      #expect(!edits.contains(.alone) && !edits.isEmpty, "\(edits)")
      screen = screen.applying(edits, bodies: page.pool)
      #expect(screen.rowLines == shown)
      #expect(screen.items[0].title == (shown.count == 2 ? "Show All" : "Filter"))
    }
  }

  @Test func aChoiceThatTurnsOverTurnsBack() async {
    let page = await page { filtered in
      let menu = { (filtered: FilteredController) -> UIMenu in
        UIMenu(children: [
          UIAction(title: "Without B", state: filtered.isFiltered ? .on : .off) {
            [weak filtered] _ in
            filtered?.isFiltered.toggle()
            filtered?.makeMenu()
          }
        ])
      }
      filtered.menu = menu
      filtered.makeMenu()
    }
    #expect(page.findings.isEmpty)
    var screen = page.start
    #expect(screen.choices.map(\.state) == [.off])
    for shown in [["A", "C"], ["A", "B", "C"], ["A", "C"]] {
      let edits = screen.choices.first?.outcome?.edits ?? []
      #expect(!edits.contains(.alone) && !edits.isEmpty, "\(edits)")
      screen = screen.applying(edits, bodies: page.pool)
      #expect(screen.rowLines == shown)
      #expect(screen.choices.map(\.state) == [shown.count == 2 ? .on : .off])
    }
  }

  @Test func aPopUpButtonSaysWhatWasChosen() async {
    let preview = Preview("Sizes") {
      let controller = UIViewController()
      let button = UIButton(configuration: .plain())
      button.menu = UIMenu(children: ["Small", "Large"].map { UIAction(title: $0) { _ in } })
      button.showsMenuAsPrimaryAction = true
      button.changesSelectionAsPrimaryAction = true
      controller.view.addSubview(button)
      return controller
    }
    let page = await AnyPreview(preview).resolve()[0]
    let menus = page.outline.matches(of: /menu \[[^\]]*\]/).map { String($0.output) }
    let (large, small) = (
      #"menu [on "Small", "Large" (-> replace control #1)]"#,
      #"menu ["Small" (-> replace control #2), on "Large"]"#
    )
    #expect(menus == [large, small, large])
  }

  @Test func oneOfSeveralChoicesIsOnAndSorts() async {
    let page = await page { filtered in
      let sort = { (title: String, state: UIMenuElement.State, by: @escaping (String) -> Int) in
        UIAction(title: title, state: state) { [weak filtered] _ in filtered?.sort(by: by) }
      }
      filtered.navigationItem.rightBarButtonItem = UIBarButtonItem(
        image: UIImage(systemName: "arrow.up.arrow.down"),
        menu: UIMenu(
          options: .singleSelection,
          children: [
            sort("Forwards", .on) { ["A": 0, "B": 1, "C": 2][$0] ?? 0 },
            sort("Backwards", .off) { ["A": 2, "B": 1, "C": 0][$0] ?? 0 },
            sort("B First", .off) { ["A": 1, "B": 0, "C": 2][$0] ?? 0 },
          ]))
    }
    #expect(page.findings.isEmpty)
    var screen = page.start
    let turns: [(choice: Int, shown: [String])] = [
      (1, ["C", "B", "A"]), (2, ["B", "A", "C"]), (1, ["C", "B", "A"]), (0, ["A", "B", "C"]),
      (2, ["B", "A", "C"]), (0, ["A", "B", "C"]),
    ]
    for (choice, shown) in turns {
      let edits = screen.choices[choice].outcome?.edits ?? []
      #expect(!edits.contains(.alone) && !edits.isEmpty, "\(choice): \(edits)")
      screen = screen.applying(edits, bodies: page.pool)
      #expect(screen.rowLines == shown)
      #expect(screen.choices.map(\.state) == (0..<3).map { $0 == choice ? .on : .off })
    }
  }
}

/// Letters, of which a filter shows some.
private final class FilteredController: UICollectionViewController {
  private var source: UICollectionViewDiffableDataSource<Int, String>?
  private var letters = ["A", "B", "C"]
  var isFiltered = false { didSet { apply() } }
  var prepare: (FilteredController) -> Void = { _ in }
  var menu: ((FilteredController) -> UIMenu)?

  init() {
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
    }
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    apply()
    prepare(self)
  }

  func makeMenu() {
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Show", menu: menu?(self))
  }

  func sort(by key: (String) -> Int) {
    letters.sort { key($0) < key($1) }
    apply()
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(letters.filter { !isFiltered || $0 != "B" })
    source?.apply(snapshot)
  }
}

extension ResolvedScreen {
  /// What can be chosen of its first item.
  fileprivate var choices: [ResolvedChoice] {
    for case .menu(let menu) in items.first?.outcome?.edits ?? [] { return menu.choices }
    return []
  }
}
