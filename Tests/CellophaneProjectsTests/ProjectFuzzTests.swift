import CellophaneProjects
import Foundation
import Seeding
import Testing

/// Projects and settings that something has damaged: they are read as far as they go, or what is wrong
/// is said with the file.
@Suite struct ProjectFuzzTests {
  private let project = ProjectText.project(
    ProjectText.app("B1, B2, ", rest: "") + """
      B1 = {isa = PBXBuildFile; fileRef = F1; };
      B2 = {isa = PBXBuildFile; fileRef = V; };
      G = {isa = PBXGroup; children = (G1, V, SG, ); sourceTree = "<group>"; };
      G1 = {isa = PBXGroup; children = (F1, G, ); name = Rows; path = "Row Cells";
        sourceTree = "<group>"; };
      SG = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
      F1 = {isa = PBXFileReference; path = Row.swift; sourceTree = "<group>"; };
      V = {isa = PBXVariantGroup; children = (L1, ); name = Texts.strings; sourceTree = "<group>"; };
      L1 = {isa = PBXFileReference; name = en; path = en.lproj/Texts.strings;
        sourceTree = "<group>"; };
      """)

  @Test func damagedProjects() throws {
    for seed in FuzzSeeds.readings(60) {
      var mutator = ByteMutator(seed: seed)
      let folder = try ProjectFolder([
        "Row Cells/Row.swift": "", "App/Screen.swift": "", "en.lproj/Texts.strings": "",
      ])
      let damaged = mutator.damaged(Array(project.utf8))
      try folder.write(Data(damaged), to: "App.xcodeproj/project.pbxproj")
      do {
        let inventory = try folder.inventory("App.xcodeproj")
        for target in inventory.targets {
          #expect(
            target.files.sources.allSatisfy { $0.hasPrefix(folder.path + "/") }, "seed \(seed)")
        }
      } catch {
        #expect("\(error)".contains("error: "), "seed \(seed): \(error)")
      }
    }
  }
}
