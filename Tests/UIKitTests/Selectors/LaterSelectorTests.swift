import Synchronization
import Testing
import UIKit

/// Selectors that notifications, timers and delays call.
@Suite struct LaterSelectorTests {
  private final class Model: NSObject, Sendable {
    let heard = Mutex<[String]>([])

    func say(_ word: String) { heard.withLock { $0.append(word) } }
    func saved(_ notification: Notification) { say("saved \(notification.name.rawValue)") }
    func savedLong(_ notification: NSNotification) { say("long \(notification.name.rawValue)") }
    func bare() { say("bare") }
    func fired(_ timer: Timer) { say("fired \(timer.userInfo as? String ?? "none")") }
    func later(_ word: Any?) { say("later \(word as? String ?? "none")") }
  }

  @Test func anObserverHearsByItsMethodUntilItIsRemoved() {
    let center = NotificationCenter()
    let model = Model()
    let name = Notification.Name("a")
    center.addObserver(
      model, selector: Selector("saved:", Model.saved(_:)), name: name, object: nil)
    center.addObserver(
      model, selector: Selector("savedLong:", Model.savedLong), name: nil, object: nil)
    center.addObserver(model, selector: Selector("bare", Model.bare), name: name, object: model)
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("b"), object: model)
    #expect(model.heard.withLock { $0 } == ["saved a", "long a", "long b"])
    center.removeObserver(model, name: name, object: nil)
    center.post(name: name, object: model)
    #expect(model.heard.withLock { $0.last } == "long a")
    center.removeObserver(model)
    center.post(name: name, object: model)
    #expect(model.heard.withLock { $0.count } == 4)
  }

  @Test func anObserverIsNotKept() {
    let center = NotificationCenter()
    weak var gone: Model?
    do {
      let model = Model()
      gone = model
      center.addObserver(model, selector: Selector("bare", Model.bare), name: nil, object: nil)
    }
    #expect(gone == nil)
    center.post(name: Notification.Name("a"), object: nil)
  }

  @Test func aTokenOfABlockIsRemovedAsBefore() {
    let center = NotificationCenter()
    let heard = Mutex(0)
    let token = center.addObserver(forName: nil, object: nil, queue: nil) { _ in
      heard.withLock { $0 += 1 }
    }
    center.post(name: Notification.Name("a"), object: nil)
    center.removeObserver(token)
    center.post(name: Notification.Name("a"), object: nil)
    #expect(heard.withLock { $0 } == 1)
  }

  @Test func aCallThatIsGivenUpKeepsNothing() {
    weak var gone: Model?
    weak var argument: Model?
    do {
      let (model, other) = (Model(), Model())
      (gone, argument) = (model, other)
      model.perform(
        Selector("later:", Model.later(_:)), with: other, afterDelay: 100_000)
    }
    // As on iOS, it is kept as long as the call is to come.
    #expect(gone != nil)
    if let gone { NSObject.cancelPreviousPerformRequests(withTarget: gone) }
    #expect(gone == nil)
    #expect(argument == nil)
  }

  @Test func aTimerCallsItsTarget() {
    let model = Model()
    let timer = Timer.scheduledTimer(
      timeInterval: 1000, target: model, selector: Selector("fired:", Model.fired(_:)),
      userInfo: "value", repeats: false)
    timer.fire()
    #expect(model.heard.withLock { $0 } == ["fired value"])
    #expect(!timer.isValid)
  }
}
