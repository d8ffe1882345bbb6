/// Names among which one was looked for and not found.
struct LikeNames {
  let names: [String]
  let asked: String

  /// The first ten with those in front that may have been meant.
  var words: String {
    let shown = (meant + names.filter { !meant.contains($0) }).prefix(10)
    let more = names.count > shown.count ? " and \(names.count - shown.count) more" : ""
    return "there are " + shown.map { "'\($0)'" }.joined(separator: ", ") + more
  }

  /// Those that few slips of a key are away, the nearest first.
  private var meant: [String] {
    let most = max(1, asked.count / 3)
    return names.map { (name: $0, slips: Self.slips(asked.lowercased(), $0.lowercased())) }
      .filter { $0.slips <= most }.sorted { $0.slips < $1.slips }.prefix(3).map(\.name)
  }

  /// How many letters are added, left out or others.
  private static func slips(_ one: String, _ other: String) -> Int {
    let other = Array(other)
    var last = Array(0...other.count)
    for (row, letter) in one.enumerated() {
      var next = [row + 1]
      for (column, beside) in other.enumerated() {
        next.append(
          min(last[column] + (letter == beside ? 0 : 1), last[column + 1] + 1, next[column] + 1))
      }
      last = next
    }
    return last[other.count]
  }
}
