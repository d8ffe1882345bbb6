private import Dispatch
private import Synchronization

extension NSObjectProtocol {
  /// Whether the object has a method of the name that a selector in use has brought.
  public func responds(to aSelector: Selector!) -> Bool {
    aSelector?.method(of: self) != nil
  }

  /// Calls a method by its name.
  ///
  /// - Returns: The object that it answers; `nil` where it answers nothing or is not known, which a
  ///   finding says.
  @discardableResult public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    answer(of: aSelector, [])
  }

  /// Calls a method by its name.
  @discardableResult public func perform(
    _ aSelector: Selector!, with object: Any!
  ) -> Unmanaged<AnyObject>! {
    answer(of: aSelector, [object])
  }

  /// Calls a method by its name.
  @discardableResult public func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    answer(of: aSelector, [object1, object2])
  }

  private func answer(of selector: Selector?, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
    guard let selector else { return nil }
    guard let answer = selector.perform(on: self, with: arguments) else {
      RuntimeIssue.record(
        "action-not-sent",
        "'\(type(of: self))' was to perform '\(selector.name)', which is not"
          + " known by this name here; call the method itself")
      return nil
    }
    // Kept for good: here is no pool that lets it go later.
    return answer.value.flatMap { $0 is Void ? nil : Unmanaged.passRetained($0 as AnyObject) }
  }
}

extension NSObject {
  /// Calls a method on the main queue after some seconds, by the preview's own clock.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
  ) {
    // The main queue alone has them from now on, as the main run loop does on iOS.
    let call = DelayedCall(
      DelayedCall.Kept(target: self, argument: anArgument), selector: aSelector)
    call.wait(for: delay)
  }

  /// Calls a method on the main queue after some seconds, in whatever mode.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    perform(aSelector, with: anArgument, afterDelay: delay)
  }

  /// Calls a method on the main queue, next; it is never waited for.
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    if wait, MainQueue.isCurrent {
      aSelector.perform(on: self, with: [arg])
    } else {
      perform(aSelector, with: arg, afterDelay: 0)
    }
  }

  /// Gives up the calls of a method that are put off.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedCall.cancel { kept, selector in
      kept.target === aTarget as AnyObject && selector == aSelector
        && isEqual(kept.argument, anArgument)
    }
  }

  /// Whether two arguments are the same, or equal.
  private static func isEqual(_ first: Any?, _ second: Any?) -> Bool {
    if let first = first as? AnyHashable, let second = second as? AnyHashable {
      return first == second
    }
    return first.map { $0 as AnyObject } === second.map { $0 as AnyObject }
  }

  /// Gives up all calls that are put off.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedCall.cancel { kept, _ in kept.target === aTarget as AnyObject }
  }
}

/// A call that is put off. The main queue has it until it is due, and keeps its target as UIKit does;
/// one that is given up keeps nothing.
private final class DelayedCall: Sendable {
  // Nothing in it is changed, and it is called where the main queue is.
  struct Kept: @unchecked Sendable {
    let target: NSObject
    let argument: Any?
  }

  let selector: Selector
  private let held: Mutex<Kept?>

  private static let waiting = Mutex<[WeakObject]>([])

  init(_ kept: Kept, selector: Selector) {
    held = Mutex(kept)
    self.selector = selector
  }

  /// `nil` where it was given up or is done.
  var kept: Kept? { held.withLock { $0 } }

  private func take() -> Kept? {
    held.withLock { kept in
      defer { kept = nil }
      return kept
    }
  }

  func wait(for delay: TimeInterval) {
    Self.waiting.withLock { $0.append(WeakObject(self)) }
    DispatchQueue.main.asyncAfter(deadline: .now() + max(delay, 0)) { self.perform() }
  }

  private func perform() {
    Self.waiting.withLock { $0.removeAll { $0.object == nil || $0.object === self } }
    if let kept = take() { selector.perform(on: kept.target, with: [kept.argument]) }
  }

  static func cancel(_ isMeant: (Kept, Selector) -> Bool) {
    let calls = waiting.withLock { $0.compactMap { $0.object as? DelayedCall } }
    // Let go without a lock: the end of a target may run whatever code.
    for call in calls {
      if let kept = call.kept, isMeant(kept, call.selector) { withExtendedLifetime(call.take()) {} }
    }
  }
}
