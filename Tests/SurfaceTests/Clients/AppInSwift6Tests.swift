import Testing
import UIKit

@testable import AppInSwift6

/// Code in Swift 6 mode as apps have it does here what it does on iOS.
@MainActor @Suite struct AppInSwift6Tests {
  private func shown(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  @Test func aScreenShowsWhatItsModelLoads() async throws {
    let photos = PhotosViewController()
    let window = shown(photos)
    await photos.viewModel.load()
    while !photos.lines.contains("applied") { await Task.yield() }
    #expect(photos.collectionView.numberOfItems(inSection: 0) == 2)
    let cell = try #require(
      photos.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) as? PhotoCell)
    window.layoutIfNeeded()
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "Sea")
    #expect(window.rootViewController === photos)
  }

  @Test func aControllerHearsOfTheTraitsThatItAskedFor() {
    let photos = PhotosViewController()
    let window = shown(photos)
    photos.overrideUserInterfaceStyle = .dark
    #expect(photos.lines == ["style", "colour"])
    #expect(window.rootViewController === photos)
  }

  @Test func aSheetSaysHowHighItComes() throws {
    let detail = PhotoViewController(photo: Photo(id: 1, name: "Sea"))
    detail.modalPresentationStyle = .pageSheet
    let sheet = try #require(detail.sheetPresentationController)
    let photos = PhotosViewController()
    sheet.delegate = photos
    sheet.detents = [.custom(identifier: .init("low")) { $0.maximumDetentValue / 4 }]
    #expect(sheet.detents.map(\.identifier) == [.init("low")])
    #expect(sheet.delegate === photos)
  }

  @Test func anItemThatIsAnObjectIsFoundByItsOwnEquality() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Album>()
    snapshot.appendSections([0])
    snapshot.appendItems([Album(name: "Summer"), Album(name: "Winter")])
    #expect(snapshot.indexOfItem(Album(name: "Winter")) == 1)
  }

  @Test func aContentViewTakesTheConfigurationOfTheSameKind() throws {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    var profile = cell.profileConfiguration()
    profile.name = "Ada"
    cell.contentConfiguration = profile
    let view = cell.contentView
    profile.name = "Alan"
    cell.contentConfiguration = profile
    #expect(cell.contentView === view)
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect((cell.contentConfiguration as? ProfileConfiguration)?.isHighlighted == true)
  }

  @Test func aGenericCellHostsAViewOfAnyKind() {
    let cell = HostCell<TagView>(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    cell.bind(TagView.ViewModel(text: "new"))
    #expect(cell.shown == TagView.ViewModel(text: "new"))
  }

  @Test func pagesSideBySideShowTheChosenOne() throws {
    let pages = Onboarding()
    let window = shown(pages)
    let first = try #require(pages.viewControllers?.first)
    #expect(first.view.superview === pages.view)
    #expect(pages.pageViewController(pages, viewControllerAfter: first) != nil)
    #expect(window.rootViewController === pages)
  }

  @Test func aSplitViewWrapsItsColumnsInNavigation() {
    let split = RootSplitViewController()
    #expect(split.viewController(for: .primary)?.navigationController != nil)
    #expect(split.viewController(for: .secondary) is UINavigationController)
  }
}
