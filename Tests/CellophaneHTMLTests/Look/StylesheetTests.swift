import CellophaneDocument
@testable import CellophaneHTML
import CellophaneLook
import CellophaneTemplates
import Foundation
import Testing

@Suite struct StylesheetTests {
  private var written: String {
    Templates.stylesheets.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
  }

  private func generated(_ look: Look) -> String {
    String(decoding: LookStylesheet.css(for: look), as: UTF8.self)
  }

  /// The classes that selectors name: what follows a full stop and a letter outside a value.
  private func classes(of css: String) -> Set<String> {
    var found: Set<String> = []
    for line in css.split(separator: "\n") where line.hasSuffix("{") || line.hasSuffix(",") {
      guard !line.hasPrefix("  --"), !line.hasPrefix("--") else { continue }
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

  @Test func aCardOfOneRowEndsInCirclesWhereContinuousCornersHaveNoRoom() {
    #expect(generated(.iOS26).contains("--alone-shape:round"))
    #expect(!generated(.iOS18).contains("--alone-shape"))
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
      #expect(look.contains("\n\(token):"), "\(token)")
    }
  }

  @Test func theLooksDifferInWhatIsMeasured() {
    #expect(generated(.iOS18).contains("--card-radius:10px;"))
    #expect(generated(.iOS26).contains("--card-radius:26px;"))
    #expect(generated(.iOS18).contains("--style-height:44px;"))
    #expect(generated(.iOS26).contains("--style-height:52px;"))
  }

  @Test func colorsAdaptToSchemeAndContrast() {
    #expect(
      generated(.iOS26).contains(
        "--system-red:var(--normal-contrast,light-dark(#ff383c,#ff4245)) "
          + "var(--high-contrast,light-dark(#e9152d,#ff6165));"))
  }

  @Test(arguments: Look.Name.allCases)
  func aLooksStylesheetKeepsItsSize(name: Look.Name) {
    #expect(LookStylesheet.css(for: Look(name)).count <= 27 * 1024)
  }

  @Test func stylesheetsAreThoseThatPagesCanLinkTo() {
    #expect(Templates.stylesheets.map(\.name) == StyleFile.allCases.map(\.fileName))
  }

  @Test func aPageLinksToWhatItsClassesNeed() {
    let css = Dictionary(
      uniqueKeysWithValues: Templates.stylesheets.map {
        ($0.name, classes(of: String(decoding: $0.bytes, as: UTF8.self)))
      })
    let look = classes(of: generated(.iOS26))
    for name in ClassName.allCases where !look.contains("\(name.name)") {
      let isStyled = name.styles.files.contains {
        css[$0.fileName]?.contains("\(name.name)") == true
      }
      #expect(isStyled, "\(name)")
    }
  }

  @Test func aPlainListNeedsNoStylesOfOtherPages() {
    let sample = Sample()
    let html = PageRenderer.rendered(sample.page(.collection(sample.collection([sample.row("a")]))))
    #expect(html.styles == [.screen, .list, .text])
  }

  @Test(arguments: Look.Name.allCases)
  func textSizesAreThoseOfTheTables(name: Look.Name) throws {
    let look = Look(name)
    let css = generated(look)
    for size in TextSize.allCases {
      let rule = try declarations(of: size, in: css)
      let step = try #require(rule["--text-step"])
      for style in TextStyle.allCases {
        let shown =
          rule["--\(kebab(style.rawValue))-size"]
          ?? max(
            look.typeSize(of: style, at: .extraSmall).size, look.typeSize(of: style).size + step)
        #expect(shown == look.typeSize(of: style, at: size).size, "\(style) \(size)")
      }
    }
  }

  /// A name as custom properties have it.
  private func kebab(_ name: String) -> String {
    name.replacing(/[A-Z]/) { "-" + $0.output.lowercased() }
  }

  /// The lengths that a text size's rule declares, without those that are worked out.
  private func declarations(of size: TextSize, in css: String) throws -> [String: Double] {
    let head =
      size == .large ? ":root,\n[data-text-size] {" : "[data-text-size=\"\(size.rawValue)\"] {"
    let start = try #require(css.range(of: head)).upperBound
    let rule = css[start...].prefix { $0 != "}" }
    var found: [String: Double] = [:]
    for line in rule.split(separator: "\n") {
      let parts = line.dropLast().split(separator: ":").map { $0.filter { $0 != " " } }
      if parts.count == 2, let points = Double(parts[1].replacing("px", with: "")) {
        found[parts[0]] = points
      }
    }
    return found
  }
}
