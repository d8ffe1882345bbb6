/// An import as the compiler has parsed it.
struct ModuleImport: Hashable {
  var path: String
  var line: Int
  var column: Int
  /// With its submodules, as `os.log`.
  var module: String

  /// The module without its submodules.
  var root: String { String(module.prefix { $0 != "." }) }

  /// Reads a line of the compiler's syntax tree; `nil` where it is no import.
  init?(line text: Substring) {
    guard text.contains("(import_decl "),
      let match = text.firstMatch(
        of: /range=\[(.+?):([0-9]+):([0-9]+) - .*?\](.*?)module="([^"]+)"/),
      let line = Int(match.2), let column = Int(match.3)
    else { return nil }
    path = String(match.1)
    self.line = line
    self.column = column
    module = String(match.5)
    // `import struct Foundation.Data` ends with the name of what is imported.
    if match.4.contains("kind="), let dot = module.lastIndex(of: ".") {
      module = String(module[..<dot])
    }
  }
}
