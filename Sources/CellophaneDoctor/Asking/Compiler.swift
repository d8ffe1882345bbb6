internal import Foundation

/// The Swift compiler, asked about sources that import `UIKit`.
final class Compiler {
  private let program: String
  private let workshop: Workshop
  private let options: DoctorOptions

  init(options: DoctorOptions) throws(DoctorError) {
    guard let program = Self.program(environment: options.environment) else { throw .noCompiler }
    self.program = program
    self.options = options
    workshop = try Workshop(module: options.module)
  }

  private static func program(environment: [String: String]) -> String? {
    (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/swiftc" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// What a path stands for, asked of the same tools.
  func search() -> SourceSearch {
    let swift = URL(fileURLWithPath: program).deletingLastPathComponent()
      .appendingPathComponent("swift").path
    return SourceSearch(
      swift: swift, scratch: "\(workshop.path)/scratch", swiftVersion: options.swiftVersion)
  }

  /// Which of some conditions are true in a module.
  func holding(_ conditions: [String], in folder: SourceFolder) throws(DoctorError) -> Set<String> {
    guard !conditions.isEmpty else { return [] }
    let questions = conditions.enumerated().map { number, condition in
      "#if \(condition)\n#error(\"holds \(number)\")\n#endif\n"
    }
    let file = try workshop.write(questions.joined(), to: "conditions.swift")
    var asked = folder
    asked.files = [file]
    let output = try run(
      ["-frontend", "-typecheck", "-module-name", folder.module] + folder.settings.arguments
        + searchPaths + [file])
    let numbers = output.text.matches(of: /error: holds ([0-9]+)/).compactMap { Int($0.1) }
    return Set(numbers.filter(conditions.indices.contains).map { conditions[$0] })
  }

  /// The errors of a module made of some files.
  func errors(
    in files: [String], of module: CompiledModule
  ) throws(DoctorError) -> [CompilerDiagnostic] {
    // Past type-checking, so that what only data flow shows is found as well.
    let output = try run(["-emit-sil", "-o", "/dev/null"] + arguments(module, files: files))
    return try diagnostics(in: output, of: module)
  }

  /// Writes the module of a folder, so that other folders can import it.
  ///
  /// - Returns: Whether the compiler could; errors in the folder do not keep it from trying.
  func writeModule(_ module: CompiledModule) throws(DoctorError) -> Bool {
    let path = "\(workshop.modules)/\(module.folder.module).swiftmodule"
    _ = try run(
      ["-emit-module", "-emit-module-path", path]
        + ["-Xfrontend", "-experimental-allow-module-with-compiler-errors"]
        + arguments(module, files: module.folder.files))
    return FileManager.default.fileExists(atPath: path)
  }

  /// Keeps a text for the compiler to read in a file's place.
  func substitute(_ text: [UInt8], for file: String) throws(DoctorError) -> String {
    try workshop.substitute(text, for: file)
  }

  private var searchPaths: [String] {
    let paths = [workshop.modules] + options.importPaths
    return paths.flatMap { ["-I", $0] } + moduleMaps + aliases
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

  private func arguments(_ module: CompiledModule, files: [String]) -> [String] {
    var arguments =
      ["-wmo", "-module-name", module.folder.module] + module.folder.settings.arguments
      + [
        "-suppress-warnings", "-no-color-diagnostics", "-diagnostic-style", "llvm",
        "-Xfrontend", "-debug-diagnostic-names",
      ]
    let cache = "\(options.module.folder)/../ModuleCache"
    if FileManager.default.isWritableFile(atPath: cache) {
      arguments += ["-module-cache-path", cache]
    }
    #if os(macOS)
      #if arch(arm64)
        arguments += ["-target", "arm64-apple-macosx15.0"]
      #else
        arguments += ["-target", "x86_64-apple-macosx15.0"]
      #endif
    #endif
    let hasScript = files.contains { $0 == "main.swift" || $0.hasSuffix("/main.swift") }
    if !hasScript { arguments.append("-parse-as-library") }
    if module.hasResources { arguments.append(workshop.resourceAccessor) }
    return arguments + searchPaths + files.map(module.given)
  }

  private func diagnostics(
    in output: Output, of module: CompiledModule
  ) throws(DoctorError) -> [CompilerDiagnostic] {
    let lines = output.text.split(separator: "\n")
    var found = lines.compactMap(CompilerDiagnostic.init(line:))
    // A module of another compiler is refused at the import.
    if let refusal = found.first(where: { $0.name.hasPrefix("serialization_") }) {
      throw .foreignModule(words: refusal.message)
    }
    if let crash = CompilerDiagnostic(crash: lines) { found.append(crash) }
    let known = Set(module.folder.files)
    let own = found.map { found in
      var found = found
      found.path = module.known(found.path)
      return found
    }.filter { known.contains($0.path) }
    guard own.isEmpty, output.code != 0 else { return own }
    let words = lines.last { $0.contains("error: ") } ?? lines.last ?? "it said nothing"
    throw .compilerFailed(path: module.folder.path, words: String(words))
  }

  private struct Output {
    var code: Int32
    var text: String
  }

  private func run(_ arguments: [String]) throws(DoctorError) -> Output {
    let log = "\(workshop.path)/log"
    do {
      // A command line has a limit, and a file of arguments has none. The option for the front end
      // has to be read before that file.
      let first = Array(arguments.prefix { $0 == "-frontend" })
      let quoted = arguments.dropFirst(first.count).map { argument in
        "\"" + argument.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
      }
      let list = "\(workshop.path)/arguments"
      try Data(quoted.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: list))
      try Data().write(to: URL(fileURLWithPath: log))
      let process = Process()
      process.executableURL = URL(fileURLWithPath: program)
      process.arguments = first + ["@\(list)"]
      let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: log))
      process.standardOutput = handle
      process.standardError = handle
      process.standardInput = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      try handle.close()
      let text = try String(decoding: Data(contentsOf: URL(fileURLWithPath: log)), as: UTF8.self)
      return Output(code: process.terminationStatus, text: text)
    } catch {
      throw .file(path: log, reason: error.localizedDescription)
    }
  }
}
