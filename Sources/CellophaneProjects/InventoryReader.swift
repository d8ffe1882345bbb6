internal import Foundation

/// Finds out what a path stands for, and reads it.
package struct InventoryReader {
  private let swift: String
  private let scratch: String
  private let configuration: String?

  /// - Parameters:
  ///   - swift: The program `swift`, which is asked about packages.
  ///   - scratch: A folder for the package manager's own files.
  ///   - configuration: Which configuration of a project counts; `nil` for the one for debugging.
  package init(swift: String, scratch: String, configuration: String? = nil) {
    self.swift = swift
    self.scratch = scratch
    self.configuration = configuration
  }

  /// - Parameter given: A project, a package, a folder, or a Swift file.
  package func read(_ given: String) throws(InventoryError) -> Inventory {
    guard let isFolder = Paths.isFolder(given) else { throw .nothing(path: given) }
    let path = Paths.normal(given)
    var inventory: Inventory
    if path.hasSuffix(".xcodeproj") {
      inventory = try project(path)
    } else if path.hasSuffix(".xcworkspace") {
      inventory = try workspace(path)
    } else if !isFolder {
      guard path.hasSuffix(".swift") else { throw .notSwift(path: path) }
      inventory = Inventory(
        path: path, kind: .file,
        targets: [Self.target(at: path, files: InventoryFiles([path]))])
    } else {
      inventory = try folder(path)
    }
    let checked = SourceCheck(&inventory)
    inventory.findings += checked.findings
    inventory.findings += Self.cycles(in: inventory)
    guard inventory.targets.contains(where: { !$0.files.sources.isEmpty }) else {
      throw .noSource(path: path)
    }
    return inventory
  }

  /// What a folder is: the app of a project or workspace in it, a package, the only project in it, the
  /// only app of a project further down, or just a folder of source.
  private func folder(_ path: String) throws(InventoryError) -> Inventory {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    // What a tool makes is not in a checkout, but for its schemes.
    let projects = names.filter {
      $0.hasSuffix(".xcodeproj") && Paths.isFolder("\(path)/\($0)/project.pbxproj") == false
    }.sorted()
    let workspaces = Workspace.paths(in: path)
    let near =
      projects.map { Paths.join(path, $0) } + workspaces.flatMap { Workspace(path: $0).projects }
    let apps = apps(of: near)
    if names.contains("Package.swift") { return try package(path, apps: apps, projects: projects) }
    if apps.count == 1 { return try project(apps[0]) }
    if projects.count == 1 { return try project(Paths.join(path, projects[0])) }
    if let workspace = workspaces.first { return try self.workspace(workspace) }
    guard projects.isEmpty else { throw .severalProjects(folder: path, projects: projects) }
    let walk = FileWalk(path)
    let playgrounds = walk.packages.filter { Paths.ending(of: $0) == "swiftpm" }
    let hasSource = walk.files.contains { Paths.ending(of: $0) == "swift" }
    if playgrounds.count == 1, !hasSource { return try package(playgrounds[0]) }
    let below = self.apps(of: walk.projects)
    if below.count == 1 { return try project(below[0]) }
    guard below.isEmpty else { throw .severalProjects(folder: path, projects: below) }
    let sources = ToolSources(walk.files)
    var inventory = Inventory(
      path: path, kind: .folder,
      targets: [Self.target(at: path, files: InventoryFiles(sources.others))])
    inventory.findings = walk.findings
    if sources.count > 0 {
      inventory.findings.append(.toolSources(path: path, count: sources.count))
    }
    return inventory
  }

  /// A package in a folder, or the app beside it that shows what it is for.
  private func package(
    _ path: String, apps: [String], projects: [String]
  ) throws(InventoryError) -> Inventory {
    let manifest = Paths.join(path, "Package.swift")
    let own: Inventory
    do {
      own = try package(path)
    } catch {
      // A project beside a manifest that cannot be read does without it.
      let beside = apps.count == 1 ? apps : projects.map { Paths.join(path, $0) }
      guard case .manifest(_, let words) = error, beside.count == 1 else { throw error }
      var inventory = try project(beside[0])
      inventory.findings.append(.package(path: path, words: words))
      return inventory
    }
    let isProgram = own.targets.contains { $0.kind != .library }
    if apps.count == 1, !isProgram {
      var inventory = try project(apps[0])
      inventory.findings.append(.alsoHere(path: manifest, taken: apps[0]))
      return inventory
    }
    var inventory = own
    inventory.findings += projects.map { .alsoHere(path: Paths.join(path, $0), taken: manifest) }
    if !isProgram {
      let named = Set(projects.map { Paths.join(path, $0) })
      inventory.findings += self.apps(of: FileWalk(path).projects).filter { !named.contains($0) }
        .map { .alsoHere(path: $0, taken: manifest) }
    }
    return inventory
  }

  /// The projects among some that have an app for phones, each once.
  private func apps(of projects: [String]) -> [String] {
    let apps = projects.filter { project in
      // One that cannot be read has none.
      var reader = try? ProjectReader(path: project, configuration: configuration, frameworks: [:])
      let targets = reader?.targets() ?? []
      return targets.contains { $0.kind == .application && $0.isForPhones && $0.files.hasSource }
    }
    var passed: Set<String> = []
    return apps.filter { passed.insert(Paths.resolved($0)).inserted }
  }

  /// The project of a workspace that is meant: the one with an app, of several the one with the
  /// workspace's name, or the only one.
  private func workspace(_ path: String) throws(InventoryError) -> Inventory {
    let projects = Workspace(path: path).projects
    let apps = apps(of: projects)
    let meant = apps.isEmpty ? projects : apps
    let named = apps.filter { Paths.stem(of: $0) == Paths.stem(of: path) }
    guard let one = meant.count == 1 ? meant.first : named.first else {
      throw .workspace(path: path, projects: meant)
    }
    var inventory = try project(one)
    inventory.findings += meant.filter { $0 != one }.map { .alsoHere(path: $0, taken: one) }
    return inventory
  }

  private func package(_ path: String) throws(InventoryError) -> Inventory {
    var reader = PackageReader(swift: swift, scratch: scratch)
    let package = try reader.package(path)
    var inventory = Inventory(path: path, kind: .package, targets: package.targets)
    inventory.packages = reader.closure(of: package.localPackages)
    inventory.findings = reader.findings
    return inventory
  }

  private func project(_ path: String) throws(InventoryError) -> Inventory {
    let workspace = Workspace(around: path)
    var project = try ProjectReader(
      path: path, configuration: configuration, frameworks: workspace?.frameworks ?? [:])
    var inventory = Inventory(path: path, kind: .project, targets: project.targets())
    inventory.findings = project.findings
    // Asking about a package takes a second: only those that targets need are asked about.
    let isNeeded = inventory.targets.contains { target in
      target.dependencies.contains { $0.kind == .localProduct }
    }
    guard isNeeded else { return inventory }
    let (others, folders) = otherProjects(
      of: &inventory, packages: project.packages + (workspace?.packages ?? []),
      frameworks: project.frameworks)
    var reader = PackageReader(swift: swift, scratch: scratch, named: folders)
    inventory.packages = others + reader.closure(of: folders)
    inventory.findings += reader.findings
    inventory.findProducts()
    return inventory
  }

  /// Other projects that targets need, however far, each as a package with its targets for products;
  /// and the packages that all of them name.
  private func otherProjects(
    of inventory: inout Inventory, packages: [String], frameworks: [String: Workspace.Target]
  ) -> (projects: [InventoryPackage], packages: [String]) {
    func projects(_ targets: [InventoryTarget]) -> [String] {
      targets.flatMap(\.dependencies).compactMap(\.package)
        .filter { $0.hasSuffix(".xcodeproj") }
    }
    var open = projects(inventory.targets)
    var passed: Set<String> = [Paths.resolved(inventory.path)]
    var found: [InventoryPackage] = []
    var folders = packages
    while let path = open.popLast() {
      guard passed.insert(Paths.resolved(path)).inserted else { continue }
      do {
        var project = try ProjectReader(
          path: path, configuration: configuration, frameworks: frameworks)
        var targets = project.targets()
        // What CocoaPods has fetched; nothing of it is shown by itself.
        let isFetched = Paths.name(of: path) == "Pods.xcodeproj"
        for index in targets.indices { targets[index].isFromElsewhere = isFetched }
        found.append(
          InventoryPackage(
            path: path, name: Paths.stem(of: path), targets: targets,
            products: targets.map { .init(name: $0.name, targets: [$0.name]) }, localPackages: []))
        folders += project.packages.filter { !folders.contains($0) }
        inventory.findings += project.findings
        open += projects(targets)
      } catch {
        inventory.findings.append(.otherProject(path: path, words: error.description))
      }
    }
    return (found, folders)
  }

  private static func target(at path: String, files: InventoryFiles) -> InventoryTarget {
    let name = Paths.stem(of: Paths.isFolder(path) == true ? absolute(path) : path)
    var target = InventoryTarget(
      name: name, module: moduleName(name), kind: .library, files: files)
    target.root = Paths.isFolder(path) == true ? path : Paths.folder(of: path)
    let lists = files.resources.filter { Paths.name(of: $0) == "Info.plist" }
    if lists.count == 1, let data = FileManager.default.contents(atPath: lists[0]) {
      target.information = String(data: data, encoding: .utf8)
    }
    return target
  }

  private static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  /// Another name where sources import a module of the folder's.
  private static func moduleName(_ name: String) -> String {
    let text = Paths.moduleName(name)
    return imported.contains(text) ? "\(text)Sources" : text
  }

  private static let imported: Set<String> = [
    "CellophaneUIKit", "Dispatch", "Foundation", "FoundationNetworking", "Observation",
    "RegexBuilder", "Swift", "Synchronization", "Testing", "UIKit", "XCTest",
  ]

  private static func cycles(in inventory: Inventory) -> [InventoryFinding] {
    var cycles = TargetCycles(inventory.targets)
    return cycles.found().map { .targetCycle(path: inventory.path, targets: $0) }
  }
}

extension Inventory {
  /// Gives products that a project only names the packages that have them.
  fileprivate mutating func findProducts() {
    var unknown: [InventoryFinding] = []
    for index in targets.indices {
      for place in targets[index].dependencies.indices {
        let dependency = targets[index].dependencies[place]
        guard dependency.kind == .localProduct else { continue }
        let offering = packages.filter { package in
          package.products.contains { $0.name == dependency.name }
        }
        let package = offering.first { $0.path == dependency.package } ?? offering.first
        if let package {
          targets[index].dependencies[place].package = package.path
        } else {
          unknown.append(
            .unknownProduct(path: path, target: targets[index].name, product: dependency.name))
        }
      }
    }
    findings += unknown
  }
}
