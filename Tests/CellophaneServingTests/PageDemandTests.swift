import CellophaneDocument
import CellophaneLook
import CellophaneSite
import Foundation
import Testing

@testable import CellophaneServing

/// What a preview is not made for, and can be asked for.
@Suite struct PageDemandTests {
  private func page(_ id: String, _ look: Look.Name = .iOS26, language: String? = nil) -> BuiltPage
  {
    var environment = ResolvedEnvironment(name: "phone", idiom: .phone, width: 402, height: 874)
    environment.language = language
    return BuiltPage(
      ResolvedPage(id: id, title: "Rows", look: look, environment: environment, frames: []))
  }

  private func demand(_ pages: [BuiltPage], languages: [String] = []) -> PageDemand {
    let preview = SitePreview(id: "rows", title: "Rows", file: "App/Rows.swift", line: 1) { _ in []
    }
    let demand = PageDemand()
    demand.take([BuiltPreview(preview, pages: pages)], languages: languages)
    return demand
  }

  @Test func theOtherLookAndLanguagesOfTheTextsAreOffered() {
    let demand = demand([page("rows")], languages: ["ar", "pt-BR"])
    let dials = demand.offers(for: "pages/rows.html")
    #expect(dials.map(\.label) == ["Look", "Language"])
    #expect(dials.map(\.current) == ["iOS 26", "As built"])
    #expect(
      dials.map { $0.choices.map(\.title) } == [["iOS 18"], ["Arabic", "Portuguese (Brazil)"]])
    #expect(demand.offers(for: "previews/rows.html") == dials)
    #expect(demand.offers(for: "index.html") == [])
  }

  @Test func whatThereIsIsNotOffered() {
    let both = demand([page("rows"), page("rows-ios18", .iOS18)])
    #expect(both.offers(for: "pages/rows-ios18.html") == [])
    let german = demand([page("rows"), page("rows-phone-de", language: "de")], languages: ["de"])
    #expect(german.offers(for: "pages/rows.html").map(\.label) == ["Look"])
  }

  @Test func onlyWhatIsOfferedIsMade() async {
    let demand = demand([page("rows")], languages: ["ar"])
    demand.ask(for: AddedPages(languages: ["../ar"]), beside: "pages/rows.html")
    demand.ask(for: AddedPages(languages: ["de"]), beside: "pages/rows.html")
    demand.ask(for: AddedPages(looks: [.iOS18], languages: ["ar"]), beside: "pages/rows.html")
    demand.ask(for: AddedPages(looks: [.iOS18]), beside: "pages/others.html")
    #expect(demand.added == [:])
    demand.ask(for: AddedPages(languages: ["ar"]), beside: "pages/rows.html")
    demand.ask(for: AddedPages(looks: [.iOS18]), beside: "pages/rows.html")
    demand.ask(for: AddedPages(looks: [.iOS18]), beside: "pages/rows.html")
    #expect(demand.added == ["rows": AddedPages(looks: [.iOS18], languages: ["ar"])])
    var wishes = demand.wishes.makeAsyncIterator()
    await #expect(wishes.next() != nil)
  }
}

@Suite struct SourceLanguagesTests {
  @Test func foldersAndCatalogsSayThem() throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appending(path: "texts \(UUID().uuidString)").path
    func write(_ text: String, to path: String) throws {
      let url = URL(fileURLWithPath: "\(folder)/\(path)")
      try files.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    defer { try? files.removeItem(atPath: folder) }
    try write("", to: "App/Base.lproj/Localizable.strings")
    try write("", to: "App/zh_Hant.lproj/Localizable.strings")
    try write("", to: "App/x; rm.lproj/Localizable.strings")
    try write("", to: "Tests/fr.lproj/Localizable.strings")
    try write(
      #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"de":{"stringUnit":{}}}},"b":{}}}"#,
      to: "App/Rows.xcstrings")
    try write("{", to: "App/Broken.xcstrings")
    let found = SourceLanguages.found(in: [folder]) { !$0.contains("/Tests/") }
    #expect(found == ["de", "en", "zh-Hant"])
  }
}

@Suite struct PictureWishTests {
  @Test func anAddressOfTheCatalogueIsAPictures() throws {
    let wish = try #require(
      PictureWish(
        target: "/.cellophane/picture/an-inbox.png?device=pad&scheme=dark&width=744&frame=frame-2"))
    #expect(wish.page == "an-inbox")
    #expect(wish.moment == PageMoment("scheme=dark&frame=frame-2"))
    #expect(wish.width == 744)
    #expect(PictureWish(target: "/.cellophane/picture/a.png?width=9")?.width == nil)
  }

  @Test(arguments: [
    "/picture/a.png", "/.cellophane/picture/a.html", "/.cellophane/picture/%ff.png",
  ])
  func whatIsNoPictureIsNone(_ target: String) {
    #expect(PictureWish(target: target) == nil)
  }

  @Test(.timeLimit(.minutes(1))) func whatCannotBeTakenSaysWhy() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "pictures \(UUID().uuidString)"
    ).path
    let pictures = ServedPictures(folder: folder)
    let wish = try #require(PictureWish(target: "/.cellophane/picture/a.png"))
    let answer = await pictures.answer(to: wish)
    #expect(answer.status == .unable)
    #expect(String(decoding: answer.body, as: UTF8.self).contains(folder))
  }
}
