internal import Foundation

/// Which of many things that are alike a run looks at: a share of them, and the next commit at the next
/// share, so that after as many commits all were looked at.
///
/// `TURN` is the number of the commit, which `.ci/test` counts; `EVERY=1` looks at all of them.
package enum Turn {
  private static let variables = ProcessInfo.processInfo.environment
  private static let number = variables["TURN"].flatMap { Int($0) } ?? 0
  private static let looksAtAll = variables["EVERY"] == "1"

  /// Those whose turn it is, one in so many, and says how many they are.
  ///
  /// - Parameter name: What they are, for the run's words.
  package static func share<Thing>(
    _ all: [Thing], oneIn count: Int, of name: String
  ) -> [Thing] {
    if count == 1 { return all }
    let share = looksAtAll ? all : share(all, oneIn: count, turn: number)
    print("turn \(number): \(share.count) of \(all.count) \(name) are looked at")
    return share
  }

  /// Whether a continuous integration run has something dear that one of four commits has; other runs
  /// have all.
  ///
  /// - Parameter name: What it is, for the run's words.
  package static func has(_ name: String, _ quarter: Quarter) -> Bool {
    guard variables["CI"] != nil, !looksAtAll else { return true }
    let isHere = has(quarter, turn: number)
    print("turn \(number): \(name) \(isHere ? "is" : "is not") looked at")
    return isHere
  }

  /// One of four commits; quarters are about as dear as each other.
  package enum Quarter: Int, Sendable { case first, second, third, fourth }

  package static func has(_ quarter: Quarter, turn: Int) -> Bool { turn % 4 == quarter.rawValue }

  /// Those at every so-manieth place, from a place on that moves with the turns.
  package static func share<Thing>(_ all: [Thing], oneIn count: Int, turn: Int) -> [Thing] {
    stride(from: turn % count, to: all.count, by: count).map { all[$0] }
  }
}
