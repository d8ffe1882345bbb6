import Testing
import UIKit

/// What apps override and make of UIKit's classes as its own headers allow.
@MainActor @Suite struct OverridingTests {
  final class Tag: UIView {
    var ends = 0
    @discardableResult override func endEditing(_ force: Bool) -> Bool {
      ends += 1
      return super.endEditing(force)
    }
  }

  @Test func anOverriddenEndOfEditingIsCalledAndEndsIt() {
    let tag = Tag()
    let field = UITextField()
    tag.addSubview(field)
    #expect(field.becomeFirstResponder())
    #expect(tag.endEditing(true))
    #expect(tag.ends == 1)
    #expect(!field.isFirstResponder)
  }

  @Test func aButtonOfAnActionIsTheSystems() {
    let button = UIButton(primaryAction: UIAction(title: "Save") { _ in })
    #expect(button.buttonType == .system)
    #expect(button.title(for: .normal) == "Save")
  }

  @Test func anAlertIsMadeOfItsOwnClass() {
    final class Question: UIAlertController {}
    let question = Question(title: "Sure?", message: "Really", preferredStyle: .alert)
    #expect(question.title == "Sure?")
    #expect(question.message == "Really")
    #expect(question.preferredStyle == .alert)
    #expect(
      Question(title: nil, message: nil, preferredStyle: .actionSheet).modalPresentationStyle
        == .popover)
  }

  @Test func contentsTurnAsTheirAttributeSays() {
    #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
    #expect(UIView.userInterfaceLayoutDirection(for: .playback) == .leftToRight)
    #expect(
      UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft)
        == .rightToLeft)
  }

  @Test func aPictureOfAnAssetGoesByBrightness() {
    let asset = UIImageAsset()
    let (light, dark) = (UIImage(systemName: "sun.max"), UIImage(systemName: "moon"))
    asset.register(light ?? UIImage(), with: UITraitCollection(userInterfaceStyle: .light))
    asset.register(dark ?? UIImage(), with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)) == dark)
    #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .light)) == light)
  }
}
