/// An error of the compiler in a file that was to be built.
package struct BuildError: Hashable, Sendable {
  package var path: String
  package var line: Int
  package var column: Int
  package var message: String

  /// The errors in what a compiler said, by place.
  ///
  /// - Parameter files: Errors in others are none of these.
  package static func all(in said: String, files: Set<String>) -> [BuildError] {
    let lines = said.split(separator: "\n")
    var found = lines.compactMap(CompilerDiagnostic.init(line:))
    if let crash = CompilerDiagnostic(crash: lines) { found.append(crash) }
    return Set(found).sorted().filter { files.contains($0.path) }.map { error in
      BuildError(
        path: error.path, line: error.line, column: error.column, message: error.message)
    }
  }
}

extension BuildError: CustomStringConvertible {
  package var description: String { "\(path):\(line):\(column): error: \(message)" }
}
