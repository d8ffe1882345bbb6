internal import CellophaneHTML

/// What a page shows at a moment, by the address that a catalogue page copies.
package struct PageMoment: Codable, Hashable, Sendable {
  /// What the page's query asks for, without `?`.
  package var query: String
  /// The id of the frame, or empty.
  package var frame: String

  /// - Parameter address: What stands after `#` in a copied link.
  package init(_ address: String) {
    let parts = address.split(separator: "&")
    query = parts.filter { !$0.hasPrefix("frame=") }.joined(separator: "&")
    frame = parts.last { $0.hasPrefix("frame=") }.map { String($0.dropFirst(6)) } ?? ""
  }

  /// - Parameter page: An id, perhaps with a query after `?` and a frame after `#`.
  package init(ofPage page: some StringProtocol) {
    query = String(page.prefix { $0 != "#" }.drop { $0 != "?" }.dropFirst())
    frame = String(page.drop { $0 != "#" }.dropFirst())
  }

  /// What a page can be asked to be shown in, by the dials of its bench.
  static let choices: [(name: String, values: [String])] = SurroundingDial.page.map { dial in
    (dial.name, dial.options.map(\.value).filter { !$0.isEmpty })
  }

  /// What of a page can be asked for by the ids of rows and lists.
  static let rowNames = ["toggled", "selected", "swiped", "editing"]

  /// The part of the query that a page does not know; `nil` where it knows them all.
  var unknownPart: String? {
    query.split(separator: "&").map(String.init).first { part in
      let halves = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard halves.count == 2 else { return true }
      let name = String(halves[0])
      guard let choice = Self.choices.first(where: { $0.name == name }) else {
        return name != "q" && !Self.rowNames.contains(name)
      }
      return !choice.values.contains(String(halves[1]))
    }
  }

  /// The page's address at this moment, with more of a query.
  package func address(of path: String, adding more: String = "") -> String {
    let query = [query, more].filter { !$0.isEmpty }.joined(separator: "&")
    return path + (query.isEmpty ? "" : "?" + query) + (frame.isEmpty ? "" : "#" + frame)
  }
}
