@testable import CellophaneGalleries
import CellophaneProjects
import Foundation
import Seeding
import Testing

/// `cellophane build` on apps with something that the compiler or the linker ends at: packages from
/// elsewhere, which lie in repositories of a test's own, and flags.
@Suite(.enabled(if: Turn.has("packages from elsewhere", .fourth))) struct RemotePackageTests {
  /// Makes a package's folder a repository with a version.
  private func publish(_ package: String, of app: AppFolder) throws {
    let git = ["-C", "\(app.path)/\(package)", "-c", "user.name=Tester", "-c", "user.email=t@e.st"]
    for words in [["init", "-q"], ["add", "."], ["commit", "-qm", "All"], ["tag", "1.0.0"]] {
      let run = try CommandRun("/usr/bin/env", ["git"] + git + words)
      try #require(run.code == 0, "\(run.errors)")
    }
  }

  private func manifest(_ name: String, _ targets: String) -> String {
    """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "\(name)",
      products: [.library(name: "\(name)", targets: ["\(name)"])],
      targets: [\(targets)])
    """
  }

  private func app(_ packages: [String], files: [String: String]) throws -> AppFolder {
    let app = try AppFolder(files)
    let addresses = packages.map {
      "    .package(url: \"file://\(app.path)/\($0)\", from: \"1.0.0\"),\n"
    }
    let products = packages.map { ".product(name: \"\($0)\", package: \"\($0)\")" }
    try app.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "App",
        dependencies: [
      \(addresses.joined())  ],
        targets: [.target(name: "Screens", dependencies: [\(products.joined(separator: ", "))])])
      """, to: "App/Package.swift")
    for package in packages { try publish(package, of: app) }
    return app
  }

  /// A Swift module that needs one of C, whose map its author wrote.
  private var kit: [String: String] {
    [
      "Kit/Package.swift": manifest(
        "Kit",
        ".target(name: \"CShims\"), .target(name: \"Kit\", dependencies: [\"CShims\"], "
          + "linkerSettings: [.linkedLibrary(\"m\")])"),
      "Kit/Sources/CShims/include/module.modulemap":
        "module CShims {\n  header \"Shims.h\"\n  export *\n}\n",
      "Kit/Sources/CShims/include/Shims.h": "double shim_root(double);\n",
      "Kit/Sources/CShims/Shims.c":
        "#include <math.h>\n#include \"Shims.h\"\n"
        + "double shim_root(double value) { return sqrt(value); }\n",
      "Kit/Sources/Kit/Kit.swift":
        "import CShims\n\n@inlinable public func root(_ value: Double) -> Double "
        + "{ shim_root(value) }\n",
    ]
  }

  private var screens: [String: String] {
    [
      "App/Sources/Screens/Rows.swift": "import Kit\n"
        + AppFolder.screen.replacing("Row \\(indexPath.row)", with: "Root \\(root(49))")
    ]
  }

  @Test func modulesOfCComeAlongAndOneThatCannotBeReadCostsWhatImportsIt() throws {
    let odd = [
      "Odd/Package.swift": manifest(
        "Odd", ".target(name: \"Odd\", swiftSettings: [.interoperabilityMode(.Cxx)])"),
      "Odd/Sources/Odd/Odd.swift": "public let odd = 1\n",
      "App/Sources/Screens/Other.swift": "import Odd\n\nlet other = odd\n",
    ]
    let app = try app(
      ["Kit", "Odd"], files: kit.merging(screens) { $1 }.merging(odd) { $1 })
    let built = try app.run("build", "\(app.path)/App", "--output", "\(app.path)/site")
    #expect(built.code == 0, "\(built.errors)")
    #expect(built.errors.contains("target Screens: 1 of 2 files are in, 1 preview\n"))
    let page = try? app.read("site/previews/rows-view-controller.html")
    #expect(page?.contains("Root 7.0") == true)
    #expect(
      built.errors.contains(
        "Odd: warning: the module 'Odd' cannot be read here, and what imports it is left out: module"
          + " 'Odd' was built with C++ interoperability enabled"))
    #expect(built.errors.contains("  no such module 'Odd': 1 file\n"), "\(built.errors)")
  }

  @Test func aPackageThatNeedsUIKitIsCompiledLikeTheAppsOwnCode() throws {
    let look = [
      "Look/Package.swift": manifest("Look", ".target(name: \"Look\")"),
      "Look/Sources/Look/Cell.swift": """
      #if canImport(UIKit)
      import UIKit

      public final class LookCell: UITableViewCell {
        public func show(_ text: String) { textLabel?.text = "Look: \\(text)" }
      }
      #endif
      """,
      "App/Sources/Screens/Rows.swift": "import Look\n"
        + AppFolder.screen.replacing(
          "UITableViewCell(style: .default, reuseIdentifier: nil)",
          with: "LookCell(style: .default, reuseIdentifier: nil)"
        ).replacing("cell.textLabel?.text = \"Row ", with: "cell.show(\"")
        .replacing("indexPath.row)\"", with: "indexPath.row)\")"),
    ]
    let app = try app(["Look"], files: look)
    let built = try app.run("build", "\(app.path)/App", "--output", "\(app.path)/site")
    #expect(
      built.errors == """
        fetching the package 'Look'
        building 'Look', 1 file
        building 'Screens', 1 file
        App, target Screens: 1 of 1 file is in, 1 preview
          shown: screens 1

        of packages from elsewhere that need UIKit, with '--report json' for places:
          Look: 1 of 1 file is in

        """ + "\(app.path)/site: 1 page in ".replacing("\(app.path)/", with: "")
        + (built.errors.components(separatedBy: ": 1 page in ").last ?? ""))
    #expect(try app.read("site/previews/rows-view-controller.html").contains("Look: 2"))
  }

  @Test func ofABuildThatFailsTheFirstErrorIsSaid() {
    let said = """
      Building for debugging...
      [1/3] Compiling Kit Kit.swift
      /tmp/state/checkouts/Kit/Sources/Kit/Kit.swift:3:8: error: no such module 'zlib'
      error: fatalError
      """
    #expect(
      RemotePackages.reason(said) == "Kit/Sources/Kit/Kit.swift:3:8: error: no such module 'zlib'")
    #expect(RemotePackages.reason("A\nerror: no version") == "error: no version")
    #expect(RemotePackages.reason("[1/3] Compiling\nKilled") == "Killed")
    #expect(RemotePackages.reason("") == "it said nothing")
  }

  @Test func aProductOfOtherSystemsCostsWhatImportsItAlone() throws {
    let app = try app(["Kit"], files: kit.merging(screens) { $1 })
    let manifest = try app.read("App/Package.swift")
    let product = ".product(name: \"Kit\", package: \"Kit\")"
    let other = product.replacing("name: \"Kit\"", with: "name: \"KitOfMac\"")
    try app.write(
      manifest.replacing(product, with: "\(product), \(other)"), to: "App/Package.swift")
    let run = try app.run("build", "\(app.path)/App", "--output", "\(app.path)/site")
    #expect(run.code == 0, "\(run.errors)")
    #expect(
      run.errors.contains(
        "warning: the package has no product 'KitOfMac' on this system, and what imports it is left "
          + "out"), "\(run.errors)")
    #expect(try app.read("site/previews/rows-view-controller.html").contains("Root 7.0"))
  }

  @Test func packagesThatCannotBeLinkedCostNoSite() throws {
    let rivals = ["One", "Two"].reduce(into: [String: String]()) { files, name in
      files["\(name)/Package.swift"] = manifest(name, ".target(name: \"\(name)\")")
      files["\(name)/Sources/\(name)/\(name).swift"] =
        "@_cdecl(\"rival\") public func rival() -> Int { 1 }\n"
      files["App/Sources/Screens/\(name)s.swift"] =
        "import \(name)\n\nlet number\(name) = rival()\n"
    }
    let app = try app(
      ["Kit", "One", "Two"], files: kit.merging(screens) { $1 }.merging(rivals) { $1 })
    let built = try app.run("build", "\(app.path)/App")
    #expect(built.code == 0, "\(built.errors)")
    #expect(built.errors.contains("target Screens: 1 of 3 files are in, 1 preview\n"))
    #expect(
      built.errors.contains(
        "One: warning: the package is left out with what imports its modules, since with it there is"
          + " no gallery: "), "\(built.errors)")
    #expect(!built.errors.contains("Kit: warning: "))
  }

  @Test func flagsThatNoCompilerTakesCostTheirModuleNothing() throws {
    let app = try AppFolder([
      "App/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "App",
        targets: [
          .target(name: "Words", swiftSettings: [.unsafeFlags(["-no-such-flag"])]),
          .target(name: "Screens", dependencies: ["Words"]),
        ])
      """,
      "App/Sources/Words/Words.swift": "public let word = \"Told\"\n",
      "App/Sources/Screens/Rows.swift": "import Words\n"
        + AppFolder.screen.replacing("Row \\(indexPath.row)", with: "\\(word)"),
    ])
    let built = try app.run(
      "build", "\(app.path)/App", "--target", "Screens", "--output", "\(app.path)/site")
    #expect(built.code == 0, "\(built.errors)")
    #expect(built.errors.contains("target Screens: 2 of 2 files are in, 1 preview\n"))
    #expect(
      built.errors.contains(
        "warning: 'Words' is compiled without the flags '-no-such-flag', with which the compiler ends:"
          + " unknown argument: '-no-such-flag'"), "\(built.errors)")
  }
}
