import CellophaneProjects
import Testing

/// What build settings say, in projects and in files beside them.
@Suite struct BuildSettingsTests {
  private func folder(
    project: String = "", target: String = "", files: [String: String] = [:]
  ) throws -> ProjectFolder {
    let text = ProjectText.project(
      ProjectText.app("B1, ") + """
          B1 = {isa = PBXBuildFile; fileRef = F1; };
          F1 = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
          F2 = {isa = PBXFileReference; path = Config/App.xcconfig; sourceTree = "<group>"; };
          G = {isa = PBXGroup; children = (F1, F2, ); sourceTree = "<group>"; };
          PL = {isa = XCConfigurationList; buildConfigurations = (PD, PR, ); };
          PD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(project)}; };
          PR = {isa = XCBuildConfiguration; name = Release; buildSettings = {SWIFT_VERSION = 4.2; };
          };
          TL = {isa = XCConfigurationList; buildConfigurations = (TD, TR, ); };
          TD = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = F2;
            buildSettings = {\(target)}; };
          TR = {isa = XCBuildConfiguration; name = Release; buildSettings = {}; };
        """)
    return try ProjectFolder(
      ["App.xcodeproj/project.pbxproj": text, "A.swift": ""].merging(files) { $1 })
  }

  @Test func theTargetCountsAboveItsFileAndTheProject() throws {
    let folder = try folder(
      project: "SWIFT_VERSION = 5.0; SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG;",
      target: """
        SWIFT_ACTIVE_COMPILATION_CONDITIONS = ("$(inherited)", "STAGE_$(STAGE)", );
        PRODUCT_BUNDLE_IDENTIFIER = "com.example.$(PRODUCT_NAME:rfc1034identifier)";
        PRODUCT_NAME = "My $(TARGET_NAME)";
        """,
      files: [
        "Config/App.xcconfig": """
        #include "Shared.xcconfig"
        #include? "Mine.xcconfig"
        SWIFT_VERSION = 6.0 // the newest
        SWIFT_ACTIVE_COMPILATION_CONDITIONS = $(inherited) FROM_FILE
        SWIFT_DEFAULT_ACTOR_ISOLATION[config=Debug] = MainActor
        SWIFT_DEFAULT_ACTOR_ISOLATION[config=Release] = nonisolated
        SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY[sdk=iphone*] = YES
        SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY[sdk=macosx*] = YES
        """,
        "Config/Shared.xcconfig": """
        STAGE = one
        ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = Brand
        OTHER_SWIFT_FLAGS = -D FLAGGED -Xfrontend -warn-long-function-bodies=100 -DOTHER
        """,
      ])
    let target = try folder.inventory().targets[0]
    #expect(target.settings.swiftVersion == "6")
    #expect(
      target.settings.defines == ["FROM_FILE", "STAGE_one", "FLAGGED", "OTHER"])
    #expect(target.settings.defaultIsolation == "MainActor")
    #expect(target.settings.upcomingFeatures == ["ExistentialAny"])
    #expect(target.bundleIdentifier == "com.example.My-App")
    #expect(target.accentColor == "Brand")
    #expect(target.configuration == "Debug")
    #expect(try folder.inventory().findings == [])
    let release = try folder.inventory(configuration: "Release").targets[0]
    #expect(release.settings.swiftVersion == "4.2")
  }

  @Test func filesOfSettingsThatAreMissingOrIncludeThemselvesAreSaid() throws {
    let folder = try folder(files: [
      "Config/App.xcconfig": "#include \"Gone.xcconfig\"\n#include \"Round.xcconfig\"\n",
      "Config/Round.xcconfig": "\n#include \"App.xcconfig\"\nSWIFT_VERSION = 6.0\n",
    ])
    let inventory = try folder.inventory()
    #expect(
      inventory.findings.map { folder.short($0.description) } == [
        "Config/Gone.xcconfig:1: warning: 'Config/App.xcconfig' includes 'Config/Gone.xcconfig', "
          + "which is not there; its settings are left out",
        "Config/Round.xcconfig:2: warning: the settings include themselves; they are read once",
      ])
    #expect(inventory.targets[0].settings.swiftVersion == "6")
  }

  @Test func settingsThatNameEachOtherComeToAnEnd() throws {
    let folder = try folder(
      target: "PRODUCT_BUNDLE_IDENTIFIER = \"a.$(B)\"; B = \"b.$(PRODUCT_BUNDLE_IDENTIFIER)\";",
      files: ["Config/App.xcconfig": ""])
    #expect(try folder.inventory().targets[0].bundleIdentifier == "a.b.")
  }

  @Test func aBundleHasTheProjectsListWithItsSettingsAndWhatXcodeGenerates() throws {
    let folder = try folder(
      project: "MARKETING_VERSION = 2.1; CURRENT_PROJECT_VERSION = 34;",
      target: """
        GENERATE_INFOPLIST_FILE = YES; INFOPLIST_FILE = Info.plist;
        INFOPLIST_KEY_CFBundleDisplayName = "Our Pantry";
        INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES;
        PRODUCT_BUNDLE_IDENTIFIER = "com.example.pantry";
        """,
      files: [
        "Info.plist": """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        <key>CFBundleExecutable</key><string>$(EXECUTABLE_NAME)</string>
        <key>Links</key><array><string>$(PRODUCT_BUNDLE_IDENTIFIER).open</string></array>
        </dict></plist>
        """
      ])
    #expect(
      try folder.inventory().targets[0].information == """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
        "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        \t<key>CFBundleDevelopmentRegion</key>
        \t<string>en</string>
        \t<key>CFBundleDisplayName</key>
        \t<string>Our Pantry</string>
        \t<key>CFBundleIdentifier</key>
        \t<string>com.example.pantry</string>
        \t<key>CFBundleInfoDictionaryVersion</key>
        \t<string>6.0</string>
        \t<key>CFBundleName</key>
        \t<string>App</string>
        \t<key>CFBundleShortVersionString</key>
        \t<string>2.1</string>
        \t<key>CFBundleVersion</key>
        \t<string>34</string>
        \t<key>Links</key>
        \t<array>
        \t\t<string>com.example.pantry.open</string>
        \t</array>
        \t<key>UIApplicationSceneManifest_Generation</key>
        \t<true/>
        </dict>
        </plist>

        """)
  }
}
