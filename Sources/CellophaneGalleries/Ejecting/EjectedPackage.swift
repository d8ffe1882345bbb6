internal import CellophaneProjects
internal import Foundation

/// A package of previews to keep: what the command makes, as files of one's own.
package struct EjectedPackage {
  private let parts: GalleryParts
  private let title: String
  /// The folder of this package where it is a clone; `nil` where it is known by its address.
  private let clone: String?

  package init(_ result: GalleryMaker.Result, executable: String) {
    parts = result.parts
    title = result.report.target
    clone = Self.clone(around: executable)
  }

  /// Writes the package.
  ///
  /// - Parameter folder: One that is new, or empty.
  /// - Returns: The files, by path.
  package func write(to folder: String) throws -> [String] {
    let files = FileManager.default
    if let names = try? files.contentsOfDirectory(atPath: folder), !names.isEmpty {
      throw GalleryError.notEmpty(path: folder)
    }
    var written: [String] = []
    func write(_ text: String, to name: String) throws {
      let path = Paths.join(folder, name)
      do {
        try files.createDirectory(
          atPath: Paths.folder(of: path), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      } catch {
        throw GalleryError.file(path: path, reason: error.localizedDescription)
      }
      written.append(path)
    }
    try write(manifest, to: "Package.swift")
    try write(Self.alias, to: "Sources/\(Self.aliased)/\(Self.aliased).swift")
    try write(gallery, to: "Sources/CellophaneGallery/Gallery.swift")
    if hasCombine {
      let module = CombineOperators.module
      try write(CombineOperators.source, to: "Sources/\(module)/\(module).swift")
    }
    for (name, bytes) in parts.interfaces.files.sorted(by: { $0.key < $1.key }) {
      try write(String(decoding: bytes, as: UTF8.self), to: "Interfaces/\(name)")
    }
    if let own = parts.ownPreviews, let data = files.contents(atPath: own) {
      try write(
        String(decoding: data, as: UTF8.self), to: "Sources/CellophaneGallery/Previews.swift")
    }
    for one in parts.built {
      for file in one.compiling {
        let name = "Sources/\(one.module)/\(Paths.name(of: file))"
        if let place = one.compiled[file] ?? generated(file, of: one),
          let data = files.contents(atPath: place)
        {
          try write(String(decoding: data, as: UTF8.self), to: name)
        } else {
          let path = Paths.join(folder, name)
          try files.createDirectory(
            atPath: Paths.folder(of: path), withIntermediateDirectories: true)
          try files.createSymbolicLink(atPath: path, withDestinationPath: file)
          written.append(path)
        }
      }
    }
    if let test {
      try write(test, to: "Tests/PreviewTests/PreviewTests.swift")
      // The manifest leaves it out, and the test's first run fills it.
      try files.createDirectory(
        atPath: Paths.join(folder, "Tests/PreviewTests/__Snapshots__"),
        withIntermediateDirectories: true)
    }
    return written.sorted()
  }

  /// The gallery's source, which finds storyboards and nibs in a folder of the package.
  private var gallery: String {
    guard !parts.interfaces.files.isEmpty else { return parts.made.text }
    let folders = "let assetFolders: [String] = ["
    return parts.made.text.replacing(folders, with: "\(folders)cellophaneInterfaces, ")
      + """

      /// Where storyboards and nibs are, read once: `cellophane eject` writes them anew.
      private let cellophaneInterfaces =
        String(#filePath.dropLast("Sources/CellophaneGallery/Gallery.swift".count)) + "Interfaces"

      """
  }

  /// A file that the command made itself has no place of the app's.
  private func generated(_ file: String, of one: BuiltTarget) -> String? {
    one.target.files.sources.contains { file.hasSuffix(Paths.name(of: $0)) } ? nil : file
  }

  /// The clone that an executable was built in.
  private static func clone(around executable: String) -> String? {
    var folder = Paths.folder(of: Paths.resolved(executable))
    while folder != "/" && folder != "." {
      if Paths.isFolder("\(folder)/Sources/CellophaneGalleries") == true { return folder }
      folder = Paths.folder(of: folder)
    }
    return nil
  }

  // MARK: - The manifest

  /// The target that the alias comes from.
  private static let aliased = "CellophaneAlias"

  private static let alias = """
    // There is no code here. The package manager gives an alias only to a target that meets the module
    // once, and to those that depend on one; the stand-ins bring UIKit a second time.

    """

  private var manifest: String {
    let name = clone.map(Paths.name) ?? "Cellophane"
    let targets = parts.built.enumerated().map { number, one in
      target(one, needs: parts.built.prefix(number).map(\.module), package: name)
    }
    let names = [Self.aliased] + parts.built.map(\.module)
    let products = names.map { name in
      "    .library(name: \"\(name)\", targets: [\"\(name)\"]),\n"
    }
    let modules = names.map { "\"\($0)\", " }.joined()
    let tests =
      test == nil
      ? ""
      : """
          .testTarget(
            name: "PreviewTests",
            dependencies: [
              \(modules).product(name: "CellophaneTesting", package: "\(name)"),
            ],
            exclude: ["__Snapshots__"]),

      """
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      // The sources say `import UIKit`; the module has a name that no other package takes for Apple's.
      let uiKit = Target.Dependency.product(
        name: "UIKit", package: "\(name)", moduleAliases: ["UIKit": "CellophaneUIKit"])

      // Modules of Apple's that sources import, and what stands in for them.
      let standIns = SwiftSetting.unsafeFlags([
      \(aliases)])

      // What every file sees without a word, as with Apple's Foundation and a bridging header.
      let everywhere = SwiftSetting.unsafeFlags(
        [
      \(everywhere)  ], .when(platforms: [.linux]))

      let package = Package(
        name: "Previews",
        defaultLocalization: "en",
        platforms: [.macOS(.v15)],
        // Nobody uses the products: the package manager passes the alias on to targets in one.
        products: [
      \(products.joined())  ],
        dependencies: [
          \(dependency),
      \(furtherDependencies)  ],
        targets: [
          .target(name: "\(Self.aliased)", dependencies: [uiKit]),
      \(operators)\(targets.joined())    .executableTarget(
            name: "CellophaneGallery",
            dependencies: [
              \(modules).product(name: "Cellophane", package: "\(name)"),
            ],
            swiftSettings: [.swiftLanguageMode(.v5)]),
      \(tests)  ]
      )

      """
  }

  private var dependency: String {
    clone.map { ".package(path: \(GallerySource.literal($0)))" }
      ?? ".package(url: \"https://github.com/OWNER/Cellophane\", from: \"0.1.0\")"
  }

  private var hasCombine: Bool { parts.additions.aliases["Combine"] != nil }

  private var furtherDependencies: String {
    hasCombine
      ? "    .package(url: \"https://github.com/OpenCombine/OpenCombine\", from: \"0.14.0\"),\n"
      : ""
  }

  /// The target that has what OpenCombine lacks.
  private var operators: String {
    guard hasCombine else { return "" }
    return CombineOperators.target(
      needing: "    .product(name: \"OpenCombineShim\", package: \"OpenCombine\"),\n")
  }

  private var aliases: String {
    parts.additions.aliases.sorted { $0.key < $1.key }.map { name, module in
      "  \"-module-alias\", \"\(name)=\(module)\",\n"
    }.joined()
  }

  private var everywhere: String {
    parts.additions.everywhere.map { name in
      // The module's own name: aliases are for what sources say.
      let module = name == "UIKit" ? "CellophaneUIKit" : name
      return "    \"-Xfrontend\", \"-import-module\", \"-Xfrontend\", \"\(module)\",\n"
    }.joined()
  }

  private func target(_ one: BuiltTarget, needs: [String], package: String) -> String {
    let settings = one.isInSwift5 ? one.target.settings.inSwift5 : one.target.settings
    var lines = [
      ".swiftLanguageMode(.v\(settings.swiftVersion.prefix { $0 != "." }))", "standIns",
      "everywhere",
    ]
    lines += settings.defines.map { ".define(\"\($0)\")" }
    lines += settings.upcomingFeatures.map { ".enableUpcomingFeature(\"\($0)\")" }
    lines += settings.experimentalFeatures.map { ".enableExperimentalFeature(\"\($0)\")" }
    if settings.defaultIsolation == "MainActor" {
      lines.append(".defaultIsolation(MainActor.self)")
    }
    let own = ([Self.aliased] + needs).map { "\"\($0)\", " }.joined()
    let combine =
      hasCombine ? "        \"\(CombineOperators.module)\",\n" : ""
    return """
          .target(
            name: "\(one.module)",
            dependencies: [
              \(own)uiKit, .product(name: "CellophaneStandIns", package: "\(package)"),
      \(combine)      ],
            swiftSettings: [\(lines.joined(separator: ", "))]),

      """
  }

  // MARK: - The test

  /// A first test: the outline of the first screen; `nil` where there is none.
  private var test: String? {
    guard
      let (one, making) = parts.made.shown.first(where: {
        $0.candidate.kind == .screen && $0.candidate.settings.isEmpty
      })
    else {
      return nil
    }
    let imports = parts.built.map { "@testable import \($0.module)\n" }.joined()
    let name = one.name.prefix(1).lowercased() + one.name.dropFirst().filter { $0 != "." }
    return "import CellophaneTesting\nimport Testing\n" + """

      \(imports)
      @MainActor @Suite struct PreviewTests {
        @Test func \(name)LooksAsItDid() async {
          await assertSnapshot(of: \(making), as: .outline)
        }
      }

      """
  }
}
