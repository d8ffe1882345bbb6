/// Something wrong on a page: where, and what.
package struct Finding: Codable, Hashable, Sendable {
  package enum Severity: String, Codable, Hashable, Sendable { case note, warning, error }

  package var severity: Severity
  /// A stable name of the rule, kebab-case: `duplicate-id`, `dead-link`.
  package var rule: String
  /// The page's path from the site's root, or the Swift file of a preview.
  package var page: String
  /// From 1; 0 where a finding is about the whole page.
  package var line: Int
  /// From 1, in characters as UTF-8 bytes; 0 where a finding is about the whole line.
  package var column: Int
  /// One line, lower case, the value in single quotes, and what to do.
  package var message: String
  /// The id of the preview that the page came from.
  package var preview: String?

  package init(
    severity: Severity = .error, rule: String, page: String, line: Int = 0, column: Int = 0,
    message: String, preview: String? = nil
  ) {
    self.severity = severity
    self.rule = rule
    self.page = page
    self.line = line
    self.column = column
    self.message = message
    self.preview = preview
  }
}

extension Finding: CustomStringConvertible {
  /// The finding as tools print it: `path:line:column: error: message [rule]`.
  package var description: String {
    var place = page
    if line > 0 { place += ":\(line)" }
    if line > 0, column > 0 { place += ":\(column)" }
    let origin = preview.map { " (preview '\($0)')" } ?? ""
    return "\(place): \(severity.rawValue): \(message)\(origin) [\(rule)]"
  }
}

extension Finding: Comparable {
  package static func < (left: Finding, right: Finding) -> Bool {
    if left.page != right.page { return left.page < right.page }
    if left.line != right.line { return left.line < right.line }
    if left.column != right.column { return left.column < right.column }
    return left.message < right.message
  }
}
