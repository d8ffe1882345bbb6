import Testing
import UIKit

/// Places in texts that are typed into.
@MainActor @Suite struct UITextInputTests {
  @Test func placesOfAFieldAreCountedInUTF16() throws {
    let field = UITextField()
    field.text = "a🎈b"
    let start = field.beginningOfDocument
    #expect(field.offset(from: start, to: field.endOfDocument) == 4)
    let second = try #require(field.position(from: start, offset: 1))
    let third = try #require(field.position(from: start, offset: 3))
    #expect(field.position(from: start, offset: 5) == nil)
    #expect(field.compare(second, to: third) == .orderedAscending)
    let range = try #require(field.textRange(from: third, to: second))
    #expect(field.text(in: range) == "🎈")
  }

  @Test func replacingGoesOnBehindTheNewWords() throws {
    let field = UITextField()
    field.text = "one two"
    let start = field.beginningOfDocument
    let end = try #require(field.position(from: start, offset: 3))
    field.replace(try #require(field.textRange(from: start, to: end)), withText: "three")
    #expect(field.text == "three two")
    let selected = try #require(field.selectedTextRange)
    #expect(selected.isEmpty)
    #expect(field.offset(from: start, to: selected.start) == 5)
    field.text = "four"
    #expect(field.offset(from: start, to: try #require(field.selectedTextRange).start) == 4)
  }

  @Test func theSelectionOfATextViewIsItsRange() throws {
    let view = UITextView()
    view.text = "one two"
    view.selectedRange = NSRange(location: 4, length: 3)
    #expect(view.text(in: try #require(view.selectedTextRange)) == "two")
    view.inputAccessoryView = UIView()
    #expect(view.inputAccessoryView != nil)
  }

  /// A field that dresses its words where it hears of them, as many do.
  private final class DressingField: UITextField {
    override var placeholder: String? {
      didSet {
        attributedPlaceholder = NSAttributedString(
          string: placeholder ?? "", attributes: [.foregroundColor: UIColor.red])
      }
    }
  }

  @Test func whoHearsOfAPlaceholderMaySetItsAttributes() throws {
    let field = DressingField()
    field.placeholder = "Name"
    #expect(field.placeholder == "Name")
    let dressed = try #require(field.attributedPlaceholder)
    #expect(dressed.string == "Name")
    #expect(
      dressed.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    field.attributedPlaceholder = nil
    #expect(field.placeholder == nil)
  }
}
