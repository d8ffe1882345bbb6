internal import Foundation

/// The seeds with which what is read back is damaged.
///
/// `FUZZ_READINGS` sets how many there are of each kind, `FUZZ_SEED` the first.
package enum FuzzedReadings {
  package static func seeds(_ usual: Int) -> Range<UInt64> {
    let variables = ProcessInfo.processInfo.environment
    let first = variables["FUZZ_SEED"].flatMap { UInt64($0) } ?? 1
    let count = variables["FUZZ_READINGS"].flatMap { UInt64($0) } ?? UInt64(usual)
    return first..<first + count
  }
}
