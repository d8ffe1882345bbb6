/// Where the files and folders of a project lie, through the groups that they are in.
struct ProjectPlaces {
  /// By the ids of files, groups and folders.
  private var places: [String: String] = [:]
  private(set) var findings: [InventoryFinding] = []
  private let file: ProjectFile

  init(_ file: ProjectFile) {
    self.file = file
    guard let group = file.root.text("mainGroup") else { return }
    var open: [(id: String, parent: String, around: [String])] = [(group, file.folder, [])]
    while let (id, parent, around) = open.popLast() {
      guard let object = file.object(id) else { continue }
      if around.contains(id) {
        let name = object.text("name") ?? object.text("path") ?? id
        findings.append(.groupCycle(path: file.path, group: name))
        continue
      }
      guard places[id] == nil, let place = place(of: object, in: parent) else { continue }
      places[id] = place
      for child in object["children"]?.texts ?? [] { open.append((child, place, around + [id])) }
    }
  }

  subscript(id: String) -> String? { places[id] }

  private func place(of object: ProjectFile.Object, in parent: String) -> String? {
    let own = object.text("path")
    switch object.text("sourceTree") {
    case "SOURCE_ROOT"?: return own.map { Paths.join(file.folder, $0) } ?? file.folder
    case "<absolute>"?: return own ?? parent
    case "<group>"?: return own.map { Paths.join(parent, $0) } ?? parent
    // Products, and what belongs to the SDK.
    default: return nil
    }
  }

  /// The files that a reference stands for: each language of a file that has several.
  func files(of id: String) -> [String] {
    guard let object = file.object(id) else { return [] }
    if object.isa == "PBXVariantGroup" {
      return (object["children"]?.texts ?? []).flatMap(files)
    }
    // A model has its versions for children.
    return places[id].map { [$0] } ?? []
  }
}
