/// Reads a project of Xcode: its targets, with their files, needs and settings.
struct ProjectReader {
  private let file: ProjectFile
  private let places: ProjectPlaces
  private var folders: SynchronizedFolders
  private var configurations: [String: ConfigurationFile] = [:]
  private let configuration: String?
  /// Frameworks that other projects make, by their names.
  let frameworks: [String: Workspace.Target]
  private(set) var findings: [InventoryFinding]

  /// - Parameters:
  ///   - configuration: The configuration's name; `nil` for the one for debugging.
  ///   - frameworks: What other projects of the same workspace make.
  init(
    path: String, configuration: String?, frameworks: [String: Workspace.Target]
  ) throws(InventoryError) {
    self.frameworks = frameworks
    file = try ProjectFile(path: path)
    places = ProjectPlaces(file)
    folders = SynchronizedFolders(file, places: places)
    self.configuration = configuration
    findings = file.findings + places.findings
  }

  /// The targets in the project's order, with products that are known by their names alone.
  mutating func targets() -> [InventoryTarget] {
    let targets = file.list(file.root, "targets").map { target(id: $0.id, $0.object) }
    findings += folders.findings
    findings += configurations.sorted { $0.key < $1.key }.flatMap(\.value.findings)
    return targets
  }

  /// The folders of packages that the project names or that are among its files.
  var packages: [String] {
    let named = file.list(file.root, "packageReferences").compactMap { reference in
      reference.object.text("relativePath").map { Paths.join(file.folder, $0) }
    }
    let dragged = file.objects.keys.sorted().compactMap { places[$0] }
    // Xcode finds those in synchronized folders itself.
    let synchronized = file.objects.sorted { $0.key < $1.key }
      .filter { $0.value.isa == "PBXFileSystemSynchronizedRootGroup" }
      .compactMap { places[$0.key] }.flatMap { FileWalk($0).packages }
    let all = (named + dragged + synchronized).filter {
      Paths.isFolder("\($0)/Package.swift") == false
    }
    return all.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private mutating func target(id: String, _ object: ProjectFile.Object) -> InventoryTarget {
    let name = object.text("name") ?? id
    let found = existing(files(ofTarget: id, object), target: name)
    let (build, configuration) = settings(of: object, name: name)
    var target = InventoryTarget(
      name: name, module: Paths.moduleName(build["PRODUCT_MODULE_NAME"] ?? name),
      kind: Self.kind(of: object.text("productType") ?? ""), files: InventoryFiles(found))
    target.isForPhones = Self.isForPhones(build)
    target.settings = TargetSettings(build)
    target.configuration = configuration
    target.dependencies = dependencies(of: object)
    target.bundleIdentifier = build["PRODUCT_BUNDLE_IDENTIFIER"].flatMap { $0.isEmpty ? nil : $0 }
    target.accentColor = build["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"]
      .flatMap { $0.isEmpty ? nil : $0 }
    target.bridgingHeader = build["SWIFT_OBJC_BRIDGING_HEADER"]
      .flatMap { $0.isEmpty ? nil : Paths.join(file.folder, $0) }
    // Xcode makes them unless it is told not to.
    target.hasAssetSymbols = build["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"] != "NO"
    target.root = file.folder
    let information = BundleInformation(build, in: file.folder)
    target.information = information.text
    findings += information.findings
    return target
  }

  // MARK: - Files

  private mutating func files(ofTarget id: String, _ target: ProjectFile.Object) -> [String] {
    let phases = file.list(target, "buildPhases").filter {
      ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains($0.object.isa)
    }
    let named = phases.flatMap { file.list($0.object, "files") }
      .filter { Self.isForPhones($0.object) }
      .compactMap { $0.object.text("fileRef") }
    return named.flatMap(places.files) + folders.files(ofTarget: id)
  }

  private static func isForPhones(_ buildFile: ProjectFile.Object) -> Bool {
    let filters = (buildFile["platformFilters"] ?? buildFile["platformFilter"])?.texts ?? []
    return filters.isEmpty || filters.contains("ios")
  }

  private mutating func existing(_ paths: [String], target: String) -> [String] {
    var seen: Set<String> = []
    return paths.filter { path in
      guard seen.insert(path).inserted else { return false }
      if Paths.isFolder(path) != nil { return true }
      findings.append(.missingFile(path: path, target: target))
      return false
    }
  }

  // MARK: - Settings

  private mutating func settings(
    of target: ProjectFile.Object, name: String
  ) -> (BuildSettings, String?) {
    var levels: [[SettingLine]] = []
    var chosen: String?
    for owner in [file.root, target] {
      guard let found = configuration(of: owner) else { continue }
      chosen = found.text("name") ?? chosen
      if let path = configurationPath(found) { levels.append(lines(ofFile: path)) }
      let own = found["buildSettings"]?.object ?? [:]
      levels.append(
        own.sorted { $0.key < $1.key }.map { key, value in
          SettingLine(key: key, value: value.texts.joined(separator: " "))
        })
    }
    let known = [
      "TARGET_NAME": name, "TARGETNAME": name, "PRODUCT_NAME": name,
      "CONFIGURATION": chosen ?? "", "SRCROOT": file.folder, "PROJECT_DIR": file.folder,
      "PROJECT_NAME": Paths.stem(of: file.path), "PLATFORM_NAME": "iphonesimulator",
      "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
      "DEVELOPMENT_LANGUAGE": file.root.text("developmentRegion") ?? "en",
    ]
    return (BuildSettings(levels: levels, configuration: chosen ?? "", known: known), chosen)
  }

  private func configuration(of owner: ProjectFile.Object) -> ProjectFile.Object? {
    let list = owner.text("buildConfigurationList").flatMap(file.object) ?? [:]
    let found = file.list(list, "buildConfigurations").map(\.object)
    if let configuration { return found.first { $0.text("name") == configuration } ?? found.first }
    return found.first { $0.text("name") == "Debug" }
      ?? found.first { $0.text("name")?.lowercased().contains("debug") == true } ?? found.first
  }

  private func configurationPath(_ configuration: ProjectFile.Object) -> String? {
    if let id = configuration.text("baseConfigurationReference") { return places[id] }
    guard let id = configuration.text("baseConfigurationReferenceAnchor"),
      let anchor = places[id],
      let path = configuration.text("baseConfigurationReferenceRelativePath")
    else { return nil }
    return Paths.join(anchor, path)
  }

  private mutating func lines(ofFile path: String) -> [SettingLine] {
    if let known = configurations[path] { return known.lines }
    let read = ConfigurationFile(path: path, root: file.folder)
    configurations[path] = read
    return read.lines
  }

  // MARK: - Needs

  private func dependencies(of target: ProjectFile.Object) -> [InventoryDependency] {
    var found: [InventoryDependency] = []
    func add(_ dependency: InventoryDependency) {
      if !found.contains(dependency) { found.append(dependency) }
    }
    for (_, object) in file.list(target, "dependencies") {
      if let other = object.text("target").flatMap(file.object), let name = other.text("name") {
        add(InventoryDependency(.target, name))
      } else if let product = object.text("productRef").flatMap(file.object) {
        if let dependency = dependency(onProduct: product) { add(dependency) }
      } else if let proxy = object.text("targetProxy").flatMap(file.object) {
        if let dependency = dependency(onProxy: proxy) { add(dependency) }
      }
    }
    let linked = file.list(target, "buildPhases")
      .filter { $0.object.isa == "PBXFrameworksBuildPhase" }
      .flatMap { file.list($0.object, "files") }.map(\.object)
    let products = linked.compactMap { $0.text("fileRef") }
    for proxy in products.compactMap(file.object) {
      if let other = proxy.text("remoteRef").flatMap(file.object),
        let dependency = dependency(onProxy: other)
      {
        add(dependency)
      }
    }
    for (_, other) in file.list(file.root, "targets") {
      guard let product = other.text("productReference"), products.contains(product),
        let name = other.text("name")
      else { continue }
      add(InventoryDependency(.target, name))
    }
    let own = Set(file.list(file.root, "targets").compactMap { $0.object.text("productReference") })
    for id in products where !own.contains(id) {
      // Xcode finds out itself which project of a workspace makes it.
      guard let product = file.object(id), product.text("sourceTree") == "BUILT_PRODUCTS_DIR",
        let other = product.text("path").flatMap({ frameworks[$0] })
      else { continue }
      add(InventoryDependency(.localProduct, other.name, package: other.project))
    }
    let packaged =
      file.list(target, "packageProductDependencies").map(\.object)
      + linked.compactMap { $0.text("productRef").flatMap(file.object) }
    for product in packaged {
      if let dependency = dependency(onProduct: product) { add(dependency) }
    }
    return found
  }

  private func dependency(onProduct product: ProjectFile.Object) -> InventoryDependency? {
    // A plug-in of the package manager's has no module.
    guard let name = product.text("productName"), !name.hasPrefix("plugin:") else { return nil }
    let reference = product.text("package").flatMap(file.object) ?? [:]
    if let url = reference.text("repositoryURL") {
      return InventoryDependency(
        .remoteProduct, name, package: url,
        requirement: Self.requirement(reference["requirement"]?.object ?? [:]))
    }
    return InventoryDependency(
      .localProduct, name,
      package: reference.text("relativePath").map { Paths.join(file.folder, $0) })
  }

  /// A target of another project.
  private func dependency(onProxy proxy: ProjectFile.Object) -> InventoryDependency? {
    guard let portal = proxy.text("containerPortal"), let path = places[portal],
      path.hasSuffix(".xcodeproj"), let name = proxy.text("remoteInfo")
    else { return nil }
    return InventoryDependency(.localProduct, name, package: path)
  }

  private static func isForPhones(_ build: BuildSettings) -> Bool {
    let said = [build["SUPPORTED_PLATFORMS"], build["SDKROOT"]].compactMap { $0 }
      .first { !$0.isEmpty }
    return said.map { $0.contains("iphone") || $0 == "auto" } ?? true
  }

  /// As a manifest says it.
  private static func requirement(_ object: ProjectFile.Object) -> String {
    func text(_ key: String) -> String { "\"\(object.text(key) ?? "")\"" }
    switch object.text("kind") {
    case "exactVersion"?: return "exact: \(text("version"))"
    case "upToNextMinorVersion"?:
      return ".upToNextMinor(from: \(text("minimumVersion")))"
    case "versionRange"?: return "\(text("minimumVersion"))..<\(text("maximumVersion"))"
    case "branch"?: return "branch: \(text("branch"))"
    case "revision"?: return "revision: \(text("revision"))"
    default: return "from: \(text("minimumVersion"))"
    }
  }

  private static func kind(of productType: String) -> InventoryTarget.Kind {
    let type = productType.replacing("com.apple.product-type.", with: "")
    if type.contains("test") { return .tests }
    if type.contains("watch") { return .extension }
    if type.hasPrefix("application") { return .application }
    if type.hasPrefix("framework") { return .framework }
    if type.hasPrefix("library") { return .library }
    if type.contains("extension") { return .extension }
    return type == "tool" ? .executable : .other
  }
}
