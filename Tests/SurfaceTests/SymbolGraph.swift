import Foundation
import Testing

/// What a built module declares, as the compiler's own tool tells it.
struct SymbolGraph {
  /// One declaration of the module.
  private struct Symbol: Decodable {
    struct Kind: Decodable { var identifier: String }
    struct Identifier: Decodable { var precise: String }

    var kind: Kind
    var identifier: Identifier
    var pathComponents: [String]
  }

  /// How two declarations stand to each other.
  private struct Relationship: Decodable {
    var kind: String
    var source: String
    var target: String
    var targetFallback: String?
  }

  private struct File: Decodable {
    var symbols: [Symbol]
    var relationships: [Relationship]
  }

  /// The names of types, with those around them, as in `UICollectionView.CellRegistration`.
  private(set) var types: Set<String> = []
  private var members: [String: Set<String>] = [:]
  private var parents: [String: Set<String>] = [:]

  /// What types have from the standard library, whose symbols the graph does not hold.
  private static let standard: [String: Set<String>] = [
    "Swift.OptionSet": ["ArrayLiteralElement", "Element", "RawValue"],
    "Foundation.NSObject": ["init()", "self"], "NSObject": ["init()", "self"],
    "Swift.Encodable": ["encode(to:)"], "Swift.Decodable": ["init(from:)"],
  ]

  private static let typeKinds: Set = [
    "swift.class", "swift.enum", "swift.protocol", "swift.struct", "swift.typealias",
  ]

  /// Reads the module beside the test's own binary.
  init(ofModule module: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "symbols-\(ProcessInfo.processInfo.processIdentifier)-\(module)")
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Self.extract(module, into: folder)
    for url in try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    {
      take(try JSONDecoder().decode(File.self, from: Data(contentsOf: url)))
    }
  }

  private static func extract(_ module: String, into folder: URL) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "swift", "symbolgraph-extract", "-module-name", module, "-target", target, "-output-dir",
        folder.path, "-minimum-access-level", "public", "-skip-inherited-docs", "-I", modules.path,
      ] + clangModules.flatMap { ["-I", $0.path] }
    let said = Pipe()
    process.standardError = said
    process.standardOutput = said
    try process.run()
    let words = String(decoding: said.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "no symbol graph of \(module): \(words)")
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
    return (folders ?? []).filter {
      FileManager.default.fileExists(atPath: $0.appending(path: "module.modulemap").path)
    }.sorted { $0.path < $1.path }
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

  private mutating func take(_ file: File) {
    var names: [String: String] = [:]
    for symbol in file.symbols {
      let name = symbol.pathComponents.joined(separator: ".")
      names[symbol.identifier.precise] = name
      if Self.typeKinds.contains(symbol.kind.identifier) { types.insert(name) }
      guard let member = symbol.pathComponents.last, symbol.pathComponents.count > 1 else {
        continue
      }
      members[symbol.pathComponents.dropLast().joined(separator: "."), default: []].insert(member)
    }
    for relationship in file.relationships
    where ["conformsTo", "inheritsFrom"].contains(relationship.kind) {
      guard let child = names[relationship.source] else { continue }
      if let parent = names[relationship.target] ?? relationship.targetFallback {
        parents[child, default: []].insert(parent)
      }
    }
  }

  /// Whether a type has a member, of its own or from a class or protocol above it.
  func has(_ member: String, in type: String) -> Bool {
    any(in: type) { $0 == member }
  }

  /// Whether a type has a member of a name, whatever its labels.
  func has(named name: String, in type: String) -> Bool {
    types.contains("\(type).\(name)") || any(in: type) { $0.prefix { $0 != "(" } == name }
  }

  private func any(in type: String, _ isWanted: (String) -> Bool) -> Bool {
    var seen: Set<String> = []
    var waiting = [type]
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted else { continue }
      if members[next]?.contains(where: isWanted) == true { return true }
      if Self.standard[next]?.contains(where: isWanted) == true { return true }
      waiting += parents[next] ?? []
    }
    return false
  }

  /// Whether any type has a member whose name, without labels, is this.
  func hasAnywhere(_ name: String) -> Bool {
    members.values.contains { $0.contains { $0.prefix { $0 != "(" } == name } }
      || types.contains { $0.split(separator: ".").last.map(String.init) == name }
  }
}
