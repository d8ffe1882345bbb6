import Testing
import UIKit

@Suite struct AttributedTextTests {
  @Test func anAttributedStringBecomesTheOlderKind() {
    var text = AttributedString("Groucho ")
    var name = AttributedString("Marx")
    name.font = .boldSystemFont(ofSize: 12)
    name.foregroundColor = .systemRed
    name.underlineStyle = .single
    text.append(name)
    let old = NSAttributedString(text)
    #expect(old.string == "Groucho Marx")
    #expect(old.attribute(.font, at: 0, effectiveRange: nil) == nil)
    #expect(
      old.attribute(.font, at: 8, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 12))
    #expect(old.attribute(.foregroundColor, at: 8, effectiveRange: nil) as? UIColor == .systemRed)
    #expect(old.attribute(.underlineStyle, at: 8, effectiveRange: nil) as? Int == 1)
  }

  @Test func partsOfATextHaveValuesOfOneKey() {
    func values(_ number: CGFloat) -> [NSAttributedString.Key: Any] {
      let style = NSMutableParagraphStyle()
      style.lineSpacing = number
      let shadow = NSShadow()
      shadow.shadowBlurRadius = number
      return [
        .font: UIFont.systemFont(ofSize: number), .paragraphStyle: style, .shadow: shadow,
        .foregroundColor: UIColor(white: number / 32, alpha: 1),
        .backgroundColor: UIColor { _ in .red }, .attachment: NSTextAttachment(),
      ]
    }
    let text = NSMutableAttributedString(string: "a", attributes: values(12))
    text.append(NSAttributedString(string: "b", attributes: values(13)))
    text.addAttributes(values(14), range: NSRange(location: 1, length: 1))
    let fonts = (0..<2).map { text.attribute(.font, at: $0, effectiveRange: nil) as? UIFont }
    #expect(fonts == [.systemFont(ofSize: 12), .systemFont(ofSize: 14)])
  }

  @Test func aParagraphStyleIsCopied() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 4
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(copy == style)
    style.alignment = .right
    #expect(copy.alignment == .center)
    #expect(NSParagraphStyle.default.alignment == .natural)
  }

  @Test func aPictureStandsInATextAsOneCharacter() throws {
    let star = try #require(UIImage(systemName: "star"))
    let text = NSMutableAttributedString()
    text.append(NSAttributedString(attachment: NSTextAttachment(image: star)))
    text.append(NSAttributedString(string: "!"))
    #expect(text.string == "\u{FFFC}!")
    let attachment = text.attribute(.attachment, at: 0, effectiveRange: nil) as? NSTextAttachment
    #expect(attachment?.image == star)
  }

  @Test func aTextBeginsWithoutLetters() {
    #expect(NSAttributedString().length == 0)
    let text = NSMutableAttributedString()
    text.append(NSAttributedString(string: "Marx"))
    #expect(text.string == "Marx")
  }
}
