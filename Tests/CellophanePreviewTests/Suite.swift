import CellophaneDocument
import CellophaneLook
import CellophanePreview
import Testing
import UIKit

/// Resolves one preview in iOS 26's look.
@MainActor func outline<Root>(
  _ preview: Preview<Root>, look: Look = .iOS26
) async -> String {
  var options = ResolveOptions()
  options.look = look
  return await AnyPreview(preview).resolve(options).map(\.outline).joined(separator: "\n")
}

final class ListController: UIViewController {
  private var dataSource: UICollectionViewDiffableDataSource<String, String>?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Names"
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
    let collection = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collection)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<String, String>(collectionView: collection) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    dataSource = source
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["Groups"])
    snapshot.appendItems(["Pep"])
    source.apply(snapshot, animatingDifferences: false)
  }
}

@Suite(.serialized) @MainActor struct FirstLine {
  @Test func oneCellOfOneListBecomesADocument() async {
    let text = await outline(Preview("Names") { ListController() })
    #expect(
      text == """
        page names "Names" iOS26
          environment phone 402x874
          frame start "Start"
            grid list "List" selects single
              section "Groups" insetGrouped
                row "Pep" "Pep"
                  content cell margins 15,16,15,8 image 16 across 8 down 4
                    text "Pep" body label
                  background listGroupedCell secondarySystemGroupedBackground radius 26
                  when focused
                    background listGroupedCell tint*0.12 radius 26
                  when selected
                    background listGroupedCell systemGray4 radius 26
                  when highlighted
                    background listGroupedCell systemGray4 radius 26

        """)
  }
}

/// The lines of a preview's rows, from the first row's level on, without what stands in them.
@MainActor func rowLines<Root>(_ preview: Preview<Root>, look: Look = .iOS26) async -> [String] {
  rowLines(await outline(preview, look: look))
}

func rowLines(_ outline: String) -> [String] {
  let lines = outline.split(separator: "\n").map(String.init)
  let rows = lines.filter { $0.drop { $0 == " " }.hasPrefix("row ") }
  let level = rows.first.map { $0.prefix { $0 == " " }.count } ?? 0
  return rows.map { String($0.dropFirst(level)) }
}
