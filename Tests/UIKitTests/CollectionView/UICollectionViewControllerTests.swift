import Testing
import UIKit

@MainActor @Suite struct UICollectionViewControllerTests {
  private final class Words: UICollectionViewController {
    var log: [String] = []
    private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, word in
      var content = cell.defaultContentConfiguration()
      content.text = word
      cell.contentConfiguration = content
    }

    init() {
      super.init(
        collectionViewLayout: UICollectionViewCompositionalLayout.list(
          using: .init(appearance: .plain)))
    }
    required init?(coder: NSCoder) { fatalError("there are no archives") }

    override func viewDidLoad() {
      super.viewDidLoad()
      log.append("loaded \(collectionView.numberOfItems(inSection: 0))")
    }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 2 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: "word \(indexPath.item)")
    }
    override func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
      log.append("selected \(indexPath.item)")
    }
  }

  private let first = IndexPath(item: 0, section: 0)

  @Test func theControllerIsItsCollectionViewsDataSourceAndDelegate() {
    let words = Words()
    #expect(words.collectionView.dataSource === words)
    #expect(words.collectionView.delegate === words)
    #expect(words.collectionView.isDescendant(of: words.view))
    #expect(words.log == ["loaded 2"])
    #expect(
      words.collectionView.userTap(itemAt: first) == UserTap(effect: .selected, isHeard: true))
    #expect(words.log.last == "selected 0")
  }

  @Test func aMethodThatIsNotOverriddenIsNotImplemented() {
    final class Silent: UICollectionViewController {}
    let silent = Silent(collectionViewLayout: UICollectionViewFlowLayout())
    #expect(silent.collectionView.numberOfSections == 1)
    #expect(silent.collectionView.numberOfItems(inSection: 0) == 0)
    let answer = OptionalMethod.answer {
      silent.collectionView(silent.collectionView, shouldSelectItemAt: first)
    }
    #expect(answer == nil)
  }

  @Test func theCollectionViewFillsTheView() {
    let words = Words()
    words.view.frame = CGRect(x: 0, y: 0, width: 700, height: 500)
    #expect(words.collectionView.frame == CGRect(x: 0, y: 0, width: 700, height: 500))
  }

  @Test func theSelectionIsClearedBeforeTheViewAppearsAgain() {
    let words = Words()
    words.collectionView.selectItem(at: first, animated: false, scrollPosition: [])
    words.viewWillAppear(false)
    #expect(words.collectionView.indexPathsForSelectedItems == [])
    words.clearsSelectionOnViewWillAppear = false
    words.collectionView.selectItem(at: first, animated: false, scrollPosition: [])
    words.viewWillAppear(false)
    #expect(words.collectionView.indexPathsForSelectedItems == [first])
  }

  @Test func editingReachesTheCollectionView() {
    let words = Words()
    _ = words.view
    words.setEditing(true, animated: true)
    #expect(words.collectionView.isEditing)
  }

  /// Code makes a controller, edits and pushes it, and relies on what `viewDidLoad` has made.
  @Test func editingLoadsTheView() {
    let words = Words()
    words.setEditing(true, animated: false)
    #expect(words.isViewLoaded)
    let table = UITableViewController(style: .plain)
    table.setEditing(true, animated: false)
    #expect(table.viewIfLoaded == table.tableView)
    #expect(table.tableView.isEditing)
  }
}
