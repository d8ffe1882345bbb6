internal import CellophaneDoctor
internal import CellophaneProjects
internal import Foundation

/// Compiles one module, each time only what changed.
struct ModuleCompiler {
  let tools: Toolchain
  let state: GalleryState
  let module: String
  /// Language mode, conditions and what else the sources are compiled with.
  var settings: [String]
  /// Folders of modules.
  var searchPaths: [String]

  private var folder: String { state.folder(ofModule: module) }

  /// The objects of some files.
  func objects(_ files: [String]) -> [String] { files.map { output(of: $0, "o") } }

  /// - Parameters:
  ///   - files: From the root.
  ///   - texts: Where the text lies that is read in a file's place, by file.
  /// - Returns: The errors; empty where the module is compiled.
  func compile(_ files: [String], texts: [String: String]) throws(GalleryError) -> [BuildError] {
    try state.make(folder)
    try forget(changed: files, texts)
    let map = "\(folder)/outputs.json"
    try state.write(outputs(files), to: map)
    let overlay = "\(folder)/overlay.json"
    try state.write(OverlayMap(texts).json(), to: overlay)
    let arguments =
      [
        "-incremental", "-c", "-parse-as-library", "-module-name", module, "-enable-testing",
        "-Onone", "-g", "-enable-batch-mode", "-suppress-warnings", "-diagnostic-style", "llvm",
        "-Xfrontend", "-debug-diagnostic-names", "-output-file-map", map, "-vfsoverlay", overlay,
        "-j", "\(ProcessInfo.processInfo.activeProcessorCount)", "-emit-module",
        "-emit-module-path", "\(state.ownModules)/\(module).swiftmodule",
      ] + ModuleCache.arguments(elseIn: state.packages) + settings
      + searchPaths.flatMap { ["-I", $0] } + files
    let run = try Self.run(tools.swiftc, arguments, list: "\(folder)/arguments", state: state)
    guard run.code != 0 || run.isKilled else { return [] }
    let errors = BuildError.all(in: run.errors + run.output, files: Set(files))
    guard errors.isEmpty else { return errors }
    let lines = (run.errors + run.output).split(separator: "\n")
    throw .compiler(words: String(lines.last { $0.contains("error:") } ?? lines.last ?? "no words"))
  }

  /// Runs a compiler with arguments that no command line is too short for.
  static func run(
    _ program: String, _ arguments: [String], list: String, state: GalleryState
  ) throws(GalleryError) -> CommandRun {
    let quoted = arguments.map { argument in
      "\"" + argument.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
    try state.write(quoted.joined(separator: "\n"), to: list)
    do {
      return try CommandRun(program, ["@\(list)"])
    } catch {
      throw .compiler(words: error.localizedDescription)
    }
  }

  /// The compiler looks at a file's own time alone, and at its seconds: where another text is read than
  /// before, its object is taken away, which makes it compile the file.
  private func forget(changed files: [String], _ texts: [String: String]) throws(GalleryError) {
    for file in files {
      let read = Fingerprint(state.read(texts[file] ?? file) ?? []).description
      if try state.write(read, to: output(of: file, "read")) {
        try state.remove(output(of: file, "o"))
      }
    }
  }

  private func output(of file: String, _ ending: String) -> String {
    "\(folder)/\(Paths.stem(of: file))-\(Fingerprint(file.utf8)).\(ending)"
  }

  private func outputs(_ files: [String]) throws(GalleryError) -> [UInt8] {
    var map = ["": ["swift-dependencies": "\(folder)/module.priors"]]
    for file in files {
      map[file] = [
        "object": output(of: file, "o"), "swift-dependencies": output(of: file, "swiftdeps"),
        "dependencies": output(of: file, "d"),
      ]
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return Array(try encoder.encode(map))
    } catch {
      throw .compiler(words: error.localizedDescription)
    }
  }
}

extension ModuleCompiler {
  /// The errors of a file that is only looked at.
  func errors(in text: String, file: String) throws(GalleryError) -> [BuildError] {
    let key = "\(file).read"
    var print = Fingerprint(text.utf8)
    for path in searchPaths { print.add("\(Self.newest(in: path))") }
    // The same question has the same answer.
    let known = state.read(key).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let answers = "\(file).errors"
    if known == print.description, let said = state.read(answers) {
      return BuildError.all(in: String(decoding: said, as: UTF8.self), files: [file])
    }
    try state.write(text, to: file)
    let arguments =
      [
        "-typecheck", "-parse-as-library", "-module-name", module, "-suppress-warnings",
        "-diagnostic-style", "llvm",
      ] + ModuleCache.arguments(elseIn: state.packages) + settings
      + searchPaths.flatMap { ["-I", $0] } + [file]
    let run = try Self.run(tools.swiftc, arguments, list: "\(file).arguments", state: state)
    try state.write(run.errors + run.output, to: answers)
    try state.write(print.description, to: key)
    return BuildError.all(in: run.errors + run.output, files: [file])
  }

  private static func newest(in folder: String) -> Double {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.compactMap { Paths.date(of: "\(folder)/\($0)") }.max() ?? 0
  }
}
