/// Names of a module's own that are declared and not whole, each with the message of the obstacle that
/// is to blame.
struct BrokenNames {
  /// Missing names and types that need one.
  private(set) var types: [String: String] = [:]
  /// Functions and properties of the module whose declaration needs a missing name.
  private(set) var members: [String: String] = [:]

  init(_ obstacles: [Obstacle], in scan: ModuleScan) {
    let breaking = obstacles.filter(\.isBreaking)
    for obstacle in breaking where obstacle.saysMissingName {
      guard let name = obstacle.names.first, types[name] == nil else { continue }
      types[name] = obstacle.cause
    }
    let byFile = Dictionary(grouping: breaking, by: \.path)
    for file in scan.folder.files {
      guard let found = byFile[file] else { continue }
      for declaration in scan.scans[file]?.declarations ?? [] {
        let lines = declaration.line...max(declaration.line, declaration.signatureEnd)
        let inside = found.filter { lines.contains($0.line) }
        guard let obstacle = inside.first(where: { !declaration.isType || $0.isMissingName })
        else { continue }
        if declaration.isType {
          types[declaration.name] = types[declaration.name] ?? obstacle.cause
        } else {
          members[declaration.name] = members[declaration.name] ?? obstacle.cause
        }
      }
    }
    inherit(in: scan)
  }

  /// What inherits from a type that is not whole is not whole either.
  private mutating func inherit(in scan: ModuleScan) {
    var open = scan.folder.files.flatMap { file -> [(name: String, needs: Set<String>)] in
      guard let scan = scan.scans[file] else { return [] }
      return scan.declarations.filter(\.isType).map { declaration in
        let lines = declaration.line...max(declaration.line, declaration.signatureEnd)
        return (declaration.name, scan.words(on: lines).subtracting([declaration.name]))
      }
    }
    while true {
      let known = types
      open.removeAll { known[$0.name] != nil }
      for type in open {
        types[type.name] = type.needs.sorted().compactMap { known[$0] }.first
      }
      if types.count == known.count { return }
    }
  }
}
