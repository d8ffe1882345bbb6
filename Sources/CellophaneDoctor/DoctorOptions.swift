/// How the compiler is asked.
package struct DoctorOptions: Hashable, Sendable {
  package var module: BuiltModule
  /// The language mode of the sources, `5` or `6`; `nil` for the one that their manifest or project
  /// says, and 5 where there is none.
  package var swiftVersion: String?
  /// Folders of further modules.
  package var importPaths: [String]
  /// Names that sources have for modules, as `Combine=OpenCombine`.
  package var moduleAliases: [String]
  /// Modules that every file sees without a word.
  package var everywhere: [String] = []
  /// Further arguments, as of modules of C.
  package var arguments: [String] = []
  /// Where the compiler is looked up.
  package var environment: [String: String]

  package init(
    module: BuiltModule, swiftVersion: String? = nil, importPaths: [String] = [],
    moduleAliases: [String] = [], environment: [String: String]
  ) {
    self.module = module
    self.swiftVersion = swiftVersion
    self.importPaths = importPaths
    self.moduleAliases = moduleAliases
    self.environment = environment
  }
}
