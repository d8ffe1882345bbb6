internal import CellophaneDocument

/// Gives the rows of one collection their names: the parents' and their own, each once.
struct RowNames {
  private var taken: [String: Int] = [:]

  /// Keeps a name from being given again.
  mutating func reserve(_ name: String) { taken[name, default: 0] += 1 }

  /// A row's name.
  ///
  /// - Parameters:
  ///   - own: What the row's identifier or text gives.
  ///   - parent: The name of the parent row.
  mutating func name(_ own: String, under parent: String?) -> String {
    let name = parent.map { path(own, under: $0) } ?? escaped(own)
    var count = taken[name, default: 0] + 1
    guard count > 1 else {
      taken[name] = count
      return name
    }
    while taken["\(name)~\(count)"] != nil { count += 1 }
    taken[name] = count
    taken["\(name)~\(count)"] = 1
    return "\(name)~\(count)"
  }

  /// An own name that is a path below its parent's stands for the whole path.
  private func path(_ own: String, under parent: String) -> String {
    own.hasPrefix(parent + "/") ? own : parent + "/" + escaped(own)
  }

  private func escaped(_ own: String) -> String {
    let own = own.shortenedName
    guard own.contains("/") else { return own }
    return own.split(separator: "/", omittingEmptySubsequences: false)
      .joined(separator: "\u{2215}")
  }
}

extension RowNames {
  /// The name of a row that had none before: what its item or its first text says.
  @MainActor mutating func name(
    of node: RowNode, showing shown: PartedLook, under parent: String?
  ) -> String {
    let own =
      node.identifier.flatMap { stableName(of: $0) }
      ?? shown.look.cell.saying(shown.words).firstText ?? "row"
    return name(own, under: parent)
  }
}
