internal import Foundation

/// Projects and packages that are worked on together.
struct Workspace {
  /// A target of a project in it.
  struct Target {
    var name: String
    var project: String
  }

  /// The projects that are there.
  let projects: [String]
  /// The folders of packages that are there.
  let packages: [String]

  /// - Parameter path: The bundle, `App.xcworkspace`.
  init(path: String) {
    let data = FileManager.default.contents(atPath: "\(path)/contents.xcworkspacedata") ?? Data()
    let text = String(decoding: data, as: UTF8.self)
    let places = text.matches(of: /location\s*=\s*"[a-z]+:([^"]+)"/)
      .map { Paths.join(Paths.folder(of: path), String($0.1)) }
      .filter { Paths.isFolder($0) == true }
    projects = places.filter { $0.hasSuffix(".xcodeproj") }
    packages = places.filter { Paths.isFolder("\($0)/Package.swift") == false }
  }

  /// The one that a project is worked on in: beside it, or in a folder around it.
  init?(around project: String) {
    let own = Paths.resolved(project)
    var folder = Paths.folder(of: own)
    while folder != "/" {
      for path in Self.paths(in: folder) {
        let found = Workspace(path: path)
        guard found.projects.contains(where: { Paths.resolved($0) == own }) else { continue }
        self = found
        return
      }
      // A repository is the whole of it.
      if Paths.isFolder("\(folder)/.git") != nil { return nil }
      folder = Paths.folder(of: folder)
    }
    return nil
  }

  /// The workspaces in a folder, by name.
  static func paths(in folder: String) -> [String] {
    // A folder that cannot be read has none.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".xcworkspace") }.sorted().map { Paths.join(folder, $0) }
  }

  /// The targets that make frameworks, by the frameworks' names; projects that cannot be read have
  /// none.
  var frameworks: [String: Target] {
    var found: [String: Target] = [:]
    for path in projects {
      guard let file = try? ProjectFile(path: path) else { continue }
      for (_, target) in file.list(file.root, "targets") {
        guard let name = target.text("name"),
          let product = target.text("productReference").flatMap(file.object)?.text("path"),
          product.hasSuffix(".framework"), found[product] == nil
        else { continue }
        found[product] = Target(name: name, project: path)
      }
    }
    return found
  }
}
