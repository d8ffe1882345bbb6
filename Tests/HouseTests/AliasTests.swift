import Foundation
import Testing

/// What the guide says of products and aliases is what the package manager does.
@Suite struct AliasTests {
  /// The words of a build of a package whose two targets say `import UIKit` and do not depend on each
  /// other; the module is a small one in Cellophane's place.
  ///
  /// - Parameters:
  ///   - needs: What the two depend on.
  ///   - imports: What the gallery imports besides them.
  private func build(
    products: String, needs: String = "uiKit", imports: String = "", _ arguments: String...
  ) throws -> (code: Int32, words: String) {
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
        name: "Previews", products: [\(products)],
        dependencies: [.package(path: "../Cellophane")],
        targets: [
          .target(name: "Alias", dependencies: [uiKit]),
          .target(name: "Cells", dependencies: [\(needs)]),
          .target(name: "Screens", dependencies: [\(needs)]),
          .executableTarget(name: "Gallery", dependencies: ["Cells", "Screens", uiKit]),
        ])

      """,
      "Previews/Sources/Alias/A.swift": "",
      "Previews/Sources/Cells/A.swift": "import UIKit\npublic let cell = UIColor()\n",
      "Previews/Sources/Screens/A.swift": "import UIKit\npublic let screen = UIColor()\n",
      "Previews/Sources/Gallery/main.swift":
        "\(imports)import Cells\nimport Screens\nprint(cell, screen)\n",
    ]
    for (name, text) in files {
      let url = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    let first = try run(folder, arguments)
    // Swift Build of 6.3 falls now and then, which is nobody's answer.
    return first.reason == .exit ? first.answer : try run(folder, arguments).answer
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

  private static let products = """
    .library(name: "Cells", targets: ["Cells"]), .library(name: "Screens", targets: ["Screens"])
    """

  @Test func aProductForEachTargetKeepsTheAlias() throws {
    let built = try build(products: Self.products)
    #expect(built.code == 0, "\(built.words)")
  }

  /// The stand-ins bring the module a second time.
  private static let standIns = "uiKit, .product(name: \"StandIns\", package: \"Cellophane\")"

  /// Where this fails the package manager has learned it, and the guide can say less.
  @Test func targetsThatAllMeetTheModuleTwiceLoseIt() throws {
    let built = try build(products: Self.products, needs: Self.standIns)
    #expect(built.code != 0)
    #expect(built.words.contains("no such module 'UIKit'"))
  }

  @Test func aTargetThatMeetsItOnceHandsItOn() throws {
    let built = try build(
      products: Self.products + ", .library(name: \"Alias\", targets: [\"Alias\"])",
      needs: "\"Alias\", " + Self.standIns)
    #expect(built.code == 0, "\(built.words)")
  }

  #if compiler(>=6.3)
    @Test func swiftBuildKeepsItInLibraries() throws {
      let built = try build(products: Self.products, "--build-system", "swiftbuild")
      #expect(built.code == 0, "\(built.words)")
    }

    /// Where this fails Swift Build has learned it, and the guide can say less.
    @Test func swiftBuildLosesItInPrograms() throws {
      let built = try build(
        products: Self.products, imports: "import UIKit\n", "--build-system", "swiftbuild")
      #expect(built.code != 0)
      #expect(built.words.contains("no such module 'UIKit'"))
    }
  #endif

  /// Where this fails the package manager has learned it, and the guide can say less.
  @Test func oneProductOfTargetsThatDoNotDependOnEachOtherLosesIt() throws {
    let built = try build(products: ".library(name: \"Shown\", targets: [\"Cells\", \"Screens\"])")
    #expect(built.code != 0)
    #expect(built.words.contains("no such module 'UIKit'"))
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
