import CellophaneDocument
import CellophaneLook
import CellophanePreview
import Testing
import UIKit

extension UIConfigurationStateCustomKey {
  fileprivate static let isUrgent = UIConfigurationStateCustomKey("isUrgent")
}

/// A cell with a state of its own, which shows every state that it is asked in as words.
private final class TellingCell: UICollectionViewListCell {
  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state[.isUrgent] = true
    return state
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    var content = defaultContentConfiguration()
    let flags: [(Bool, String)] = [
      (state[.isUrgent] as? Bool ?? false, "urgent"), (state.isExpanded, "expanded"),
      (state.isSwiped, "swiped"), (state.isEditing, "editing"), (state.isFocused, "focused"),
      (state.isSelected, "selected"), (state.isHighlighted, "highlighted"),
    ]
    content.text = flags.filter(\.0).map(\.1).joined(separator: " ")
    contentConfiguration = content
  }
}

/// A list of one telling cell or of plain ones, with an edit button where it is asked for.
private final class TellingController: UICollectionViewController {
  var prepare: (TellingController) -> Void = { _ in }
  var isTelling = true
  private(set) var source: UICollectionViewDiffableDataSource<Int, String>?

  init(_ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }) {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    change(&list)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let telling = UICollectionView.CellRegistration<TellingCell, String> { _, _, _ in }
    let plain = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
    }
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      [isTelling] view, path, name in
      isTelling
        ? view.dequeueConfiguredReusableCell(using: telling, for: path, item: name)
        : view.dequeueConfiguredReusableCell(using: plain, for: path, item: name)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b"])
    source?.apply(snapshot, animatingDifferences: false)
    prepare(self)
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    if isViewLoaded { collectionView.isEditing = editing }
  }
}

@Suite(.serialized) @MainActor struct RowStatesTests {
  private func screen(
    _ make: @escaping @MainActor @Sendable () -> TellingController
  ) async throws -> ResolvedScreen {
    var options = ResolveOptions()
    options.look = .iOS26
    let preview = Preview("Rows") { UINavigationController(rootViewController: make()) }
    let page = try #require(await AnyPreview(preview).resolve(options).first)
    return try #require(page.frames[0].screen)
  }

  private func collection(_ screen: ResolvedScreen) throws -> ResolvedCollection {
    guard case .navigation(let navigation) = screen,
      case .collection(let collection) = navigation.content
    else { throw Missing() }
    return collection
  }

  private struct Missing: Error {}

  @Test func aRowIsAskedInStatesThatOccurTogetherWithKeysOfTheAuthorsInEach() async throws {
    let screen = try await screen { TellingController() }
    let row = try #require(try collection(screen).sections[0].rows.first)
    let said = row.variants.map { variant -> String in
      guard case .list(let content) = variant.cell.content else { return "" }
      return content.text?.string ?? ""
    }
    #expect(
      said == [
        "urgent focused", "urgent selected", "urgent highlighted", "urgent focused selected",
        "urgent focused highlighted", "urgent selected highlighted",
        "urgent focused selected highlighted",
      ])
    #expect(row.variants.map(\.states).last == [.focused, .selected, .highlighted])
  }

  @Test func anEditButtonBeginsEditingAndSaysTheOtherTitle() async throws {
    let screen = try await screen {
      let controller = TellingController()
      controller.prepare = {
        $0.navigationItem.rightBarButtonItem = $0.editButtonItem
        $0.collectionView.allowsMultipleSelectionDuringEditing = true
      }
      return controller
    }
    guard case .navigation(let navigation) = screen else { throw Missing() }
    #expect(navigation.trailingItems.map(\.title) == ["Edit"])
    #expect(
      navigation.trailingItems[0].outcome
        == ResolvedOutcome([
          .edit(collection: "list", title: "Done")
        ]))
    #expect(try collection(screen).selection == .single)
    #expect(try collection(screen).otherSelection == .multiple)
    let row = try #require(try collection(screen).sections[0].rows.first)
    #expect(row.variants.contains { $0.states == [.editing, .selected] })
  }

  @Test func aListThatIsChosenFromOnlyWhileEditingAsksForItsChoice() async throws {
    let screen = try await screen {
      let controller = TellingController()
      controller.prepare = {
        $0.navigationItem.rightBarButtonItem = $0.editButtonItem
        $0.collectionView.allowsSelection = false
        $0.collectionView.allowsMultipleSelectionDuringEditing = true
      }
      return controller
    }
    let list = try collection(screen)
    #expect(list.selection == .none)
    #expect(list.otherSelection == .multiple)
    #expect(list.role == .grid)
    #expect(list.sections[0].rows[0].variants.contains { $0.states == [.selected] })
  }

  @Test func aButtonThatDoesMoreThanEditIsNoEditButtonOfThePages() async throws {
    let screen = try await screen {
      let controller = TellingController()
      controller.prepare = { controller in
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
          title: "Choose",
          primaryAction: UIAction { _ in
            controller.collectionView.isEditing = true
            controller.title = "Choose"
          })
      }
      return controller
    }
    #expect(try collection(screen).otherSelection == nil)
  }

  @Test func selectionThatFollowsTheFocusIsKnown() async throws {
    let screen = try await screen {
      let controller = TellingController()
      controller.prepare = { $0.collectionView.selectionFollowsFocus = true }
      return controller
    }
    #expect(try collection(screen).selectionFollowsFocus)
  }

  @Test func actionsWithoutTitlesAndRowsWithoutActionsAreWhole() async throws {
    let screen = try await screen {
      let controller = TellingController { list in
        list.trailingSwipeActionsConfigurationProvider = { path in
          if path.item == 1 { return nil }
          let actions = (0..<40).map { _ in
            UIContextualAction(style: .normal, title: nil) { $2(true) }
          }
          return UISwipeActionsConfiguration(actions: actions)
        }
        list.leadingSwipeActionsConfigurationProvider = { _ in
          UISwipeActionsConfiguration(actions: [])
        }
      }
      controller.isTelling = false
      return controller
    }
    let rows = try collection(screen).sections[0].rows
    #expect(rows[0].swipe?.trailing.count == 40)
    #expect(rows[0].swipe?.leading.isEmpty == true)
    #expect(rows[1].swipe == nil)
  }
}
