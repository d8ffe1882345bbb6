import CellophaneDoctor
import CellophaneProjects
import Testing

/// Projects of Xcode, as Xcode writes them.
@Suite struct ProjectTests {
  private static let project = """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objectVersion = 77;
      rootObject = P /* Project object */;
      objects = {
        P = {isa = PBXProject; buildConfigurationList = PL; mainGroup = G;
          projectDirPath = ""; targets = (T1 /* App */, T2, T3, ); };
        PL = {isa = XCConfigurationList; buildConfigurations = (PR, PD, ); };
        PR = {isa = XCBuildConfiguration; name = Release;
          buildSettings = {SWIFT_VERSION = 4.2; }; };
        PD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
          SWIFT_VERSION = 5.0; SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG $(inherited)"; }; };
        T1 = {isa = PBXNativeTarget; name = "My App"; buildConfigurationList = TL;
          buildPhases = (S1, ); productType = "com.apple.product-type.application"; };
        TL = {isa = XCConfigurationList; buildConfigurations = (TD, ); };
        TD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
          SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) BETA"; }; };
        T2 = {isa = PBXNativeTarget; name = Widget; buildPhases = ();
          fileSystemSynchronizedGroups = (SG, );
          productType = "com.apple.product-type.app-extension"; };
        T3 = {isa = PBXNativeTarget; name = Tests; buildPhases = (S1, );
          productType = "com.apple.product-type.bundle.unit-test"; };
        S1 = {isa = PBXSourcesBuildPhase; files = (B1, B2, B3, B4, ); };
        B1 = {isa = PBXBuildFile; fileRef = F1 /* Row.swift */; };
        B2 = {isa = PBXBuildFile; fileRef = F2; };
        B3 = {isa = PBXBuildFile; fileRef = F3; };
        B4 = {isa = PBXBuildFile; fileRef = F4; };
        G = {isa = PBXGroup; children = (G1, F2, F3, F4, SG, ); sourceTree = "<group>"; };
        G1 = {isa = PBXGroup; children = (F1, ); path = Cells; sourceTree = "<group>"; };
        F1 = {isa = PBXFileReference; path = Row.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = Code/Screen.swift; sourceTree = SOURCE_ROOT; };
        F3 = {isa = PBXFileReference; path = Old.m; sourceTree = "<group>"; };
        F4 = {isa = PBXFileReference; path = Generated.swift; sourceTree = "<group>"; };
        SG = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (EX, ); path = Widget;
          sourceTree = "<group>"; };
        EX = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T2;
          membershipExceptions = (Left/Out.swift, ); };
      };
    }
    """

  @Test func itsTargetsAreModulesWithTheirFilesAndSettings() throws {
    let sources = try Sources([
      "App.xcodeproj/project.pbxproj": Self.project,
      "Cells/Row.swift":
        "import UIKit\n#if !BETA || !DEBUG\n#error(\"no\")\n#endif\nclass Row {}\n",
      "Code/Screen.swift": "import UIKit\nlet row = Row.self\nvar count = 0\n",
      "Widget/A.swift": "import UIKit\n#if BETA\n#error(\"no\")\n#endif\n",
      "Widget/Left/Out.swift": "this is not read\n",
      "Other.swift": "this is not read\n",
    ])
    #expect(
      try sources.report("App.xcodeproj") == """
        Old.m: warning: the target 'My App' names this file, which is not there; it is left out
        Generated.swift: warning: the target 'My App' names this file, which is not there; it is \
        left out

        App.xcodeproj, target My App: 2 of 2 files compile, in Swift 5 mode, with BETA defined

        App.xcodeproj, target Widget: 1 of 1 file compiles, in Swift 5 mode

        in all: 3 of 3 files compile
        """)
    #expect(try sources.diagnosis(["App.xcodeproj"]).folders.map(\.module) == ["My_App", "Widget"])
  }

  @Test func aModuleOfAPackageInTheProjectIsNamed() throws {
    let sources = try Sources([
      "App.xcodeproj/project.pbxproj": Self.project,
      "Cells/Row.swift": "import Store\nimport StoreKinds\nimport UIKit\n",
      "Modules/Store/Package.swift": "",
      "Modules/Store/Sources/StoreKinds/A.swift": "",
    ])
    let folder = try sources.diagnosis(["App.xcodeproj"]).folders[0]
    let advice = "name its package too: 'cellophane doctor … \(sources.path)/Modules/Store'"
    #expect(folder.obstacles.map(\.rewrite) == [advice, advice])
  }

  @Test func aProjectWithoutSwiftSaysSo() throws {
    let sources = try Sources(["App.xcodeproj/project.pbxproj": Self.project])
    let project = "\(sources.path)/App.xcodeproj"
    #expect(throws: DoctorError.inventory(.noSource(path: project))) {
      try sources.diagnosis(["App.xcodeproj"])
    }
    #expect(
      InventoryError.noSource(path: "App.xcodeproj").description
        == "App.xcodeproj: error: no target compiles a Swift file that is there; name a folder of "
        + "source instead")
  }

  @Test func aProjectThatCannotBeReadSaysSo() throws {
    let sources = try Sources([
      "Words.xcodeproj/project.pbxproj": "this is no project",
      "Empty.xcodeproj/project.pbxproj": "{ objects = { }; }",
    ])
    let errors = ["Words.xcodeproj", "Empty.xcodeproj"].map { name in
      #expect(throws: DoctorError.self) { try sources.diagnosis([name]) }?.description
        .replacing("\(sources.path)/", with: "")
    }
    #expect(
      errors == [
        "Words.xcodeproj/project.pbxproj:1: error: the project cannot be read: something follows its"
          + " end; name its folders of source instead",
        "Empty.xcodeproj: error: the project cannot be read: it has no objects; name its folders of"
          + " source instead",
      ])
  }

  @Test func aWorkspaceNamesWhatToName() throws {
    let sources = try Sources([
      "App.xcworkspace/contents.xcworkspacedata": """
      <Workspace version = "1.0">
        <Group location = "group:Code" name = "All">
          <FileRef location = "group:App.xcodeproj"></FileRef>
          <FileRef location = "group:Gone.xcodeproj"/>
          <FileRef location = "container:Tom &amp; Ann/Other.xcodeproj"></FileRef>
        </Group>
      </Workspace>
      """,
      "Code/App.xcodeproj/project.pbxproj": "",
      "Tom & Ann/Other.xcodeproj/project.pbxproj": "",
    ])
    let error = #expect(throws: DoctorError.self) { try sources.diagnosis(["App.xcworkspace"]) }
    #expect(
      error?.description.replacing("\(sources.path)/", with: "")
        == "App.xcworkspace: error: there are several projects; name one of them: "
        + "'Code/App.xcodeproj', 'Tom & Ann/Other.xcodeproj'")
  }
}
