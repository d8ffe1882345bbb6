import Testing
import UIKit

@Suite(.serialized) @MainActor struct SymbolNameTests {
  @Test(arguments: [
    "star", "star.fill", "photo.on.rectangle", "1.circle", "a.square.fill", "arrow.2.squarepath",
    "trianglehead.clockwise", "person.crop.circle.badge.questionmark.ar",
  ])
  func aSymbolsNameIsOne(name: String) {
    #expect(UIImage(systemName: name) != nil)
  }

  @Test(arguments: ["logo", "AppLogo", "my-icon", "tab_home", "brandlogo.tiny", "", "star..fill"])
  func whatIsNoSymbolIsNil(name: String) {
    RuntimeIssue.collecting {
      #expect(UIImage(systemName: name) == nil)
      #expect(RuntimeIssue.drain().map(\.rule) == ["no-symbol"])
    }
  }

  @Test func aPictureTakesThePlaceOfWhatIsNoSymbol() {
    let image = UIImage(systemName: "logo") ?? UIImage(named: "logo")
    #expect(image?.isSymbolImage != true)
  }

  @Test func aPictureKeepsItsCapInsets() {
    let image = UIImage().resizableImage(
      withCapInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), resizingMode: .stretch)
    #expect(image.capInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(image.resizingMode == .stretch)
    #expect(image.withRenderingMode(.alwaysTemplate).capInsets.left == 2)
  }
}
