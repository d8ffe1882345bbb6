import CellophaneProjects
import Testing

/// What of a folder is taken that has several things to show.
@Suite struct FolderChoiceTests {
  private func project(_ file: String, type: String = "application") -> String {
    ProjectText.project(
      ProjectText.app("B1, ").replacing("product-type.application", with: "product-type.\(type)")
        + """
          B1 = {isa = PBXBuildFile; fileRef = F1; };
          F1 = {isa = PBXFileReference; path = \(file); sourceTree = "<group>"; };
          G = {isa = PBXGroup; children = (F1, ); sourceTree = "<group>"; };
        """)
  }

  private let manifest = """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(name: "Kit", targets: [.target(name: "Kit")])
    """

  @Test func theAppOfAWorkspaceIsTakenBeforeALibrary() throws {
    let folder = try ProjectFolder([
      "Package.swift": manifest, "Sources/Kit/Kit.swift": "",
      "Kit.xcodeproj/project.pbxproj": project("Sources/Kit/Kit.swift", type: "framework"),
      "All.xcworkspace/contents.xcworkspacedata": """
      <Workspace><FileRef location = "group:Kit.xcodeproj"></FileRef>
      <FileRef location = "group:Demo/Demo.xcodeproj"></FileRef></Workspace>
      """,
      "Demo/Demo.xcodeproj/project.pbxproj": project("Demo.swift"), "Demo/Demo.swift": "",
    ])
    let inventory = try folder.inventory()
    #expect(folder.short(inventory.path) == "Demo/Demo.xcodeproj")
    #expect(
      inventory.findings.map { folder.short($0.description) } == [
        "Package.swift: warning: is here too; 'Demo/Demo.xcodeproj' is taken, name this one to take"
          + " it"
      ])
  }

  @Test func aLibraryIsTakenAndTheAppsFurtherDownAreSaid() throws {
    let folder = try ProjectFolder([
      "Package.swift": manifest, "Sources/Kit/Kit.swift": "",
      "Examples/One/One.xcodeproj/project.pbxproj": project("One.swift"),
      "Examples/One/One.swift": "",
      "Tools/Tool.xcodeproj/project.pbxproj": project("Tool.swift", type: "tool"),
      "Tools/Tool.swift": "",
    ])
    let inventory = try folder.inventory()
    #expect(inventory.kind == .package)
    #expect(
      inventory.findings.map { folder.short($0.description) } == [
        "Examples/One/One.xcodeproj: warning: is here too; 'Package.swift' is taken, name this one to"
          + " take it"
      ])
  }

  @Test func theOnlyAppFurtherDownIsTakenWhereThereIsNothingElse() throws {
    var files = [
      "README.md": "", "ios/App.xcodeproj/project.pbxproj": project("App.swift"),
      "ios/App.swift": "",
    ]
    let one = try ProjectFolder(files)
    #expect(one.short(try one.inventory().path) == "ios/App.xcodeproj")
    files["other/App.xcodeproj/project.pbxproj"] = project("App.swift")
    files["other/App.swift"] = ""
    let two = try ProjectFolder(files)
    #expect(
      two.failure().hasSuffix(
        "error: there are several projects; name one of them: 'ios/App.xcodeproj',"
          + " 'other/App.xcodeproj'"))
  }
}
