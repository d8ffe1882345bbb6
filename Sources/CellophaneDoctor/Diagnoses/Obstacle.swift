/// Something that keeps a file from compiling: where it stands, and what to write instead.
package struct Obstacle: Codable, Hashable, Sendable {
  package var path: String
  /// From 1.
  package var line: Int
  /// From 1, in UTF-8 bytes.
  package var column: Int
  package var kind: ObstacleKind
  /// The compiler's words.
  package var message: String
  package var rewrite: String
  /// Modules that are missing where it stands, from which the missing name may come.
  package var perhapsFrom: [String] = []
  /// Where the missing name is declared, and what keeps it from being seen.
  package var behind: Behind?
  /// The header that declares the missing name in Objective-C, with its line.
  package var header: String?
  /// The module whose import the file lacks.
  package var module: String?
  /// The message of the obstacle that this one may only follow from.
  package var because: String?

  /// A declaration under a condition that is false here.
  package struct Behind: Codable, Hashable, Sendable {
    package var path: String
    /// The declaration's line.
    package var line: Int
    /// The directive as it is written.
    package var condition: String
    package var conditionLine: Int
  }
}

extension Obstacle: Comparable {
  package static func < (left: Obstacle, right: Obstacle) -> Bool {
    (left.path, left.line, left.column, left.message)
      < (right.path, right.line, right.column, right.message)
  }
}

extension Obstacle {
  /// - Parameter missing: The modules that the file imports and that are not here.
  init(_ diagnostic: CompilerDiagnostic, missing: [String], names: ProjectNames) {
    path = diagnostic.path
    line = diagnostic.line
    column = diagnostic.column
    message = diagnostic.message
    kind = ObstacleKind(diagnostic)
    rewrite = kind.rewrite
    guard kind == .type || kind == .member else { return }
    if let declaration = names.hidden.first(where: { $0.isMissing(in: diagnostic) }) {
      kind = .condition
      behind = declaration.behind
      rewrite = ConditionAdvice.rewrite(for: declaration.behind)
    } else if let advice = names.assets.rewrite(for: diagnostic) {
      kind = .asset
      rewrite = advice
    } else if let place = names.headers.place(of: diagnostic) {
      kind = .header
      header = place
      rewrite = kind.rewrite
    } else if diagnostic.quoted.contains(where: ModuleAdvice.isNetworking) {
      rewrite = ModuleAdvice.networking
    } else {
      let named = missing.filter(diagnostic.quoted.contains)
      perhapsFrom = named.isEmpty ? missing : named
      if !perhapsFrom.isEmpty { rewrite = ModuleAdvice.missingFirst }
    }
  }

  /// A file that uses a name of a module that it does not import.
  init(_ diagnostic: CompilerDiagnostic, name: String, of module: String) {
    path = diagnostic.path
    line = diagnostic.line
    column = diagnostic.column
    kind = .import
    message = "the file does not import '\(module)', from which it has '\(name)'"
    rewrite =
      "write 'import \(module)': in the app it comes with another module, or with the"
      + " bridging header"
    self.module = module
  }

  init(_ entry: SourceScan.EntryPoint, in path: String) {
    self.path = path
    line = entry.line
    column = entry.column
    kind = .entryPoint
    message =
      entry.name == "main"
      ? "'@main' is the entry point of a program, of which a gallery has its own"
      : "'@\(entry.name)' is the entry point of an app, and this compiler crashes on it"
    rewrite = kind.rewrite
  }

  init(_ missing: ModuleImport, names: ProjectNames) {
    path = missing.path
    line = missing.line
    column = missing.column
    kind = .module
    message = "no such module '\(missing.module)'"
    rewrite = names.rewrite(forModule: missing.module)
  }
}
