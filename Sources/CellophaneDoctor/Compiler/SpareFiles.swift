/// Files that do not compile and that no other file needs, so that a package of previews can leave
/// them out.
struct SpareFiles {
  private let module: ModuleScan
  private var files: Set<String>

  /// Takes those of some files whose names no file outside of them uses.
  ///
  /// - Parameters:
  ///   - standing: Files that do not compile.
  ///   - wordsElsewhere: The names that other modules use.
  init(_ module: ModuleScan, standing: Set<String>, wordsElsewhere: [Set<String>]) {
    self.module = module
    let offers = module.scans.mapValues(\.offers)
    files = standing.filter { file in
      wordsElsewhere.allSatisfy { $0.isDisjoint(with: offers[file] ?? []) }
    }
    while true {
      let used = module.scans.filter { !files.contains($0.key) }.values
        .reduce(into: Set<String>()) { $0.formUnion($1.words) }
      let needed = files.filter { !(offers[$0] ?? []).isDisjoint(with: used) }
      guard !needed.isEmpty else { break }
      files.subtract(needed)
    }
  }

  /// Those without which the compiler has nothing more to say of the others, as a manifest names
  /// them.
  ///
  /// - Parameter known: The errors of all files together.
  func confirmed(
    against known: [CompilerDiagnostic],
    errors: ([String]) throws(DoctorError) -> [CompilerDiagnostic]
  ) throws(DoctorError) -> [String] {
    var spare = files
    let known = Set(known)
    // A file that extends a type may be needed without being named: what is missed names it.
    while !spare.isEmpty, spare.count < module.folder.files.count {
      let rest = module.folder.files.filter { !spare.contains($0) }
      let new = try errors(rest).filter { !known.contains($0) }
      if new.isEmpty { return spare.sorted().compactMap(name) }
      let missed = Set(new.flatMap(\.quoted).map { String($0.prefix { $0 != "(" && $0 != "<" }) })
      let needed = spare.filter { file in
        let declared = module.scans[file]?.declarations ?? []
        return declared.contains { missed.contains($0.name) }
      }
      guard !needed.isEmpty else { return [] }
      spare.subtract(needed)
    }
    return []
  }

  private func name(_ path: String) -> String? {
    guard let root = module.folder.root else { return nil }
    if root == "." { return path }
    return path.hasPrefix("\(root)/") ? String(path.dropFirst(root.count + 1)) : nil
  }
}
