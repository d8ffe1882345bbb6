/// An import as it is written.
package struct ModuleImport: Hashable {
  var path: String
  var line: Int
  var column: Int
  /// With its submodules, as `os.log`.
  var module: String

  /// The module without its submodules.
  var root: String { Self.root(of: module) }

  /// What an import of one declaration says before its name.
  private static let kinds: Set<Substring> = [
    "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]

  /// What a statement names after `import`, with submodules: `struct Foundation.Data` is of
  /// `Foundation`.
  static func module(in statement: Substring) -> String? {
    let code = statement.firstRange(of: "//").map { statement[..<$0.lowerBound] } ?? statement
    let parts = code.split(whereSeparator: \.isWhitespace)
    guard let name = parts.last else { return nil }
    if parts.count > 1, kinds.contains(parts[0]), let dot = name.lastIndex(of: ".") {
      return String(name[..<dot])
    }
    return String(name)
  }

  /// The module of a statement, after `import`, without its submodules.
  package static func root(in statement: Substring) -> String? {
    module(in: statement).map(root)
  }

  private static func root(of module: String) -> String { String(module.prefix { $0 != "." }) }
}
