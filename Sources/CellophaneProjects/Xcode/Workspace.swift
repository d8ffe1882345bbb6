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
    let places = Self.places(
      in: String(decoding: data, as: UTF8.self), folder: Paths.folder(of: path)
    ).filter { Paths.isFolder($0) == true }
    projects = places.filter { $0.hasSuffix(".xcodeproj") }
    packages = places.filter { Paths.isFolder("\($0)/Package.swift") == false }
  }

  /// What a workspace's file names, which is a tree: a group may have a folder, from which its members
  /// count.
  private static func places(in text: String, folder: String) -> [String] {
    var groups = [folder]
    var found: [String] = []
    for tag in text.matches(of: /<(\/?)(Group|FileRef)\b([^>]*)>/) {
      let isEnd = !tag.1.isEmpty
      if isEnd {
        if tag.2 == "Group", groups.count > 1 { groups.removeLast() }
        continue
      }
      let location = tag.3.firstMatch(of: /location\s*=\s*"([a-z]+):([^"]*)"/)
      let from = location?.1 == "container" ? folder : groups[groups.count - 1]
      // The folder itself has no name of its own.
      let name = location.map { unescaped($0.2) } ?? ""
      let place = name.isEmpty ? from : Paths.join(from, name)
      if tag.2 == "FileRef" {
        found.append(place)
      } else if !tag.3.hasSuffix("/") {
        groups.append(place)
      }
    }
    return found
  }

  private static func unescaped(_ text: Substring) -> String {
    [("&quot;", "\""), ("&apos;", "'"), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")]
      .reduce(String(text)) { $0.replacing($1.0, with: $1.1) }
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

  /// The targets that make frameworks and libraries, by the products' names; projects that cannot be read
  /// have none.
  var frameworks: [String: Target] {
    var found: [String: Target] = [:]
    for path in projects {
      guard let file = try? ProjectFile(path: path) else { continue }
      for (_, target) in file.list(file.root, "targets") {
        guard let name = target.text("name"),
          let product = target.text("productReference").flatMap(file.object)?.text("path"),
          ["a", "framework"].contains(Paths.ending(of: product)), found[product] == nil
        else { continue }
        found[product] = Target(name: name, project: path)
      }
    }
    return found
  }
}
