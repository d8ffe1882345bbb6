import Testing

@testable import UIKit

private protocol Shown: AnyObject {
  @MainActor func show(_ word: String)
}

@MainActor private class Listener: UIResponder, Shown {
  var heard: [String] = []
  override var canBecomeFirstResponder: Bool { true }

  func plain() { heard.append("plain") }
  func tapped(_ sender: Any) { heard.append("tapped \(type(of: sender))") }
  func button(_ sender: UIButton?) { heard.append("button \(sender?.currentTitle ?? "none")") }
  func event(_ sender: UIControl, event: UIEvent?) { heard.append("event \(event == nil)") }
  func show(_ word: String) { heard.append("show \(word)") }
  func answer() -> String { "answer" }
  nonisolated static func ofClass() {}
}

private final class Louder: Listener {
  override func plain() { heard.append("louder") }
}

@MainActor @Suite struct SelectorTests {
  @Test func twoAreEqualWhoseNamesAre() {
    #expect(Selector("plain", Listener.plain) == Selector("plain"))
    #expect(Selector("plain", Listener.plain) != Selector("answer", Listener.answer))
    #expect(Set([Selector("plain", Listener.plain), "plain"]).count == 1)
    #expect(Selector("tapped", Listener.tapped).name == "tapped:")
    #expect(Selector("event:event:", Listener.event).name == "event:event:")
    #expect(NSStringFromSelector(NSSelectorFromString("a:")) == "a:")
  }

  @Test func aControlCallsMethodsOfItsTargetsInOrder() {
    let listener = Louder()
    let button = UIButton()
    button.setTitle("Save", for: .normal)
    button.addTarget(listener, action: Selector("plain", Listener.plain), for: .touchUpInside)
    button.addAction(UIAction { _ in listener.heard.append("action") }, for: .touchUpInside)
    button.addTarget(
      listener, action: Selector("button:", Listener.button(_:)), for: .primaryActionTriggered)
    button.addTarget(listener, action: Selector("event", Listener.event), for: .touchDown)
    #expect(button.hasActions)
    button.simulateTap()
    #expect(listener.heard == ["event true", "louder", "action", "button Save"])
    #expect(button.actions(forTarget: listener, forControlEvent: .touchUpInside) == ["plain"])
    #expect(button.allTargets == [listener])

    button.removeTarget(listener, action: Selector("plain"), for: .allEvents)
    button.removeTarget(nil, action: nil, for: .touchDown)
    listener.heard = []
    button.simulateTap()
    #expect(listener.heard == ["action", "button Save"])
  }

  @Test func aTargetIsNotKept() {
    let button = UIButton()
    weak var gone: Listener?
    do {
      let listener = Listener()
      gone = listener
      button.addTarget(listener, action: Selector("plain", Listener.plain), for: .touchUpInside)
      #expect(button.hasActions)
    }
    #expect(gone == nil)
    #expect(!button.hasActions)
    button.simulateTap()
  }

  @Test func anActionWithoutTargetGoesToTheNextResponderThatHasIt() {
    final class Controller: UIViewController {
      var heard: [String] = []
      func save(_ sender: Any) { heard.append("save") }
    }
    let controller = Controller()
    let button = UIButton()
    controller.view.addSubview(button)
    button.addTarget(nil, action: Selector("save:", Controller.save(_:)), for: .touchUpInside)
    button.simulateTap()
    #expect(controller.heard == ["save"])

    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    let item = UIBarButtonItem(
      title: "Save", style: .plain, target: nil, action: Selector("save:", Controller.save(_:)))
    #expect(item.simulateTap())
    #expect(controller.heard == ["save", "save"])

    let listener = Listener()
    let hide = Selector("resignFirstResponder", UIResponder.resignFirstResponder)
    #expect(!UIApplication.shared.sendAction(hide, to: nil, from: nil, for: nil))
    listener.becomeFirstResponder()
    #expect(UIApplication.shared.sendAction(hide, to: nil, from: nil, for: nil))
    #expect(!listener.isFirstResponder)
  }

  @Test func whatNobodyHasIsSaid() {
    let issues = RuntimeIssue.collecting {
      UIApplication.shared.sendAction("nowhere:", to: nil, from: nil, for: nil)
      UIApplication.shared.sendAction("nowhere:", to: Listener(), from: nil, for: nil)
      Listener().perform(Selector("button:", Listener.button(_:)), with: "text")
      return RuntimeIssue.drain()
    }
    #expect(
      issues.map(\.message) == [
        "the action 'nowhere:' was sent to whichever responder has it, and none does; call the "
          + "method itself",
        "the action 'nowhere:' was sent to 'Listener', which has no method that is known by this "
          + "name here; call the method itself",
        "the method 'button:' takes 'Optional<UIButton>' and was sent 'String'; it was not called",
      ])
  }

  @Test func anObjectPerformsWhatItRespondsTo() {
    let listener = Listener()
    #expect(listener.responds(to: Selector("plain", Listener.plain)))
    #expect(!UIView().responds(to: Selector("plain", Listener.plain)))
    // By the name that the line above has brought.
    listener.perform("plain")
    listener.perform(
      Selector("show:", of: (any Shown).self, { $0.show($1) }), with: "a word")
    #expect(listener.heard == ["plain", "show a word"])
    let answer = listener.perform(Selector("answer", Listener.answer))
    #expect(answer?.takeUnretainedValue() as? String == "answer")
  }

  @Test func aGestureCallsItsTargets() {
    let listener = Listener()
    let view = UIView()
    let tap = UITapGestureRecognizer(
      target: listener, action: Selector("tapped:", Listener.tapped(_:)))
    view.addGestureRecognizer(tap)
    tap.addTarget(listener, action: Selector("plain", Listener.plain))
    #expect(tap.simulateGesture())
    #expect(listener.heard == ["tapped UITapGestureRecognizer", "plain"])
    tap.removeTarget(listener, action: nil)
    #expect(!tap.hasActions)
    tap.isEnabled = false
    #expect(!tap.simulateGesture())
  }

  @Test func anActionOfAccessibilityCallsItsTarget() {
    let listener = Listener()
    let action = UIAccessibilityCustomAction(
      name: "Say", target: listener, selector: Selector("tapped:", Listener.tapped(_:)))
    #expect(action.actionHandler?(action) == false)
    #expect(listener.heard == ["tapped UIAccessibilityCustomAction"])
  }
}
