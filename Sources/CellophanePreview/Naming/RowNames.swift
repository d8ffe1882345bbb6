internal import CellophaneDocument

/// Gives the rows of one collection their names: the parents' and their own, each once.
struct RowNames {
  private var taken: [String: Int] = [:]
  /// How many bytes an own name has at most: paths and texts of a few lines stay as they are.
  private static let limit = 512

  /// A row's name.
  ///
  /// - Parameters:
  ///   - own: What the row's identifier or text gives.
  ///   - parent: The name of the parent row.
  mutating func name(_ own: String, under parent: String?) -> String {
    let name = parent.map { path(own, under: $0) } ?? escaped(own)
    let count = taken[name, default: 0] + 1
    taken[name] = count
    guard count > 1 else { return name }
    return self.name("\(own)~\(count)", under: parent)
  }

  /// An own name that is a path below its parent's stands for the whole path.
  private func path(_ own: String, under parent: String) -> String {
    own.hasPrefix(parent + "/") ? own : parent + "/" + escaped(own)
  }

  /// A name stands in a page several times: of a long text, its beginning and a digest do.
  private func shortened(_ own: String) -> String {
    guard own.utf8.count > Self.limit else { return own }
    var start = own.utf8.index(own.startIndex, offsetBy: 64)
    while start.samePosition(in: own.unicodeScalars) == nil {
      start = own.utf8.index(before: start)
    }
    return own[..<start] + "…" + ContentDigest(own.utf8).description
  }

  private func escaped(_ own: String) -> String {
    let own = shortened(own)
    guard own.contains("/") else { return own }
    return own.split(separator: "/", omittingEmptySubsequences: false)
      .joined(separator: "\u{2215}")
  }
}
