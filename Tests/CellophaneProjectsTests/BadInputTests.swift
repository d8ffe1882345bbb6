import CellophaneProjects
import Foundation
import Testing

/// Projects that are not as they should be: a sentence each, and a way on.
@Suite struct BadInputTests {
  private static let group =
    "G = {isa = PBXGroup; children = (F1, F2, ); sourceTree = \"<group>\"; };"
  private static let files = """
    B1 = {isa = PBXBuildFile; fileRef = F1; }; B2 = {isa = PBXBuildFile; fileRef = F2; };
    F1 = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
    F2 = {isa = PBXFileReference; path = Gone.swift; sourceTree = "<group>"; };
    """

  @Test func aFileThatIsNotThereIsLeftOut() throws {
    let folder = try ProjectFolder([
      "App.xcodeproj/project.pbxproj": ProjectText.project(
        ProjectText.app("B1, B2, ") + Self.files + Self.group),
      "A.swift": "",
    ])
    let inventory = try folder.inventory()
    #expect(folder.short(inventory.targets[0].files.sources) == ["A.swift"])
    #expect(
      inventory.findings.map { folder.short($0.description) } == [
        "Gone.swift: warning: the target 'App' names this file, which is not there; it is left out"
      ])
  }

  @Test func aConflictOfAMergeIsNamedByItsLine() throws {
    let text = ProjectText.project(ProjectText.app("B1, ") + Self.files + Self.group)
    let folder = try ProjectFolder([
      "App.xcodeproj/project.pbxproj": text.replacing(
        "B1 = {", with: "\n<<<<<<< HEAD\n=======\n>>>>>>> other\nB1 = {")
    ])
    let error = folder.failure()
    #expect(error.hasPrefix("App.xcodeproj/project.pbxproj:"))
    #expect(error.hasSuffix(": error: a merge left its conflict here; resolve it first"))
    let line = try #require(Int(error.split(separator: ":")[1]))
    #expect(line > 1)
  }

  @Test func aProjectThatIsCutOffIsNamedByItsLine() throws {
    let folder = try ProjectFolder([
      "App.xcodeproj/project.pbxproj": "{\n  objects = {\n    P = {isa = PBXProject;"
    ])
    #expect(
      folder.failure()
        == "App.xcodeproj/project.pbxproj:3: error: the project cannot be read: a word "
        + "is missing; name its folders of source instead")
  }

  @Test func aKeyThatIsThereTwiceIsSaidAndTheLastCounts() throws {
    let folder = try ProjectFolder([
      "App.xcodeproj/project.pbxproj": """
      {
        rootObject = P;
        objects = {
          P = {isa = PBXProject; mainGroup = G; targets = (T, ); };
          \(ProjectText.app("B1, "))
          \(Self.files)
          \(Self.group)
          F1 = {isa = PBXFileReference; path = B.swift; sourceTree = "<group>"; };
        };
      }
      """,
      "A.swift": "", "B.swift": "",
    ])
    let inventory = try folder.inventory()
    #expect(folder.short(inventory.targets[0].files.sources) == ["B.swift"])
    #expect(
      inventory.findings.map { folder.short($0.description) } == [
        "App.xcodeproj/project.pbxproj:12: warning: 'F1' is there twice; the last one counts, as in "
          + "Xcode: perhaps a merge went wrong"
      ])
  }

  @Test func anotherProjectIsReadAndOneThatCannotBeIsSaid() throws {
    let members = """
      B1 = {isa = PBXBuildFile; fileRef = F1; };
      F1 = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
      G = {isa = PBXGroup; children = (F1, R1, R2, ); sourceTree = "<group>"; };
      R1 = {isa = PBXFileReference; path = Kit/Kit.xcodeproj; sourceTree = "<group>"; };
      R2 = {isa = PBXFileReference; path = Gone.xcodeproj; sourceTree = "<group>"; };
      D1 = {isa = PBXTargetDependency; targetProxy = X1; };
      D2 = {isa = PBXTargetDependency; targetProxy = X2; };
      X1 = {isa = PBXContainerItemProxy; containerPortal = R1; remoteInfo = Kit; };
      X2 = {isa = PBXContainerItemProxy; containerPortal = R2; remoteInfo = Gone; };
      """
    let kit = """
      T = {isa = PBXNativeTarget; name = Kit; buildPhases = (S, );
        productType = "com.apple.product-type.framework"; };
      S = {isa = PBXSourcesBuildPhase; files = (B1, ); };
      B1 = {isa = PBXBuildFile; fileRef = F1; };
      F1 = {isa = PBXFileReference; path = K.swift; sourceTree = "<group>"; };
      G = {isa = PBXGroup; children = (F1, ); sourceTree = "<group>"; };
      """
    let folder = try ProjectFolder([
      "App.xcodeproj/project.pbxproj": ProjectText.project(
        ProjectText.app("B1, ", rest: "dependencies = (D1, D2, );") + members),
      "A.swift": "", "Kit/K.swift": "",
      "Kit/Kit.xcodeproj/project.pbxproj": ProjectText.project(kit),
    ])
    let inventory = try folder.inventory()
    let modules = inventory.modules(of: inventory.targets[0])
    #expect(modules.targets.map(\.name) == ["Kit", "App"])
    #expect(folder.short(modules.targets[0].files.sources) == ["Kit/K.swift"])
    let said = inventory.findings.map { folder.short($0.description) }
    #expect(
      said.contains { $0.hasPrefix("Gone.xcodeproj: warning: the project cannot be read, and") })
  }

  @Test func aFrameworkOfAnotherProjectOfTheWorkspaceIsBuiltToo() throws {
    let members = """
      B1 = {isa = PBXBuildFile; fileRef = F1; };
      F1 = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
      G = {isa = PBXGroup; children = (F1, R1, ); sourceTree = "<group>"; };
      L = {isa = PBXFrameworksBuildPhase; files = (B2, B3, ); };
      B2 = {isa = PBXBuildFile; fileRef = R1; };
      R1 = {isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
      B3 = {isa = PBXBuildFile; productRef = D; };
      D = {isa = XCSwiftPackageProductDependency; productName = Words; };
      """
    let kit = """
      T = {isa = PBXNativeTarget; name = Kit; buildPhases = (S, ); productReference = R;
        productType = "com.apple.product-type.framework"; };
      S = {isa = PBXSourcesBuildPhase; files = (B1, ); };
      R = {isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
      B1 = {isa = PBXBuildFile; fileRef = F1; };
      F1 = {isa = PBXFileReference; path = K.swift; sourceTree = "<group>"; };
      G = {isa = PBXGroup; children = (F1, ); sourceTree = "<group>"; };
      """
    let folder = try ProjectFolder([
      "All.xcworkspace/contents.xcworkspacedata": """
      <Workspace version = "1.0"><FileRef location = "group:App/App.xcodeproj"></FileRef>
      <FileRef location = "group:Kit/Kit.xcodeproj"></FileRef>
      <FileRef location = "group:Words"></FileRef>
      <FileRef location = "group:Gone/Gone.xcodeproj"></FileRef></Workspace>
      """,
      "App/App.xcodeproj/project.pbxproj": ProjectText.project(
        ProjectText.app("B1, ").replacing("(S, )", with: "(S, L, )") + members),
      "App/A.swift": "", "Kit/K.swift": "",
      "Kit/Kit.xcodeproj/project.pbxproj": ProjectText.project(kit),
      "Words/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Words", products: [.library(name: "Words", targets: ["Words"])],
        targets: [.target(name: "Words")])
      """,
      "Words/Sources/Words/W.swift": "",
    ])
    let inventory = try folder.inventory("App/App.xcodeproj")
    let modules = inventory.modules(of: inventory.targets[0])
    #expect(modules.targets.map(\.name) == ["Kit", "Words", "App"])
    #expect(folder.short(modules.targets[0].files.sources) == ["Kit/K.swift"])
    // A workspace, and a folder with one, is the project in it that has the app.
    #expect(folder.short(try folder.inventory("All.xcworkspace").path) == "App/App.xcodeproj")
    #expect(folder.short(try folder.inventory(".").path) == "App/App.xcodeproj")
  }

  @Test func aTargetThatIsNotThereIsSaidAndOneThatIsNoAppIsTakenWhereThereIsNone() throws {
    let folder = try ProjectFolder([
      "App.xcodeproj/project.pbxproj": ProjectText.project(
        ProjectText.app("B1, ").replacing(
          "product-type.application", with: "product-type.framework")
          + Self.files + Self.group),
      "A.swift": "",
    ])
    let inventory = try folder.inventory()
    #expect(try inventory.target(named: nil).kind == .framework)
    #expect(
      throws: InventoryError.noTarget(path: inventory.path, name: "Gone", targets: ["App"])
    ) { try inventory.target(named: "Gone") }
  }

  @Test(.enabled(if: getuid() != 0, "a machine's owner reads everything"))
  func aFolderThatCannotBeReadIsSaid() throws {
    let folder = try ProjectFolder(["A.swift": "", "Locked/B.swift": ""])
    let locked = "\(folder.path)/Locked"
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: locked)
    defer {
      // Otherwise the folder could not be removed either.
      try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: locked)
    }
    let inventory = try folder.inventory()
    #expect(folder.short(inventory.targets[0].files.sources) == ["A.swift"])
    #expect(
      inventory.findings.map { folder.short($0.description) }.first?.hasPrefix(
        "Locked: warning: cannot be read and is left out: ") == true)
  }

  @Test func groupsAndTargetsInCirclesComeToAnEnd() throws {
    let folder = try ProjectFolder([
      "App.xcodeproj/project.pbxproj": ProjectText.project(
        ProjectText.app("B1, ", rest: "dependencies = (D1, );") + Self.files + """
          T2 = {isa = PBXNativeTarget; name = Kit; buildPhases = (S, ); dependencies = (D2, );
            productType = "com.apple.product-type.framework"; };
          D1 = {isa = PBXTargetDependency; target = T2; };
          D2 = {isa = PBXTargetDependency; target = T; };
          G = {isa = PBXGroup; children = (F1, G1, ); sourceTree = "<group>"; };
          G1 = {isa = PBXGroup; children = (G, ); name = Round; path = Round;
            sourceTree = "<group>"; };
          """, targets: "T, T2"),
      "A.swift": "",
    ])
    let inventory = try folder.inventory()
    #expect(
      inventory.findings.map { folder.short($0.description) } == [
        "App.xcodeproj: warning: the group 'G' is inside itself; it is read once",
        "App.xcodeproj: warning: targets depend on each other: App, Kit; the first is built first",
      ])
    #expect(inventory.modules(of: inventory.targets[0]).targets.map(\.name) == ["Kit", "App"])
  }

  @Test func sourceInAnotherEncodingIsNamedByItsLine() throws {
    let folder = try ProjectFolder(["A.swift": ""])
    try folder.write(Data("let a = 1\nlet b = \"".utf8) + [0xE9] + Data("\"\n".utf8), to: "B.swift")
    let inventory = try folder.inventory()
    #expect(folder.short(inventory.targets[0].files.sources) == ["A.swift"])
    #expect(
      inventory.findings.map { folder.short($0.description) } == [
        "B.swift:2: warning: is not in UTF-8 and is left out; save it as UTF-8"
      ])
  }

  @Test func linksAreFollowedOnceAndOnesOutOfTheFolderAreSaid() throws {
    let other = try ProjectFolder(["Shared/S.swift": ""])
    let folder = try ProjectFolder(["A.swift": ""])
    try folder.link("Round", to: ".")
    try folder.link("Shared", to: "\(other.path)/Shared")
    try folder.link("Nothing.swift", to: "nowhere")
    let inventory = try folder.inventory()
    #expect(folder.short(inventory.targets[0].files.sources) == ["A.swift", "Shared/S.swift"])
    #expect(
      inventory.findings.map { folder.short(other.short($0.description)) } == [
        "Nothing.swift: warning: is a symbolic link to nothing; it is left out",
        "Shared: warning: is a symbolic link out of the project, to 'Shared'; it is followed, and"
          + " nothing is written there",
      ])
  }

  @Test func twoProjectsInAFolderAreNamed() throws {
    let folder = try ProjectFolder([
      "A.xcodeproj/project.pbxproj": "", "B.xcodeproj/project.pbxproj": "",
    ])
    #expect(
      folder.failure().hasSuffix(
        "error: there are several projects; name one of them: 'A.xcodeproj', 'B.xcodeproj'"))
  }

  @Test func whatIsNoSwiftOrNotThereIsSaid() throws {
    let folder = try ProjectFolder(["notes.txt": "", "Empty/a.txt": ""])
    #expect(
      folder.failure("notes.txt") == "notes.txt: error: this is no Swift file; name a project "
        + "('.xcodeproj'), a package, a folder or a Swift file")
    #expect(
      folder.failure("Gone") == "Gone: error: there is nothing; name a project ('.xcodeproj'), a "
        + "package, a folder or a Swift file")
    #expect(
      folder.failure("Empty")
        == "Empty: error: no target compiles a Swift file that is there; name "
        + "a folder of source instead")
  }

  @Test func aPackageThatCannotBeReadIsSaid() throws {
    let folder = try ProjectFolder([
      "App.xcodeproj/project.pbxproj": ProjectText.project(
        ProjectText.app("B1, ", rest: "packageProductDependencies = (K, );") + Self.files
          + Self.group + """
            K = {isa = XCSwiftPackageProductDependency; productName = Store; };
            L = {isa = XCLocalSwiftPackageReference; relativePath = Store; };
            """, members: "packageReferences = (L, );"),
      "A.swift": "", "Store/Package.swift": "this is no manifest",
    ])
    let words = try folder.inventory().findings.map { folder.short($0.description) }
    #expect(words.count == 2)
    #expect(
      words[0].hasPrefix(
        "Store: warning: the package cannot be read, and what imports its modules is left out: "))
    #expect(
      words[1]
        == "App.xcodeproj: warning: the target 'App' needs the product 'Store', which none of"
        + " the project's packages has; what imports it is left out")
  }

  /// How long a folder of so many rooms with a hundred files each takes to be read.
  private func timeToRead(rooms: Int) throws -> Duration {
    let folder = try ProjectFolder(["Sources/A.swift": ""])
    for number in 0..<rooms {
      let room = "\(folder.path)/Sources/Room\(number)"
      try FileManager.default.createDirectory(atPath: room, withIntermediateDirectories: true)
      for file in 0..<100 {
        _ = FileManager.default.createFile(
          atPath: "\(room)/File\(number)-\(file).swift", contents: nil)
      }
    }
    let start = ContinuousClock.now
    #expect(try folder.inventory().targets[0].files.sources.count == rooms * 100 + 1)
    return start.duration(to: .now)
  }

  @Test func tenTimesTheFilesTakeAboutTenTimesAsLong() throws {
    _ = try timeToRead(rooms: 1)
    // A busy machine is no reason, a loop in a loop is: it takes a hundred times as long.
    #expect(try timeToRead(rooms: 100) / timeToRead(rooms: 10) < 50)
  }
}
