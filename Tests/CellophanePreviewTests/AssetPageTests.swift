import CellophaneDocument
import CellophaneHTML
import CellophanePreview
import Foundation
import Testing
import UIKit

/// Shows an image of this target's resources in each row.
private final class AssetsController: UIViewController {
  private var dataSource: UICollectionViewDiffableDataSource<String, String>?
  private let names: [String]

  init(_ names: [String]) {
    self.names = names
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
    let collection = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    view.addSubview(collection)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      content.image = UIImage(named: name, in: .module, with: nil)
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<String, String>(collectionView: collection) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    dataSource = source
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["Images"])
    snapshot.appendItems(names)
    source.apply(snapshot, animatingDifferences: false)
  }
}

/// A label that says something in the language of its surroundings.
private final class LettersController: UIViewController {
  let label = UILabel()
  let text: () -> String

  init(_ text: @escaping () -> String) {
    self.text = text
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = text()
    view.addSubview(label)
  }
}

@Suite(.serialized) @MainActor struct AssetPageTests {
  private func pages(
    _ names: [String], _ environments: [PreviewEnvironment] = [.phone]
  ) async -> [ResolvedPage] {
    await AnyPreview(
      Preview("Images", environments: environments) { AssetsController(names) }
    ).resolve()
  }

  /// What the rows of a page show.
  private func images(_ page: ResolvedPage) -> [String] {
    page.outline.split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { $0.hasPrefix("image ") }.map(String.init)
  }

  @Test func picturesForLightAndDarkFoldIntoOnePage() async throws {
    let pages = await pages(["Sky"], [.phone, .phone.dark, .phone.highContrast])
    #expect(pages.count == 1)
    #expect(pages[0].environment.scheme == .automatic)
    #expect(pages[0].assets.count == 2)
    #expect(pages[0].findings == [])
    let names = pages[0].assets.map(\.fileName)
    let sun = try #require(
      pages[0].assets.first { String(decoding: $0.bytes, as: UTF8.self).contains("circle") })
    let moon = try #require(names.first { $0 != sun.fileName })
    let lines = String(decoding: PageRenderer.body(of: pages[0]), as: UTF8.self)
      .split(separator: "\n").filter { $0.hasPrefix("<img") }.map(String.init)
    #expect(
      lines == [
        "<img class=\"cell-image\" src=\"../assets/\(sun.fileName)\" alt=\"\" data-for=\"light\" "
          + "style=\"--width:24px;--height:24px\"/>",
        "<img class=\"cell-image\" src=\"../assets/\(moon)\" alt=\"\" data-for=\"dark\" "
          + "style=\"--width:24px;--height:24px\"/>",
      ])
  }

  @Test func aPictureThatSeveralRowsShowIsOneFile() async {
    let page = await pages(["Icons/Leaf", "Tiles", "Icons/Leaf.svg"])[0]
    #expect(page.assets.map { String($0.fileName.suffix(4)) }.sorted() == [".png", ".svg"])
    #expect(page.findings.map(\.item) == ["Icons∕Leaf.svg"])
  }

  @Test func whatCannotBeShownIsAMarkedPlaceOfItsSizeAndAFindingWithItsRow() async {
    let page = await pages(["Report", "Broken"])[0]
    #expect(
      images(page) == ["image missing \"Report\" 40x24", "image missing \"Broken\""])
    #expect(page.findings.map(\.rule) == ["pdf-image", "unreadable-image"])
    #expect(page.findings.map(\.item) == ["Report", "Broken"])
    #expect(
      page.findings[0].message.hasSuffix(
        "_CellophanePreviewTests.resources/Media.xcassets' is the PDF 'report.pdf', which no "
          + "browser shows as an image; export it as SVG or PNG"))
    let body = String(decoding: PageRenderer.body(of: page), as: UTF8.self)
    #expect(
      body.contains(
        "<span class=\"cell-image missing-image\" role=\"img\" aria-label=\"Missing image "
          + "‘Report’\" style=\"--width:40px;--height:24px\"></span>"))
  }

  @Test func aSymbolOfOnesOwnIsDrawnInTheTint() async {
    let page = await pages(["tent"])[0]
    #expect(page.assets == [])
    #expect(page.findings == [])
    let body = String(decoding: PageRenderer.body(of: page), as: UTF8.self)
    #expect(
      body.contains(
        "<svg class=\"cell-image symbol\" aria-hidden=\"true\" viewBox=\"1400 605 120 120\"><path "
          + "d=\"M10 5L60-78L110 5H82L60-30L38 5Z\" fill=\"var(--layer-1,currentColor)\" "
          + "stroke=\"none\" transform=\"matrix(1 0 0 1 1400 700)\"/></svg>"))
  }

  // MARK: Languages

  private func texts(
    _ environments: [PreviewEnvironment], _ text: @escaping @MainActor @Sendable () -> String
  ) async -> [ResolvedPage] {
    await AnyPreview(
      Preview("Letters", environments: environments) { LettersController(text) }
    ).resolve()
  }

  private func said(_ page: ResolvedPage) -> String? {
    let line = page.outline.split(separator: "\n").first { $0.contains(" text \"") }
    return line?.split(separator: "\"").dropFirst().first.map(String.init)
  }

  @Test func aLanguageIsAPageOfItsOwn() async {
    let pages = await texts(
      [.phone, .phone.dark, .phone.language("de"), .phone.language("ar"), .phone.pseudolanguage]
    ) {
      NSLocalizedString("greeting", tableName: "Letters", bundle: .module, comment: "")
    }
    #expect(
      pages.map(\.id) == [
        "letters", "letters-phone-de", "letters-phone-ar", "letters-phone-doubled",
      ])
    #expect(pages.map(\.language) == ["en", "de", "ar", "en"])
    #expect(
      pages.map(\.environment.direction) == [
        .leftToRight, .leftToRight, .rightToLeft, .leftToRight,
      ])
    #expect(
      pages.map(said) == [
        "Good morning", "Guten Morgen", "صباح الخير", "Good morning Good morning",
      ])
    #expect(
      PageRenderer.rootAttributes(of: pages[2]).prefix(2).map { "\($0.name)=\($0.value)" } == [
        "lang=ar", "dir=rtl",
      ])
  }

  @Test func aLanguageWhoseTextsAreTheSameIsAPageToo() async {
    let pages = await texts([.phone, .phone.language("de")]) { "42" }
    #expect(pages.map(\.id) == ["letters", "letters-phone-de"])
  }

  @Test func numbersDecideAboutWords() async {
    let pages = await texts([.phone, .phone.language("ar")]) {
      String(localized: "\(2) new", table: "Letters", bundle: .module)
    }
    #expect(pages.map(said) == ["2 new letters", "رسالتان جديدتان"])
  }

  @Test func foundationAgreesAboutTheLanguage() async {
    let pages = await texts([.phone.language("de-AT"), .phone]) {
      #if os(Linux)
        Locale.current.identifier(.bcp47) + " " + Locale.preferredLanguages.joined()
      #else
        Locale(identifier: "de-AT").identifier(.bcp47) + " de-AT"
      #endif
    }
    #expect(said(pages[0]) == "de-AT de-AT")
  }

  @Test func aLanguageThatIsNoTagIsRefused() {
    let previews = [
      AnyPreview(
        Preview("Letters", environments: [.phone.language("deutsch!")]) { UIViewController() })
    ]
    #expect(
      previews.problems.map(\.description) == [
        "the preview 'Letters' declares the language 'deutsch!', which is no language tag; write "
          + "one like 'ar' or 'pt-BR'"
      ])
  }
}
