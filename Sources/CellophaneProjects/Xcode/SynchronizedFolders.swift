/// Folders of Xcode 16 whose files are a target's without being named.
struct SynchronizedFolders {
  private let file: ProjectFile
  private let places: ProjectPlaces
  private var walks: [String: FileWalk] = [:]
  private(set) var findings: [InventoryFinding] = []

  init(_ file: ProjectFile, places: ProjectPlaces) {
    self.file = file
    self.places = places
  }

  /// A target's files: those of its folders without what is said to be none of its, and what is said
  /// to be its in folders of others.
  mutating func files(ofTarget id: String) -> [String] {
    let own = Set(file.object(id)?["fileSystemSynchronizedGroups"]?.texts ?? [])
    var found: [String] = []
    for (group, object) in file.objects.sorted(by: { $0.key < $1.key }) {
      guard object.isa == "PBXFileSystemSynchronizedRootGroup", let place = places[group] else {
        continue
      }
      let sets = file.list(object, "exceptions").map(\.object)
        .filter { $0.text("target") == id }
      let exceptions = sets.flatMap { $0["membershipExceptions"]?.texts ?? [] }
        .map { Paths.join(place, $0) }
      if own.contains(group) {
        let elsewhere = sets.flatMap(Self.otherPlatforms).map { Paths.join(place, $0) }
        let left = exceptions + elsewhere
        found += files(in: place).filter { path in
          !left.contains { path == $0 || path.hasPrefix("\($0)/") }
        }
      } else {
        found += exceptions
      }
    }
    return found
  }

  private mutating func files(in folder: String) -> [String] {
    if let walk = walks[folder] { return walk.files }
    let walk = FileWalk(folder)
    walks[folder] = walk
    findings += walk.findings
    return walk.files
  }

  /// Files that only builds for other platforms have.
  private static func otherPlatforms(_ set: ProjectFile.Object) -> [String] {
    (set["platformFiltersByRelativePath"]?.object ?? [:]).compactMap { path, platforms in
      platforms.texts.isEmpty || platforms.texts.contains("ios") ? nil : path
    }
  }
}
