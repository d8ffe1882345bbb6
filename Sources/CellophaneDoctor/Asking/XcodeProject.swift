internal import Foundation

/// A project of Xcode: its targets, with the files that they compile and how.
///
/// Files that a build setting or a script brings are not known, nor settings from `.xcconfig` files.
struct XcodeProject {
  private typealias Object = [String: Any]

  private let path: String
  private let objects: [String: Object]
  private let root: Object
  /// The folder that the project stands in.
  private let folder: String

  /// - Parameter path: The bundle `App.xcodeproj`.
  init(path: String) throws(DoctorError) {
    self.path = path
    let file = "\(path)/project.pbxproj"
    do {
      let list = try PropertyListSerialization.propertyList(
        from: Data(contentsOf: URL(fileURLWithPath: file)), options: [], format: nil)
      guard let list = list as? Object, let objects = list["objects"] as? [String: Object],
        let root = (list["rootObject"] as? String).flatMap({ objects[$0] })
      else { throw DoctorError.project(path: path, words: "it has no objects") }
      self.objects = objects
      self.root = root
    } catch let error as DoctorError {
      throw error
    } catch {
      throw .project(path: path, words: error.localizedDescription)
    }
    let slash = path.lastIndex(of: "/")
    let beside = slash.map { String(path[..<$0]) } ?? "."
    let directory = root["projectDirPath"] as? String ?? ""
    folder = directory.isEmpty ? beside : "\(beside)/\(directory)"
  }

  /// The targets that have Swift source and are no tests.
  func folders() throws(DoctorError) -> [SourceFolder] {
    let places = self.places
    let folders = list(root, "targets").compactMap { id -> SourceFolder? in
      guard let target = objects[id], let name = target["name"] as? String,
        !(target["productType"] as? String ?? "").contains("test")
      else { return nil }
      let settings = buildSettings(of: target)
      let files = files(of: target, id: id, places: places).filter(SourceFolder.isFile)
      guard !files.isEmpty else { return nil }
      let module = settings["PRODUCT_MODULE_NAME"].flatMap { $0.contains("$") ? nil : $0 } ?? name
      var folder = SourceFolder(
        path: "\(path), target \(name)", module: SourceFolder.identifier(module),
        files: Array(Set(files)).sorted())
      folder.root = self.folder
      folder.settings = Self.settings(settings)
      return folder
    }
    guard !folders.isEmpty else { throw .noSourceInProject(path: path) }
    return folders
  }

  /// The places of files and folders by their objects' ids, through the groups that they are in.
  private var places: [String: String] {
    var places: [String: String] = [:]
    var open = (root["mainGroup"] as? String).map { [(id: $0, parent: folder)] } ?? []
    while let (id, parent) = open.popLast() {
      guard places[id] == nil, let object = objects[id] else { continue }
      let own = object["path"] as? String
      let place: String
      switch object["sourceTree"] as? String {
      case "SOURCE_ROOT": place = own.map { Self.join(folder, $0) } ?? folder
      case "<absolute>": place = own ?? parent
      case "<group>": place = own.map { Self.join(parent, $0) } ?? parent
      // Products, and what belongs to the SDK.
      default: continue
      }
      places[id] = place
      open += list(object, "children").map { (id: $0, parent: place) }
    }
    return places
  }

  private static func join(_ folder: String, _ path: String) -> String {
    folder == "." ? path : "\(folder)/\(path)"
  }

  private func files(of target: Object, id: String, places: [String: String]) -> [String] {
    let phases = list(target, "buildPhases").compactMap { objects[$0] }
      .filter { $0["isa"] as? String == "PBXSourcesBuildPhase" }
    let references = phases.flatMap { list($0, "files") }
      .compactMap { objects[$0]?["fileRef"] as? String }
    let named = references.compactMap { places[$0] }.filter { $0.hasSuffix(".swift") }
    return named + synchronizedFiles(of: target, id: id, places: places)
  }

  /// The files of folders whose content is the target's, without what is said to be none, and with
  /// what another target's folder is said to give.
  private func synchronizedFiles(
    of target: Object, id: String, places: [String: String]
  ) -> [String] {
    let own = Set(list(target, "fileSystemSynchronizedGroups"))
    var files: [String] = []
    for (group, object) in objects.sorted(by: { $0.key < $1.key }) {
      guard object["isa"] as? String == "PBXFileSystemSynchronizedRootGroup",
        let place = places[group]
      else { continue }
      let exceptions = list(object, "exceptions").compactMap { objects[$0] }
        .filter { $0["target"] as? String == id }
        .flatMap { list($0, "membershipExceptions") }.map { "\(place)/\($0)" }
      if own.contains(group) {
        files += SourceFolder(folder: place).files.filter { !exceptions.contains($0) }
      } else {
        files += exceptions.filter { $0.hasSuffix(".swift") }
      }
    }
    return files
  }

  /// The settings of the build for debugging: the project's, then the target's.
  private func buildSettings(of target: Object) -> [String: String] {
    var settings: [String: String] = [:]
    for owner in [root, target] {
      let configurations =
        (owner["buildConfigurationList"] as? String)
        .flatMap { objects[$0] }.map { list($0, "buildConfigurations") } ?? []
      let found = configurations.compactMap { objects[$0] }
      let debug = found.first { $0["name"] as? String == "Debug" } ?? found.first
      for (key, value) in debug?["buildSettings"] as? [String: Any] ?? [:] {
        let text = (value as? [String])?.joined(separator: " ") ?? value as? String ?? ""
        settings[key] = text.replacing("$(inherited)", with: settings[key] ?? "")
      }
    }
    return settings
  }

  private static func settings(_ build: [String: String]) -> TargetSettings {
    var settings = TargetSettings()
    // Xcode says 5.0 and 6.0.
    if let version = build["SWIFT_VERSION"], let mode = version.split(separator: ".").first {
      settings.swiftVersion = version == "4.2" ? version : String(mode)
    }
    let conditions = (build["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? "").split(separator: " ")
    settings.defines = conditions.map(String.init).filter { name in
      name != "DEBUG" && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
    settings.defaultIsolation = build["SWIFT_DEFAULT_ACTOR_ISOLATION"]
    return settings
  }

  private func list(_ object: Object, _ key: String) -> [String] {
    object[key] as? [String] ?? []
  }
}
