#if Overlay
/// Headers of an app's own, as Swift that declares the same: for files that name what is written in
/// Objective-C.
package struct ObjectiveCHeaders {
  /// A line of what is written in Swift.
  package struct Line: Hashable, Sendable {
    package var text: String
    /// What takes its place where the compiler refuses it, in this order; nothing where it has to stay.
    package var others: [String]
    /// The line of the header, from 1.
    package var line: Int
  }

  /// A header in Swift.
  package struct Source: Hashable, Sendable {
    /// The header's.
    package var path: String
    package var lines: [Line]
  }

  package private(set) var sources: [Source] = []
  /// Full names of methods that classes may leave out.
  package private(set) var optionalMethods: Set<String> = []

  /// - Parameters:
  ///   - headers: Those that Swift sees, each with its text.
  ///   - implementations: Texts of files that give constants their values, and lists their cells.
  ///   - isPublic: Whether other modules see it.
  package init(
    headers: [(path: String, text: String)], implementations: [String], isPublic: Bool = false
  ) {
    let values = implementations.reduce(into: [String: String]()) { values, text in
      values.merge(Self.values(in: text)) { first, _ in first }
    }
    let cells = implementations.reduce(into: [String: String]()) { cells, text in
      cells.merge(Self.cells(in: text)) { first, _ in first }
    }
    for (path, text) in headers {
      let tokens = HeaderTokens(text)
      let reader = HeaderReader(tokens)
      guard !reader.declarations.isEmpty else { continue }
      let source = HeaderSource(
        reader.declarations, path: path, modules: Array(Set(tokens.modules)), values: values,
        cells: cells, isPublic: isPublic)
      sources.append(Source(path: path, lines: source.lines))
      optionalMethods.formUnion(source.optionalMethods)
    }
  }

  /// The names of the headers that a header imports.
  package static func imports(of text: String) -> [String] { HeaderTokens(text).imports }

  /// The classes that fill tables, each with the style of its cells, as Swift calls it.
  private static func cells(in text: String) -> [String: String] {
    var cells: [String: String] = [:]
    let styles = ["Value1": "value1", "Value2": "value2", "Subtitle": "subtitle"]
    let parts = text.split(separator: "@implementation", omittingEmptySubsequences: false)
    for part in parts.dropFirst() {
      let name = part.drop { $0.isWhitespace }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      guard let method = part.firstRange(of: /cellForRowAtIndexPath:\s*\(/) else { continue }
      let body = part[method.upperBound...]
      let style = body.firstMatch(of: /UITableViewCellStyle(\w+)/).map { String($0.1) }
      cells[String(name)] = styles[style ?? ""] ?? "default"
    }
    return cells
  }

  private static func values(in text: String) -> [String: String] {
    var values: [String: String] = [:]
    let constant =
      /const\s+(?:[A-Za-z_]\w*\s+)?([A-Za-z_]\w*)\s*=\s*@?("(?:[^"\\]|\\.)*"|-?[0-9]+(?:\.[0-9]+)?)f?\s*;/
    for match in text.matches(of: constant) { values[String(match.1)] = String(match.2) }
    return values
  }
}
#endif
