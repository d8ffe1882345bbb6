import CellophaneDocument
import CellophaneLook
import CellophanePreview
import CellophaneRendering
import CellophaneValidation
import Seeding
import Testing
import UIKit

@testable import CellophaneSite

/// Names that have nothing in common but that each must be an id of its own.
private let hostileNames = [
  // Twelve scripts.
  "水果", "蔬菜", "くだもの", "やさい", "과일", "فاكهة", "פירות", "फल", "ผลไม้", "Φρούτα", "Фрукты",
  "ხილი", "Մրգեր", "ፍራፍሬ",
  // One word after slugging.
  "C", "C++", "c", "C#", "C 2", "C-2", "Done", "Done!", "Photo", "Photo!",
  // Without a letter.
  "🍎", "🍌", "!", "?", "…", " ", "👩‍👩‍👧", "👩‍👩‍👦",
  // What ids are made of.
  "a-header", "a", "2-a", "body-1", "list", "start", "queries", "x:y", "x/y", "x~y", "x%7Ey",
  // The same letters, composed and not, and marks that change a word.
  "é", "e\u{301}", "か", "が", "и", "й", "a\u{0}b", "a\u{1}b", "<b>&amp;\"'",
  String(repeating: "w", count: 600), String(repeating: "w", count: 601),
  String(repeating: "水", count: 600), String(repeating: "水", count: 601),
]

@MainActor private func pages(_ preview: AnyPreview, asks: Bool = true) async -> [ResolvedPage] {
  var options = ResolveOptions()
  options.look = .iOS26
  options.asks = asks
  return await preview.resolve(options)
}

/// What is wrong with the markup of a preview's pages.
///
/// - Parameter asks: Whether what touches do has names of its own there.
@MainActor private func findings<Root>(_ preview: Preview<Root>, asks: Bool = true) async throws
  -> [String]
{
  let page = try PreviewPage()
  var found: [String] = []
  for resolved in await pages(AnyPreview(preview), asks: asks) {
    let bytes = page.html(of: resolved)
    found += try PageValidator().check(bytes, page: "page.html", grammar: .preview).findings
      .map(\.message)
  }
  return found
}

/// A table of sections with headers and footers, whose rows push a screen of their own.
private final class TitledTable: UITableViewController {
  var titles: [String] = []

  static func make(_ titles: [String], style: UITableView.Style = .plain) -> UINavigationController
  {
    let table = TitledTable(style: style)
    table.titles = titles
    table.title = "Names"
    return UINavigationController(rootViewController: table)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { titles.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { titles[section] }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { titles[section] }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = titles[indexPath.section]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let detail = TitledTable(style: .grouped)
    detail.titles = [titles[indexPath.section], "C", "C++"]
    detail.title = titles[indexPath.section]
    navigationController?.pushViewController(detail, animated: false)
  }
}

/// A list with a header for each section, and more views on its own edges.
@MainActor private func titledList(_ titles: [String], edges: [String] = []) -> UICollectionView {
  var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
  list.headerMode = .supplementary
  list.footerMode = .supplementary
  let sections = list
  let configuration = UICollectionViewCompositionalLayoutConfiguration()
  let size = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
  configuration.boundarySupplementaryItems = edges.map {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: $0, alignment: .top)
  }
  let layout = UICollectionViewCompositionalLayout(
    sectionProvider: { _, environment in .list(using: sections, layoutEnvironment: environment) },
    configuration: configuration)
  let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
  view.dataSource = TitledSource.shared
  TitledSource.shared.titles = titles
  view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
  for kind in edges + [
    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
  ] {
    view.register(
      UICollectionViewListCell.self, forSupplementaryViewOfKind: kind,
      withReuseIdentifier: "edge")
  }
  return view
}

private final class TitledSource: NSObject, UICollectionViewDataSource {
  static let shared = TitledSource()
  var titles: [String] = []

  func numberOfSections(in collectionView: UICollectionView) -> Int { titles.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 1 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    return filled(cell, titles[indexPath.section])
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
    return filled(view, indexPath.count == 2 ? titles[indexPath.section] : kind)
  }

  private func filled<View: UICollectionReusableView>(_ view: View, _ title: String) -> View {
    guard let cell = view as? UICollectionViewListCell else { return view }
    var content = cell.defaultContentConfiguration()
    content.text = title
    cell.contentConfiguration = content
    return view
  }
}

/// Every id of a page is one element's, whatever authors call things.
@Suite(.serialized, .enabled(if: Turn.has("names of pages", .fourth))) @MainActor
struct PageNameTests {
  @Test func headersAndFootersOfATableInAnyScriptHaveIdsOfTheirOwn() async throws {
    let preview = Preview("Names") { TitledTable(style: .plain, titles: hostileNames) }
    #expect(try await findings(preview, asks: false) == [])
  }

  @Test func headersOfAListInAnyScriptHaveIdsOfTheirOwn() async throws {
    #expect(try await findings(Preview("Names") { titledList(hostileNames) }) == [])
  }

  @Test func viewsOnAListsOwnEdgesHaveIdsOfTheirOwn() async throws {
    let edges = ["水果", "蔬菜", "a-header", "C", "C++"]
    #expect(try await findings(Preview("Names") { titledList(["a", "b"], edges: edges) }) == [])
  }

  @Test func stepsOfAnyTitleHaveIdsOfTheirOwn() async throws {
    var preview = Preview("Names") { titledList(["a", "b"]) }
    for name in hostileNames + ["Done", "Start"] {
      preview = preview.step(name) { $0.allowsSelection.toggle() }
    }
    #expect(try await findings(preview) == [])
  }

  @Test func aLastStepThatIsCalledAsBodiesAreHasIdsOfItsOwn() async throws {
    let preview = Preview("Names") { titledList(["a", "b"]) }
      .step("Body 1") { $0.reloadData(showing: ["a", "c"]) }
    #expect(try await findings(preview) == [])
  }

  @Test func screensThatRowsOfAnyNamePushHaveIdsOfTheirOwn() async throws {
    #expect(try await findings(Preview("Names") { TitledTable.make(hostileNames) }) == [])
  }

  @Test func twoTabBarsOnOnePageHaveIdsOfTheirOwn() async throws {
    func tabs(_ shown: Int) -> UITabBarController {
      let tabs = UITabBarController()
      tabs.viewControllers = ["a", "b"].map {
        let list = TitledTable(style: .plain, titles: [$0])
        list.title = $0
        return UINavigationController(rootViewController: list)
      }
      tabs.selectedIndex = shown
      return tabs
    }
    let preview = Preview("Names", environments: [.pad]) {
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(tabs(0), for: .primary)
      split.setViewController(tabs(1), for: .secondary)
      return split
    }
    #expect(try await findings(preview) == [])
  }

  @Test func namesStayReadableAndAreCountedOnceTheyAreWritten() async throws {
    let page = try #require(
      await pages(
        AnyPreview(
          Preview("Names") { titledList(["水果", "蔬菜", "C", "C++", "🍎", "!", "Über uns"]) })
      ).first)
    guard case .collection(let list) = page.frames[0].screen else { return }
    #expect(
      list.sections.map(\.header?.name) == [
        "list-水果-header", "list-蔬菜-header", "list-c-header", "list-c-2-header",
        "list-🍎-header", "list-section-header", "list-uber-uns-header",
      ])
  }

  @Test func aHeaderKeepsItsIdWhereSectionsChangePlaces() async throws {
    let preview = Preview("Names") { titledList(["C", "C++"]) }
      .step("Turned") { $0.reloadData(showing: ["C++", "C"]) }
    let page = try #require(await pages(AnyPreview(preview)).first)
    let headers = page.frames.map { frame -> [String] in
      guard case .collection(let list) = frame.screen else { return [] }
      return list.sections.map { "\($0.name): \($0.header?.name ?? "")" }
    }
    #expect(
      headers == [
        ["C: list-c-header", "C++: list-c-2-header"],
        ["C++: list-c-2-header", "C: list-c-header"],
      ])
  }
}

extension TitledTable {
  fileprivate convenience init(style: UITableView.Style, titles: [String]) {
    self.init(style: style)
    self.titles = titles
  }
}

extension UICollectionView {
  fileprivate func reloadData(showing titles: [String]) {
    TitledSource.shared.titles = titles
    reloadData()
  }
}
