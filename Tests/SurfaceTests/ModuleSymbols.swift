import CellophaneProjects
import Foundation
import Testing

/// What a built module declares for others, as the compiler's own tool tells it.
struct ModuleSymbols: Sendable {
  /// One declaration of the module.
  struct Symbol: Decodable, Sendable {
    struct Kind: Decodable, Sendable { var identifier: String }
    struct Identifier: Decodable, Sendable { var precise: String }
    struct Fragment: Decodable, Sendable { var spelling: String }

    var kind: Kind
    var identifier: Identifier
    var pathComponents: [String]
    var accessLevel: String
    var declarationFragments: [Fragment]?
  }

  /// How two declarations stand to each other.
  struct Relationship: Decodable, Sendable {
    var kind: String
    var source: String
    var target: String
    var targetFallback: String?
  }

  private struct File: Decodable {
    var symbols: [Symbol]
    var relationships: [Relationship]
  }

  let symbols: [Symbol]
  let relationships: [Relationship]

  /// Extracted once for all tests: it is by far the largest.
  static let ofUIKit = Result { try ModuleSymbols(extractedFrom: "UIKit") }

  static func of(_ module: String) throws -> Self {
    module == "UIKit" ? try ofUIKit.get() : try Self(extractedFrom: module)
  }

  /// Reads the module beside the test's own binary.
  private init(extractedFrom module: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "symbols-\(ProcessInfo.processInfo.processIdentifier)-\(module)")
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Self.extract(module, into: folder)
    // A file for the module, and one for each other module that it extends.
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    ).sorted { $0.path < $1.path }.map {
      try JSONDecoder().decode(File.self, from: Data(contentsOf: $0))
    }
    symbols = files.flatMap(\.symbols)
    relationships = files.flatMap(\.relationships)
  }

  private static func extract(_ module: String, into folder: URL) throws {
    let answer = try run(
      [
        "swift", "symbolgraph-extract", "-module-name", module, "-target", target, "-output-dir",
        folder.path, "-minimum-access-level", "public", "-skip-inherited-docs", "-I", modules.path,
      ] + clangModules.flatMap { ["-I", $0.path] } + flagsOfTheLibrary)
    try #require(answer.code == 0, "no symbol graph of \(module): \(answer.output)")
  }

  private static func run(_ arguments: [String]) throws -> (code: Int32, output: String) {
    let run = try CommandRun("/usr/bin/env", arguments)
    return (run.code, run.errors + run.output)
  }

  /// The folder of built modules, beside the test's own binary.
  private static var modules: URL {
    var place = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
      place = URL(fileURLWithPath: bundle.bundlePath)
    }
    return place.deletingLastPathComponent().appending(path: "Modules")
  }

  /// The folders of modules in C, which a module in Swift may need.
  private static var clangModules: [URL] {
    let build = modules.deletingLastPathComponent()
    let folders = try? FileManager.default.contentsOfDirectory(
      at: build, includingPropertiesForKeys: nil)
    let built = (folders ?? []).filter {
      FileManager.default.fileExists(atPath: $0.appending(path: "module.modulemap").path)
    }.sorted { $0.path < $1.path }
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/CLibXML2").standardizedFileURL
    return built + [root]
  }

  /// Where the headers of libxml2 are, if not where every compiler looks.
  private static var flagsOfTheLibrary: [String] {
    let answer = try? run(["pkg-config", "--cflags-only-I", "libxml-2.0"])
    guard let answer, answer.code == 0 else { return [] }
    return answer.output.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  private static var target: String {
    #if os(macOS) && arch(arm64)
      "arm64-apple-macosx15.0"
    #elseif os(macOS)
      "x86_64-apple-macosx15.0"
    #elseif arch(arm64)
      "aarch64-unknown-linux-gnu"
    #else
      "x86_64-unknown-linux-gnu"
    #endif
  }
}
