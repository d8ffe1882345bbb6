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
}

extension Obstacle: Comparable {
  package static func < (left: Obstacle, right: Obstacle) -> Bool {
    (left.path, left.line, left.column, left.message)
      < (right.path, right.line, right.column, right.message)
  }
}

extension Obstacle {
  /// - Parameter missing: The modules that the file imports and that are not here.
  init(_ diagnostic: CompilerDiagnostic, missing: [String]) {
    let kind = ObstacleKind(diagnostic)
    path = diagnostic.path
    line = diagnostic.line
    column = diagnostic.column
    self.kind = kind
    message = diagnostic.message
    guard kind == .type || kind == .member else {
      rewrite = kind.rewrite
      return
    }
    if diagnostic.quoted.contains(where: ModuleAdvice.isNetworking) {
      rewrite = ModuleAdvice.networking
      return
    }
    let named = missing.filter(diagnostic.quoted.contains)
    perhapsFrom = named.isEmpty ? missing : named
    rewrite = perhapsFrom.isEmpty ? kind.rewrite : ModuleAdvice.missingFirst
  }

  init(_ missing: ModuleImport) {
    path = missing.path
    line = missing.line
    column = missing.column
    kind = .module
    message = "no such module '\(missing.module)'"
    rewrite = ModuleAdvice.rewrite(for: missing.module)
  }
}
