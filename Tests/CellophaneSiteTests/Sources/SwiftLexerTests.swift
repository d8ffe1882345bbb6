import CellophaneSite
import Foundation
import Testing

@Suite struct SwiftLexerTests {
  /// The pieces that have a colour: `keyword let`.
  private func pieces(_ text: String) -> [String] {
    SwiftLexer.tokens(of: text).compactMap { token in
      token.kind.map { "\($0.rawValue) \(token.text)" }
    }
  }

  @Test func wordsOfTheLanguageAndTypesHaveColours() {
    #expect(
      pieces("final class Cell: UICollectionViewCell { var isOpen = true }") == [
        "keyword final", "keyword class", "type Cell", "type UICollectionViewCell", "keyword var",
        "keyword true",
      ])
  }

  @Test func labelsAndMembersThatReadLikeKeywordsHaveNone() {
    #expect(pieces("move(in: x, for name: y).default") == [])
    #expect(pieces("for name in names { }") == ["keyword for", "keyword in"])
    #expect(pieces("super.init(x)") == ["keyword super", "keyword init"])
  }

  @Test func wordsThatAreKeywordsInPlacesAreNamesElsewhere() {
    #expect(pieces("open(file)\nlet set = prefix + some") == ["keyword let"])
    #expect(
      pieces("open class A { private(set) var b: some P }") == [
        "keyword open", "keyword class", "type A", "keyword private", "keyword set", "keyword var",
        "keyword some", "type P",
      ])
  }

  @Test func stringsHoldCodeWhereTheyInterpolate() {
    #expect(
      pieces(#"let a = "one \(two(3, "four")) five""#) == [
        "keyword let", #"string "one \("#, "number 3", #"string "four""#, #"string ) five""#,
      ])
  }

  @Test func anEscapedQuoteEndsNoString() {
    #expect(pieces(#"f("a\"b\\", 1)"#) == [#"string "a\"b\\""#, "number 1"])
  }

  @Test func rawAndLongStringsEndWhereTheyShould() {
    #expect(pieces(##"#"a "b" \(c)"# + 1"##) == [##"string #"a "b" \(c)"#"##, "number 1"])
    #expect(
      pieces("\"\"\"\na \"b\"\n\"\"\" + 2") == ["string \"\"\"\na \"b\"\n\"\"\"", "number 2"])
    #expect(pieces("#/a\"b/# let") == ["string #/a\"b/#", "keyword let"])
  }

  @Test func commentsNest() {
    #expect(
      pieces("/* a /* b */ let */ let // var\nvar") == [
        "comment /* a /* b */ let */", "keyword let", "comment // var", "keyword var",
      ])
  }

  @Test func numbersAndAttributesHaveColours() {
    #expect(
      pieces("@MainActor 0x1F 1_000.5e3 1...5 #if x1") == [
        "attribute @MainActor", "number 0x1F", "number 1_000.5e3", "number 1", "number 5",
        "keyword #if",
      ])
  }

  @Test(arguments: [
    "\"never closed\nlet", "\"\"\"", "/* open", "\"\\(", "#\"", "\\", "`", "#/", "@", "a\u{0}é👩‍👩‍👧",
    "\"\\(\"\\(\"", "\r\nlet\r\n",
  ])
  func thePiecesAreTheTextWhateverItIs(text: String) {
    #expect(SwiftLexer.tokens(of: text).map(\.text).joined() == text)
  }

  /// The files of the house, as large and as odd as code gets here.
  @Test func thePiecesOfEveryExampleAreItsText() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Examples").standardized
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    let sources = (files ?? []).filter { $0.hasSuffix(".swift") }
    #expect(sources.count > 50)
    for file in sources {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      #expect(SwiftLexer.tokens(of: text).map(\.text).joined() == text, "\(file)")
    }
  }
}
