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
      target: self, selector: aSelector, argument: anArgument)
    DelayedCall.waiting.withLock { $0.append(call) }
    DispatchQueue.main.asyncAfter(deadline: .now() + max(delay, 0)) { call.perform() }
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
    DelayedCall.cancel { call in
      call.target === aTarget as AnyObject && call.selector == aSelector
        && call.argument.map { $0 as AnyObject } === anArgument.map { $0 as AnyObject }
    }
  }

  /// Gives up all calls that are put off.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedCall.cancel { $0.target === aTarget as AnyObject }
  }
}

/// A call that is put off.
private final class DelayedCall: @unchecked Sendable {
  // Never changed.
  let target: NSObject
  let selector: Selector
  let argument: Any?

  static let waiting = Mutex<[DelayedCall]>([])

  init(target: NSObject, selector: Selector, argument: Any?) {
    self.target = target
    self.selector = selector
    self.argument = argument
  }

  func perform() {
    let isWanted = Self.waiting.withLock { waiting in
      guard let place = waiting.firstIndex(where: { $0 === self }) else { return false }
      waiting.remove(at: place)
      return true
    }
    if isWanted { selector.perform(on: target, with: [argument]) }
  }

  static func cancel(_ isMeant: (DelayedCall) -> Bool) {
    // Let go after the lock: the end of a target may run whatever code.
    let gone = waiting.withLock { waiting in
      let gone = waiting.filter(isMeant)
      waiting.removeAll(where: isMeant)
      return gone
    }
    withExtendedLifetime(gone) {}
  }
}
