internal import CellophaneProjects
internal import Foundation

/// What lies beside some sources and is none: catalogs, headers and packages.
struct ProjectTree {
  /// Sets of asset catalogs, as `Media.xcassets/Star.imageset`.
  private(set) var assets: [String] = []
  private(set) var headers: [String] = []
  /// The folders of packages.
  private(set) var packages: [String] = []

  /// Walks a folder, without what a package manager puts there.
  init(in folder: String?) {
    guard let folder, let files = FileManager.default.enumerator(atPath: folder) else { return }
    for case let path as String in files {
      let name = path.split(separator: "/").last ?? ""
      if name.hasPrefix(".") || ["Carthage", "Pods"].contains(name) { files.skipDescendants() }
      let place = folder == "." ? path : "\(folder)/\(path)"
      if name.hasSuffix(".h") { headers.append(place) }
      // A group may be called 'Asset'.
      if Paths.ending(of: path).hasSuffix("set"), path.contains(".xcassets/") {
        assets.append(place)
      }
      if name == "Package.swift", path != name { packages.append(String(place.dropLast(14))) }
    }
    assets.sort()
    headers.sort()
    packages.sort()
  }
}

/// Names that a project has and the compiler does not see here.
struct ProjectNames {
  /// What is declared under conditions that are false here.
  let hidden: [HiddenDeclaration]
  /// What the catalogs beside the sources name.
  let assets: AssetNames
  /// What is declared in Objective-C.
  let headers: HeaderNames
  /// The folders of packages in the project, by the modules that they may have.
  private var packages: [String: String] = [:]

  init(hidden: [HiddenDeclaration], tree: ProjectTree) {
    self.hidden = hidden
    assets = AssetNames(tree)
    headers = HeaderNames(tree)
    for package in tree.packages {
      let own = package.split(separator: "/").last.map { [String($0)] } ?? []
      for name in SourceFolder.names(in: "\(package)/Sources") + own where packages[name] == nil {
        packages[name] = package
      }
    }
  }

  /// What to do about a module that is not here.
  func rewrite(forModule module: String) -> String {
    packages[module].map { "name its package too: 'cellophane doctor … \($0)'" }
      ?? ModuleAdvice.rewrite(for: module)
  }
}
