import Testing
import UIKit

@MainActor @Suite struct SupplementaryTests {
  fileprivate static let header = UICollectionView.elementKindSectionHeader

  /// Sections with a header each, which shows the section's name as its accessibility label.
  fileprivate final class Sections {
    let view: UICollectionView
    let source: UICollectionViewDiffableDataSource<String, Int>
    var made = 0

    @MainActor init(registeredAs kind: String = SupplementaryTests.header) {
      var list = UICollectionLayoutListConfiguration(appearance: .plain)
      list.headerMode = .supplementary
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 402, height: 874),
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
      let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { _, _, _ in }
      source = .init(collectionView: view) {
        $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
      }
      let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
        elementKind: kind
      ) { [unowned self] header, _, indexPath in
        made += 1
        header.accessibilityLabel = source.sectionIdentifier(for: indexPath.section)
      }
      source.supplementaryViewProvider = { view, _, indexPath in
        view.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
      }
    }

    @MainActor func show(_ sections: String..., reloading: [String] = []) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(sections)
      snapshot.reloadSections(reloading)
      source.apply(snapshot)
    }

    @MainActor var labels: [String?] {
      view.visibleSupplementaryViews(ofKind: SupplementaryTests.header).map(\.accessibilityLabel)
    }
  }

  @Test func headersOfSectionsThatStayAreNotAskedForAgain() {
    let sections = Sections()
    sections.show("a", "b")
    #expect(sections.labels == ["a", "b"])
    sections.show("b", "c")
    #expect(sections.labels == ["b", "c"])
    #expect(sections.made == 3)
  }

  @Test func reloadedSectionsGetOtherHeaders() {
    let sections = Sections()
    sections.show("a")
    #expect(sections.labels == ["a"])
    sections.show("a", reloading: ["a"])
    #expect(sections.labels == ["a"])
    #expect(sections.made == 2)
  }

  @Test func aHeaderKnowsWhereItStands() throws {
    let sections = Sections()
    sections.show("a", "b")
    let path = IndexPath(item: 0, section: 1)
    let header = try #require(
      sections.view.supplementaryView(forElementKind: Self.header, at: path))
    #expect(sections.view.indexPath(forSupplementaryView: header) == path)
    #expect(
      sections.view.indexPathsForVisibleSupplementaryElements(ofKind: Self.header)
        == [IndexPath(item: 0, section: 0), path])
    sections.show("b")
    #expect(
      sections.view.indexPath(forSupplementaryView: header) == IndexPath(item: 0, section: 0))
  }

  @Test func thereIsNoViewWhereTheLayoutHasNone() {
    let sections = Sections()
    sections.show("a")
    let footer = UICollectionView.elementKindSectionFooter
    let path = IndexPath(item: 0, section: 0)
    #expect(sections.view.supplementaryView(forElementKind: footer, at: path) == nil)
  }

  @Test func aViewOfAnotherKindStops() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let sections = Sections(registeredAs: "badge")
        sections.show("a")
        _ = sections.labels
      }
    }
  }
}

/// A badge on each item, and a square header, which know their sizes when they are laid out.
@MainActor @Suite struct SupplementarySizeTests {
  private final class Round: UICollectionReusableView {
    override func layoutSubviews() {
      super.layoutSubviews()
      layer.cornerRadius = bounds.width / 2
    }
  }

  private final class Square: UICollectionReusableView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      heightAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5).isActive = true
    }

    required init?(coder: NSCoder) { nil }
  }

  private let view: UICollectionView
  private let source: UICollectionViewDiffableDataSource<Int, Int>
  private let header = UICollectionView.elementKindSectionHeader

  init() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: .init(widthDimension: .absolute(22), heightDimension: .absolute(24)),
      elementKind: "badge", containerAnchor: .init(edges: [.top, .trailing]))
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = .init(top: 0, leading: 11, bottom: 0, trailing: 11)
    section.boundarySupplementaryItems = [
      .init(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40)),
        elementKind: header, alignment: .top)
    ]
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 402, height: 874),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    source = .init(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    let badges = UICollectionView.SupplementaryRegistration<Round>(elementKind: "badge") {
      _, _, _ in
    }
    let headers = UICollectionView.SupplementaryRegistration<Square>(elementKind: header) {
      _, _, _ in
    }
    source.supplementaryViewProvider = { view, kind, indexPath in
      kind == "badge"
        ? view.dequeueConfiguredReusableSupplementary(using: badges, for: indexPath)
        : view.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    source.apply(snapshot)
  }

  @Test func badgesGoAndMoveWithTheirItemsAndHeadersStay() throws {
    func show(_ items: Int...) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(items)
      source.apply(snapshot)
    }
    let badges = view.visibleSupplementaryViews(ofKind: "badge")
    let square = try #require(view.visibleSupplementaryViews(ofKind: header).first)
    show(2)
    #expect(view.visibleSupplementaryViews(ofKind: "badge") == [badges[1]])
    #expect(view.visibleSupplementaryViews(ofKind: header) == [square])
    show(3, 2)
    let moved = view.visibleSupplementaryViews(ofKind: "badge")
    #expect(moved[1] === badges[1])
    #expect(view.indexPath(forSupplementaryView: badges[1]) == IndexPath(item: 1, section: 0))
    show(2, 3)
    #expect(
      view.visibleSupplementaryViews(ofKind: "badge") == [moved[1], moved[0]])
    #expect(view.visibleSupplementaryViews(ofKind: header) == [square])
  }

  @Test func aBadgeHasTheSizeOfItsItemInTheLayout() throws {
    let badge = try #require(view.visibleSupplementaryViews(ofKind: "badge").last)
    view.layoutIfNeeded()
    #expect(badge.bounds.size == CGSize(width: 22, height: 24))
    #expect(badge.layer.cornerRadius == 11)
  }

  @Test func aHeaderOfEstimatedHeightIsAsHighAsItsConstraintsAsk() throws {
    let square = try #require(view.visibleSupplementaryViews(ofKind: header).first)
    view.layoutIfNeeded()
    #expect(square.bounds.size == CGSize(width: 380, height: 190))
  }
}
