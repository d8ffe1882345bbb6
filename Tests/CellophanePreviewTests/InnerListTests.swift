import CellophaneDocument
import CellophaneHTML
import CellophaneLook
import CellophanePreview
import Testing
import UIKit

/// A row of cards that scrolls sideways, as cells of tables had them before compositional layouts.
private final class ShelfCell: UITableViewCell, UICollectionViewDataSource {
  let flow = UICollectionViewFlowLayout()
  private(set) lazy var list = UICollectionView(frame: .zero, collectionViewLayout: flow)
  var books: [String] = []

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    flow.scrollDirection = .horizontal
    flow.itemSize = CGSize(width: 100, height: 80)
    list.dataSource = self
    list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "book")
    list.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(list)
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: contentView.topAnchor),
      list.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      list.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      list.heightAnchor.constraint(equalToConstant: 120),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { books.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "book", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = books[indexPath.item]
    cell.contentConfiguration = content
    return cell
  }
}

/// Two shelves, of which a tap on the first takes its first book away.
private final class ShelvesController: UITableViewController {
  private var shelves = [["Emma", "Ulysses"], ["Sapiens"]]
  var hears = false
  var opens = false
  var reloads = true

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ShelfCell.self, forCellReuseIdentifier: "shelf")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shelves.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "shelf", for: indexPath)
    let shelf = cell as? ShelfCell
    shelf?.books = shelves[indexPath.row]
    shelf?.list.delegate = hears ? self : nil
    if reloads { shelf?.list.reloadData() }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if shelves[indexPath.row].count > 1 { shelves[indexPath.row].removeFirst() }
    tableView.reloadRows(at: [indexPath], with: .automatic)
  }
}

extension ShelvesController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard opens else { return }
    let detail = UIViewController()
    detail.title = "Book \(indexPath.item)"
    navigationController?.pushViewController(detail, animated: true)
  }
}

/// A cell that nobody fills, in a list.
private final class EmptyCellsController: UICollectionViewController {
  init() {
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 2 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.contentView.backgroundColor = indexPath.item == 0 ? .systemOrange : nil
    return cell
  }
}

/// Lists within cells.
@Suite(.serialized) @MainActor struct InnerListTests {
  private func page(_ change: @escaping (ShelvesController) -> Void = { _ in }) async throws
    -> ResolvedPage
  {
    let preview = Preview("Shelves") {
      let controller = ShelvesController()
      change(controller)
      return controller
    }
    return try #require(await AnyPreview(preview).resolve(ResolveOptions()).first)
  }

  @Test func aListWithinACellIsShown() async throws {
    let html = String(decoding: PageRenderer.body(of: try await page()), as: UTF8.self)
    for book in ["Emma", "Ulysses", "Sapiens"] { #expect(html.contains(">\(book)<")) }
    #expect(html.components(separatedBy: "data-orthogonal=\"continuous\"").count - 1 >= 2)
    // A card that is alone in its column stands in the middle of the height.
    #expect(html.contains("--section-block:20px"))
  }

  @Test func aCellThatIsUsedAgainShowsWhatItsListHasNow() async throws {
    let html = String(
      decoding: PageRenderer.body(of: try await page { $0.reloads = false }), as: UTF8.self)
    for book in ["Emma", "Ulysses", "Sapiens"] { #expect(html.contains(">\(book)<")) }
  }

  @Test func nothingInItHasAnId() async throws {
    let html = String(decoding: PageRenderer.body(of: try await page()), as: UTF8.self)
    let ids = html.matches(of: #/ id="([^"]+)"/#).map { String($0.1) }
    #expect(
      Set(ids) == [
        "frame-start", "announcement", "list", "list~section", "list/row", "list/row~name",
        "list/row%7E2", "list/row%7E2~name", "body-1:list/row",
      ])
    let inner = try #require(
      html.components(separatedBy: "<div class=\"layout-scroller\"").dropFirst().first)
    #expect(inner.hasPrefix(" role=\"list\" aria-label=\"List\""))
  }

  @Test func itChangesWithItsRow() async throws {
    let page = try await page()
    let outline = page.outline
    #expect(outline.contains("tap -> deselect list \"row\", replace list \"row\" #1"))
    let body = try #require(outline.components(separatedBy: "body list \"row\" #1").last)
    #expect(body.contains("Ulysses"))
    #expect(!body.contains("Emma"))
  }

  /// A list in a cell is a control with a choice for each row.
  @Test func aTapOnARowInItDoesWhatItsDelegateDoes() async throws {
    let preview = Preview("Shelves") {
      let controller = ShelvesController()
      (controller.hears, controller.opens) = (true, true)
      return UINavigationController(rootViewController: controller)
    }
    let page = try #require(await AnyPreview(preview).resolve(ResolveOptions()).first)
    let lists = page.outline.split(separator: "\n").filter { $0.contains("embedded tapped") }
    #expect(
      lists.first?.contains("tapped -> show shown-row or -> show shown-row-2") == true, "\(lists)")
    #expect(page.outline.contains("Book 1"))
    let html = String(decoding: PageRenderer.body(of: page), as: UTF8.self)
    let taps = html.matches(of: #/<button class="tap" type="button"[^>]*aria-label="([^"]+)"/#)
    #expect(Set(taps.map { String($0.1) }) == ["Emma", "Ulysses", "Sapiens"])
  }

  /// One whose delegate does nothing has nothing that could be pressed.
  @Test func aTapThatDoesNothingHasNoButton() async throws {
    let html = String(
      decoding: PageRenderer.body(of: try await page { $0.hears = true }), as: UTF8.self)
    #expect(!html.contains("class=\"tap\""))
  }

  @Test func whatIsNotAskedIsSaid() async throws {
    let message =
      "of the list within the cell taps on rows are asked; what else can be done there, and what "
      + "stays selected, is not"
    #expect(try await !page().findings.map(\.message).contains(message))
    let heard = try await page { $0.hears = true }
    #expect(heard.findings.map(\.message).contains(message))
    #expect(heard.findings.filter { $0.rule == "inner-list-not-asked" }.count == 1)
  }

  @Test func aCellWithNothingInItKeepsTheHeightThatTheLayoutEstimates() async throws {
    for (look, height) in [(Look.Name.iOS26, 52.0), (.iOS18, 44)] {
      var options = ResolveOptions()
      options.look = Look(look)
      let preview = Preview("Cells") { EmptyCellsController() }
      let page = try #require(await AnyPreview(preview).resolve(options).first)
      let list = try #require(page.frames[0].screen?.list)
      #expect(list.sections[0].rows.map(\.height) == [height, height])
    }
  }
}
