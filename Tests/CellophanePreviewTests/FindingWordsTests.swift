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
        "in the preview 'Arranging', what the button 'Arrange' changes beneath the screen that 'A' "
          + "brings up is more than the page can follow: it says that it stops where the screen is left"
      ])
  }

  @Test func whereAskingStoppedIsCalledByItsText() async {
    var options = ResolveOptions()
    options.limits.questions = 1
    let preview = Preview("People") { UINavigationController(rootViewController: People.list()) }
    let page = await AnyPreview(preview).resolve(options)[0]
    #expect(
      page.findings.map { "\($0.rule) \($0.item ?? "-")" } == ["asking-stopped Alan"])
    #expect(
      page.findings[0].message.contains(
        "asking stopped at 'Alan', and 'Ada' was touched more than all others: show fewer rows"))
  }

  @Test func aScreenIsCalledByTheButtonThatBringsItUpAfterOtherTouches() async {
    var options = ResolveOptions()
    options.limits.askedScreens = 0
    let preview = Preview("Shop") {
      let notes = NotesController.list()
      var cart: [String] = []
      notes.didSelect = { notes, note in
        cart.append(note)
        notes.title = cart.joined()
      }
      notes.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Cart",
        primaryAction: UIAction { [unowned notes] _ in
          let screen = UIViewController()
          screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Buy", primaryAction: UIAction { _ in cart = [] })
          screen.title = "Cart of \(cart.count)"
          notes.present(UINavigationController(rootViewController: screen), animated: true)
        })
      return UINavigationController(rootViewController: notes)
    }
    let page = await AnyPreview(preview).resolve(options)[0]
    let messages = page.findings.filter { $0.rule == "screen-not-asked" }.map(\.message)
    #expect(
      messages == [
        "in the preview 'Shop', what touches do on the screen that 'Cart' brings up is not asked, and "
          + "the page says there that it stops: 0 screens at most are asked; make a preview of it, or "
          + "raise 'limits.askedScreens'"
      ])
  }

  @Test func rowsThatTouchesBroughtAreNotCountedAmongThoseOfTheList() async {
    var options = ResolveOptions()
    options.limits.looksPerRow = 2
    let preview = Preview("Counting") {
      let notes = NotesController.list()
      var counts: [String: Int] = [:]
      notes.accessories = { _, note in counts[note].map { [.label(text: "\($0)")] } ?? [] }
      notes.didSelect = { notes, note in
        counts[note, default: 0] += 1
        notes.apply()
      }
      notes.navigationItem.rightBarButtonItem = UIBarButtonItem(
        systemItem: .add,
        primaryAction: UIAction { [unowned notes] _ in
          notes.notes.append("Note \(notes.notes.count + 1)")
          notes.apply()
        })
      return UINavigationController(rootViewController: notes)
    }
    let page = await AnyPreview(preview).resolve(options)[0]
    #expect(
      page.findings.filter { $0.rule == "looks-not-touched" }.map(\.message) == [
        "in the preview 'Counting', the rows 'A', 'B' and 1 more, and rows that touches brought, were "
          + "touched in 2 looks and in no others, in which the page says that it stops; raise "
          + "'limits.looksPerRow', or show less of what counts"
      ])
  }
}
