internal import CellophaneDoctor
internal import CellophaneProjects
internal import Foundation

/// Packages from elsewhere that an app needs, as far as they resolve and build here.
struct RemotePackages {
  struct Package {
    var url: String
    /// As a manifest says it, `from: "1.0.0"`.
    var requirement: String
    var products: [String]
  }

  let tools: Toolchain
  let state: GalleryState
  /// What could not be taken, one sentence each.
  private(set) var notes: [String] = []
  /// The folders of the packages that were asked for; `nil` for those that cannot be had.
  private var folders: [String: String?] = [:]

  init(tools: Toolchain, state: GalleryState) {
    self.tools = tools
    self.state = state
  }

  /// Has packages that import UIKit compiled like the app's own, since the package manager has no
  /// UIKit here: those that a target needs, and those that these need.
  mutating func takeSources(
    into inventory: inout Inventory, of target: String?, note: (String) -> Void
  ) throws {
    var reader = PackageReader(swift: tools.swift, scratch: state.packages)
    var passed: Set<String> = []
    while true {
      let modules = inventory.modules(of: try inventory.target(named: target))
      let new = Self.needed(modules, importing: []).filter { passed.insert($0.url).inserted }
      if new.isEmpty { return }
      for package in new {
        guard let folder = try fetched(package, note: note),
          let checkout = Self.checkout(of: package, in: folder)
        else { continue }
        // What no package can be made of is left to the package manager, which says why.
        guard
          let found = try? reader.package(
            checkout, wanting: package.products, imported: { Self.imported(by: [$0]) }),
          Self.needsUIKit(found, products: package.products)
        else { continue }
        inventory.take(found) { Self.anonymous($0) == package.url }
      }
    }
  }

  /// Where the package manager puts what it fetches.
  private static func checkout(of package: Package, in folder: String) -> String? {
    let checkouts = "\(folder)/.build/checkouts"
    // Where nothing was fetched there is no folder.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: checkouts)) ?? []
    let identity = identity(of: package.url).lowercased()
    return names.first { $0.lowercased() == identity }.map { "\(checkouts)/\($0)" }
  }

  /// Whether a source of the targets that some products need imports UIKit, whatever the conditions are.
  private static func needsUIKit(_ package: InventoryPackage, products: [String]) -> Bool {
    var open = package.products.filter { products.contains($0.name) }.flatMap(\.targets)
    var passed: Set<String> = []
    while let name = open.popLast() {
      guard passed.insert(name).inserted,
        let target = package.targets.first(where: { $0.name == name })
      else { continue }
      if imported(by: [target]).contains("UIKit") { return true }
      let isOfUIKit = target.files.otherSources.contains { file in
        let data = FileManager.default.contents(atPath: file) ?? Data()
        return data.firstRange(of: Data("<UIKit/".utf8)) != nil
      }
      if isOfUIKit { return true }
      open += target.dependencies.filter { $0.kind == .target }.map(\.name)
    }
    return false
  }

  /// Says which of some modules' packages have no address.
  private mutating func noteUnknown(_ modules: Inventory.Modules) {
    notes += modules.remote.filter { $0.package == nil || $0.requirement == nil }.map {
      "warning: the package of the product '\($0.name)' has no address or version that can be read;"
        + " what imports its modules is left out"
    }
  }

  /// Builds what some modules need.
  ///
  /// - Parameter note: Says what is being done.
  mutating func take(
    _ modules: Inventory.Modules, importing imported: Set<String>, note: (String) -> Void
  ) throws -> [TakenPackage] {
    noteUnknown(modules)
    return try Self.needed(modules, importing: imported).compactMap { try taken($0, note: note) }
  }

  /// The packages of some modules, and the one that has what Combine has where they import that.
  private static func needed(
    _ modules: Inventory.Modules, importing imported: Set<String>
  ) -> [Package] {
    var packages: [Package] = []
    for dependency in modules.remote {
      guard let address = dependency.package, let requirement = dependency.requirement else {
        continue
      }
      let url = anonymous(address)
      if let index = packages.firstIndex(where: { $0.url == url }) {
        packages[index].products.append(dependency.name)
      } else {
        packages.append(
          Package(url: url, requirement: requirement, products: [dependency.name]))
      }
    }
    if imported.contains("Combine") { packages.append(combine) }
    return packages
  }

  /// The modules that some targets' sources import, whatever the conditions are.
  static func imported(by targets: [InventoryTarget]) -> Set<String> {
    var names: Set<String> = []
    for file in targets.flatMap(\.files.sources) {
      guard let data = FileManager.default.contents(atPath: file) else { continue }
      let found = Set(data.split(separator: UInt8(ascii: "\n")).compactMap(Self.imported))
      names.formUnion(found)
      guard !names.contains("Combine") else { continue }
      // Foundation and SwiftUI bring it along.
      let text = String(decoding: data, as: UTF8.self)
      if text.contains("ObservableObject") || text.contains("@Published") {
        names.insert("Combine")
      }
    }
    return names
  }

  /// The module that a line imports: `@testable import class Kit.Thing` has `Kit`.
  private static func imported(on line: Data) -> String? {
    let bytes = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    // Most lines begin with something else than an import, an attribute or an access level.
    guard let first = bytes.first, "@fip".utf8.contains(first) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    let words = text.split(whereSeparator: \.isWhitespace).prefix(4)
    guard let word = words.first(where: { $0 == "import" }) else { return nil }
    return ModuleImport.root(in: text[word.endIndex...].prefix { $0 != ";" })
  }

  /// An address that nobody has to be known at, where a host has both.
  private static func anonymous(_ address: String) -> String {
    guard address.hasPrefix("git@github.com:") else { return address }
    return "https://github.com/" + address.dropFirst("git@github.com:".count)
  }

  static let combine = Package(
    url: "https://github.com/OpenCombine/OpenCombine", requirement: "from: \"0.14.0\"",
    products: ["OpenCombineShim"])

  private static func isCombine(_ package: Package) -> Bool {
    package.products == combine.products
  }

  /// The name that the package manager has for a package, by its address.
  private static func identity(of url: String) -> String {
    let name = Paths.name(of: url)
    return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
  }

  /// Fetches a package, once for each requirement.
  ///
  /// - Returns: The folder of a package that needs it; `nil` where it cannot be had.
  private mutating func fetched(_ package: Package, note: (String) -> Void) throws -> String? {
    let identity = Self.identity(of: package.url)
    let manifest = Self.manifest(package, identity: identity)
    let added = Self.isCombine(package) ? CombineOperators.source : ""
    let folder = "\(state.packages)/\(identity)-\(Fingerprint((manifest + added).utf8))"
    if let known = folders[folder] { return known }
    if state.read("\(folder)/fetched") == nil {
      note("fetching the package '\(identity)'")
      try state.make("\(folder)/Sources/Taken")
      try state.write(manifest, to: "\(folder)/Package.swift")
      // A program, so that what it is linked with is known too.
      try state.write("", to: "\(folder)/Sources/Taken/main.swift")
      if Self.isCombine(package) {
        let module = "\(folder)/Sources/\(CombineOperators.module)"
        try state.make(module)
        try state.write(added, to: "\(module)/\(CombineOperators.module).swift")
      }
      let run = try CommandRun(
        tools.swift,
        ["package", "--package-path", folder, "--scratch-path", "\(folder)/.build", "resolve"])
      guard run.code == 0 else {
        folders[folder] = .some(nil)
        noteFailure(of: package, run)
        return nil
      }
      try state.write("", to: "\(folder)/fetched")
    }
    folders[folder] = folder
    return folder
  }

  private mutating func noteFailure(of package: Package, _ run: CommandRun) {
    notes.append(
      "\(package.url): warning: the package cannot be taken, and what imports its modules is left"
        + " out: \(Self.reason(run.errors + run.output))")
  }

  /// The first error that a build of a package tells, with the file's place in its checkout.
  static func reason(_ said: String) -> Substring {
    let lines = said.split(separator: "\n")
    let error = lines.first { line in
      line.hasPrefix("error: ") && !line.hasPrefix("error: fatalError")
        || line.contains(": error: ")
    }
    guard let line = error ?? lines.last else { return "it said nothing" }
    return line.firstRange(of: "/checkouts/").map { line[$0.upperBound...] } ?? line
  }

  /// Builds a package, once for each requirement, without the products that it has on other systems
  /// alone.
  ///
  /// - Returns: What it has; `nil` where it cannot be taken.
  private mutating func taken(
    _ package: Package, note: (String) -> Void
  ) throws -> TakenPackage? {
    guard let folder = try fetched(package, note: note) else { return nil }
    var lacking = state.read("\(folder)/lacking").map { String(decoding: $0, as: UTF8.self) }
    if lacking == nil, state.read("\(folder)/built") == nil {
      note("building the package '\(Self.identity(of: package.url))'")
      let run = try CommandRun(
        tools.swift,
        // Where things lie below is this build system's.
        [
          "build", "--package-path", folder, "--scratch-path", "\(folder)/.build",
          "--build-system", "native",
        ])
      if run.code == 0 {
        try state.write("", to: "\(folder)/built")
      } else {
        lacking = Self.lackingProduct(run.errors + run.output)
        guard let lacking, package.products.count > 1, package.products.contains(lacking) else {
          noteFailure(of: package, run)
          return nil
        }
        try state.write(lacking, to: "\(folder)/lacking")
      }
    }
    if let lacking {
      notes.append(
        "\(package.url): warning: the package has no product '\(lacking)' on this system, and what"
          + " imports it is left out")
      var others = package
      others.products.removeAll { $0 == lacking }
      return try taken(others, note: note)
    }
    let aliases = Self.isCombine(package) ? ["Combine": CombineOperators.module] : [:]
    return try TakenPackage(
      url: package.url, scratch: "\(folder)/.build", target: "Taken", aliases: aliases)
  }

  /// The product that the package manager does not find.
  static func lackingProduct(_ said: String) -> String? {
    said.firstMatch(of: /error: .*product '(\w+)' required by package .* not found/)
      .map { String($0.1) }
  }

  /// The manifest of a package that needs one from elsewhere.
  static func manifest(_ package: Package, identity: String) -> String {
    let products = package.products.sorted().map { product in
      "    .product(name: \"\(product)\", package: \"\(identity)\"),\n"
    }
    // Operators that are lacking are a target of their own, since an alias is of one module.
    let target = isCombine(package) ? CombineOperators.target(needing: products.joined()) : ""
    let dependency = isCombine(package) ? "    \"\(CombineOperators.module)\",\n" : ""
    return """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Taken",
        platforms: [.macOS(.v15)],
        dependencies: [.package(url: "\(package.url)", \(package.requirement))],
        targets: [
      \(target)    .executableTarget(name: "Taken", dependencies: [
      \(products.joined())\(dependency)    ]),
        ])

      """
  }
}
