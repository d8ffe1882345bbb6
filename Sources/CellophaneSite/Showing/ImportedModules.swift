internal import Foundation

/// Which modules of a repository a Swift file takes code from, by what stands after `import`.
///
/// A module is taken for every folder of its name, as the package manager and most projects have it.
struct ImportedModules {
  private let folder: String
  /// The Swift files below folders of a name.
  private let files: [Substring: [String]]
  /// What the files of a module import.
  private var known: [Substring: Set<Substring>] = [:]

  /// - Parameters:
  ///   - folder: The repository's.
  ///   - paths: Of its files, from there.
  init(folder: String, paths: some Sequence<String>) {
    self.folder = folder
    var files: [Substring: [String]] = [:]
    for path in paths where path.hasSuffix(".swift") {
      for name in Set(path.split(separator: "/").dropLast()) {
        files[name, default: []].append(path)
      }
    }
    self.files = files
  }

  /// The modules that a file imports, and those that these import.
  ///
  /// - Parameter path: From the folder.
  mutating func modules(of path: String) -> Set<Substring> {
    var found: Set<Substring> = []
    var next = Self.imports(in: "\(folder)/\(path)")
    while let module = next.popFirst() {
      guard let files = files[module], found.insert(module).inserted else { continue }
      let imported =
        known[module]
        ?? files.reduce(into: []) { $0.formUnion(Self.imports(in: "\(folder)/\($1)")) }
      known[module] = imported
      next.formUnion(imported)
    }
    return found
  }

  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "var", "let", "actor",
  ]

  /// The names of modules after `import` in a file; none where it cannot be read.
  private static func imports(in file: String) -> Set<Substring> {
    guard let bytes = try? Files.read(file) else { return [] }
    var names: Set<Substring> = []
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    where line.contains("import ") {
      let words = line.split(separator: " ")
      guard let place = words.firstIndex(of: "import"), words[..<place].allSatisfy(Self.isModifier)
      else { continue }
      let name = words[(place + 1)...].first { !Self.kinds.contains($0) }
      if let name = name?.split(separator: ".").first { names.insert(name) }
    }
    return names
  }

  private static func isModifier(_ word: Substring) -> Bool {
    word.hasPrefix("@")
      || ["public", "package", "internal", "fileprivate", "private"].contains(word)
  }
}
