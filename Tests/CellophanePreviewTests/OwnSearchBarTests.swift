import CellophaneDocument
import CellophanePreview
import Testing
import UIKit

/// A list that a search bar of its own filters.
private final class OwnSearchController: UIViewController, UISearchBarDelegate {
  enum Place: CaseIterable, Sendable { case title, table, view }

  let place: Place
  private let bar = UISearchBar()
  private let table = UITableView(frame: .zero, style: .plain)
  private var source: UITableViewDiffableDataSource<Int, String>?

  init(_ place: Place) {
    self.place = place
    super.init(nibName: nil, bundle: nil)
    title = "Names"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.delegate = self
    bar.placeholder = "Find"
    table.register(UITableViewCell.self, forCellReuseIdentifier: "name")
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, name in
      let cell = table.dequeueReusableCell(withIdentifier: "name", for: path)
      cell.textLabel?.text = name
      return cell
    }
    self.source = source
    table.frame = view.bounds
    view.addSubview(table)
    bar.frame = CGRect(x: 0, y: 0, width: 402, height: 56)
    switch place {
    case .title: navigationItem.titleView = bar
    case .table: table.tableHeaderView = bar
    case .view:
      table.frame.origin.y = 56
      view.addSubview(bar)
    }
    show("")
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    show(searchText)
  }

  private func show(_ query: String) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(
      ["Ada", "Grace", "Gerda"].filter {
        query.isEmpty || $0.lowercased().contains(query.lowercased())
      })
    source?.apply(snapshot, animatingDifferences: false)
  }
}

@Suite(.serialized) @MainActor struct OwnSearchBarTests {
  private func page(
    _ place: OwnSearchController.Place,
    _ change: (Preview<UINavigationController>) -> Preview<UINavigationController> = { $0 }
  ) async -> ResolvedPage {
    let preview = Preview("Names") {
      UINavigationController(rootViewController: OwnSearchController(place))
    }
    return await AnyPreview(change(preview)).resolve()[0]
  }

  @Test(arguments: OwnSearchController.Place.allCases)
  fileprivate func aSearchBarWithADelegateFilters(place: OwnSearchController.Place) async {
    let page = await page(place)
    #expect(page.searching?.rule?.words == ["rows", "text0", "case", "keeps-empty"])
    #expect(page.findings.map(\.message) == [])
  }

  @Test func aStepTypesIntoABarOfOnesOwn() async {
    let page = await page(.title) { $0.step("Typing gr") { $0.search("gr") } }
    let last = page.outline.components(separatedBy: "frame typing-gr").last ?? ""
    #expect(last.contains(#"search-field "gr""#))
    #expect(last.contains(#"row "Grace""#))
    #expect(!last.contains(#"row "Ada""#))
  }

  @Test func aBarThatNobodyHearsAnswersNothing() async {
    let preview = Preview("Names") { () -> UIViewController in
      let controller = UIViewController()
      controller.navigationItem.titleView = UISearchBar()
      return UINavigationController(rootViewController: controller)
    }
    let page = await AnyPreview(preview).resolve()[0]
    #expect(page.searching == nil)
  }
}
