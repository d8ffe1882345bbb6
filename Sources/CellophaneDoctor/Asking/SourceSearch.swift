internal import Foundation

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
    guard let isFolder = SourceFolder.isFolder(at: given) else { throw .noFolder(path: given) }
    var path = given.count > 1 && given.hasSuffix("/") ? String(given.dropLast()) : given
    // As the compiler says it.
    while path.hasPrefix("./"), path.count > 2 { path.removeFirst(2) }
    if path.hasSuffix(".xcworkspace") { throw .workspace(path: path) }
    if path.hasSuffix(".xcodeproj") { return try XcodeProject(path: path).folders() }
    guard isFolder else { return [SourceFolder(file: path)] }
    if SourceFolder.isFile("\(path)/Package.swift") {
      let targets = targets(ofPackage: path)
      if !targets.isEmpty { return targets }
    }
    let folder = SourceFolder(folder: path)
    guard !folder.files.isEmpty else { throw .noSource(path: path) }
    return [folder]
  }

  private mutating func targets(ofPackage path: String) -> [SourceFolder] {
    do {
      return try PackageManifest(package: path, swift: swift, scratch: scratch).folders
    } catch {
      notes.append(error.description)
      return SourceFolder.targets(in: path == "." ? "Sources" : "\(path)/Sources")
    }
  }
}
