import CellophaneDocument
import CellophanePreview
import Testing
import UIKit

/// A list of a running session that is read again: what was not touched is not read anew, and what
/// was is.
@Suite(.serialized) @MainActor struct KeptReadingTests {
  @Test(arguments: KeptReadingChange.allCases) func aChangeShowsAsInAFirstReading(
    _ change: KeptReadingChange
  ) async throws {
    let made = MadePlaces()
    let session = try await Session.begin(made.preview)
    defer { session.end() }
    let places = try #require(made.first)
    let before = session.screen()
    #expect(session.screen() == before)
    #expect(places.cells.allSatisfy { $0.keptReading != nil })
    change.make(in: places, cell: places.cells[1])
    let after = session.screen()
    #expect(after != before)
    places.forgetReading()
    #expect(session.screen() == after)
  }

  @Test func aColourOfACellWithoutAConfigurationShows() async throws {
    let made = MadePlaces()
    let session = try await Session.begin(made.preview)
    defer { session.end() }
    let places = try #require(made.first)
    let cell = places.cells[1]
    cell.backgroundConfiguration = nil
    let before = session.screen()
    cell.backgroundColor = .systemYellow
    let after = session.screen()
    #expect(after != before)
    places.forgetReading()
    #expect(session.screen() == after)
  }

  @Test func whatIsInAnAccessoryChangesByItself() async throws {
    let made = MadePlaces()
    let session = try await Session.begin(made.preview)
    defer { session.end() }
    let places = try #require(made.first)
    let label = UILabel()
    label.text = "1"
    let action = UIAction(title: "One") { _ in }
    let custom = UICellAccessory.CustomViewConfiguration(
      customView: label, placement: .trailing())
    places.cells[0].accessories = [.customView(configuration: custom)]
    places.cells[1].accessories = [.popUpMenu(UIMenu(children: [action]))]
    let first = session.screen()
    label.text = "2"
    let second = session.screen()
    #expect(second != first)
    action.title = "Two"
    #expect(session.screen() != second)
  }

  @Test func whatChangesBehindARowShowsOnceItIsConfigured() async throws {
    let made = MadePlaces()
    let session = try await Session.begin(made.preview)
    defer { session.end() }
    let places = try #require(made.first)
    let before = session.screen()
    places.names["b"] = "Bern"
    #expect(session.screen() == before)
    places.reconfigure("b")
    #expect(Self.texts(session.screen()) == ["a", "Bern", "c"])
    places.names["c"] = "Chur"
    places.collectionView.reloadData()
    #expect(Self.texts(session.screen()) == ["a", "Bern", "Chur"])
  }

  @Test func aHandlerThatIsCalledAgainShowsWhatItReads() async throws {
    let made = MadePlaces()
    let session = try await Session.begin(made.preview)
    defer { session.end() }
    let places = try #require(made.first)
    places.cells[1].configurationUpdateHandler = { [unowned places] cell, _ in
      var content = UIListContentConfiguration.cell()
      content.text = places.names["b"] ?? "b"
      cell.contentConfiguration = content
    }
    #expect(Self.texts(session.screen()) == ["a", "b", "c"])
    places.names["b"] = "Bern"
    #expect(Self.texts(session.screen()) == ["a", "b", "c"])
    places.cells[1].setNeedsUpdateConfiguration()
    #expect(Self.texts(session.screen()) == ["a", "Bern", "c"])
  }

  @Test func aCellThatShowsAnotherItemIsReadAnew() async throws {
    let made = MadePlaces()
    let session = try await Session.begin(made.preview)
    defer { session.end() }
    let places = try #require(made.first)
    _ = session.screen()
    let cell = places.cells[1]
    places.show(["a", "c"])
    #expect(Self.texts(session.screen()) == ["a", "c"])
    places.show(["a", "c", "d"])
    #expect(Self.texts(session.screen()) == ["a", "c", "d"])
    #expect(places.cells[2] === cell)
  }

  private static func texts(_ screen: ResolvedScreen) -> [String?] {
    guard case .collection(let list) = screen else { return [] }
    return list.sections.flatMap(\.rows).map { row in
      guard case .list(let content) = row.cell.content else { return nil }
      return content.text?.string
    }
  }
}

/// What makes a list's rows look otherwise without that the data source is asked.
enum KeptReadingChange: CaseIterable {
  case content, attributedText, background, backgroundView, accessories, indentation, interaction
  case handler, selection, spokenLabel, border, ownTint, addedView, editing, tintOfList, layout

  @MainActor fileprivate func make(in places: PlacesController, cell: UICollectionViewListCell) {
    let list: UICollectionView = places.collectionView
    switch self {
    case .content: cell.contentConfiguration = Self.content("other")
    case .attributedText:
      var content = UIListContentConfiguration.cell()
      content.attributedText = NSAttributedString(
        string: "b", attributes: [.foregroundColor: UIColor.systemRed])
      cell.contentConfiguration = content
    case .background:
      cell.backgroundConfiguration?.backgroundColor = .systemYellow
    case .backgroundView:
      cell.backgroundView = UIView()
      cell.backgroundView?.backgroundColor = .systemYellow
    case .accessories: cell.accessories = [.checkmark()]
    case .indentation: cell.indentationLevel = 2
    case .interaction: cell.isUserInteractionEnabled = false
    case .handler:
      cell.configurationUpdateHandler = { cell, _ in
        cell.contentConfiguration = Self.content("handled")
      }
    case .selection:
      list.selectItem(
        at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    case .spokenLabel: cell.accessibilityLabel = "Spoken"
    case .border: cell.layer.borderWidth = 2
    case .ownTint: cell.tintColor = .systemPink
    case .addedView:
      let label = UILabel()
      label.text = "over"
      cell.contentView.addSubview(label)
    case .editing: list.isEditing = true
    case .tintOfList: list.tintColor = .systemPink
    case .layout:
      let plain = UICollectionLayoutListConfiguration(appearance: .plain)
      list.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: plain)
    }
  }

  @MainActor private static func content(_ text: String) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.cell()
    content.text = text
    return content
  }
}

/// Makes controllers and remembers the first.
@MainActor private final class MadePlaces {
  private(set) var first: PlacesController?

  var preview: AnyPreview {
    AnyPreview(
      Preview("Places") {
        let places = PlacesController()
        if self.first == nil { self.first = places }
        return places
      })
  }
}

/// A list of the system's cells.
fileprivate final class PlacesController: UICollectionViewController {
  var names: [String: String] = [:]
  private var dataSource: UICollectionViewDiffableDataSource<Int, String>?

  init() {
    let list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      [unowned self] cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = names[name] ?? name
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    show(["a", "b", "c"])
  }

  func show(_ items: [String]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    dataSource?.apply(snapshot, animatingDifferences: false)
  }

  func reconfigure(_ item: String) {
    guard let dataSource else { return }
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([item])
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  /// Has everything read again.
  func forgetReading() {
    collectionView.keptReading = nil
    for cell in cells { cell.keptReading = nil }
  }

  var cells: [UICollectionViewListCell] {
    collectionView.visibleCells.compactMap { $0 as? UICollectionViewListCell }
  }
}
