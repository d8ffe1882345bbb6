import CellophaneDocument
import CellophanePreview
import Testing
import UIKit

/// A cell that counts how often it is configured for a state.
private final class CountingCell: UICollectionViewListCell {
  static var updates = 0

  override func updateConfiguration(using state: UICellConfigurationState) {
    Self.updates += 1
    var content = defaultContentConfiguration().updated(for: state)
    content.text = state.isSelected ? "Chosen" : "Not chosen"
    contentConfiguration = content
  }
}

private final class CountingController: UICollectionViewController {
  private var source: UICollectionViewDiffableDataSource<Int, String>?

  init() {
    let list = UICollectionLayoutListConfiguration(appearance: .plain)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<CountingCell, String> { _, _, _ in }
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["A", "B", "C"])
    source?.apply(snapshot, animatingDifferences: false)
  }
}

/// What it takes to read a screen.
@Suite(.serialized) @MainActor struct ReadingTests {
  @Test func aCellInItsNormalStateIsNotConfiguredToBeReadAgain() async throws {
    let session = try await Session.begin(
      AnyPreview(Preview("Counted") { CountingController() }))
    defer { session.end() }
    let first = session.screen()
    let updates = CountingCell.updates
    #expect(session.screen() == first)
    #expect(CountingCell.updates == updates)
  }
}
