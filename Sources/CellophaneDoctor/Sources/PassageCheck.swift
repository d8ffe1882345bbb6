/// Leaves out of files what the compiler refuses, passage by passage, then what names it, until the
/// rest compiles.
struct PassageCheck {
  private let scan: ModuleScan
  private let compiler: Compiler
  private let find: Passage.Finder
  private(set) var module: CompiledModule
  /// Files that are out, with an error that nothing in them can be done about.
  private(set) var out: [String: CompilerDiagnostic] = [:]
  var files: [String: OpenFile] = [:]
  /// What has been left out and why, by name.
  private var causes: [String: String] = [:]
  /// Classes whose initializers are left out, each with the reason.
  var closed: [String: String] = [:]

  init(
    _ scan: ModuleScan, module: CompiledModule, compiler: Compiler, find: @escaping Passage.Finder
  ) {
    self.scan = scan
    self.module = module
    self.compiler = compiler
    self.find = find
  }

  /// What is said of calls that are made otherwise, by file and line.
  private var dynamicCalls: [String: [Int: CompilerDiagnostic]] = [:]

  /// What is left out of the files that are in, by place.
  var omissions: [Omission] { kept.flatMap(\.file.remaining).map(\.omission) }

  /// The same as passages, by file.
  var passages: [String: [Passage]] {
    kept.reduce(into: [:]) { $0[$1.path] = $1.file.remaining.map(\.passage) }
  }

  private var kept: [(path: String, file: OpenFile)] {
    files.filter { out[$0.key] == nil && !$0.value.omitted.isEmpty }
      .map { ($0.key, $0.value) }.sorted { $0.path < $1.path }
  }

  private var compiling: [String] { scan.folder.files.filter { out[$0] == nil } }

  /// - Parameters:
  ///   - errors: What the compiler says of all files.
  ///   - causes: What its words follow from, by what it says.
  mutating func run(
    _ errors: [CompilerDiagnostic], causes: [CompilerDiagnostic: String]
  ) throws(DoctorError) {
    var errors = errors
    var first = causes
    var asked = scan.folder.files
    var flowing: Set<String> = []
    while true {
      if !errors.isEmpty {
        let (changed, names) = try leave(errors, causes: first)
        first = [:]
        flowing.subtract(changed)
        // Others do not see what has changed in them.
        asked = compiling.filter { file in
          changed.contains(file) || scan.scans[file]?.words.isDisjoint(with: names) == false
        }
      } else if asked.count < compiling.count {
        asked = compiling
      } else {
        // What is the same as when it was asked still has the same answer.
        let open = compiling.filter { !flowing.contains($0) }
        flowing.formUnion(open)
        errors = try ask(open, depth: .flow)
        guard !errors.isEmpty else { return settle() }
        continue
      }
      errors = try ask(asked, depth: .types)
    }
  }

  private func ask(
    _ asked: [String], depth: Compiler.Depth
  ) throws(DoctorError) -> [CompilerDiagnostic] {
    guard !asked.isEmpty else { return [] }
    let own = Set(asked)
    return try compiler.errors(
      in: asked, besides: compiling.filter { !own.contains($0) }, of: module, depth: depth
    ).filter { out[$0.path] == nil }
  }

  /// A file in which nothing is declared any more is out.
  private mutating func settle() {
    for (path, file) in kept where file.isEmpty { out[path] = file.omitted.first?.error }
  }

  /// Leaves out what some errors are in.
  ///
  /// - Returns: The files that changed, and the names that are declared no more.
  private mutating func leave(
    _ errors: [CompilerDiagnostic], causes first: [CompilerDiagnostic: String]
  ) throws(DoctorError) -> (changed: Set<String>, names: Set<String>) {
    var changed = keepNeeded(errors)
    // They have other places then, or none: they are asked about again.
    let errors = errors.filter { !changed.contains($0.path) }
    for path in changed.sorted() {
      guard let file = files[path] else { continue }
      try module.leave(file.remaining.map(\.passage), outOf: path, by: compiler)
    }
    var names: Set<String> = []
    for (path, errors) in Dictionary(grouping: errors, by: \.path).sorted(by: { $0.key < $1.key }) {
      var file = files[path] ?? opened(path)
      var taken: [Passage] = []
      var calls: Set<Int> = []
      for error in errors {
        let offset = file.offset(of: error)
        if error.name == "dynamic_construct_class", file.callsInitializer(at: offset),
          module.dynamicCalls[path]?.contains(offset) != true
        {
          calls.insert(offset)
          dynamicCalls[path, default: [:]][error.line] = error
          continue
        }
        // What does not help is none of the author's.
        let error = dynamicCalls[path]?[error.line] ?? error
        // One error says enough of a passage.
        if taken.contains(where: { $0.out.contains(offset) }) { continue }
        guard let passage = file.passage(for: error) else {
          out[path] = error
          note(declared(in: path, on: nil), cause: cause(of: error, first, in: file), in: &names)
          break
        }
        taken.append(passage)
        let cause =
          file.cause(ofLocal: error) ?? file.lost(before: error, in: passage)?.cause
          ?? cause(of: error, first, in: file)
        let lines = file.lines(of: passage)
        if passage.isDeclaration {
          note(declared(in: path, on: lines), cause: cause, in: &names)
        }
        file.omitted.append(
          OpenFile.Omitted(
            passage: passage, error: error,
            omission: omission(path, lines, passage, message: error.message, cause: cause)))
      }
      files[path] = file
      guard out[path] == nil else { continue }
      changed.insert(path)
      if !calls.isEmpty { try module.makeDynamically(calls, in: path, by: compiler) }
      guard !taken.isEmpty else { continue }
      try module.leave(file.remaining.map(\.passage), outOf: path, by: compiler)
    }
    return (changed, names)
  }

  private func opened(_ path: String) -> OpenFile {
    let text = scan.folder.text(of: path) ?? []
    // Of a header, lines are left out, which are written for that.
    let passages = scan.folder.alternatives[path] == nil ? find(text) : []
    return OpenFile(text, passages: passages)
  }

  private func omission(
    _ path: String, _ lines: ClosedRange<Int>, _ passage: Passage, message: String, cause: String
  ) -> Omission {
    if let conformance = passage.conformance {
      return Omission(
        path: path, line: lines.lowerBound, lastLine: lines.upperBound, type: conformance.type,
        member: conformance.name, message: message, cause: cause)
    }
    let all = scan.scans[path]?.declarations ?? []
    let inside = passage.isDeclaration ? all.first { lines.contains($0.line) } : nil
    let around = inside ?? all.last { $0.line <= lines.lowerBound }
    return Omission(
      path: path, line: lines.lowerBound, lastLine: lines.upperBound,
      type: around.flatMap { $0.owner ?? ($0.isType ? $0.name : nil) },
      member: inside == nil ? around?.name : nil, message: message, cause: cause)
  }

  private func declared(in path: String, on lines: ClosedRange<Int>?) -> Set<String> {
    let all = scan.scans[path]?.declarations ?? []
    return Set(all.filter { lines?.contains($0.line) ?? true }.map(\.name))
  }

  private mutating func note(_ gone: Set<String>, cause: String, in names: inout Set<String>) {
    names.formUnion(gone)
    for name in gone where causes[name] == nil { causes[name] = cause }
  }

  private func cause(
    of error: CompilerDiagnostic, _ first: [CompilerDiagnostic: String], in file: OpenFile
  ) -> String {
    if let cause = first[error] { return cause }
    let quoted = error.quoted.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } }
    if let cause = quoted.lazy.compactMap({ causes[String($0)] }).last { return cause }
    // The compiler's words do not name the class whose initializers are out.
    let type = file.word(of: closed.keys, on: error.line)
    return type.flatMap { closed[$0] } ?? error.message
  }
}
