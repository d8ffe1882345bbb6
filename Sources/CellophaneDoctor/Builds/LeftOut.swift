internal import CellophaneProjects

/// A file that is not built, with the first reason of it.
package struct LeftOut: Codable, Hashable, Sendable {
  package var path: String
  package var line: Int
  package var column: Int
  /// The compiler's words.
  package var message: String
  /// What the words follow from; the same as they where they follow from nothing.
  package var cause: String
  /// Everything that would have to be seen to in this file.
  package var causes: [String]
  /// The file that declares what this one waits for.
  package var waitsFor: String?
  /// What to write instead.
  package var rewrite: String?

  package init(
    path: String, line: Int, column: Int, message: String, cause: String, causes: [String],
    waitsFor: String? = nil, rewrite: String? = nil
  ) {
    self.path = path
    self.line = line
    self.column = column
    self.message = message
    self.cause = cause
    self.causes = causes
    self.waitsFor = waitsFor
    self.rewrite = rewrite
  }

  /// A file that the compiler refuses for one reason.
  package init(_ error: BuildError) {
    self.init(
      path: error.path, line: error.line, column: error.column, message: error.message,
      cause: error.message, causes: [error.message])
  }
}

extension ModuleChoice {
  /// The files that are not built, by path.
  package func leftOut(reading rewritten: [String: String]) -> [LeftOut] {
    let byFile = Dictionary(grouping: diagnosis.obstacles, by: \.path)
    var left = byFile.map { path, obstacles in
      // What is a cause itself says more than what follows.
      let first = obstacles.first { $0.because == nil } ?? obstacles[0]
      let causes = obstacles.map(\.cause).reduce(into: [String]()) { list, cause in
        if !list.contains(cause) { list.append(cause) }
      }
      return LeftOut(
        path: path, line: first.line, column: first.column, message: first.message,
        cause: first.cause, causes: causes, waitsFor: nil, rewrite: first.rewrite)
    }
    let offers = offers(of: Set(byFile.keys).union(diagnosis.waiting.map(\.path)), rewritten)
    for waiting in diagnosis.waiting where byFile[waiting.path] == nil {
      let names = CompilerDiagnostic.quoted(in: waiting.message)
        .flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } }.map(String.init)
      let needed = names.lazy.compactMap { name in
        offers.first { $0.path != waiting.path && $0.names.contains(name) }?.path
      }.first
      left.append(
        LeftOut(
          path: waiting.path, line: waiting.line, column: waiting.column, message: waiting.message,
          cause: waiting.message, causes: [waiting.message], waitsFor: needed, rewrite: nil))
    }
    return left.sorted { $0.path < $1.path }
  }

  private func offers(
    of files: Set<String>, _ rewritten: [String: String]
  ) -> [(path: String, names: Set<String>)] {
    files.sorted().map { path in
      let scan = SourceScan(FileBytes.read(rewritten[path] ?? path), path: path)
      return (path, Set(scan.declarations.map(\.name)))
    }
  }
}
