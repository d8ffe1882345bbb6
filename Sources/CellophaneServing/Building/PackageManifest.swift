internal import CellophaneProjects

/// What of a package's manifest is needed to serve it.
struct PackageManifest: Decodable, Sendable {
  var name: String
  var targets: [Target]
  var dependencies: [Dependency]

  struct Target: Decodable, Sendable {
    var name: String
    var type: String
    var path: String?
    var dependencies: [Need]
    var resources: [Resource]
  }

  struct Resource: Decodable, Sendable {
    var path: String
    var rule: [String: [String: String]]

    /// Whether a folder stays as it is.
    var isCopied: Bool { rule["copy"] != nil }
  }

  /// A dependency of a target: its kind, and its name first.
  struct Need: Decodable, Sendable {
    var name: String?

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Key.self)
      for key in values.allKeys {
        var parts = try values.nestedUnkeyedContainer(forKey: key)
        name = try parts.decode(String.self)
      }
    }

    private struct Key: CodingKey {
      var stringValue: String
      var intValue: Int? { nil }
      init?(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }
  }

  struct Dependency: Decodable, Sendable {
    var fileSystem: [Local]?

    struct Local: Decodable, Sendable { var path: String }
  }

  /// The executables that link Cellophane.
  var galleries: [String] {
    targets.filter { target in
      target.type == "executable" && target.dependencies.contains { $0.name == "Cellophane" }
    }.map(\.name)
  }

  /// The folders of packages that it takes by path.
  func paths(from folder: String) -> [String] {
    dependencies.flatMap { $0.fileSystem ?? [] }.map { Paths.resolved($0.path) }
      .filter { $0 != folder }
  }

  /// Where the sources of a target lie; a folder may be a link to an app's.
  private func root(of target: Target, in folder: String) -> String {
    let usual = target.type == "test" ? "Tests" : "Sources"
    return Paths.resolved(Paths.join(folder, target.path ?? "\(usual)/\(target.name)"))
  }

  /// Whether a file belongs to a target that a product has nothing of.
  func isBeside(_ product: String, _ file: String, in folder: String) -> Bool {
    var parts: Set<String> = [product]
    var next = [product]
    while let name = next.popLast() {
      let names = targets.first { $0.name == name }?.dependencies.compactMap(\.name) ?? []
      next += names.filter { parts.insert($0).inserted }
    }
    let own = targets.map { (parts.contains($0.name), root(of: $0, in: folder)) }
      .filter { file.hasPrefix($0.1 + "/") }
    // Of folders within each other the inner one has it.
    return own.max { $0.1.count < $1.1.count }.map { !$0.0 } ?? false
  }

  /// The folders of targets that lie elsewhere.
  func linkedFolders(of folder: String) -> [String] {
    targets.map { root(of: $0, in: folder) }
      .filter { !$0.hasPrefix(folder + "/") && $0 != folder && Paths.isFolder($0) == true }
  }

  /// Where a resource stands in its target's bundle; `nil` for what is none.
  func resource(_ file: String, in folder: String) -> (bundle: String, path: String)? {
    for target in targets where !target.resources.isEmpty {
      let root = root(of: target, in: folder)
      for resource in target.resources {
        let place = Paths.join(root, resource.path)
        guard file == place || file.hasPrefix(place + "/") else { continue }
        return (
          "\(name)_\(target.name).resources",
          Self.path(of: file, in: place, isCopied: resource.isCopied)
        )
      }
    }
    return nil
  }

  /// What is processed lies flat, but for folders that are one thing and those of languages.
  private static func path(of file: String, in place: String, isCopied: Bool) -> String {
    if file == place { return Paths.name(of: file) }
    let inside = String(file.dropFirst(place.count + 1))
    if isCopied { return "\(Paths.name(of: place))/\(inside)" }
    let parts = inside.split(separator: "/")
    let whole = [".xcassets", ".lproj", ".bundle"]
    let first = parts.firstIndex { part in whole.contains { part.hasSuffix($0) } }
    return parts[(first ?? parts.count - 1)...].joined(separator: "/")
  }
}
