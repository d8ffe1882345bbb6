import CellophaneProjects
import Testing

/// Projects of Xcode: groups, languages, folders, needs.
@Suite struct ProjectReaderTests {
  @Test func groupsSayWhereFilesLie() throws {
    let folder = try ProjectFolder([
      "My App.xcodeproj/project.pbxproj": ProjectText.project(
        ProjectText.app("B1, B2, B3, B4, ", rest: "") + """
          B1 = {isa = PBXBuildFile; fileRef = F1; };
          B2 = {isa = PBXBuildFile; fileRef = F2; };
          B3 = {isa = PBXBuildFile; fileRef = V; };
          B4 = {isa = PBXBuildFile; fileRef = F3; platformFilter = maccatalyst; };
          G = {isa = PBXGroup; children = (G1, F2, V, F3, ); sourceTree = "<group>"; };
          G1 = {isa = PBXGroup; children = (F1, ); name = Rows; path = "Row Cells";
            sourceTree = "<group>"; };
          F1 = {isa = PBXFileReference; path = Row.swift; sourceTree = "<group>"; };
          F2 = {isa = PBXFileReference; path = ../Shared/Screen.swift; sourceTree = SOURCE_ROOT; };
          F3 = {isa = PBXFileReference; path = Mac.swift; sourceTree = "<group>"; };
          V = {isa = PBXVariantGroup; children = (L1, L2, ); name = Texts.strings;
            sourceTree = "<group>"; };
          L1 = {isa = PBXFileReference; name = en; path = en.lproj/Texts.strings;
            sourceTree = "<group>"; };
          L2 = {isa = PBXFileReference; name = ar; path = ar.lproj/Texts.strings;
            sourceTree = "<group>"; };
          """, members: "projectDirPath = Code;"),
      "Code/Row Cells/Row.swift": "", "Shared/Screen.swift": "", "Code/Mac.swift": "",
      "Code/en.lproj/Texts.strings": "", "Code/ar.lproj/Texts.strings": "",
    ])
    let inventory = try folder.inventory()
    #expect(inventory.kind == .project)
    #expect(
      folder.short(inventory.targets[0].files.sources)
        == ["Code/Row Cells/Row.swift", "Shared/Screen.swift"])
    #expect(
      folder.short(inventory.targets[0].files.texts)
        == ["Code/ar.lproj/Texts.strings", "Code/en.lproj/Texts.strings"])
    #expect(inventory.findings == [])
  }

  @Test func synchronizedFoldersHaveTheirFilesButTheExceptions() throws {
    let folder = try ProjectFolder([
      "App.xcodeproj/project.pbxproj": ProjectText.project(
        """
          T = {isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (SG, );
            productType = "com.apple.product-type.application"; };
          T2 = {isa = PBXNativeTarget; name = Share; fileSystemSynchronizedGroups = ();
            productType = "com.apple.product-type.app-extension"; };
          G = {isa = PBXGroup; children = (SG, ); sourceTree = "<group>"; };
          SG = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1, E2, ); path = App;
            sourceTree = "<group>"; };
          E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
            membershipExceptions = (Info.plist, Share/Share.swift, );
            platformFiltersByRelativePath = {Mac.swift = (macos, ); Rows = (ios, ); }; };
          E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T2;
            membershipExceptions = (Share/Share.swift, Rows/Row.swift, ); };
        """, targets: "T, T2"),
      "App/Rows/Row.swift": "", "App/Share/Share.swift": "", "App/Mac.swift": "",
      "App/Info.plist": "", "App/Texts.xcstrings": "", "App/Main.storyboard": "",
      "App/Media.xcassets/Brand.colorset/Contents.json": "", "App/.hidden.swift": "",
    ])
    let targets = try folder.inventory("App.xcodeproj").targets
    #expect(folder.short(targets[0].files.sources) == ["App/Rows/Row.swift"])
    #expect(folder.short(targets[0].files.assetCatalogs) == ["App/Media.xcassets"])
    #expect(folder.short(targets[0].files.texts) == ["App/Texts.xcstrings"])
    #expect(folder.short(targets[0].files.interfaces) == ["App/Main.storyboard"])
    #expect(folder.short(targets[0].files.resources) == [])
    #expect(
      folder.short(targets[1].files.sources) == ["App/Rows/Row.swift", "App/Share/Share.swift"])
  }

  @Test func aProjectsPackageStandsForThoseOfItsNameElsewhere() throws {
    func manifest(_ name: String, _ rest: String) -> String {
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])], \(rest))
      """
    }
    let folder = try ProjectFolder([
      "App.xcodeproj/project.pbxproj": ProjectText.project(
        ProjectText.app("B1, ", rest: "packageProductDependencies = (K, ); ") + """
            B1 = {isa = PBXBuildFile; fileRef = F1; };
            F1 = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
            G = {isa = PBXGroup; children = (F1, F2, F3, ); sourceTree = "<group>"; };
            F2 = {isa = PBXFileReference; path = Models; sourceTree = "<group>";
              lastKnownFileType = folder; };
            F3 = {isa = PBXFileReference; path = Store; sourceTree = "<group>";
              lastKnownFileType = folder; };
            K = {isa = XCSwiftPackageProductDependency; productName = Models; };
          """),
      "A.swift": "",
      "Models/Package.swift": manifest(
        "Models",
        "dependencies: [.package(path: \"Store\")], "
          + "targets: [.target(name: \"Models\", dependencies: [\"Store\"])]"),
      "Models/Sources/Models/Model.swift": "",
      "Store/Package.swift": manifest("Store", "targets: [.target(name: \"Store\")]"),
      "Store/Sources/Store/Store.swift": "",
    ])
    let inventory = try folder.inventory()
    #expect(inventory.findings.map { folder.short($0.description) } == [])
    #expect(
      inventory.modules(of: inventory.targets[0]).targets.map(\.name) == ["Store", "Models", "App"])
  }

  @Test func aTargetNeedsTargetsAndPackages() throws {
    let folder = try ProjectFolder([
      "App.xcodeproj/project.pbxproj": ProjectText.project(
        ProjectText.app(
          "B1, ", rest: "dependencies = (D1, ); packageProductDependencies = (K1, K2, ); ") + """
              B1 = {isa = PBXBuildFile; fileRef = F1; };
              F1 = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
              G = {isa = PBXGroup; children = (F1, ); sourceTree = "<group>"; };
              T2 = {isa = PBXNativeTarget; name = Kit; buildPhases = (S, );
                productType = "com.apple.product-type.framework"; };
              D1 = {isa = PBXTargetDependency; target = T2; };
              K1 = {isa = XCSwiftPackageProductDependency; productName = Store; };
              K2 = {isa = XCSwiftPackageProductDependency; package = R; productName = Alamofire; };
              R = {isa = XCRemoteSwiftPackageReference;
                repositoryURL = "https://example.com/Alamofire.git";
                requirement = {kind = upToNextMajorVersion; minimumVersion = 5.1.0; }; };
              L = {isa = XCLocalSwiftPackageReference; relativePath = Modules; };
            """, targets: "T, T2", members: "packageReferences = (R, L, );"),
      "A.swift": "",
      "Modules/Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Modules",
        products: [.library(name: "Store", targets: ["Store"])],
        targets: [
          .target(name: "Kinds", swiftSettings: [.define("FAST")]),
          .target(name: "Store", dependencies: ["Kinds"], swiftSettings: [.swiftLanguageMode(.v5)]),
          .target(name: "Spare"),
        ])
      """,
      "Modules/Sources/Kinds/Kind.swift": "", "Modules/Sources/Store/Store.swift": "",
      "Modules/Sources/Spare/Spare.swift": "",
    ])
    let inventory = try folder.inventory()
    let app = try inventory.target(named: nil)
    #expect(
      app.dependencies.map { "\($0.kind) \($0.name) \(folder.short($0.package ?? "-"))" } == [
        "target Kit -", "localProduct Store Modules",
        "remoteProduct Alamofire https://example.com/Alamofire.git",
      ])
    #expect(app.dependencies[2].requirement == "from: \"5.1.0\"")
    let modules = inventory.modules(of: app)
    #expect(modules.targets.map(\.module) == ["Kit", "Kinds", "Store", "App"])
    #expect(modules.targets.map(\.settings.swiftVersion) == ["5", "6", "5", "5"])
    #expect(modules.targets[1].settings.defines == ["FAST"])
    #expect(modules.remote.map(\.name) == ["Alamofire"])
  }

  @Test func theAppForPhonesIsTaken() throws {
    let folder = try ProjectFolder([
      "App.xcodeproj/project.pbxproj": ProjectText.project(
        """
          T1 = {isa = PBXNativeTarget; name = Desk; buildConfigurationList = DL; buildPhases = (S, );
            productType = "com.apple.product-type.application"; };
          DL = {isa = XCConfigurationList; buildConfigurations = (DC, ); };
          DC = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = macosx; }; };
        """ + ProjectText.app("B1, ") + """
            B1 = {isa = PBXBuildFile; fileRef = F1; };
            F1 = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
            G = {isa = PBXGroup; children = (F1, ); sourceTree = "<group>"; };
          """, targets: "T1, T"),
      "A.swift": "",
    ])
    let inventory = try folder.inventory()
    #expect(try inventory.target(named: nil).name == "App")
    #expect(try inventory.target(named: "Desk").name == "Desk")
    #expect(inventory.targets.map(\.isForPhones) == [false, true])
    #expect(
      #expect(throws: InventoryError.self) { try inventory.target(named: "Gone") }?.description
        .hasSuffix("error: there is no target 'Gone'; name one: 'App', 'Desk'") == true)
  }
}
