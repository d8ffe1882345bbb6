internal import CellophaneDocument
internal import CellophaneLook
internal import CellophanePreview
internal import UIKit

/// A list of titles in UIKit's sidebar appearance, made and asked as any author's preview is.
struct SidebarList {
  let label: String
  let titles: [String]
  let look: Look

  /// The list as navigation, each row leading to its link.
  @MainActor func resolved(links: [String]) async -> ResolvedCollection {
    let titles = titles
    let preview = Preview("Sidebar", environments: [.pad], look: look) {
      SidebarViewController(titles: titles)
    }
    var options = ResolveOptions()
    options.repeats = false
    options.limits.instances = 0
    let page = await AnyPreview(preview).resolve(options).pages[0]
    guard case .collection(var list)? = page.frames[0].screen, list.sections.count == 1 else {
      preconditionFailure("a view controller of one section is one list of one section")
    }
    list.name = "sidebar"
    list.label = label
    list.role = .navigation
    list.selection = .none
    for index in list.sections[0].rows.indices {
      list.sections[0].rows[index].tap = ResolvedOutcome([.open(url: links[index])])
    }
    return list
  }
}

private final class SidebarViewController: UICollectionViewController {
  private let titles: [String]
  private var source: UICollectionViewDiffableDataSource<Int, Int>?

  init(titles: [String]) {
    self.titles = titles
    let list = UICollectionLayoutListConfiguration(appearance: .sidebar)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let titles = titles
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      cell, _, item in
      var content = UIListContentConfiguration.sidebarCell()
      content.text = titles[item]
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) {
      view, indexPath, item in
      view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(titles.indices))
    source.apply(snapshot, animatingDifferences: false)
    self.source = source
  }
}
