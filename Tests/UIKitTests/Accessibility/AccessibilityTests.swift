import Testing
import UIKit

@MainActor @Suite struct AccessibilityTests {
  @Test func aLabelAndItsAttributedFormAreOne() {
    let view = UIView()
    view.accessibilityLabel = "Four stars"
    #expect(view.accessibilityAttributedLabel?.string == "Four stars")
    view.accessibilityAttributedLabel = NSAttributedString(
      string: "Quatre étoiles", attributes: [.accessibilitySpeechLanguage: "fr"])
    #expect(view.accessibilityLabel == "Quatre étoiles")
    view.accessibilityValue = "4"
    #expect(view.accessibilityAttributedValue?.string == "4")
  }

  @Test func whatAControlSaysOfItselfIsNotStored() {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    #expect(button.accessibilityLabel == "Go")
    #expect(button.givenAccessibility.label == nil)
    button.setTitle(nil, for: .normal)
    button.setImage(UIImage(systemName: "square.and.arrow.up"), for: .normal)
    #expect(button.accessibilityLabel == "Share")
  }

  @Test(
    arguments: [
      ("plus", "Add"), ("trash.fill", "Delete"), ("star.circle.fill", "Favorite"),
      ("figure.walk", "Figure Walk"), ("circle", "Circle"), ("envelope.badge", "Unread"),
    ])
  func aSymbolIsCalledByWhatItStandsFor(name: String, spoken: String) {
    #expect(UIImage(systemName: name)?.accessibilityLabel == spoken)
  }

  @Test func aPictureIsCalledAsItsAuthorSays() {
    let image = UIImage(systemName: "plus")
    image?.accessibilityLabel = "New note"
    #expect(image?.accessibilityLabel == "New note")
    #expect(UIImage(systemName: "plus")?.accessibilityLabel == "Add")
  }

  @Test func everythingThatIsSpokenHasTheProperties() {
    let objects: [AccessibleObject] = [
      UIView(), UIBarButtonItem(), UITabBarItem(), UIAlertAction(title: "OK", style: .default),
      UIContextualAction(style: .normal, title: "Flag") { _, _, _ in },
      UIAction(title: "Copy") { _ in }, UIAccessibilityElement(accessibilityContainer: UIView()),
    ]
    for object in objects {
      object.accessibilityHint = "Twice"
      object.accessibilityIdentifier = "it"
      #expect(object.accessibilityHint == "Twice")
      #expect((object as any UIAccessibilityIdentification).accessibilityIdentifier == "it")
    }
  }

  @Test func aCustomActionDoesWhatItsHandlerSays() {
    let action = UIAccessibilityCustomAction(name: "Archive") { $0.name == "Archive" }
    #expect(action.actionHandler?(action) == true)
    action.name = "Restore"
    #expect(action.attributedName.string == "Restore")
    #expect(action.actionHandler?(action) == false)
  }

  @Test func elementsInsideHaveAPlace() {
    let (first, second) = (UIView(), UIView())
    let view = UIView()
    #expect(view.accessibilityElementCount() == 0)
    view.accessibilityElements = [first, second]
    #expect(view.accessibilityElementCount() == 2)
    #expect(view.accessibilityElement(at: 1) as? UIView === second)
    #expect(view.accessibilityElement(at: 2) == nil)
    #expect(view.index(ofAccessibilityElement: second) == 1)
    #expect(view.index(ofAccessibilityElement: view) == NSNotFound)
  }
}
