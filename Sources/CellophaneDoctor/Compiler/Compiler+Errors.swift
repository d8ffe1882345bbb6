internal import CellophaneProjects
internal import Foundation

extension Compiler {
  /// How far it is asked to go.
  enum Depth {
    /// What names and types show.
    case types
    /// The same, however complex expressions are.
    case everyType
    /// What only data flow shows, where names and types are right.
    case flow
  }

  /// How many ways to read an expression are tried before it is said to be too complex, where names
  /// and types are asked for.
  ///
  /// The compiler itself tries a million, which takes seconds. Expressions that compile need some
  /// thousands at most; those in which something is missing use up what there is.
  private static let triedWays = 50_000

  /// The errors of some files of a module, by place.
  ///
  /// - Parameter others: Files that are read for what they declare.
  func errors(
    in files: [String], besides others: [String] = [], of module: CompiledModule,
    depth: Depth = .types
  ) throws(DoctorError) -> [CompilerDiagnostic] {
    var found = try found(in: files, besides: others, of: module, depth: depth)
    guard depth == .types else { return found }
    // Where nothing else is wrong with a file, it may just need more.
    let complex = Dictionary(grouping: found, by: \.path)
      .filter { $0.value.allSatisfy(\.isOfComplexity) }.keys.sorted()
    guard !complex.isEmpty else { return found }
    let again = Set(complex)
    found.removeAll { again.contains($0.path) }
    found += try self.found(
      in: complex, besides: files.filter { !again.contains($0) } + others, of: module,
      depth: .everyType)
    return found.sorted()
  }

  private func found(
    in files: [String], besides others: [String], of module: CompiledModule, depth: Depth
  ) throws(DoctorError) -> [CompilerDiagnostic] {
    // A front end reads every file, whatever it is asked about: a few files are no work for two.
    let count = max(1, min(ProcessInfo.processInfo.activeProcessorCount, files.count / 8))
    var batches = (0..<count).map { number in
      files.enumerated().filter { $0.offset % count == number }.map(\.element)
    }
    let known = Set(files + others)
    var found: Set<CompilerDiagnostic> = []
    while !batches.isEmpty {
      var next: [[String]] = []
      let commands = batches.map { command(for: $0, among: known, of: module, depth: depth) }
      for (batch, run) in zip(batches, try run(commands, module.folder)) {
        let errors = try diagnostics(in: run, of: module, known: known)
        guard run.isKilled else {
          found.formUnion(errors)
          continue
        }
        // What it crashes on is read like the others then, and it is asked about the rest.
        let crashing = errors.first { $0.name == "crash" && batch.contains($0.path) }
        if let crash = crashing ?? (batch.count == 1 ? CompilerDiagnostic(crashIn: batch[0]) : nil)
        {
          found.insert(crash)
          next.append(batch.filter { $0 != crash.path })
        } else {
          next.append(Array(batch.prefix(batch.count / 2)))
          next.append(Array(batch.dropFirst(batch.count / 2)))
        }
      }
      batches = next.filter { !$0.isEmpty }
    }
    return found.sorted()
  }

  private func command(
    for batch: [String], among known: Set<String>, of module: CompiledModule, depth: Depth
  ) -> [String] {
    let asked = Set(batch)
    let files = module.folder.files.filter(known.contains).flatMap { file in
      (asked.contains(file) ? ["-primary-file"] : []) + [module.given(file)]
    }
    let task =
      switch depth {
      case .types: ["-typecheck", "-solver-scope-threshold=\(Self.triedWays)"]
      case .everyType: ["-typecheck"]
      case .flow: ["-emit-sil"] + batch.flatMap { _ in ["-o", "/dev/null"] }
      }
    return task + arguments(module) + files
  }

  /// The errors in some files, as a reader knows these.
  private func diagnostics(
    in run: CommandRun, of module: CompiledModule, known: Set<String>
  ) throws(DoctorError) -> [CompilerDiagnostic] {
    let lines = run.errors.split(separator: "\n")
    var found: [CompilerDiagnostic] = []
    for line in lines {
      if let error = CompilerDiagnostic(line: line) {
        found.append(error)
      } else if !found.isEmpty, let name = CompilerDiagnostic.requirement(in: line) {
        found[found.count - 1].required.insert(name)
      }
    }
    // A module of another compiler is refused at the import.
    if let refusal = found.first(where: { $0.name.hasPrefix("serialization_") }) {
      throw .foreignModule(words: refusal.message)
    }
    if let crash = CompilerDiagnostic(crash: lines) { found.append(crash) }
    let own = found.map { found in
      var found = found
      found.path = module.known(found.path)
      return found
    }.filter { known.contains($0.path) }
    guard own.isEmpty, run.code != 0, !run.isKilled else { return own }
    let words = lines.last { $0.contains("error: ") } ?? lines.last ?? "it said nothing"
    throw .compilerFailed(path: module.folder.path, words: String(words))
  }
}
