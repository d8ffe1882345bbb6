import Testing
import UIKit

@MainActor @Suite struct DequeueTests {
  /// A data source of one section whose cells come from a closure.
  fileprivate final class Source: NSObject, UICollectionViewDataSource {
    var count = 1
    var cell: (UICollectionView, IndexPath) -> UICollectionViewCell

    init(cell: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell) {
      self.cell = cell
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { cell(collectionView, indexPath) }
  }

  fileprivate class NamedCell: UICollectionViewCell {
    var name = ""
    var reuses = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      name = "made"
    }
    required init?(coder: NSCoder) { fatalError("there are no archives") }
    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }

  fileprivate static func makeView() -> UICollectionView {
    UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 402, height: 874),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: .init(appearance: .plain)))
  }

  private let first = IndexPath(item: 0, section: 0)

  @Test func aRegisteredClassIsMadeByItsOwnInitialiser() throws {
    let view = Self.makeView()
    view.register(NamedCell.self, forCellWithReuseIdentifier: "named")
    let source = Source { $0.dequeueReusableCell(withReuseIdentifier: "named", for: $1) }
    view.dataSource = source
    let cell = try #require(view.cellForItem(at: first) as? NamedCell)
    #expect(cell.name == "made")
    #expect(cell.reuseIdentifier == "named")
    #expect(view.cellForItem(at: first) === cell)
    #expect(view.indexPath(for: cell) == first)
    #expect(cell.superview === view)
  }

  @Test func aReloadedItemsCellIsUsedAgain() throws {
    let view = Self.makeView()
    view.register(NamedCell.self, forCellWithReuseIdentifier: "named")
    let source = Source { $0.dequeueReusableCell(withReuseIdentifier: "named", for: $1) }
    view.dataSource = source
    let cell = try #require(view.cellForItem(at: first) as? NamedCell)
    cell.isHighlighted = true
    view.reloadItems(at: [first])
    #expect(view.indexPath(for: cell) == nil)
    #expect(!cell.isHighlighted)
    #expect(view.cellForItem(at: first) === cell)
    #expect(cell.reuses == 1)
  }

  @Test func aRegistrationConfiguresEachCell() throws {
    let list = ListFixture()
    list.show("a", "b")
    let texts = try [0, 1].map {
      (try list.listCell($0).contentConfiguration as? UIListContentConfiguration)?.text
    }
    #expect(texts == ["a", "b"])
  }

  @Test func aRegistrationMadeWhereCellsAreProvidedIsNotedOnce() {
    RuntimeIssue.collecting {
      let view = Self.makeView()
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
        view, indexPath, item in
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
          _, _, _ in
        }
        return view.dequeueConfiguredReusableCell(
          using: registration, for: indexPath, item: item)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([1, 2, 3])
      source.apply(snapshot)
      #expect(view.visibleCells.count == 3)
      #expect(RuntimeIssue.drain().map(\.rule) == ["registration-in-provider"])
    }
  }

  @Test func aRegistrationMadeOutsideIsNotNoted() {
    RuntimeIssue.collecting {
      let list = ListFixture()
      list.show("a")
      _ = list.view.visibleCells
      #expect(RuntimeIssue.drain() == [])
    }
  }

  // MARK: Stops

  @Test func anUnregisteredIdentifierStops() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = Self.makeView().dequeueReusableCell(
          withReuseIdentifier: "nobody", for: IndexPath(item: 0, section: 0))
      }
    }
  }

  @Test func aCellThatWasNotDequeuedStops() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = Self.makeView()
        let source = Source { _, _ in UICollectionViewCell(frame: .zero) }
        view.dataSource = source
        _ = view.visibleCells
      }
    }
  }

  @Test func noItemStops() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> {
          _, _, _ in
        }
        _ = Self.makeView().dequeueConfiguredReusableCell(
          using: registration, for: IndexPath(item: 0, section: 0), item: nil)
      }
    }
  }

  @Test func aClassThatIsNoCellStops() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        Self.makeView().register(UIView.self, forCellWithReuseIdentifier: "view")
      }
    }
  }

  @Test func aCellOfANibStops() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = Self.makeView()
        view.register(UINib(nibName: "Cell", bundle: nil), forCellWithReuseIdentifier: "nib")
        let source = Source { $0.dequeueReusableCell(withReuseIdentifier: "nib", for: $1) }
        view.dataSource = source
        _ = view.visibleCells
      }
    }
  }

  @Test func aClassTakesTheIdentifierOfANib() {
    let view = Self.makeView()
    view.register(UINib(nibName: "Cell", bundle: nil), forCellWithReuseIdentifier: "one")
    view.register(NamedCell.self, forCellWithReuseIdentifier: "one")
    let source = Source { $0.dequeueReusableCell(withReuseIdentifier: "one", for: $1) }
    view.dataSource = source
    #expect(view.visibleCells.first is NamedCell)
  }

  @Test func reconfiguringByAnotherRegistrationStops() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = Self.makeView()
        view.register(NamedCell.self, forCellWithReuseIdentifier: "one")
        view.register(NamedCell.self, forCellWithReuseIdentifier: "two")
        var identifier = "one"
        let source = Source { $0.dequeueReusableCell(withReuseIdentifier: identifier, for: $1) }
        view.dataSource = source
        _ = view.visibleCells
        identifier = "two"
        view.reconfigureItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
  }

  @Test func aSecondDequeuedCellIsNoted() {
    RuntimeIssue.collecting {
      let view = Self.makeView()
      view.register(NamedCell.self, forCellWithReuseIdentifier: "named")
      let source = Source { view, indexPath in
        _ = view.dequeueReusableCell(withReuseIdentifier: "named", for: indexPath)
        return view.dequeueReusableCell(withReuseIdentifier: "named", for: indexPath)
      }
      view.dataSource = source
      _ = view.visibleCells
      let issues = RuntimeIssue.drain().map(\.rule)
      #expect(issues == ["dequeued-and-not-returned"])
    }
  }
}
