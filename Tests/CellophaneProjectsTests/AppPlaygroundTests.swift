import CellophaneProjects
import Testing

/// Apps of Swift Playground, whose manifests have a product that only Apple's package manager knows.
@Suite struct AppPlaygroundTests {
  private let manifest = """
    // swift-tools-version: 5.9
    import PackageDescription
    import AppleProductTypes

    let package = Package(
      name: "Pantry",
      platforms: [.iOS("17.0")],
      products: [
        .iOSApplication(
          name: "Pantry", targets: ["AppModule"], bundleIdentifier: "com.example.pantry",
          teamIdentifier: "A1", displayVersion: "1.2", bundleVersion: "3",
          appIcon: .placeholder(icon: .carrot), accentColor: .asset("Leek (green)"),
          supportedDeviceFamilies: [.pad, .phone],
          supportedInterfaceOrientations: [
            .portrait, .portraitUpsideDown(.when(deviceFamilies: [.pad])),
          ])
      ],
      dependencies: [.package(path: "../Shelf")],
      targets: [
        .executableTarget(
          name: "AppModule", dependencies: [.product(name: "Shelf", package: "Shelf")], path: ".")
      ])
    """
  private let shelf = """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "Shelf", products: [.library(name: "Shelf", targets: ["Shelf"])],
      targets: [.target(name: "Shelf")])
    """

  @Test func anAppPlaygroundIsAnApp() throws {
    let folder = try ProjectFolder([
      "Pantry.swiftpm/Package.swift": manifest, "Pantry.swiftpm/App.swift": "",
      "Pantry.swiftpm/Rows/Rows.swift": "", "Shelf/Package.swift": shelf,
      "Shelf/Sources/Shelf/Shelf.swift": "",
    ])
    let inventory = try folder.inventory("Pantry.swiftpm")
    let target = try inventory.target(named: nil)
    #expect(target.kind == .application)
    #expect(
      folder.short(target.files.sources)
        == ["Pantry.swiftpm/App.swift", "Pantry.swiftpm/Rows/Rows.swift"])
    #expect(target.accentColor == "Leek (green)")
    #expect(
      target.information?.contains(
        "<key>CFBundleShortVersionString</key>\n\t<string>1.2</string>") == true)
    #expect(inventory.modules(of: target).targets.map(\.name) == ["Shelf", "AppModule"])
    #expect(inventory.findings == [])
  }

  @Test func theOnlyOneInAFolderIsTaken() throws {
    let folder = try ProjectFolder([
      "Mine/README.md": "", "Mine/Pantry.swiftpm/Package.swift": manifest,
      "Mine/Pantry.swiftpm/App.swift": "",
      "Mine/Shelf/Package.swift": shelf, "Mine/Shelf/Sources/Shelf/Shelf.swift": "",
    ])
    #expect(folder.short(try folder.inventory("Mine").path) == "Mine/Pantry.swiftpm")
  }
}
