import Foundation
import Testing

/// swift-syntax is for `cellophane` alone: a package that links a gallery, a test or `UIKit` does not
/// even fetch it.
@Suite struct TraitTests {
  /// What a package that depends on this one fetches.
  private func fetched() throws -> Set<String> {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "trait-\(UUID().uuidString)")
    // What is left in the temporary folder does no harm.
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appending(path: "Sources/Gallery"), withIntermediateDirectories: true)
    let root = SourceTree().root
    let name = root.lastPathComponent.lowercased()
    let products = ["UIKit", "Cellophane", "CellophaneTesting", "CellophaneRendering"].map {
      ".product(name: \"\($0)\", package: \"\(name)\")"
    }
    let manifest = """
      // swift-tools-version: 6.1
      import PackageDescription
      let package = Package(
        name: "Previews", platforms: [.macOS(.v15)],
        dependencies: [.package(path: "\(root.path)")],
        targets: [
          .executableTarget(name: "Gallery", dependencies: [\(products.joined(separator: ", "))])
        ])

      """
    try Data(manifest.utf8).write(to: folder.appending(path: "Package.swift"))
    try Data("\n".utf8).write(to: folder.appending(path: "Sources/Gallery/main.swift"))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift", "package", "--package-path", folder.path, "resolve"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let words = String(
      decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(words)")
    return Set(
      try FileManager.default.contentsOfDirectory(
        atPath: folder.appending(path: ".build/checkouts").path))
  }

  @Test func aPackageThatLinksAGalleryDoesNotFetchSwiftSyntax() throws {
    let fetched = try fetched()
    #expect(fetched.contains("swift-mustache"))
    #expect(!fetched.contains("swift-syntax"))
  }

  @Test func thisPackageIsBuiltWithIt() throws {
    let script = try String(
      contentsOf: SourceTree().root.appending(path: ".ci/swift"), encoding: .utf8)
    #expect(script.contains(" --traits Overlay "))
    let manifest = try String(
      contentsOf: SourceTree().root.appending(path: "Package.swift"), encoding: .utf8)
    #expect(
      manifest.components(separatedBy: "package: \"swift-syntax\"").count
        == manifest.components(
          separatedBy: "package: \"swift-syntax\", condition: .when(traits: [\"Overlay\"])"
        ).count)
  }
}
