import CellophaneDocument
import CellophanePreview
import Testing
import UIKit

/// Two texts in items whose height the layout gives.
@Suite(.serialized) @MainActor struct CutTextTests {
  /// How many lines the texts of an item have at most, 0 for any number.
  private func lines(
    _ text: String, _ second: String, height: NSCollectionLayoutDimension = .absolute(152),
    isList: Bool = false
  ) async throws -> [Int] {
    let preview = Preview("Cards") {
      let size = NSCollectionLayoutSize(
        widthDimension: .absolute(193), heightDimension: height)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let layout =
        isList
        ? UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
        : UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
      return OneCard(layout) {
        $0.text = text
        $0.secondaryText = second
      }
    }
    let page = try #require(await AnyPreview(preview).resolve().first)
    guard case .collection(let collection) = page.frames[0].screen,
      case .list(let content) = collection.sections[0].rows[0].cell.content
    else { return [] }
    return [content.text?.numberOfLines ?? -1, content.secondaryText?.numberOfLines ?? -1]
  }

  private func words(_ count: Int) -> String {
    Array(repeating: "and some more words", count: count).joined(separator: " ")
  }

  @Test func textsThatFitHaveTheirLines() async throws {
    #expect(try await lines(words(2), words(3)) == [0, 0])
  }

  /// The second text gives way, but for a line.
  @Test func theSecondTextGivesWayFirst() async throws {
    let found = [
      try await lines(words(3), words(9)), try await lines(words(9), words(9)),
      try await lines("One", words(9)),
    ]
    #expect(found == [[4, 2], [5, 1], [1, 5]])
  }

  @Test func whereTheTextsDecideTheHeightNothingIsCut() async throws {
    #expect(try await lines(words(9), words(9), height: .estimated(152)) == [0, 0])
    #expect(try await lines(words(9), words(9), isList: true) == [0, 0])
  }
}

/// A collection view with one cell.
private final class OneCard: UICollectionViewController {
  private let registration: UICollectionView.CellRegistration<UICollectionViewCell, Int>

  init(
    _ layout: UICollectionViewLayout,
    _ change: @escaping (inout UIListContentConfiguration) -> Void
  ) {
    registration = UICollectionView.CellRegistration { cell, _, _ in
      var content = UIListContentConfiguration.subtitleCell()
      change(&content)
      cell.contentConfiguration = content
    }
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 1 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: 0)
  }
}
