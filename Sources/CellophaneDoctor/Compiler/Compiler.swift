internal import CellophaneProjects
internal import Foundation

/// The Swift compiler, asked about sources that import `UIKit`.
final class Compiler {
  private let tools: Toolchain
  private let workshop: Workshop
  private let options: DoctorOptions
  private var frontends: [TargetSettings: Frontend] = [:]
  private var listCount = 0

  init(options: DoctorOptions) throws(DoctorError) {
    guard let tools = Toolchain(environment: options.environment) else { throw .noCompiler }
    self.tools = tools
    self.options = options
    workshop = try Workshop(module: options.module)
  }

  /// What a path stands for, asked of the same tools.
  func search() -> SourceSearch {
    SourceSearch(
      swift: tools.swift, scratch: "\(workshop.path)/scratch", swiftVersion: options.swiftVersion)
  }

  /// Which of some conditions are true in a module.
  func holding(_ conditions: [String], in folder: SourceFolder) throws(DoctorError) -> Set<String> {
    guard !conditions.isEmpty else { return [] }
    let questions = conditions.enumerated().map { number, condition in
      "#if \(condition)\n#error(\"holds \(number)\")\n#endif\n"
    }
    let file = try workshop.write(questions.joined(), to: "conditions.swift")
    let run = try run([["-typecheck"] + arguments(CompiledModule(folder: folder)) + [file]], folder)
    let answers = run[0].errors.matches(of: /error: holds ([0-9]+)/).compactMap { Int($0.1) }
    return Set(answers.filter(conditions.indices.contains).map { conditions[$0] })
  }

  /// Which of some names a module has at its top.
  func names(
    _ names: [String], of module: String, in folder: SourceFolder
  ) throws(DoctorError) -> Set<String> {
    let questions = names.map { "  _ = \($0)\n" }.joined()
    let file = try workshop.write(
      "import \(module)\nfunc askedByCellophane() {\n\(questions)}\n", to: "names.swift")
    let run = try run([["-typecheck"] + arguments(CompiledModule(folder: folder)) + [file]], folder)
    let missing = run[0].errors.split(separator: "\n").compactMap(CompilerDiagnostic.init(line:))
      .filter { $0.name.hasPrefix("cannot_find_") }.flatMap(\.quoted)
    return Set(names).subtracting(missing)
  }

  /// Writes the module of a folder, so that other folders can import it.
  ///
  /// - Returns: Whether the compiler could; errors in the folder do not keep it from trying.
  func writeModule(_ module: CompiledModule) throws(DoctorError) -> Bool {
    let path = "\(workshop.modules)/\(module.folder.module).swiftmodule"
    let command =
      [
        "-emit-module", "-o", path, "-experimental-allow-module-with-compiler-errors",
        "-experimental-skip-all-function-bodies",
      ] + arguments(module) + module.folder.files.map(module.given)
    _ = try run([command], module.folder)
    return FileManager.default.fileExists(atPath: path)
  }

  /// Keeps a text for the compiler to read in a file's place.
  func substitute(_ text: [UInt8], for file: String) throws(DoctorError) -> String {
    try workshop.substitute(text, for: file)
  }

  private var searchPaths: [String] {
    let paths = [workshop.modules] + options.importPaths
    return paths.flatMap { ["-I", $0] } + moduleMaps + options.arguments + aliases
  }

  /// The maps of C modules that belong to further modules, where the package manager puts them.
  private var moduleMaps: [String] {
    options.importPaths.flatMap { path -> [String] in
      let build = URL(fileURLWithPath: path).resolvingSymlinksInPath().deletingLastPathComponent()
      // A path of another kind has none.
      let names = (try? FileManager.default.contentsOfDirectory(atPath: build.path)) ?? []
      return names.filter { $0.hasSuffix(".build") }.sorted()
        .map { build.appendingPathComponent($0).appendingPathComponent("module.modulemap").path }
        .filter(FileManager.default.fileExists(atPath:))
        .flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
    }
  }

  /// The names in the sources for which other modules stand.
  var aliasedNames: Set<String> {
    Set(options.moduleAliases.map { String($0.prefix { $0 != "=" }) })
  }

  private var aliases: [String] {
    let own = options.module.name == "UIKit" ? [] : ["UIKit=\(options.module.name)"]
    return (own + options.moduleAliases).flatMap { ["-module-alias", $0] }
  }

  /// What a front end is told about a module, without its files.
  func arguments(_ module: CompiledModule) -> [String] {
    var arguments = [
      "-module-name", module.folder.module, "-suppress-warnings", "-diagnostic-style", "llvm",
      "-debug-diagnostic-names",
    ]
    arguments += ModuleCache.arguments(elseIn: workshop.path)
    let isScript = module.folder.files.contains {
      $0 == "main.swift" || $0.hasSuffix("/main.swift")
    }
    if !isScript { arguments.append("-parse-as-library") }
    if module.hasResources { arguments.append(workshop.resourceAccessor) }
    return arguments + options.everywhere.flatMap { ["-import-module", $0] } + searchPaths
  }

  /// Runs front ends at once.
  func run(
    _ commands: [[String]], _ folder: SourceFolder
  ) throws(DoctorError) -> [CommandRun] {
    let frontend = try frontend(folder.settings)
    var lists: [[String]] = []
    for command in commands {
      // A command line has a limit, and a file of arguments has none.
      let quoted = (command + frontend.arguments).map { argument in
        "\"" + argument.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
      }
      listCount += 1
      let list = try workshop.write(quoted.joined(separator: "\n"), to: "arguments-\(listCount)")
      // The option for the front end has to be read before that file.
      lists.append(["-frontend", "@\(list)"])
    }
    do {
      return try CommandRun.all(frontend.program, lists)
    } catch {
      throw .compilerFailed(path: folder.path, words: error.localizedDescription)
    }
  }

  private func frontend(_ settings: TargetSettings) throws(DoctorError) -> Frontend {
    if let frontend = frontends[settings] { return frontend }
    let frontend = try Frontend(
      driver: tools.swiftc, arguments: settings.arguments, file: "\(workshop.path)/asked.swift")
    frontends[settings] = frontend
    return frontend
  }
}
