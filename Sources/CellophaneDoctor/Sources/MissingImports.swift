/// Names that the compiler misses in files that import less than they use.
struct MissingImports {
  /// By file, what is missing where its module is not imported.
  private var missed: [(error: CompilerDiagnostic, name: String)] = []
  private let scan: ModuleScan

  init(_ errors: [CompilerDiagnostic], in scan: ModuleScan) {
    self.scan = scan
    let imports = scan.scans.mapValues { Set($0.imports.map(\.place.root)) }
    missed = errors.compactMap { error in
      guard error.name.hasPrefix("cannot_find_"), let name = error.quoted.first,
        imports[error.path]?.contains("UIKit") != true, !ModuleAdvice.isNetworking(name),
        name.utf8.allSatisfy({ $0 == UInt8(ascii: "_") || $0.isLetterOrDigit })
      else { return nil }
      return (error, name)
    }
  }

  /// Asks which of the names Foundation has, and which UIKit.
  func modules(
    _ compiler: Compiler, in module: CompiledModule
  ) throws(DoctorError) -> [String: String] {
    let names = Set(missed.map(\.name)).sorted()
    guard !names.isEmpty else { return [:] }
    var modules: [String: String] = [:]
    for asked in ["UIKit", "Foundation"] {
      for name in try compiler.names(names, of: asked, in: module.folder) { modules[name] = asked }
    }
    return modules
  }

  /// One for each file: UIKit brings Foundation along.
  func obstacles(modulesByName modules: [String: String]) -> [Obstacle] {
    var files: [String: Obstacle] = [:]
    for (error, name) in missed {
      guard let module = modules[name] else { continue }
      let isFirst = files[error.path] == nil
      let isMore = files[error.path]?.module == "Foundation" && module == "UIKit"
      guard isFirst || isMore else { continue }
      files[error.path] = Obstacle(error, name: name, of: module)
    }
    return files.values.sorted()
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }
}
