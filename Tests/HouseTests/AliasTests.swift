import Foundation
import Testing

/// What the guide says of products and aliases is what the package manager does.
@Suite struct AliasTests {
  /// The words of a build of a package whose two targets say `import UIKit` and do not depend on each
  /// other; the module is a small one in Cellophane's place.
  private func build(products: String) throws -> (code: Int32, words: String) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("alias-\(UUID().uuidString)")
    // What is left in the temporary folder does no harm.
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = [
      "Cellophane/Package.swift": """
      // swift-tools-version: 6.1
      import PackageDescription
      let package = Package(
        name: "Cellophane", products: [.library(name: "UIKit", targets: ["UIKit"])],
        targets: [.target(name: "UIKit")])

      """,
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
          .target(name: "Cells", dependencies: [uiKit]),
          .target(name: "Screens", dependencies: [uiKit]),
          .executableTarget(name: "Gallery", dependencies: ["Cells", "Screens"]),
        ])

      """,
      "Previews/Sources/Cells/A.swift": "import UIKit\npublic let cell = UIColor()\n",
      "Previews/Sources/Screens/A.swift": "import UIKit\npublic let screen = UIColor()\n",
      "Previews/Sources/Gallery/main.swift": "import Cells\nimport Screens\nprint(cell, screen)\n",
    ]
    for (name, text) in files {
      let url = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swift", "build", "--package-path", folder.appendingPathComponent("Previews").path,
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let words = String(
      decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, words)
  }

  @Test func aProductForEachTargetKeepsTheAlias() throws {
    let built = try build(
      products: """
        .library(name: "Cells", targets: ["Cells"]), .library(name: "Screens", targets: ["Screens"])
        """)
    #expect(built.code == 0, "\(built.words)")
  }

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
  }
}
