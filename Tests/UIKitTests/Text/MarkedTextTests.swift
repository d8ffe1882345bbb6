import Testing
import UIKit

/// Texts that are read from pages of the web.
@Suite struct MarkedTextTests {
  private func read(
    _ html: String, defaults: [NSAttributedString.Key: Any] = [:]
  ) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(html.utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html, .defaultAttributes: defaults,
        .characterEncoding: 4,
      ], documentAttributes: nil)
  }

  private func font(_ text: NSAttributedString, at word: String) -> UIFont? {
    let place = (text.string as NSString).range(of: word).location
    return text.attribute(.font, at: place, effectiveRange: nil) as? UIFont
  }

  @Test func elementsBeginLinesAndWhiteSpaceIsOneSpace() throws {
    let html = """
      <html><head><title>No</title></head><body>
        <h2>Salt</h2>
        <p>A pinch
           of <b>salt</b>&nbsp;&amp; water<br>twice.</p>
        <ol><li>Stir</li><li>Wait</li></ol><ul><li>Eat</li></ul><!-- <p>never</p> -->
      </body></html>
      """
    #expect(
      try read(html).string
        == "Salt\nA pinch of salt\u{A0}& water\ntwice.\n\t1.\tStir\n\t2.\tWait\n\t•\tEat\n")
    #expect(try read("plain <i>text</i>").string == "plain text")
  }

  @Test func lettersLookAsTheirElementsAndTheSheetSay() throws {
    let text = try read(
      """
      <style>body { font-family: -apple-system, sans-serif; font-size: 16px; /* px */ }
      .hot { color: #f00 }</style><body>low <strong>high</strong> <code>tool</code>
      <span class="hot" style="font-size: 20px">warm</span> <a href="https://example.com/">link</a>
      """)
    #expect(font(text, at: "low") == .systemFont(ofSize: 16))
    #expect(font(text, at: "high")?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
    #expect(font(text, at: "tool") == .monospacedSystemFont(ofSize: 16, weight: .regular))
    #expect(font(text, at: "warm") == .systemFont(ofSize: 20))
    func attribute(_ key: NSAttributedString.Key, at word: String) -> Any? {
      text.attribute(
        key, at: (text.string as NSString).range(of: word).location, effectiveRange: nil)
    }
    #expect(
      attribute(.foregroundColor, at: "warm") as? UIColor
        == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(attribute(.link, at: "link") as? URL == URL(string: "https://example.com/"))
    #expect(attribute(.underlineStyle, at: "link") as? Int == 1)
  }

  @Test func whatADocumentDoesNotSayTheReaderSays() throws {
    let text = try read("a <b>b</b>", defaults: [.font: UIFont.systemFont(ofSize: 9)])
    #expect(font(text, at: "a") == .systemFont(ofSize: 9))
  }

  @Test func lettersAloneAreAsTheyAreAndRichTextIsNotRead() throws {
    let plain = try NSAttributedString(data: Data("<b>a</b>".utf8), options: [:])
    #expect(plain.string == "<b>a</b>")
    let said = RuntimeIssue.collecting {
      let text = try? NSAttributedString(
        data: Data("{\\rtf1}".utf8),
        options: [.documentType: NSAttributedString.DocumentType.rtf])
      #expect(text == nil)
      return RuntimeIssue.drain()
    }
    #expect(
      said.map(\.message) == ["rich text is not read here; hand on a page of the web"])
  }

  @Test func aContainerTakesADictionary() {
    let container = AttributeContainer([
      .font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.red, .kern: 2,
      .underlineStyle: NSUnderlineStyle.single.rawValue,
    ])
    #expect(container.font == .systemFont(ofSize: 13))
    #expect(container.foregroundColor == .red)
    #expect(container.kern == 2)
    #expect(container.underlineStyle == .single)
  }
}
