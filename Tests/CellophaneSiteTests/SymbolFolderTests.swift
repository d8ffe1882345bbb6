import CellophaneSite
import CellophaneValidation
import Foundation
import SiteFixtures
import Testing

/// A site's own drawings of symbols.
@Suite struct SymbolFolderTests {
  private func shape(_ inside: String) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 10 20\">\(inside)</svg>\n"
  }

  @Test func aFileStandsInForTheSymbolOfItsName() async throws {
    let folder = try TemporaryFolder()
    try folder.write(shape("<path d=\"M1 1h8\" fill=\"red\"/>"), to: "Symbols/no.such.square.svg")
    let result = try runFixture(
      "build", "--output", folder.output, "--symbols", "\(folder.path)/Symbols",
      environment: ["FIXTURE": "symbol"])
    #expect(result.code == 0)
    #expect(!result.errors.contains("no.such.square"))
    let page = try folder.text("Public/previews/symbol.html")
    #expect(page.contains("viewBox=\"-5 0 20 20\""))
    #expect(
      page.contains("<path d=\"M1 1h8\" fill=\"var(--layer-1,currentColor)\" stroke=\"none\"/>"))
    let symbols = try folder.text("Public/symbols/index.html")
    #expect(symbols.contains("This site’s own"))
    #expect(symbols.contains("<a href=\"own.html#no.such.square\">no.such.square</a>"))
    let own = try folder.text("Public/symbols/own.html")
    #expect(own.contains("viewBox=\"-5 0 20 20\""))
    #expect(own.contains("<code>no.such.square</code>"))
  }

  @Test func aBadFileIsAWarningAndOurOwnDrawingIsShown() async throws {
    let folder = try TemporaryFolder()
    try folder.write(shape("\n<script>alert(1)</script>"), to: "Symbols/bell.svg")
    try folder.write(shape("<path d=\"M0 0h1\"/>"), to: "Symbols/My bell.svg")
    try folder.write("Where they are from.", to: "Symbols/README.md")
    let result = try await FixtureSite.one.build(into: folder) {
      $0.symbols = "\(folder.path)/Symbols"
    }
    let sentences: [String] = [
      """
      \(folder.path)/Symbols/My bell.svg: warning: the symbol 'My bell' has a name that no \
      symbol can have, so that a placeholder is shown; export it as shapes in one colour \
      with a view box [symbol-file]
      """,
      """
      \(folder.path)/Symbols/bell.svg:2: warning: the symbol 'bell' has a script, so that our \
      own drawing is shown; export it as shapes in one colour with a view box [symbol-file]
      """,
    ]
    #expect(result.findings.map(\.description) == sentences)
    #expect(result.isPublished)
    #expect(try !folder.text("Public/symbols/index.html").contains("alert"))
    #expect(try !folder.text("Public/symbols/tools.html").contains("alert"))
  }

  @Test func aFolderThatIsNotThereIsAnError() async throws {
    let folder = try TemporaryFolder()
    let error = await #expect(throws: SiteError.self) {
      try await FixtureSite.one.build(into: folder) { $0.symbols = "/no/such/folder" }
    }
    #expect(error == .symbolsMissing(path: "/no/such/folder"))
    #expect(
      error?.description == "/no/such/folder: error: the folder of symbols does not exist; "
        + "create it, or name another")
  }

  @Test func anUnknownSymbolIsOneWarningHoweverManyShowIt() throws {
    let folder = try TemporaryFolder()
    let result = try runFixture(
      "build", "--output", folder.output, environment: ["FIXTURE": "symbol"])
    #expect(result.code == 0)
    #expect(result.errors.split(separator: "\n").count { $0.contains("'no.such.square'") } == 1)
    for page in ["symbol", "symbol-again"] {
      #expect(
        try folder.text("Public/previews/\(page).html")
          .contains("<use href=\"#symbol-no.such.square-medium\"/>"))
    }
  }
}
