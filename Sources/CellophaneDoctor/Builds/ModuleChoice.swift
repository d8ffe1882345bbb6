package import CellophaneProjects

/// Which files of a module can be built, and why the others cannot.
package struct ModuleChoice: Codable, Hashable, Sendable {
  package var diagnosis: FolderDiagnosis
  package var changes: SourceChanges

  /// Files that compile without the others.
  package var compiling: [String] {
    let standing = Set(diagnosis.obstacles.map(\.path)).union(diagnosis.waiting.map(\.path))
    return diagnosis.files.filter { !standing.contains($0) }
  }

  /// Asks the compiler about a target.
  ///
  /// - Parameters:
  ///   - rewritten: Where the text lies that is read in a file's place, by file.
  ///   - alternatives: What takes the place of lines that the compiler refuses, in this order, by file
  ///     and line.
  package init(
    _ target: InventoryTarget, rewritten: [String: String],
    alternatives: [String: [Int: [String]]] = [:], options: DoctorOptions
  ) throws(DoctorError) {
    let compiler = try Compiler(options: options)
    var folder = SourceFolder(target, title: target.name)
    folder.rewritten = rewritten
    folder.alternatives = alternatives
    var scan = ModuleScan(folder)
    try scan.ask(compiler)
    var check = FolderCheck(
      scan, hiddenElsewhere: [], wordsElsewhere: [], compiler: compiler, purpose: .building)
    diagnosis = try check.run()
    changes = check.changes
  }
}
