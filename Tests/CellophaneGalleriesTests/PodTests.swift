import Seeding
import Testing

#if Overlay
  /// Pods that are written in Objective-C.
  @Suite(.enabled(if: Turn.has("pods", .first))) struct PodTests {
    private static let app = """
      // !$*UTF8*$!
      { rootObject = P; objects = {
        P = {isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (T, ); };
        L = {isa = XCConfigurationList; buildConfigurations = (C, ); };
        C = {isa = XCBuildConfiguration; name = Debug; buildSettings = { SWIFT_VERSION = 5.0; }; };
        G = {isa = PBXGroup; children = (F1, R1, ); sourceTree = "<group>"; };
        T = {isa = PBXNativeTarget; name = App; buildPhases = (S, W, );
          productType = "com.apple.product-type.application"; };
        S = {isa = PBXSourcesBuildPhase; files = (B1, ); };
        W = {isa = PBXFrameworksBuildPhase; files = (B2, ); };
        B1 = {isa = PBXBuildFile; fileRef = F1; }; B2 = {isa = PBXBuildFile; fileRef = R1; };
        F1 = {isa = PBXFileReference; path = Rows.swift; sourceTree = "<group>"; };
        R1 = {isa = PBXFileReference; path = Pods_App.framework; sourceTree = BUILT_PRODUCTS_DIR; };
      }; }
      """

    private static let pods = """
      // !$*UTF8*$!
      { rootObject = P; objects = {
        P = {isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (T, T2, T3, ); };
        L = {isa = XCConfigurationList; buildConfigurations = (C, ); };
        C = {isa = XCBuildConfiguration; name = Debug; buildSettings = { }; };
        G = {isa = PBXGroup; children = (F1, F2, F3, ); sourceTree = "<group>"; };
        T = {isa = PBXNativeTarget; name = "Pods-App"; buildPhases = (S1, ); productReference = R;
          dependencies = (D2, D3, ); productType = "com.apple.product-type.framework"; };
        R = {isa = PBXFileReference; path = Pods_App.framework; sourceTree = BUILT_PRODUCTS_DIR; };
        D2 = {isa = PBXTargetDependency; target = T2; };
        D3 = {isa = PBXTargetDependency; target = T3; };
        T2 = {isa = PBXNativeTarget; name = Toast; buildPhases = (S2, );
          productType = "com.apple.product-type.framework"; };
        T3 = {isa = PBXNativeTarget; name = Deep; buildPhases = (S3, );
          productType = "com.apple.product-type.framework"; };
        S1 = {isa = PBXSourcesBuildPhase; files = (B1, ); };
        S2 = {isa = PBXSourcesBuildPhase; files = (B2, ); };
        S3 = {isa = PBXSourcesBuildPhase; files = (B3, ); };
        B1 = {isa = PBXBuildFile; fileRef = F1; }; B2 = {isa = PBXBuildFile; fileRef = F2; };
        B3 = {isa = PBXBuildFile; fileRef = F3; };
        F1 = {isa = PBXFileReference; path = "Pods-App-dummy.m"; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = Toast/Toast.m; sourceTree = "<group>"; };
        F3 = {isa = PBXFileReference; path = Deep/Deep.m; sourceTree = "<group>"; };
      }; }
      """

    @Test func onlyThoseThatSwiftImportsAreRead() throws {
      let app = try AppFolder([
        "App.xcworkspace/contents.xcworkspacedata": """
        <Workspace><FileRef location = "group:App.xcodeproj"></FileRef>
        <FileRef location = "group:Pods/Pods.xcodeproj"></FileRef></Workspace>
        """,
        "App.xcodeproj/project.pbxproj": Self.app,
        "Pods/Pods.xcodeproj/project.pbxproj": Self.pods,
        "Pods/Pods-App-dummy.m": "",
        "Pods/Toast/Toast.m": "", "Pods/Toast/Toast.h": "extern NSString *const kToastWord;\n",
        "Pods/Deep/Deep.m": "", "Pods/Deep/Deep.h": "extern NSString *const kDeepWord;\n",
        "Rows.swift": AppFolder.screen.replacing(
          "cell.textLabel?.text = \"Row \\(indexPath.row)\"",
          with: "_ = kToastWord\n    cell.textLabel?.text = \"Row \\(indexPath.row)\""
        ).replacing("import UIKit", with: "import Toast\nimport UIKit"),
      ])
      let built = try app.run(
        "build", "\(app.path)/App.xcodeproj", "--output", "\(app.path)/site", "-v")
      #expect(built.code == 0, "\(built.errors)")
      let modules = built.errors.split(separator: "\n").filter { $0.hasPrefix("building ") }
      #expect(modules == ["building 'Toast', 0 files", "building 'App', 1 file"])
      #expect(built.errors.contains("App.xcodeproj, target App: 1 of 1 file is in, 1 preview"))
      #expect(
        !app.files().contains { $0.contains("module-Toast") && $0.hasSuffix("Deep.h.swift") })
    }
  }
#endif
