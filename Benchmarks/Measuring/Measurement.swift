/// What takes how long, beside something that everybody knows the cost of, in the same run.
public struct Measurement: Sendable {
  public let name: String
  /// The quickest round, in which other programs were least in the way.
  public let time: Duration
  /// The quickest round of what it is compared with.
  public let yardstick: Duration?

  /// How many times the yardstick's time it takes.
  public var ratio: Double? { yardstick.map { time / $0 } }

  /// Measures work alone.
  public init(_ name: String, rounds: Int = 9, of work: () -> Void) {
    self.name = name
    work()
    time = Self.quickest((0..<rounds).map { _ in ContinuousClock().measure(work) })
    yardstick = nil
  }

  /// Measures work after a change that is not measured.
  public init(_ name: String, rounds: Int = 9, after change: () -> Void, of work: () -> Void) {
    self.name = name
    time = Self.quickest(
      (0...rounds).map { _ in
        change()
        return ContinuousClock().measure(work)
      })
    yardstick = nil
  }

  /// Measures work and a yardstick in turns, so that both meet the same machine.
  public init(
    _ name: String, rounds: Int = 9, of work: () -> Void, against other: () -> Void
  ) {
    self.name = name
    work()
    other()
    var times: [Duration] = []
    var others: [Duration] = []
    for _ in 0..<rounds {
      others.append(ContinuousClock().measure(other))
      times.append(ContinuousClock().measure(work))
    }
    time = Self.quickest(times)
    yardstick = Self.quickest(others)
  }

  private static func quickest(_ times: [Duration]) -> Duration {
    times.min() ?? .zero
  }
}

/// Keeps the compiler from leaving out work whose result nobody uses.
@inline(never)
public func keep<Value>(_ value: Value) {}
