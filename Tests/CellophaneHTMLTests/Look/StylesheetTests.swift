import CellophaneHTML
import CellophaneLook
import CellophaneTemplates
import Testing

@Suite struct StylesheetTests {
  private var written: String {
    [Templates.screenStylesheet, Templates.listStylesheet, Templates.viewStylesheet]
      .map { String(decoding: $0, as: UTF8.self) }.joined()
  }

  private func generated(_ look: Look) -> String {
    String(decoding: LookStylesheet.css(for: look), as: UTF8.self)
  }

  /// The classes that selectors name: what follows a full stop and a letter outside a value.
  private func classes(of css: String) -> Set<String> {
    var found: Set<String> = []
    for line in css.split(separator: "\n") where line.hasSuffix("{") || line.hasSuffix(",") {
      guard !line.hasPrefix("  --") else { continue }
      for part in line.split(separator: ".", omittingEmptySubsequences: false).dropFirst() {
        let name = part.prefix { $0.isLetter || $0.isNumber || $0 == "-" }
        if name.first?.isLetter == true { found.insert(String(name)) }
      }
    }
    return found
  }

  @Test func everyClassOfAStylesheetIsOneThatPagesHave() {
    let known = Set(ClassName.allCases.map { "\($0.name)" })
    let used = classes(of: written).union(classes(of: generated(.iOS26)))
    #expect(used.subtracting(known).sorted() == [])
  }

  @Test func everyClassThatPagesHaveIsInAStylesheet() {
    let used = classes(of: written).union(classes(of: generated(.iOS26)))
    #expect(ClassName.allCases.map { "\($0.name)" }.filter { !used.contains($0) } == [])
  }

  @Test func stylesheetsDoWithoutIdsAndForce() {
    #expect(!written.contains("!important"))
    for line in written.split(separator: "\n") where line.hasSuffix("{") {
      #expect(!line.contains("#"), "\(line)")
    }
  }

  @Test(arguments: Look.Name.allCases)
  func aLookHasEveryTokenThatStylesheetsRelyOn(name: Look.Name) {
    let look = generated(Look(name))
    for token in [
      "--system-red", "--label", "--secondary-system-grouped-background", "--body-size",
      "--extra-large-title2-size", "--separator-width", "--bar-height", "--action-width",
      "--disclosure-indicator-height", "--panel-color", "--side-inset",
    ] {
      #expect(look.contains("\n  \(token): "), "\(token)")
    }
  }

  @Test func theLooksDifferInWhatIsMeasured() {
    #expect(generated(.iOS18).contains("--card-radius: 10px;"))
    #expect(generated(.iOS26).contains("--card-radius: 26px;"))
    #expect(generated(.iOS18).contains("--style-height: 44px;"))
    #expect(generated(.iOS26).contains("--style-height: 52px;"))
  }

  @Test func colorsAdaptToSchemeAndContrast() {
    #expect(
      generated(.iOS26).contains(
        "--system-red: var(--normal-contrast,light-dark(#ff383c,#ff4245)) "
          + "var(--high-contrast,light-dark(#e9152d,#ff6165));"))
  }

  @Test func scriptsKeepTheirSize() {
    #expect(Templates.outlineScript.count <= 5 * 1024)
    let scripts = [
      Templates.surroundingsScript, Templates.outlineScript, Templates.rowsScript,
      Templates.swipeScript, Templates.editsScript, Templates.screensScript, Templates.sayScript,
      Templates.searchScript, Templates.framesScript,
    ]
    // The reach is 20 * 1024.
    #expect(scripts.map(\.count).reduce(0, +) <= 28 * 1024)
  }
}
