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

  @Test(arguments: ["Pods_App.framework", "libPods-App.a"])
  func podsAreBuiltAndNothingOfThemIsShownByItself(product: String) throws {
    let type = product.hasSuffix(".a") ? "library.static" : "framework"
    let app =
      ProjectText.app("B1, ").replacing("(S, )", with: "(S, L, )") + """
          B1 = {isa = PBXBuildFile; fileRef = F1; };
          F1 = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
          G = {isa = PBXGroup; children = (F1, R1, ); sourceTree = "<group>"; };
          L = {isa = PBXFrameworksBuildPhase; files = (B2, ); };
          B2 = {isa = PBXBuildFile; fileRef = R1; };
          R1 = {isa = PBXFileReference; path = \(product); sourceTree = BUILT_PRODUCTS_DIR; };
        """
    let pods = """
      T = {isa = PBXNativeTarget; name = "Pods-App"; buildPhases = (S, ); productReference = R;
        dependencies = (D, ); productType = "com.apple.product-type.\(type)"; };
      S = {isa = PBXSourcesBuildPhase; files = (B1, ); };
      R = {isa = PBXFileReference; path = "\(product)"; sourceTree = BUILT_PRODUCTS_DIR; };
      B1 = {isa = PBXBuildFile; fileRef = F1; };
      F1 = {isa = PBXFileReference; path = "Pods-App-dummy.m"; sourceTree = "<group>"; };
      D = {isa = PBXTargetDependency; target = T2; };
      T2 = {isa = PBXNativeTarget; name = Snap; buildPhases = (S2, );
        productType = "com.apple.product-type.\(type)"; };
      S2 = {isa = PBXSourcesBuildPhase; files = (B2, ); };
      B2 = {isa = PBXBuildFile; fileRef = F2; };
      F2 = {isa = PBXFileReference; path = Snap/Snap.swift; sourceTree = "<group>"; };
      G = {isa = PBXGroup; children = (F1, F2, ); sourceTree = "<group>"; };
      """
    let folder = try ProjectFolder([
      "App.xcworkspace/contents.xcworkspacedata": """
      <Workspace><FileRef location = "group:App.xcodeproj"></FileRef>
      <FileRef location = "group:Pods/Pods.xcodeproj"></FileRef></Workspace>
      """,
      "App.xcodeproj/project.pbxproj": ProjectText.project(app), "App.swift": "",
      "Pods/Pods.xcodeproj/project.pbxproj": ProjectText.project(pods, targets: "T, T2"),
      "Pods/Pods-App-dummy.m": "", "Pods/Snap/Snap.swift": "",
    ])
    let inventory = try folder.inventory()
    let modules = inventory.modules(of: inventory.targets[0]).targets
    #expect(modules.map(\.name) == ["Snap", "Pods-App", "App"])
    #expect(modules.map(\.isFromElsewhere) == [true, true, false])
  }

  private let manifest = """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(name: "Kit", targets: [.target(name: "Kit")])
    """

  @Test func aProjectIsTakenWhereTheManifestBesideItCannotBeRead() throws {
    let folder = try ProjectFolder([
      "Package.swift": manifest.replacing(
        "// swift-tools-version: 5.9", with: "// swift-tools-version:5.3"
      )
      .replacing("\"Kit\", ", with: "\"Kit\", platforms: [.iOS(.v15)], "),
      "App.xcodeproj/project.pbxproj": project("App.swift"), "App.swift": "",
    ])
    let inventory = try folder.inventory()
    #expect(folder.short(inventory.path) == "App.xcodeproj")
    let words = inventory.findings.map { folder.short($0.description) }
    #expect(words.count == 1)
    #expect(words[0].contains("warning: the package cannot be read"))
    // The compiler's reason, not the command that it was called by.
    #expect(words[0].hasSuffix("Package.swift:3:54: error: 'v15' is unavailable"), "\(words)")
  }

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

  @Test func ofTwoAppsOfAWorkspaceTheOneWithItsNameIsTaken() throws {
    let workspace = { (name: String) in
      try ProjectFolder([
        "\(name).xcworkspace/contents.xcworkspacedata": """
        <Workspace><FileRef location = "group:Demo/Demo.xcodeproj"></FileRef>
        <FileRef location = "group:App/App.xcodeproj"></FileRef></Workspace>
        """,
        "Demo/Demo.xcodeproj/project.pbxproj": self.project("Demo.swift"), "Demo/Demo.swift": "",
        "App/App.xcodeproj/project.pbxproj": self.project("App.swift"), "App/App.swift": "",
      ])
    }
    let named = try workspace("App")
    let inventory = try named.inventory()
    #expect(named.short(inventory.path) == "App/App.xcodeproj")
    #expect(
      inventory.findings.map { named.short($0.description) } == [
        "Demo/Demo.xcodeproj: warning: is here too; 'App/App.xcodeproj' is taken, name this one to"
          + " take it"
      ])
    #expect(try workspace("All").failure().contains("error: there are several projects"))
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

  @Test func testsAndManifestsOfToolsAreNoneOfAnApp() throws {
    let folder = try ProjectFolder([
      "Project.swift": "import ProjectDescription\nlet project = Project()\n",
      "Tuist/Helpers/Templates.swift": "@preconcurrency import ProjectDescription\n",
      "App/Sources/App.swift": "import UIKit\n// import XCTest\n",
      "App/Tests/AppTests.swift": "import UIKit\n  import XCTest\n",
    ])
    let inventory = try folder.inventory()
    #expect(folder.short(inventory.targets[0].files.sources) == ["App/Sources/App.swift"])
    #expect(
      inventory.findings.map(\.message) == [
        "3 sources in it are tests, or say how a project is made; they are left out"
      ])
  }

  @Test func aProjectThatAToolMakesIsReadAsAFolder() throws {
    let folder = try ProjectFolder([
      "App.xcodeproj/xcshareddata/xcschemes/App.xcscheme": "", "project.yml": "",
      "App/App.swift": "import UIKit",
    ])
    let inventory = try folder.inventory()
    #expect(inventory.kind == .folder)
    #expect(folder.short(inventory.targets[0].files.sources) == ["App/App.swift"])
  }
}
