import CellophaneDocument
import CellophanePreview
import Testing
import UIKit

/// Rows that a touch leaves as they were are not asked again.
@Suite(.serialized) @MainActor struct AskedLooksTests {
  @Test func screensThatTouchesBringUpAskOnlyRowsThatLookOtherwise() async {
    let silent = await questions { NamesController(isTitled: false) }
    #expect(silent > 0)
    // Three taps change the title alone: each brings up a screen, and no row is asked again.
    #expect(await questions { NamesController(isTitled: true) } == silent)
  }

  @Test func anItemThatLooksOtherwiseIsAskedAgain() async {
    let same = await questions { NamesController(isTitled: true) }
    #expect(await questions { NamesController(isTitled: true, marksChosen: true) } > same)
  }

  /// How often cells are asked how they look with the focus.
  private func questions(_ make: @escaping @MainActor @Sendable () -> UIViewController) async -> Int
  {
    NameCell.focusedQuestions = 0
    _ = await outline(Preview("Names") { UINavigationController(rootViewController: make()) })
    return NameCell.focusedQuestions
  }
}

private final class NameCell: UICollectionViewListCell {
  static var focusedQuestions = 0
  var name = ""

  override func updateConfiguration(using state: UICellConfigurationState) {
    if state.isFocused { Self.focusedQuestions += 1 }
    var content = defaultContentConfiguration().updated(for: state)
    content.text = name
    contentConfiguration = content
  }
}

private final class NamesController: UICollectionViewController {
  private var source: UICollectionViewDiffableDataSource<Int, String>?
  private let isTitled: Bool
  private let marksChosen: Bool
  private var chosen: String?

  init(isTitled: Bool, marksChosen: Bool = false) {
    self.isTitled = isTitled
    self.marksChosen = marksChosen
    let list = UICollectionLayoutListConfiguration(appearance: .plain)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    title = "Names"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<NameCell, String> {
      [weak self] cell, _, name in
      cell.name = name == self?.chosen ? "\(name), chosen" : name
    }
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["Ada", "Grace", "Edith"])
    source?.apply(snapshot, animatingDifferences: false)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    guard isTitled, let name = source?.itemIdentifier(for: indexPath) else { return }
    title = name
    guard marksChosen, var snapshot = source?.snapshot() else { return }
    chosen = name
    snapshot.reconfigureItems([name])
    source?.apply(snapshot)
  }
}
