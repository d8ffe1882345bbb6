internal import CellophaneDocument

/// A share of a site's previews, of several that are built apart: `2/8`.
///
/// A preview's id says which share it is in, whatever others there are, so that a preview that comes
/// or goes moves no other.
package struct Shard: Codable, Hashable, Sendable {
  /// From 1.
  package let number: Int
  package let count: Int

  /// The share that is everything.
  package static let whole = Shard(number: 1, count: 1)

  private init(number: Int, count: Int) {
    self.number = number
    self.count = count
  }

  /// - Parameter words: `2/8`; `nil` is given for a share that there is not.
  package init?(_ words: String) {
    let parts = words.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], number >= 1,
      number <= count
    else { return nil }
    self.init(number: number, count: count)
  }

  /// Whether a preview, or a fixture of one that is gone, is in this share.
  package func contains(_ id: String) -> Bool {
    // The first digits of such a digest hang on every letter only where some bytes follow the last.
    let digits = ContentDigest(Array(id.utf8) + [0, 0, 0, 0]).description.prefix(8)
    return (Int(digits, radix: 16) ?? 0) % count == number - 1
  }

  /// All of as many.
  package var all: [Shard] { (1...count).map { Shard(number: $0, count: count) } }
}

extension Shard: CustomStringConvertible {
  package var description: String { "\(number)/\(count)" }
}
