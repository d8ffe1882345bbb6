package import CellophaneProjects

/// Which files of a module can be built, and why the others cannot.
package struct ModuleChoice: Codable, Hashable, Sendable {
  package var diagnosis: FolderDiagnosis
  package var changes: SourceChanges
  /// What is left out of files that are in, by place.
  package var omissions: [Omission]

  /// Files that compile without the others.
  package var compiling: [String] {
    let standing = Set(diagnosis.obstacles.map(\.path)).union(diagnosis.waiting.map(\.path))
    return diagnosis.files.filter { !standing.contains($0) }
  }

  /// Whether every file is in as it is.
  package var isWhole: Bool {
    omissions.isEmpty && compiling.count == diagnosis.files.count
  }

  /// Whether more compiles than by another choice.
  package func hasMore(than other: ModuleChoice) -> Bool {
    (compiling.count, -omissions.count) > (other.compiling.count, -other.omissions.count)
  }

  /// Asks the compiler about a target.
  ///
  /// - Parameters:
  ///   - rewritten: Where the text lies that is read in a file's place, by file.
  ///   - alternatives: What takes the place of lines that the compiler refuses, in this order, by file
  ///     and line.
  ///   - passages: Finds what can be left out of a file; without it files are in or out whole.
  package init(
    _ target: InventoryTarget, rewritten: [String: String],
    alternatives: [String: [Int: [String]]] = [:], passages: Passage.Finder? = nil,
    options: DoctorOptions
  ) throws(DoctorError) {
    let compiler = try Compiler(options: options)
    var folder = SourceFolder(target, title: target.name)
    folder.rewritten = rewritten
    folder.alternatives = alternatives
    var scan = ModuleScan(folder)
    try scan.ask(compiler)
    var check = FolderCheck(
      scan, hiddenElsewhere: [], wordsElsewhere: [], compiler: compiler,
      purpose: .building(passages))
    diagnosis = try check.run()
    changes = check.changes
    omissions = check.omissions
  }
}
