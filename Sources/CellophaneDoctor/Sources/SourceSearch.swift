internal import CellophaneProjects

/// What a path stands for: the targets of a package or of an Xcode project, a folder, or a file.
struct SourceSearch {
  private let swift: String
  private let scratch: String
  private let swiftVersion: String?
  /// What could not be read as it was meant, one sentence each.
  private(set) var notes: [String] = []

  /// - Parameter swiftVersion: The language mode of every module, whatever a manifest says.
  init(swift: String, scratch: String, swiftVersion: String?) {
    self.swift = swift
    self.scratch = scratch
    self.swiftVersion = swiftVersion
  }

  mutating func folders(at given: String) throws(DoctorError) -> [SourceFolder] {
    var folders = try found(at: given)
    if let swiftVersion {
      for index in folders.indices { folders[index].settings.swiftVersion = swiftVersion }
    }
    return folders
  }

  private mutating func found(at given: String) throws(DoctorError) -> [SourceFolder] {
    // As the compiler says it.
    let path = Paths.normal(given)
    do {
      let inventory = try InventoryReader(swift: swift, scratch: scratch).read(path)
      let asked = inventory.targets.filter { $0.kind != .tests }.map(\.name)
      notes += inventory.findings.filter { $0.concerns(asked) }.map(\.description)
      return folders(of: inventory)
    } catch {
      switch error {
      case .manifest(_, let words):
        notes.append(DoctorError.manifest(path: path, words: words).description)
        let folders = SourceFolder.targets(in: Paths.join(path, "Sources"))
        if folders.isEmpty { throw .noSource(path: path) }
        return folders
      case .nothing: throw .noFolder(path: given)
      case .noSource where !path.hasSuffix(".xcodeproj"): throw .noSource(path: path)
      default: throw .inventory(error)
      }
    }
  }

  /// The targets that are no tests, and those of packages beside them that they need.
  private func folders(of inventory: Inventory) -> [SourceFolder] {
    let targets = inventory.targets.filter { $0.kind != .tests && !$0.files.sources.isEmpty }
    let own = Set(inventory.targets.map(\.root))
    var folders: [SourceFolder] = []
    for target in targets {
      let needed = inventory.modules(of: target).targets
      for module in needed.dropLast() where !own.contains(module.root) {
        let folder = SourceFolder(module, title: module.root ?? module.name)
        if !folders.contains(folder) { folders.append(folder) }
      }
    }
    return folders
      + targets.map { target in
        let title =
          switch inventory.kind {
          case .project: "\(inventory.path), target \(target.name)"
          case .file: inventory.path
          case .package, .folder: target.root ?? inventory.path
          }
        return SourceFolder(target, title: title)
      }
  }
}
