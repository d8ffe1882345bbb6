internal import CellophaneDocument

extension PageGathering {
  /// Notes where an outline stops on the page.
  ///
  /// - Parameters:
  ///   - unasked: The rows that were not asked what they load when they are opened.
  ///   - deep: The rows that have more levels under them than a page.
  func noteCut(unasked: [String], deep: [String]) {
    if !unasked.isEmpty {
      note(
        "children-not-loaded",
        "\(Self.words(unasked)) not asked what opening loads: \(limits.loadedLevels) levels and "
          + "\(limits.loadedRows) rows are loaded at most, and the page says that it stops there; "
          + "show a smaller tree, or raise 'limits.loadedLevels' and 'limits.loadedRows'")
    }
    if !deep.isEmpty {
      note(
        "outline-too-deep",
        "\(Self.words(deep)) cut: a page shows \(OutlineReader.depth) levels of an outline, and "
          + "says that it stops there; show a part of the tree")
    }
  }

  /// Names the first row by as much of its name as can be read.
  private static func words(_ rows: [String]) -> String {
    var name = rows[0]
    if name.count > 80 { name = "…\(name.suffix(80))" }
    switch rows.count {
    case 1: return "the row '\(name)' was"
    case 2: return "the row '\(name)' and one more were"
    default: return "the row '\(name)' and \(rows.count - 1) more were"
    }
  }
}
