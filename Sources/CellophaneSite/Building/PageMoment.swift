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

  /// The page's address at this moment, with more of a query.
  package func address(of path: String, adding more: String = "") -> String {
    let query = [query, more].filter { !$0.isEmpty }.joined(separator: "&")
    return path + (query.isEmpty ? "" : "?" + query) + (frame.isEmpty ? "" : "#" + frame)
  }
}
