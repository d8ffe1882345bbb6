@testable import CellophaneHTML
import Testing

@Suite struct EscapingTests {
  private func text(_ string: String) -> String {
    var bytes = ByteBuffer(capacity: 0)
    Escaping.append(string, to: &bytes, inAttribute: false)
    return String(decoding: bytes.array, as: UTF8.self)
  }

  private func attribute(_ string: String) -> String {
    var bytes = ByteBuffer(capacity: 0)
    Escaping.append(string, to: &bytes, inAttribute: true)
    return String(decoding: bytes.array, as: UTF8.self)
  }

  private func word(_ string: String) -> String {
    var bytes = ByteBuffer(capacity: 0)
    Escaping.append(word: string, to: &bytes)
    return String(decoding: bytes.array, as: UTF8.self)
  }

  @Test func markupBecomesText() {
    #expect(text("<b>&amp;\"</b>") == "&lt;b&gt;&amp;amp;\"&lt;/b&gt;")
  }

  @Test(arguments: 0..<20)
  func markupIsFoundAtEveryPlaceOfALongText(place: Int) {
    let plain = "Twenty plain letters"
    let before = plain.prefix(place)
    let after = plain.dropFirst(place)
    #expect(text("\(before)&\(after)") == "\(before)&amp;\(after)")
    #expect(text("\(before)\u{1F}\(after)") == "\(before)\u{FFFD}\(after)")
    #expect(attribute("\(before)\"\(after)") == "\(before)&quot;\(after)")
    #expect(attribute("\(before)\u{7F}\(after)") == "\(before)\u{FFFD}\(after)")
  }

  @Test func anAttributeCannotBeLeft() {
    #expect(attribute("\" onclick=\"x") == "&quot; onclick=&quot;x")
    #expect(attribute("a\nb\tc\rd") == "a&#10;b&#9;c&#13;d")
  }

  @Test(arguments: ["\u{0}", "\u{8}", "\u{B}", "\u{1F}", "\u{7F}", "\u{80}", "\u{9F}"])
  func controlCharactersAreReplaced(character: String) {
    #expect(text("a\(character)b") == "a\u{FFFD}b")
  }

  @Test(arguments: [0xFFFE, 0xFFFF, 0xFDD0, 0xFDEF, 0x1FFFE, 0x10FFFF] as [UInt32])
  func noncharactersAreReplaced(value: UInt32) throws {
    let character = Character(try #require(Unicode.Scalar(value)))
    #expect(text("a\(character)b") == "a\u{FFFD}b")
  }

  @Test(arguments: ["é", "e\u{301}", "עברית", "\u{202E}abc", "👩🏽‍🚀", "\u{A0}", "\u{FFFD}", "\u{FDFA}"])
  func everyOtherTextStaysAsItIs(string: String) {
    #expect(text(string) == string)
    #expect(attribute(string) == string)
  }

  @Test func aWordHasNoWhiteSpaceAndNoMarkOfItsParts() {
    #expect(word("Marx Brothers/Groucho") == "Marx%20Brothers/Groucho")
    #expect(word("100%~\n") == "100%25%7E%0A")
    #expect(word("a&b") == "a&amp;b")
    #expect(word("ü\u{1}") == "ü%01")
  }
}
