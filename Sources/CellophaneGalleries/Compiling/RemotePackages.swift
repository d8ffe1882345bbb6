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

  let kit: Kit
  let tools: Toolchain
  let state: GalleryState
  /// What could not be taken, one sentence each.
  private(set) var notes: [String] = []

  init(kit: Kit, tools: Toolchain, state: GalleryState, modules: Inventory.Modules) {
    self.kit = kit
    self.tools = tools
    self.state = state
    notes = modules.remote.filter { $0.package == nil || $0.requirement == nil }.map {
      "warning: the package of the product '\($0.name)' has no address or version that can be read;"
        + " what imports its modules is left out"
    }
  }

  /// The packages of some modules, and the one that has what Combine has where they import that.
  static func needed(_ modules: Inventory.Modules) -> [Package] {
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
    let files = modules.targets.flatMap(\.files.sources)
    if files.contains(where: importsCombine) { packages.append(combine) }
    return packages
  }

  /// An address that nobody has to be known at, where a host has both.
  private static func anonymous(_ address: String) -> String {
    guard address.hasPrefix("git@github.com:") else { return address }
    return "https://github.com/" + address.dropFirst("git@github.com:".count)
  }

  private static let combine = Package(
    url: "https://github.com/OpenCombine/OpenCombine", requirement: "from: \"0.14.0\"",
    products: ["OpenCombineShim"])

  private static func importsCombine(_ file: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: file) else { return false }
    let text = String(decoding: data, as: UTF8.self)
    let imports = text.split(separator: "\n").map { $0.split(whereSeparator: \.isWhitespace) }
    // SwiftUI brings some of it along.
    return imports.contains(["import", "Combine"])
      || imports.contains(["import", "SwiftUI"])
        && (text.contains("ObservableObject") || text.contains("@Published"))
  }

  /// Builds a package, once for each requirement, and adds what it has.
  mutating func add(
    _ package: Package, to additions: inout ModuleAdditions, note: (String) -> Void
  ) throws {
    let identity = Paths.stem(of: package.url)
    let manifest = Self.manifest(package, identity: identity)
    let folder = "\(state.packages)/\(identity)-\(Fingerprint(manifest.utf8))"
    let build = "\(folder)/.build/debug"
    if state.read("\(folder)/built") == nil {
      note("building the package '\(identity)'")
      try state.make("\(folder)/Sources/Taken")
      try state.write(manifest, to: "\(folder)/Package.swift")
      try state.write("", to: "\(folder)/Sources/Taken/Taken.swift")
      let run = try CommandRun(
        tools.swift,
        // Where things lie below is this build system's.
        [
          "build", "--package-path", folder, "--scratch-path", "\(folder)/.build",
          "--build-system", "native",
        ])
      guard run.code == 0 else {
        let lines = (run.errors + run.output).split(separator: "\n")
        let words = lines.first { $0.hasPrefix("error: ") } ?? lines.last ?? "it said nothing"
        notes.append(
          "\(package.url): warning: the package cannot be taken, and what imports its modules is left"
            + " out: \(words)")
        return
      }
      try state.write("", to: "\(folder)/built")
    }
    let rooms = try FileManager.default.contentsOfDirectory(atPath: build).sorted()
      .filter { $0.hasSuffix(".build") && $0 != "Taken.build" && !$0.hasSuffix("-tool.build") }
    additions.searchPaths.append("\(build)/Modules")
    for room in rooms {
      // A gallery has some modules already, and a program has each only once.
      if try kit.link(module: String(room.dropLast(".build".count)), into: state) { continue }
      let map = "\(build)/\(room)/module.modulemap"
      if Paths.isFolder(map) == false { additions.flags += ["-Xcc", "-fmodule-map-file=\(map)"] }
      let files = FileManager.default.enumerator(atPath: "\(build)/\(room)")?.allObjects ?? []
      let objects = files.compactMap { $0 as? String }.filter { $0.hasSuffix(".o") }.sorted()
      additions.linked += objects.map { "\(build)/\(room)/\($0)" }
      // What is written in C++ needs its library.
      if objects.contains(where: { $0.hasSuffix(".cpp.o") || $0.hasSuffix(".cc.o") }),
        !additions.linked.contains("-lstdc++")
      {
        additions.linked.append("-lstdc++")
      }
    }
    if package.products == Self.combine.products {
      additions.aliases["Combine"] = "OpenCombineShim"
    }
  }

  private static func manifest(_ package: Package, identity: String) -> String {
    let products = package.products.sorted().map { product in
      "    .product(name: \"\(product)\", package: \"\(identity)\"),\n"
    }
    return """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Taken",
        platforms: [.macOS(.v15)],
        products: [.library(name: "Taken", targets: ["Taken"])],
        dependencies: [.package(url: "\(package.url)", \(package.requirement))],
        targets: [
          .target(name: "Taken", dependencies: [
      \(products.joined())    ]),
        ])

      """
  }
}
