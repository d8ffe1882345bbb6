import Testing
import UIKit

@testable import AppInSwift5

/// Code in Swift 5 mode as apps have it does here what it does on iOS.
@MainActor @Suite struct AppInSwift5Tests {
  private func shown(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  @Test func aCoordinatorShowsItsFirstScreenAndPushesTheNext() throws {
    let coordinator = AppCoordinator()
    coordinator.start()
    let window = shown(coordinator.navigationController)
    let contacts = try #require(
      coordinator.navigationController.topViewController as? ContactsViewController)
    #expect(contacts.shownTitles == ["Ada", "Alan"])
    coordinator.contacts(contacts, didSelect: contacts.contacts[1])
    #expect(coordinator.navigationController.topViewController?.title == "Alan")
    #expect(window.rootViewController === coordinator.navigationController)
  }

  @Test func aGenericCellFollowsItsModelAndItsState() {
    let cell = GenericCell<ContactViewModel>(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    cell.configure(with: ContactViewModel(identifier: "1", title: "Ada"))
    cell.isSelected = true
    #expect(cell.titleLabel.text == "Ada")
    #expect(cell.accessibilityLabel == "Ada")
    #expect(cell.accessibilityTraits == [.button, .selected])
    #expect(cell.contentView.backgroundColor == .systemFill)
    #expect(cell.reuseIdentifier == "generic")
  }

  @Test func aCellWithAStateOfItsOwnShowsItInItsContent() throws {
    let cell = FavouriteListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    cell.isFavourite = true
    cell.layoutIfNeeded()
    let content = try #require(
      cell.contentView.firstSubview(of: UIListContentView.self)?.configuration
        as? UIListContentConfiguration)
    #expect(content.text == "Favourite")
  }

  @Test func aDataSourceOfATableAnswersWhatItsSubclassOverrides() throws {
    let settings = SettingsViewController()
    let window = shown(settings)
    let source = settings.source
    #expect(source.tableView(settings.tableView, titleForHeaderInSection: 0) == "General")
    #expect(!source.tableView(settings.tableView, canMoveRowAt: IndexPath(row: 0, section: 0)))
    source.tableView(
      settings.tableView, commit: .delete, forRowAt: IndexPath(row: 1, section: 0))
    #expect(source.snapshot().itemIdentifiers == [1, 3])
    #expect(window.rootViewController === settings)
  }

  @Test func aControllerOfACollectionIsAskedWhatItOverrides() throws {
    let grid = GridViewController()
    let window = shown(grid)
    #expect(grid.collectionView.numberOfItems(inSection: 0) == 6)
    let cell = try #require(
      grid.collectionView.cellForItem(at: IndexPath(item: 2, section: 0))
        as? GenericCell<ContactViewModel>)
    #expect(cell.titleLabel.text == "No. 3")
    #expect(window.rootViewController === grid)
  }

  @Test func aLayoutOfAnAppsOwnPlacesItems() throws {
    let layout = WaterfallLayout()
    let grid = GridViewController()
    _ = grid.view
    grid.collectionView.frame = CGRect(x: 0, y: 0, width: 200, height: 400)
    grid.collectionView.setCollectionViewLayout(layout, animated: false)
    layout.prepare()
    let frame = try #require(layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0)))
    #expect(frame.frame == CGRect(x: 100, y: 0, width: 100, height: 80))
  }

  @Test func textIsBuiltWithItsAttributes() {
    let price = Texts.price(9, old: 12)
    #expect(price.string == "9 € 12 €")
    #expect(
      price.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor == .secondaryLabel)
    #expect(
      (price.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)?
        .lineSpacing == 4)
    #expect(Texts.badge().string == "\u{FFFC} New")
    #expect(Texts.scaled().pointSize == 17)
  }

  @Test func whatIsSetForAClassReachesItsViewsInAWindow() {
    defer { Appearances.removeAll() }
    Theme.apply()
    let toggle = UISwitch()
    let own = UISwitch()
    own.onTintColor = .systemRed
    let controller = UIViewController()
    controller.view.addSubview(toggle)
    controller.view.addSubview(own)
    let navigation = UINavigationController(rootViewController: controller)
    #expect(toggle.onTintColor == nil)
    _ = shown(navigation)
    #expect(toggle.onTintColor == .brand)
    #expect(own.onTintColor == .systemRed)
    #expect(navigation.navigationBar.prefersLargeTitles)
    #expect(navigation.navigationBar.standardAppearance.backgroundColor == .brand)
  }

  @Test func aSnapshotFromAnotherQueueIsAppliedOnTheMainOne() async {
    let list = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: .init(appearance: .plain)))
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) { _, _, _ in
      nil
    }
    let loader = NumberLoader(source: source)
    await withCheckedContinuation { done in loader.load(3) { done.resume() } }
    #expect(source.snapshot().itemIdentifiers == [0, 1, 2])
    RuntimeIssue.collecting {
      source.apply(NSDiffableDataSourceSnapshot<Int, Int>())
      #expect(RuntimeIssue.drain().contains { $0.rule == "applied-from-two-queues" })
    }
  }

  @Test func subclassesOfViewsAreAskedWhatTheyOverride() {
    #expect(GradientView(frame: .zero).gradient?.colors?.count == 2)
    let shadow = ShadowView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    shadow.layoutIfNeeded()
    #expect(shadow.gradient.frame == shadow.bounds)
    let plain = UILabel()
    plain.text = "New"
    let padded = PaddedLabel()
    padded.text = "New"
    #expect(padded.intrinsicContentSize.width == plain.intrinsicContentSize.width + 8)
    let button = RoundedButton(title: "Go")
    button.isEnabled = false
    #expect(button.alpha == 0.5)
    #expect(button.currentTitle == "Go")
    let navigation = AppNavigationController(rootViewController: BaseViewController())
    let next = BaseViewController()
    next.title = "Next"
    navigation.pushViewController(next, animated: false)
    #expect(next.navigationItem.backButtonTitle == "")
  }

  @Test func aFormEndsTypingAndItsButtonFollowsItsState() {
    let form = FormViewController()
    let window = shown(form)
    let field = form.view.firstSubview(of: UITextField.self)
    #expect(field?.isFirstResponder == true)
    #expect(form.view.endEditing(true))
    #expect(field?.isFirstResponder == false)
    #expect(window.rootViewController === form)
  }
}
