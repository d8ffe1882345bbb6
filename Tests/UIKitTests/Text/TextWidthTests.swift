import CellophaneLook
import Testing
import UIKit

/// Widths are those of the face that pages carry, measured in its file.
@MainActor @Suite struct TextWidthTests {
  private func width(_ text: String, _ size: Double, weight: Int = 400) -> Double {
    let width = LetterFace(weight: weight).width(of: text, size: size)
    return (width * 1_000).rounded() / 1_000
  }

  @Test func lettersAreAsWideAsTheFacesAndAsFarApartAsTheirSizeAsks() {
    #expect(width("Notifications", 17) == 95.999)
    #expect(width("Notifications", 34, weight: 700) == 219.13)
  }

  @Test func lettersThatLeanOnEachOtherStandCloser() {
    #expect(width("AV To", 17) == 44.165)
    #expect(width("A", 17) + width("V", 17) > width("AV", 17))
  }

  @Test func digitsOfOneWidthAreAsWideAsEachOther() {
    let face = LetterFace(weight: 400, hasMonospacedDigits: true)
    #expect(face.width(of: "1111", size: 17) == face.width(of: "8888", size: 17))
  }

  @Test func aLabelIsAsWideAsItsTextUpToAPixel() {
    let label = UILabel()
    label.text = "Notifications"
    #expect(label.intrinsicContentSize.width == 96)
    #expect(abs(label.intrinsicContentSize.height - 61 / 3) < 0.001)
  }

  @Test func linesEndAtSpacesAndAfterHyphens() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "well-known"
    let line = label.sizeThatFits(CGSize(width: 200, height: 0)).height
    #expect(label.sizeThatFits(CGSize(width: 60, height: 0)).height > line * 1.5)
    #expect(label.sizeThatFits(CGSize(width: 60, height: 0)).width < 60)
  }
}
