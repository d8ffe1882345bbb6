/// An import as it is written.
struct ModuleImport: Hashable {
  var path: String
  var line: Int
  var column: Int
  /// With its submodules, as `os.log`.
  var module: String

  /// The module without its submodules.
  var root: String { String(module.prefix { $0 != "." }) }
}
