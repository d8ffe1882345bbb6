/// A module's files at a glance, with the answers of the compiler on their conditions and imports.
struct ModuleScan {
  let folder: SourceFolder
  let scans: [String: SourceScan]
  /// The conditions that are true here.
  private var holding: Set<String> = []
  /// Imported modules, with their submodules, that are not here.
  private(set) var absent: Set<String> = []

  init(_ folder: SourceFolder) {
    self.folder = folder
    var scans: [String: SourceScan] = [:]
    for file in folder.files {
      // What cannot be read is the compiler's to say.
      scans[file] = SourceScan(folder.text(of: file) ?? [], path: file)
    }
    self.scans = scans
  }

  /// Asks the compiler which conditions are true and which modules are missing.
  ///
  /// A module with an alias may be one of C, of which `canImport` does not know; the import tells.
  mutating func ask(_ compiler: Compiler) throws(DoctorError) {
    var conditions: Set<String> = []
    for scan in scans.values {
      for one in scan.imports { conditions.formUnion(one.condition.map(\.expression)) }
      for one in scan.declarations { conditions.formUnion(one.condition.map(\.expression)) }
      for one in scan.entryPoints { conditions.formUnion(one.condition.map(\.expression)) }
    }
    let modules = Set(scans.values.flatMap { $0.imports.map(\.place.module) })
      .subtracting(compiler.aliasedNames).subtracting(["UIKit", "Foundation", folder.module])
    let questions = modules.map { "canImport(\($0))" }
    let answers = try compiler.holding((conditions.sorted() + questions.sorted()), in: folder)
    holding = answers.intersection(conditions)
    absent = modules.filter { !answers.contains("canImport(\($0))") }
  }

  /// Every module that is imported, whatever the conditions.
  var imported: Set<String> {
    Set(scans.values.flatMap { $0.imports.map(\.place.root) })
  }

  /// Every name that is used in it.
  var words: Set<String> { scans.values.reduce(into: []) { $0.formUnion($1.words) } }

  /// The imports that count here, by place.
  var imports: [SourceScan.Import] {
    folder.files.flatMap { scans[$0]?.imports ?? [] }.filter { failing($0.condition) == nil }
  }

  var entryPoints: [(path: String, entry: SourceScan.EntryPoint)] {
    folder.files.flatMap { path in
      (scans[path]?.entryPoints ?? []).filter { failing($0.condition) == nil }
        .map { (path: path, entry: $0) }
    }
  }

  /// What is declared under a condition that is false here.
  var hidden: [HiddenDeclaration] {
    folder.files.flatMap { path in
      (scans[path]?.declarations ?? []).compactMap { declaration in
        failing(declaration.condition).map { branch in
          HiddenDeclaration(
            name: declaration.name, owner: declaration.owner,
            behind: Obstacle.Behind(
              path: path, line: declaration.line, condition: branch.written,
              conditionLine: branch.line))
        }
      }
    }
  }

  private func failing(_ condition: SourceScan.Condition) -> SourceScan.Branch? {
    condition.first { !holding.contains($0.expression) }
  }
}

/// A declaration that the compiler passes over here.
struct HiddenDeclaration: Hashable {
  var name: String
  var owner: String?
  var behind: Obstacle.Behind
}
