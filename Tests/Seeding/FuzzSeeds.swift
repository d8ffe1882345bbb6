internal import Foundation

/// The seeds of a fuzzer, as the environment sets them.
///
/// `FUZZ_SEED` is the first, else 1; how many there are is said by a variable for each kind of case.
package struct FuzzSeeds {
  package let range: Range<UInt64>
  /// Whether there are as many as in the checks of every change.
  package let isUsual: Bool

  package init(_ usual: UInt64, countedBy variable: String) {
    let first = Self.number("FUZZ_SEED") ?? 1
    let count = Self.number(variable)
    range = first..<first + (count ?? usual)
    isUsual = count ?? usual == usual
  }

  /// Those of them whose turn it is, or all where somebody says how many.
  package func share(oneIn count: Int, of name: String) -> [UInt64] {
    isUsual ? Turn.share(Array(range), oneIn: count, of: name) : Array(range)
  }

  /// Those with which what is read back is damaged; `FUZZ_READINGS` sets how many there are of each
  /// kind.
  package static func readings(_ usual: UInt64) -> Range<UInt64> {
    FuzzSeeds(usual, countedBy: "FUZZ_READINGS").range
  }

  private static func number(_ variable: String) -> UInt64? {
    ProcessInfo.processInfo.environment[variable].flatMap { UInt64($0) }
  }
}
