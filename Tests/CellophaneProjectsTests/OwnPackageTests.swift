import CellophaneProjects
import Foundation
import Testing

/// A package of previews depends on this package, which is there without being compiled once more.
@Suite struct OwnPackageTests {
  @Test func thisPackageIsNoneOfAnAppsOwn() throws {
    let folder = try ProjectFolder([
      "Lamps/Package.swift": """
      // swift-tools-version: 6.1
      import PackageDescription
      let package = Package(
        name: "Lamps",
        dependencies: [.package(path: "../Cellophane"), .package(path: "../Store")],
        targets: [
          .target(
            name: "Lamps",
            dependencies: [
              .product(
                name: "UIKit", package: "Cellophane",
                moduleAliases: ["UIKit": "CellophaneUIKit"]), "Store",
            ])
        ])
      """,
      "Lamps/Sources/Lamps/Lamps.swift": "",
      "Store/Package.swift": """
      // swift-tools-version: 6.1
      import PackageDescription
      let package = Package(
        name: "Store", products: [.library(name: "Store", targets: ["Store"])],
        targets: [.target(name: "Store")])
      """,
      "Store/Sources/Store/Store.swift": "",
      "Cellophane/Package.swift": "is not read",
      "Cellophane/Sources/CellophaneStandIns/Names.swift": "",
    ])
    let inventory = try folder.inventory("Lamps")
    #expect(inventory.findings.map { folder.short($0.description) } == [])
    let lamps = try inventory.target(named: "Lamps")
    #expect(lamps.dependencies.map { "\($0.kind) \($0.name)" } == ["localProduct Store"])
    #expect(inventory.modules(of: lamps).targets.map(\.name) == ["Store", "Lamps"])
  }

  @Test func aProductThatAManifestHasOnOtherSystemsIsReadFromItsFolder() throws {
    let folder = try ProjectFolder([
      "Rays/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Rays", products: [.library(name: "Rays", targets: ["Rays"])],
        targets: [.target(name: "Rays"), .target(name: "Probes")])
      """,
      "Rays/Sources/Rays/Rays.swift": "",
      "Rays/Sources/Probes/Probes.swift": "",
      "Rays/Sources/RayScreens/Screens.swift":
        "import Rays\nimport UIKit\n",
    ])
    let tools = try #require(Toolchain(environment: ProcessInfo.processInfo.environment))
    var reader = PackageReader(swift: tools.swift, scratch: "\(folder.path)/.scratch")
    let package = try reader.package(
      "\(folder.path)/Rays", wanting: ["Rays", "RayScreens", "Nowhere"]
    ) { $0.name == "RayScreens" ? ["Rays", "UIKit"] : [] }
    #expect(package.products.map(\.name) == ["Rays", "RayScreens"])
    let screens = try #require(package.targets.last)
    #expect(screens.name == "RayScreens")
    #expect(screens.dependencies.map { "\($0.kind) \($0.name)" } == ["target Rays"])
    #expect(
      screens.files.sources.map { folder.short($0) } == ["Rays/Sources/RayScreens/Screens.swift"])
  }
}
