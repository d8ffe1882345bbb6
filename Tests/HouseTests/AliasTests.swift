import Foundation
import Seeding
import Testing

/// What the guide says of products and aliases is what the package manager does.
@Suite struct AliasTests {
  /// A package whose two targets say `import UIKit` and do not depend on each other, with a small
  /// module in Cellophane's place.
  struct Layout: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var products: String = AliasTests.products
    /// What the two depend on.
    var needs = "uiKit"
    /// What the gallery imports besides them.
    var imports = ""
    var arguments: [String] = []
    /// Whether the alias reaches whoever imports the module.
    var keepsAlias: Bool
  }

  /// Where one that loses the alias is built, the package manager has learned it, and the guide can say
  /// less.
  private static let layouts: [Layout] = {
    var layouts = [
      Layout(testDescription: "a product for each target keeps it", keepsAlias: true),
      Layout(
        testDescription: "targets that all meet the module twice lose it", needs: standIns,
        keepsAlias: false),
      Layout(
        testDescription: "a target that meets it once hands it on",
        products: products + ", .library(name: \"Alias\", targets: [\"Alias\"])",
        needs: "\"Alias\", " + standIns, keepsAlias: true),
      Layout(
        testDescription: "one product of targets that do not depend on each other loses it",
        products: ".library(name: \"Shown\", targets: [\"Cells\", \"Screens\"])",
        keepsAlias: false),
    ]
    #if compiler(>=6.3)
      layouts += [
        Layout(
          testDescription: "Swift Build keeps it in libraries",
          arguments: ["--build-system", "swiftbuild"], keepsAlias: true),
        Layout(
          testDescription: "Swift Build loses it in programs", imports: "import UIKit\n",
          arguments: ["--build-system", "swiftbuild"], keepsAlias: false),
      ]
    #endif
    return layouts
  }()

  private static let products = """
    .library(name: "Cells", targets: ["Cells"]), .library(name: "Screens", targets: ["Screens"])
    """

  /// The stand-ins bring the module a second time.
  private static let standIns = "uiKit, .product(name: \"StandIns\", package: \"Cellophane\")"

  @Test(arguments: Turn.share(layouts, oneIn: 3, of: "layouts of packages with an alias"))
  func thePackageManagerDoesWhatTheGuideSays(layout: Layout) throws {
    let built = try build(layout)
    #expect((built.code == 0) == layout.keepsAlias, "\(built.words)")
    #expect(built.words.contains("no such module 'UIKit'") == !layout.keepsAlias)
  }

  /// What the package manager says of a package.
  private func build(_ layout: Layout) throws -> (code: Int32, words: String) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("alias-\(UUID().uuidString)")
    // What is left in the temporary folder does no harm.
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = [
      "Cellophane/Package.swift": """
      // swift-tools-version: 6.1
      import PackageDescription
      let package = Package(
        name: "Cellophane",
        products: [
          .library(name: "UIKit", targets: ["UIKit"]),
          .library(name: "StandIns", targets: ["WebKit"]),
        ],
        targets: [.target(name: "UIKit"), .target(name: "WebKit", dependencies: ["UIKit"])])

      """,
      "Cellophane/Sources/WebKit/A.swift": "@_exported public import UIKit\n",
      "Cellophane/Sources/UIKit/A.swift": "public struct UIColor: Sendable { public init() {} }\n",
      "Previews/Package.swift": """
      // swift-tools-version: 6.1
      import PackageDescription
      let uiKit = Target.Dependency.product(
        name: "UIKit", package: "Cellophane", moduleAliases: ["UIKit": "CellophaneUIKit"])
      let package = Package(
        name: "Previews", products: [\(layout.products)],
        dependencies: [.package(path: "../Cellophane")],
        targets: [
          .target(name: "Alias", dependencies: [uiKit]),
          .target(name: "Cells", dependencies: [\(layout.needs)]),
          .target(name: "Screens", dependencies: [\(layout.needs)]),
          .executableTarget(name: "Gallery", dependencies: ["Cells", "Screens", uiKit]),
        ])

      """,
      "Previews/Sources/Alias/A.swift": "",
      "Previews/Sources/Cells/A.swift": "import UIKit\npublic let cell = UIColor()\n",
      "Previews/Sources/Screens/A.swift": "import UIKit\npublic let screen = UIColor()\n",
      "Previews/Sources/Gallery/main.swift":
        "\(layout.imports)import Cells\nimport Screens\nprint(cell, screen)\n",
    ]
    for (name, text) in files {
      let url = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    let first = try run(folder, layout.arguments)
    // Swift Build of 6.3 falls now and then, which is nobody's answer.
    return first.reason == .exit ? first.answer : try run(folder, layout.arguments).answer
  }

  private func run(
    _ folder: URL, _ arguments: [String]
  ) throws -> (answer: (code: Int32, words: String), reason: Process.TerminationReason) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "swift", "build", "--package-path", folder.appendingPathComponent("Previews").path,
      ] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let words = String(
      decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    return ((process.terminationStatus, words), process.terminationReason)
  }

  @Test func theGuideSaysSo() throws {
    let guide = SourceTree().root.appending(
      path: "Sources/Cellophane/Cellophane.docc/PreviewYourUIKitCode.md")
    let text = try String(contentsOf: guide, encoding: .utf8)
    #expect(
      text.contains(
        """
        - The product `Shown`. Without it the alias does not reach the targets, which say
          `no such module 'UIKit'`. One product is enough here, since `ShelfScreens` depends on
          `BookCells`: of targets that do not depend on each other, each has a product of its own,
          `.library(name: "BookCells", targets: ["BookCells"])`, or the alias reaches none of them.
        """))
    #expect(
      text.contains("- Swift Build, `--build-system swiftbuild`, keeps it from programs and tests"))
  }
}
