import CellophaneDocument
import CellophaneHTML
import CellophaneLook
import CellophanePreview
import Testing
import UIKit

/// A plain list of texts, each with a symbol or a named image where one is given.
@MainActor private final class TextList: UIViewController {
  private let texts: [String]
  private let image: () -> UIImage?
  private var source: UICollectionViewDiffableDataSource<Int, Int>?

  init(_ texts: [String], image: @escaping () -> UIImage? = { nil }) {
    self.texts = texts
    self.image = image
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view = collection
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      [texts, image] cell, _, index in
      var content = cell.defaultContentConfiguration()
      content.text = texts[index]
      content.image = image()
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    self.source = source
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(texts.indices))
    source.apply(snapshot, animatingDifferences: false)
  }
}

@Suite(.serialized) @MainActor struct BadInputTests {
  private func page(
    _ texts: [String], isKnownSymbol: (@Sendable (String) -> Bool)? = nil,
    image: @escaping @MainActor @Sendable () -> UIImage? = { nil }
  ) async -> ResolvedPage? {
    var options = ResolveOptions()
    options.look = .iOS26
    options.isKnownSymbol = isKnownSymbol
    let preview = Preview("Texts") { TextList(texts, image: image) }
    return await AnyPreview(preview).resolve(options).first
  }

  @Test func anUnknownSymbolIsAFindingThatNamesIt() async throws {
    let page = try #require(
      await page(
        ["A"], isKnownSymbol: { $0 != "no.square" }, image: { UIImage(systemName: "no.square") }))
    #expect(
      page.findings.map(\.message) == [
        "no drawing for the symbol 'no.square', so the page shows a placeholder; name one that has a "
          + "drawing, or put 'no.square.svg' into the site's folder of symbols"
      ])
    #expect(page.findings.map(\.rule) == ["unknown-symbol"])
  }

  @Test func aMissingNamedImageIsAFindingThatNamesIt() async throws {
    let page = try #require(await page(["A"], image: { UIImage(named: "no-such-photo") }))
    #expect(page.findings.map(\.rule) == ["missing-image"])
    #expect(page.findings.first?.message.contains("'no-such-photo'") == true)
  }

  @Test func anEmptyListIsAPageWithoutRowsOrFindings() async throws {
    let page = try #require(await page([]))
    #expect(page.findings.isEmpty)
    let html = String(decoding: PageRenderer.body(of: page), as: UTF8.self)
    #expect(!html.contains("role=\"row\""))
    #expect(html.contains("class=\"collection\""))
  }

  @Test func controlRightToLeftAndCombiningCharactersReachThePageAsTextOnly() async throws {
    let page = try #require(
      await page(["bell\u{7}", "\u{5E9}\u{5DC}\u{5D5}\u{5DD}", "e\u{301}", "<b>&\"'"]))
    let html = String(decoding: PageRenderer.body(of: page), as: UTF8.self)
    #expect(html.contains(">bell\u{FFFD}</span>"))
    #expect(html.contains(">\u{5E9}\u{5DC}\u{5D5}\u{5DD}</span>"))
    #expect(html.unicodeScalars.contains("\u{301}"))
    #expect(html.contains(">&lt;b&gt;&amp;"))
    #expect(!html.contains("<b>"))
  }

  @Test func twentyThousandRowsAreAPageWithEachOfThem() async throws {
    let page = try #require(await page((0..<20_000).map { "Row \($0)" }))
    guard case .collection(let list) = page.frames[0].screen else {
      Issue.record("the page shows no list")
      return
    }
    #expect(list.sections[0].rows.count == 20_000)
    #expect(list.sections[0].rows.last?.name == "19999")
    #expect(page.findings.isEmpty)
  }
}
