import Foundation
import Testing

/// A target imports only the floors below it. The compiler refuses undeclared strangers, but lets
/// through what a declared target brings along.
@Suite struct FloorTests {
  /// What each target may import of ours.
  private static let floors: [String: Set<String>] = [
    "CellophaneLook": [],
    "UIKit": ["CellophaneLook"],
    "_Testing_UIKit": ["UIKit"],
    "CellophaneDocument": ["CellophaneLook"],
    // Knows of an app what a document says of it, so that it can be tried on toys.
    "CellophaneExploration": ["CellophaneDocument"],
    "CellophanePreview": [
      "CSurroundings", "CellophaneLook", "UIKit", "CellophaneDocument", "CellophaneExploration",
    ],
    "CellophaneHTML": ["CellophaneLook", "CellophaneDocument"],
    "CellophaneTemplates": ["CEmbedded"],
    "CellophaneValidation": ["CEmbedded", "CLibXML2"],
    "CellophaneRendering": [
      "CellophaneLook", "UIKit", "CellophaneDocument", "CellophanePreview", "CellophaneHTML",
      "CellophaneValidation", "CellophaneTemplates",
    ],
    "CellophaneFiles": [],
    "CellophaneSite": [
      "CSurroundings", "CellophaneFiles", "CellophaneLook", "UIKit", "CellophaneDocument",
      "CellophanePreview", "CellophaneHTML", "CellophaneValidation", "CellophaneTemplates",
      "CellophaneRendering",
    ],
    "Cellophane": [
      "CellophaneDocument", "CellophaneFiles", "CellophaneLook", "UIKit", "CellophanePreview",
      "CellophaneSite", "CellophaneValidation",
    ],
    "CellophaneProjects": ["CellophaneFiles"],
    "CellophaneDoctor": ["CellophaneFiles", "CellophaneProjects"],
    "CellophaneGalleries": [
      "CellophaneFiles", "CellophaneProjects", "CellophaneDoctor", "CellophaneOverlay",
      "CellophaneValidation",
    ],
    "CellophaneOverlay": [],
    "CellophaneServing": [
      "CellophaneFiles", "CellophaneProjects", "CellophaneSite", "CellophaneTemplates",
      "CellophaneValidation",
    ],
    "CellophaneStandIns": ["UIKit", "CellophaneOS"],
    "CellophaneCommand": [
      "CellophaneProjects", "CellophaneDoctor", "CellophaneFiles", "CellophaneGalleries",
      "CellophaneReview", "CellophaneServing", "CellophaneSite", "CellophaneSnapshots",
      "CellophaneValidation",
    ],
    "CellophaneSnapshots": [
      "CellophaneFiles", "CellophaneLook", "CellophaneDocument", "CellophanePreview",
      "CellophaneRendering", "CellophaneValidation",
    ],
    "CellophaneReview": [
      "CellophaneFiles", "CellophanePreview", "CellophaneSite", "CellophaneSnapshots",
      "CellophaneValidation",
    ],
    "CellophaneTesting": [
      "CSurroundings", "CellophaneLook", "UIKit", "CellophaneDocument", "CellophanePreview",
      "CellophaneRendering", "CellophaneSnapshots",
    ],
  ]

  private static let ours = Set(floors.keys).union([
    "CEmbedded", "CLibXML2", "CSurroundings", "CellophaneTemplates", "CellophaneOS",
  ])

  @Test(arguments: SourceTree().files(in: "Sources"))
  func aTargetImportsOnlyTheFloorsBelowIt(file: SourceTree.File) throws {
    let allowed = try #require(Self.floors[file.target], "no floor is known for \(file.target)")
    let strangers = file.imports.filter { Self.ours.contains($0) && !allowed.contains($0) }
    #expect(strangers == [])
  }

  @Test(arguments: SourceTree().files(in: "Examples"))
  func anExampleImportsUIKitAndNothingElse(file: SourceTree.File) {
    // The stand-alone example is packages of its own, whose manifests and gallery are files too.
    // An app as teams have it imports what apps import.
    guard !["Gallery", "Pantry", "Standalone"].contains(file.target) else { return }
    #expect(file.imports == ["UIKit"])
  }

  /// What stands before the system's functions is in every process that links it: `UIKit` is linked
  /// by programs that are not ours.
  @Test func UIKitKnowsNoFunctionsInC() {
    let lines = SourceTree().files(in: "Sources/UIKit").flatMap(\.lines)
    #expect(lines.filter { $0.contains("@_silgen_name") || $0.contains("@_cdecl") } == [])
  }

  @Test func noSecondFileImportsTheLibraryThatReadsXML() {
    let files = SourceTree().files(in: "Sources").filter { $0.imports.contains("CLibXML2") }
    #expect(files.map(\.path).dropFirst() == [])
  }

  @Test func onlyTheCommandsImportTheArgumentParser() {
    let targets = SourceTree().files(in: "Sources").filter {
      $0.imports.contains("ArgumentParser")
    }.map(\.target)
    #expect(Set(targets).subtracting(["Cellophane", "CellophaneCommand"]) == [])
  }

  /// swift-syntax is behind a trait, so that every file that says its name is empty without it.
  @Test func onlyTheOverlayImportsSwiftSyntax() {
    let files = (SourceTree().files(in: "Sources") + SourceTree().files(in: "Tests")).filter {
      $0.target.hasPrefix("CellophaneOverlay")
        || $0.imports.contains { ["SwiftSyntax", "SwiftParser"].contains($0) }
    }.filter { !$0.path.contains("/App/") }
    #expect(files.contains { $0.imports.contains("SwiftParser") })
    #expect(
      files.filter {
        !$0.target.hasPrefix("CellophaneOverlay") || $0.lines.first != "#if Overlay"
          || $0.lines.dropLast().last != "#endif"
      }.map(\.path) == [])
  }

  /// What the manifest says that a target is linked with, itself and all below.
  private func linked(with target: String) throws -> Set<String> {
    let manifest = try String(
      contentsOf: SourceTree().root.appending(path: "Package.swift"), encoding: .utf8)
    var found: Set<String> = []
    var waiting = [target]
    while let name = waiting.popLast() {
      guard found.insert(name).inserted,
        let start = manifest.range(of: "arget(name: \"\(name)\"")
          ?? manifest.range(of: "arget(\n      name: \"\(name)\"")
      else { continue }
      let rest = manifest[start.upperBound...]
      let end = rest.range(of: "arget(")?.lowerBound ?? rest.endIndex
      guard let list = rest[..<end].firstMatch(of: /dependencies: \[([^\]]*)\]/) else { continue }
      waiting += list.1.split(separator: "\"").map(String.init).filter { $0.first != "," }
    }
    return found
  }

  @Test func whoComparesFixturesLinksNeitherWorkersNorBrowsers() throws {
    let linked = try linked(with: "CellophaneTesting")
    #expect(linked.isSuperset(of: ["CellophaneSnapshots", "CellophaneRendering", "UIKit"]))
    #expect(linked.isDisjoint(with: ["CellophaneSite", "CellophaneReview", "Cellophane"]))
  }

  @Test func whoLinksUIKitHasNothingThatStandsBeforeTheSystem() throws {
    #expect(try linked(with: "UIKit").contains("CellophaneLook"))
    #expect(try !linked(with: "UIKit").contains("CSurroundings"))
    #expect(try linked(with: "CellophaneTesting").contains("CSurroundings"))
  }

  /// Who wants HTML of a configuration links neither workers nor commands.
  @Test func theRenderingIsBelowTheSite() {
    let files = SourceTree().files(in: "Sources").filter { file in
      file.imports.contains { ["Dispatch", "ArgumentParser", "FlyingSocks"].contains($0) }
    }
    #expect(files.filter { $0.target == "CellophaneRendering" }.map(\.path) == [])
  }

  /// What is resolved, written and checked does without Foundation.
  @Test(arguments: [
    "CellophaneLook", "CellophaneDocument", "CellophaneExploration", "CellophaneHTML",
  ])
  func theMiddleFloorsDoWithoutFoundation(target: String) {
    let files = SourceTree().files(in: "Sources/\(target)").filter { file in
      file.imports.contains { $0.hasPrefix("Foundation") }
    }
    #expect(files.map(\.path) == [])
  }
}
