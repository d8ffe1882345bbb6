internal import CellophaneDoctor
internal import CellophaneProjects
internal import Foundation

/// Builds one module of an app: leaves out what cannot compile and compiles the rest.
struct ModuleBuilder {
  let kit: Kit
  let tools: Toolchain
  let state: GalleryState
  let environment: [String: String]
  /// Methods of protocols that modules which are built already declare as optional.
  let optionalMethods: Set<String>
  /// Folders of modules that are built besides, and names that stand for others.
  let additions: ModuleAdditions
  /// Files that name what no linker finds, with its words.
  let unlinked: [String: String]

  /// What is kept from one run to the next.
  private struct Memory: Codable {
    /// What else decides what compiles.
    var surroundings: String
    var files: [String: String]
    var choice: ModuleChoice
    /// Whether more compiles without looking for data races.
    var isInSwift5: Bool
    /// What the compiler refused although the first look found nothing.
    var refused: [LeftOut]
  }

  func build(_ target: InventoryTarget) throws -> BuiltTarget {
    var sources = try ModuleSources(target, optionalMethods: optionalMethods, state: state)
    lazy var beside = sources.texts.map { String(decoding: $0.bytes, as: UTF8.self) }
    if target.hasAssetSymbols,
      let symbols = AssetSymbols(target.files.assetCatalogs).source(beside: beside)
    {
      try sources.add(symbols, name: "GeneratedAssetSymbols.swift")
    }
    if let symbols = TuistSymbols(target, texts: beside).source {
      try sources.add(symbols, name: "GeneratedTuistSymbols.swift")
    }
    let models = target.files.resources.filter { Paths.ending(of: $0).hasPrefix("xcdatamodel") }
    if let classes = DataModel(models).source {
      try sources.add(classes, name: "GeneratedDataModel.swift")
    }
    guard !sources.files.isEmpty else {
      return .empty(target, leftOut: sources.leftOut, rewrite: sources.rewrite)
    }
    var memory = try remembered(target, sources: sources)
    let start = memory?.choice
    if memory == nil { memory = try fresh(target, sources: sources) }
    guard var memory else { throw GalleryError.nothingCompiles(module: target.module) }
    var built = try compile(target, sources: sources, memory: &memory)
    if built == nil, start != nil {
      // What compiled before does not after a change: everything is looked at again.
      memory = try fresh(target, sources: sources)
      built = try compile(target, sources: sources, memory: &memory)
    }
    try remember(memory, target)
    let rewritten = try sources.written(nil)
    var left = sources.leftOut + memory.choice.leftOut(reading: rewritten) + memory.refused
    left = left.filter { sources.headers[$0.path] == nil }
      .sorted { ($0.path, $0.line) < ($1.path, $1.line) }
    let compiling = built ?? []
    let isIn = Set(compiling)
    let texts = sources.texts.filter { isIn.contains($0.path) }
    let omissions = memory.choice.omissions.filter { isIn.contains($0.path) }
    return BuiltTarget(
      target: target, compiling: compiling, leftOut: left, omissions: omissions,
      classes: DeclaredClass.all(in: texts), texts: texts,
      outTexts: sources.texts.filter { !isIn.contains($0.path) && sources.headers[$0.path] == nil },
      headers: sources.headers.mapValues(\.header),
      isInSwift5: memory.isInSwift5, rewrite: sources.rewrite,
      limits: sources.limits(memory.choice.changes),
      compiled: try sources.written(memory.choice.changes),
      objects: compiler(target, memory).objects(
        compiling + accessor(memory.choice, target)))
  }

  // MARK: - Choosing

  private func fresh(
    _ target: InventoryTarget, sources: ModuleSources
  ) throws -> Memory {
    var options = DoctorOptions(
      module: try BuiltModule(folder: state.appModules), environment: environment)
    options.importPaths = [state.appModules, state.ownModules] + additions.searchPaths
    options.moduleAliases = additions.aliases.map { "\($0.key)=\($0.value)" }.sorted()
    options.everywhere = additions.everywhere
    // The compiler is asked without its driver, whose word this is.
    options.arguments = additions.flags.filter { $0 != "-Xfrontend" }
    var target = target
    target.files.sources = sources.files
    let rewritten = try sources.written(nil)
    var choice = try ModuleChoice(
      target, rewritten: rewritten, alternatives: sources.alternatives,
      passages: SourceRewrite.passages, options: options)
    var isInSwift5 = false
    if target.settings.swiftVersion == "6", !choice.isWhole {
      // What is isolated on Apple's platforms is not always here; nothing that is shown depends on it.
      var older = target
      older.settings = target.settings.inSwift5
      let other = try ModuleChoice(
        older, rewritten: rewritten, alternatives: sources.alternatives,
        passages: SourceRewrite.passages, options: options)
      if other.hasMore(than: choice) { (choice, isInSwift5) = (other, true) }
    }
    let memory = Memory(
      surroundings: try surroundings(target), files: sources.fingerprints(of: sources.files),
      choice: choice, isInSwift5: isInSwift5, refused: [])
    // Choosing takes most of the time; a run that is ended while it compiles has it behind it.
    try remember(memory, target)
    return memory
  }

  private func surroundings(_ target: InventoryTarget) throws -> String {
    var print = Fingerprint()
    print.add(kit.fingerprint)
    print.add(state.commandFingerprint)
    for argument in target.settings.arguments + additions.arguments { print.add(argument) }
    for path in additions.searchPaths {
      for name in try state.names(in: path) { print.add(name) }
    }
    // What other modules offer decides too.
    for name in target.dependencies.map(\.name) {
      let module = "\(state.ownModules)/\(Paths.moduleName(name)).swiftmodule"
      print.add("\(Fingerprint(state.read(module) ?? []))")
    }
    return print.description
  }

  private func memoryFile(_ target: InventoryTarget) -> String {
    "\(state.folder(ofModule: target.module))/choice.json"
  }

  /// What was chosen before, where no file changed that was left out then, and none came or went.
  private func remembered(
    _ target: InventoryTarget, sources: ModuleSources
  ) throws -> Memory? {
    guard let bytes = state.read(memoryFile(target)),
      // What another version wrote is not read, and chosen anew.
      var memory = try? JSONDecoder().decode(Memory.self, from: Data(bytes)),
      try memory.surroundings == surroundings(target)
    else { return nil }
    let now = sources.fingerprints(of: sources.files)
    guard Set(now.keys) == Set(memory.files.keys) else { return nil }
    let changed = Set(now.keys.filter { now[$0] != memory.files[$0] })
    let out = Set(memory.refused.map(\.path))
    let compiling = Set(memory.choice.compiling).subtracting(out)
    let whole = compiling.subtracting(memory.choice.changes.passages.keys)
      .subtracting(memory.choice.changes.dynamicCalls.keys)
    guard changed.isSubset(of: whole) else { return nil }
    memory.files = now
    return memory
  }

  private func remember(_ memory: Memory, _ target: InventoryTarget) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try state.write(Array(try encoder.encode(memory)), to: memoryFile(target))
  }

  // MARK: - Compiling

  private func compiler(_ target: InventoryTarget, _ memory: Memory) -> ModuleCompiler {
    let settings = memory.isInSwift5 ? target.settings.inSwift5 : target.settings
    return ModuleCompiler(
      tools: tools, state: state, module: target.module,
      settings: settings.arguments + additions.arguments,
      searchPaths: [state.appModules, state.ownModules] + additions.searchPaths)
  }

  /// The bundle that the package manager gives a target with resources.
  private func accessor(_ choice: ModuleChoice, _ target: InventoryTarget) -> [String] {
    choice.changes.hasResources
      ? ["\(state.folder(ofModule: target.module))/sources/ResourceBundle.swift"] : []
  }

  /// Compiles what was chosen, without what the compiler refuses in the end.
  ///
  /// - Returns: The files that are in; `nil` where a remembered choice does not hold.
  private func compile(
    _ target: InventoryTarget, sources: ModuleSources, memory: inout Memory
  ) throws -> [String]? {
    let compiler = compiler(target, memory)
    let texts = try sources.written(memory.choice.changes)
    let accessor = accessor(memory.choice, target)
    for file in accessor {
      try state.write(
        "import Foundation\nextension Foundation.Bundle { static var module: Bundle { .main } }\n",
        to: file)
    }
    let known = Set(memory.refused.map(\.path))
    for (file, words) in unlinked.sorted(by: { $0.key < $1.key })
    where sources.files.contains(file) && !known.contains(file) {
      memory.refused.append(
        LeftOut(
          path: file, line: 1, column: 1, message: words, cause: words, causes: [words]))
    }
    let wasRefused = !memory.refused.isEmpty && unlinked.isEmpty
    var isFirst = true
    while true {
      let out = Set(memory.refused.map(\.path))
      let files = memory.choice.compiling.filter { !out.contains($0) }
      guard !files.isEmpty else { return [] }
      let errors = try compiler.compile(files + accessor, texts: texts)
      if errors.isEmpty { return files }
      if isFirst, wasRefused { return nil }
      isFirst = false
      var refused: Set<String> = out
      for error in errors where refused.insert(error.path).inserted {
        memory.refused.append(LeftOut(error))
      }
    }
  }
}
