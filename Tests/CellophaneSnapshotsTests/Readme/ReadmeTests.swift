import CellophaneTesting
import Foundation
import Testing
import UIKit

/// The README's example is this folder's code and this test's fixture. `.ci/readme` builds it as the
/// package that it is there.
@MainActor @Suite struct ReadmeTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.folder.appending(path: path), encoding: .utf8)
  }

  @Test func settingsAreShown() async {
    await assertSnapshot(of: SettingsViewController(), as: .outline)
  }

  @Test func theReadmeShowsTheExampleAndItsOutput() throws {
    let readme = try text("../../../README.md")
    // Modules of ours say of imports how far they reach.
    let list = try text("SettingsViewController.swift").replacing("public import", with: "import")
    #expect(readme.contains(list))
    #expect(readme.contains(try text("__Snapshots__/ReadmeTests/settingsAreShown.outline")))
  }
}
