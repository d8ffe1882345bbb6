import CellophaneDocument
import CellophanePreview
import Testing
import UIKit

/// What findings call rows, buttons and screens.
@Suite(.serialized) @MainActor struct FindingWordsTests {
  private struct Person: Identifiable, Hashable {
    var id: Int
    var name: String
  }

  /// People with numbers, of whom each brings up a screen with a button.
  private final class People: UICollectionViewController {
    private var source: UICollectionViewDiffableDataSource<Int, Person>?

    static func list() -> People {
      People(
        collectionViewLayout: UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: .plain)))
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Person> {
        cell, _, person in
        var content = cell.defaultContentConfiguration()
        content.text = person.name
        cell.contentConfiguration = content
      }
      source = .init(collectionView: collectionView) {
        $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Person>()
      snapshot.appendSections([0])
      snapshot.appendItems([Person(id: 1, name: "Ada"), Person(id: 2, name: "Alan")])
      source?.apply(snapshot, animatingDifferences: false)
    }

    override func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
      guard let person = source?.itemIdentifier(for: indexPath) else { return }
      let screen = UIViewController()
      screen.title = person.name
      screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Greet") { [unowned screen] _ in screen.title = "Hello" })
      navigationController?.pushViewController(screen, animated: true)
    }
  }

  @Test func aRowIsCalledByItsTextWhereItsNameIsAnIdentity() async {
    var options = ResolveOptions()
    options.limits.askedScreens = 0
    let preview = Preview("People") { UINavigationController(rootViewController: People.list()) }
    let page = await AnyPreview(preview).resolve(options)[0]
    #expect(
      page.findings.map(\.message) == [
        "in the preview 'People', what touches do on the screens that 'Ada', 'Alan' bring up is not "
          + "asked, and the page says there that it stops: 0 screens at most are asked; make a preview "
          + "of it, or raise 'limits.askedScreens'"
      ])
  }

  @Test func aSheetHasNoButtonBack() async {
    let preview = Preview("Arranging") {
      let notes = NotesController.list()
      notes.notes = ["A"]
      notes.didSelect = { notes, _ in
        let above = UIViewController()
        let image = UIImage(systemName: "square.grid.2x2")
        let arrange = UIAction(image: image) { [unowned notes] _ in
          notes.collectionView.collectionViewLayout = UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
        }
        let item = UIBarButtonItem(primaryAction: arrange)
        item.accessibilityLabel = "Arrange"
        above.navigationItem.rightBarButtonItem = item
        notes.present(UINavigationController(rootViewController: above), animated: true)
      }
      return UINavigationController(rootViewController: notes)
    }
    let page = await AnyPreview(preview).resolve()[0]
    #expect(
      page.findings.map(\.message) == [
        "in the preview 'Arranging', what the button 'Arrange' changes beneath the screen 'shown-a' is "
          + "more than the page can follow: it says that it stops where the screen is left"
      ])
  }
}
