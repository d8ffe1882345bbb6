internal import Foundation

/// The Swift compiler, asked about sources that import `UIKit`.
///
/// Modules that are missing are stood in for by empty ones, so that everything else is checked.
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

  /// Every import that is active in some files, by place.
  func imports(in files: [String]) throws(DoctorError) -> [ModuleImport] {
    let output = try run(
      ["-frontend", "-dump-parse"] + searchPaths
        + files.flatMap { ["-primary-file", $0] })
    return output.text.split(separator: "\n").compactMap(ModuleImport.init(line:))
  }

  /// The errors of a module made of some files.
  func errors(
    in files: [String], of folder: SourceFolder, hasResources: Bool
  ) throws(DoctorError) -> [CompilerDiagnostic] {
    var arguments = moduleArguments(folder, files: files)
    if hasResources { arguments.append(workshop.resourceAccessor) }
    // Past type-checking, so that what only data flow shows is found as well.
    let output = try run(["-emit-sil", "-o", "/dev/null"] + arguments)
    return try diagnostics(in: output, of: folder)
  }

  /// Writes the module of a folder, so that other folders can import it.
  ///
  /// - Returns: Whether the compiler could; errors in the folder do not keep it from trying.
  func writeModule(of folder: SourceFolder, hasResources: Bool) throws(DoctorError) -> Bool {
    var arguments = moduleArguments(folder, files: folder.files)
    if hasResources { arguments.append(workshop.resourceAccessor) }
    let path = "\(workshop.modules)/\(folder.module).swiftmodule"
    _ = try run(
      ["-emit-module", "-emit-module-path", path]
        + ["-Xfrontend", "-experimental-allow-module-with-compiler-errors"] + arguments)
    return FileManager.default.fileExists(atPath: path)
  }

  /// Puts empty modules where missing ones are looked for.
  func standIn(for imports: [ModuleImport]) throws(DoctorError) {
    try workshop.standIn(for: imports)
  }

  private var searchPaths: [String] {
    let paths = [workshop.modules, workshop.standIns] + options.importPaths
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

  private var aliases: [String] {
    let own = options.module.name == "UIKit" ? [] : ["UIKit=\(options.module.name)"]
    return (own + options.moduleAliases).flatMap { ["-module-alias", $0] }
  }

  private func moduleArguments(_ folder: SourceFolder, files: [String]) -> [String] {
    var arguments = [
      "-wmo", "-module-name", folder.module, "-swift-version", options.swiftVersion,
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
    return arguments + searchPaths + files
  }

  private func diagnostics(
    in output: Output, of folder: SourceFolder
  ) throws(DoctorError) -> [CompilerDiagnostic] {
    let lines = output.text.split(separator: "\n")
    let found = lines.compactMap(CompilerDiagnostic.init(line:))
    // A module of another compiler is refused at the import.
    if let refusal = found.first(where: { $0.name.hasPrefix("serialization_") }) {
      throw .foreignModule(words: refusal.message)
    }
    let known = Set(folder.files)
    let own = found.filter { known.contains($0.path) }
    guard own.isEmpty, output.code != 0 else { return own }
    let words = lines.last { $0.contains("error: ") } ?? lines.last ?? "it said nothing"
    throw .compilerFailed(path: folder.path, words: String(words))
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
