extension Timer {
  /// Makes a timer that calls a method of a target and begins it.
  ///
  /// The target is kept until the timer is invalid.
  @discardableResult public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    // The block below is called where the timer is, as the method is on iOS.
    nonisolated(unsafe) let target = aTarget
    let timer = TimerWithValues(timeInterval: ti, repeats: yesOrNo) { timer in
      aSelector.perform(on: target, with: [timer])
    }
    timer.values = userInfo
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }

  /// Makes a timer that calls a method of a target; a run loop begins it.
  ///
  /// The target is kept until the timer is invalid. `userInfo` is not kept here, which a finding
  /// says; that of a timer from `scheduledTimer(timeInterval:target:selector:userInfo:repeats:)` is.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    self.init(
      fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector,
      userInfo: userInfo, repeats: yesOrNo)
  }

  /// Makes a timer that calls a method of a target from a time on; a run loop begins it.
  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector,
    userInfo ui: Any?, repeats rep: Bool
  ) {
    if ui != nil {
      RuntimeIssue.record(
        "timer-without-values",
        "a timer's 'userInfo' is lost where it is made for the method '\(s.name)' by its"
          + " initialiser; make it by 'scheduledTimer', or keep the value elsewhere")
    }
    // As above.
    nonisolated(unsafe) let target = t
    self.init(fire: date, interval: ti, repeats: rep) { timer in
      s.perform(on: target, with: [timer])
    }
  }
}

/// A timer that keeps what belongs to it.
private final class TimerWithValues: Timer {
  // Given before anybody has the timer.
  nonisolated(unsafe) var values: Any?

  override var userInfo: Any? { values }
}
