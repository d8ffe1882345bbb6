internal import Foundation

/// Reads packages as the package manager does, with those that lie beside them.
package struct PackageReader {
  private let swift: String
  private let scratch: String
  package private(set) var findings: [InventoryFinding] = []
  private let folders: [String: String]

  /// - Parameters:
  ///   - swift: The program `swift`.
  ///   - scratch: A folder of the package manager's own, where answers are kept too.
  ///   - named: The packages that a project names. As in Xcode they stand for every package of their
  ///     folder's name, wherever another manifest says that it lies.
  package init(swift: String, scratch: String, named: [String] = []) {
    self.swift = swift
    self.scratch = scratch
    folders = Dictionary(
      named.map { (Paths.name(of: $0).lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// A package, with its targets that an app is made of, in the manifest's order.
  package mutating func package(_ path: String) throws(InventoryError) -> InventoryPackage {
    guard let data = FileManager.default.contents(atPath: "\(path)/Package.swift") else {
      throw .manifest(path: path, words: "there is no 'Package.swift' in it")
    }
    let manifest = String(decoding: data, as: UTF8.self)
    let app = AppManifest(manifest)
    let dump = try dump(path, manifest, app)
    let local = dump.dependencies.flatMap { $0.fileSystem ?? [] }.map { one in
      var one = one
      one.path = folders[one.identity] ?? one.path
      return one
    }.filter { !Self.isOurs($0.path) }
    let remote = dump.dependencies.flatMap { $0.sourceControl ?? [] }
    var targets: [InventoryTarget] = []
    for target in dump.targets where ["regular", "executable"].contains(target.type) {
      guard var found = self.target(target, of: dump, in: path) else { continue }
      found.dependencies = target.dependencies.compactMap { dependency in
        Self.dependency(dependency, of: dump, local: local, remote: remote)
      }
      if let app, app.targets.contains(target.name) {
        found.kind = .application
        found.accentColor = app.accentColor
        found.information = app.list
      }
      targets.append(found)
    }
    return InventoryPackage(
      path: path, name: dump.name, targets: targets,
      products: dump.products.map { InventoryPackage.Product(name: $0.name, targets: $0.targets) },
      localPackages: local.map(\.path))
  }

  /// Packages with those that they need and that lie beside them, what is needed before its users.
  package mutating func closure(of paths: [String]) -> [InventoryPackage] {
    var found: [InventoryPackage] = []
    var open: Set<String> = []
    for path in paths { visit(path, open: &open, into: &found) }
    return found
  }

  private mutating func visit(
    _ path: String, open: inout Set<String>, into found: inout [InventoryPackage]
  ) {
    let real = Paths.resolved(path)
    guard open.insert(real).inserted else { return }
    do {
      let package = try package(path)
      for other in package.localPackages { visit(other, open: &open, into: &found) }
      found.append(package)
    } catch {
      var words = error.description
      if case .manifest(_, let said) = error { words = said }
      findings.append(.package(path: path, words: words))
    }
  }

  /// What the package manager calls this package, which has its folder's name or its address's.
  private static let ours = "cellophane"

  /// Whether a package that lies beside another is a copy of this one.
  private static func isOurs(_ path: String) -> Bool {
    Paths.name(of: path).lowercased() == ours
      && Paths.isFolder("\(path)/Sources/CellophaneStandIns") == true
  }

  private static func dependency(
    _ dependency: PackageDump.Dependency, of dump: PackageDump, local: [PackageDump.Local],
    remote: [PackageDump.Remote]
  ) -> InventoryDependency? {
    guard let named = dependency.product ?? dependency.byName ?? dependency.target else {
      return nil
    }
    let isTarget = dump.targets.contains { $0.name == named.name }
    if dependency.product == nil, isTarget { return InventoryDependency(.target, named.name) }
    let identity = (named.package ?? named.name).lowercased()
    if let package = local.first(where: { $0.identity == identity }) {
      return InventoryDependency(.localProduct, named.name, package: package.path)
    }
    // What a package takes of this one is there without it.
    guard identity != ours else { return nil }
    let found = remote.first { $0.identity == identity }
    return InventoryDependency(
      .remoteProduct, named.name, package: found?.location.url,
      requirement: found?.requirement.words)
  }

  private mutating func target(
    _ target: PackageDump.Target, of dump: PackageDump, in package: String
  ) -> InventoryTarget? {
    let inside =
      target.path.map { [$0] }
      ?? ["Sources", "Source", "src", "srcs"].map { "\($0)/\(target.name)" }
    let places = inside.map { Paths.join(package, $0) }
    guard let place = places.first(where: { Paths.isFolder($0) == true }) else { return nil }
    let walk = FileWalk(place)
    findings += walk.findings
    func lies(_ file: String, in parts: [String]) -> Bool {
      parts.contains { part in
        let path = Paths.join(place, String(part.drop { $0 == "/" }))
        return file == path || file.hasPrefix("\(path)/") || part == "."
      }
    }
    var files = InventoryFiles(
      walk.files.filter { !lies($0, in: target.exclude) && Paths.name(of: $0) != "Package.swift" })
    if let sources = target.sources { files.sources.removeAll { !lies($0, in: sources) } }
    guard files.hasSource else { return nil }
    var found = InventoryTarget(
      name: target.name, module: Paths.moduleName(target.name),
      kind: target.type == "executable" ? .executable : .library, files: files)
    found.settings = Self.settings(of: target, in: dump)
    found.root = place
    return found
  }

  private static func settings(
    of target: PackageDump.Target, in dump: PackageDump
  ) -> TargetSettings {
    var settings = TargetSettings()
    settings.swiftVersion = dump.mode
    for setting in target.settings where setting.tool == "swift" && setting.isOn {
      let kind = setting.kind
      if let mode = kind.swiftLanguageMode { settings.swiftVersion = mode.value }
      if let name = kind.define { settings.defines.append(name.value) }
      if let name = kind.enableUpcomingFeature { settings.upcomingFeatures.append(name.value) }
      if let name = kind.enableExperimentalFeature {
        settings.experimentalFeatures.append(name.value)
      }
      if let actor = kind.defaultIsolation { settings.defaultIsolation = actor.value }
      if let flags = kind.unsafeFlags { settings.flags += withoutWarnings(flags.value) }
    }
    return settings
  }

  /// Flags without what becomes of warnings, which nobody sees here.
  private static func withoutWarnings(_ flags: [String]) -> [String] {
    var kept: [String] = []
    var rest = flags[...]
    while let flag = rest.popFirst() {
      switch flag {
      case "-warnings-as-errors", "-no-warnings-as-errors", "-suppress-warnings": continue
      case "-Werror", "-Wwarning": _ = rest.popFirst()
      default: kept.append(flag)
      }
    }
    return kept
  }

  /// What the package manager says of a manifest, asked once for each text.
  private func dump(
    _ package: String, _ text: String, _ app: AppManifest?
  ) throws(InventoryError) -> PackageDump {
    let key = "manifest-\(Fingerprint(Array(text.utf8) + Array(package.utf8)))"
    let kept = "\(scratch)/\(key).json"
    if let app { return try dump(app, of: package, in: "\(scratch)/\(key)") }
    if let data = FileManager.default.contents(atPath: kept),
      let dump = try? JSONDecoder().decode(PackageDump.self, from: data)
    {
      return dump
    }
    let (dump, bytes) = try Self.dump(package, swift: swift, scratch: scratch)
    // Where the answer cannot be kept, it is asked for again.
    try? bytes.write(to: URL(fileURLWithPath: kept))
    return dump
  }

  /// The same of an app playground, whose manifest is asked about as it can be read here.
  ///
  /// - Parameter folder: One for that manifest.
  private func dump(
    _ app: AppManifest, of package: String, in folder: String
  ) throws(InventoryError) -> PackageDump {
    let place = "\(folder)/\(Paths.name(of: package))"
    do {
      try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
      try Data(app.text.utf8).write(to: URL(fileURLWithPath: "\(place)/Package.swift"))
    } catch {
      throw .manifest(path: package, words: error.localizedDescription)
    }
    var dump = try Self.dump(place, swift: swift, scratch: scratch).dump
    // Packages beside it are named from where it lies.
    let (here, there) = (Paths.resolved(folder), Paths.resolved(Paths.folder(of: package)))
    for index in dump.dependencies.indices {
      dump.dependencies[index].fileSystem = dump.dependencies[index].fileSystem?.map { one in
        var one = one
        if one.path.hasPrefix("\(here)/") { one.path = there + one.path.dropFirst(here.count) }
        return one
      }
    }
    return dump
  }

  private static func dump(
    _ package: String, swift: String, scratch: String
  ) throws(InventoryError) -> (dump: PackageDump, bytes: Data) {
    let answer: CommandRun
    do {
      answer = try CommandRun(
        swift, ["package", "--package-path", package, "--scratch-path", scratch, "dump-package"])
    } catch {
      throw .manifest(path: package, words: error.localizedDescription)
    }
    // Before the object stands what the package manager has to say.
    guard answer.code == 0, let start = answer.output.firstIndex(of: "{"),
      let dump = try? JSONDecoder().decode(
        PackageDump.self, from: Data(answer.output[start...].utf8))
    else {
      let lines = (answer.errors + answer.output).split(separator: "\n")
      // What the compiler says of a line comes after the long command that it was called by.
      let words =
        lines.first { $0.contains("Package.swift:") && $0.contains(": error: ") }
        ?? lines.first { $0.contains("error: ") } ?? lines.last ?? "it said nothing"
      throw .manifest(path: package, words: String(words))
    }
    return (dump, Data(answer.output[start...].utf8))
  }
}

extension PackageDump {
  /// The newest language mode that the package declares, or its tools' own.
  var mode: String {
    let declared = swiftLanguageVersions ?? []
    let newest = declared.max { $0.compare($1, options: .numeric) == .orderedAscending }
    return newest ?? String(toolsVersion.version.prefix { $0 != "." })
  }
}
