import CellophaneTesting
import Foundation
import Testing
import UIKit

/// The README's example is this folder's code and this test's fixture.
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
    #expect(readme.contains(try text("SettingsViewController.swift")))
    #expect(readme.contains(try text("__Snapshots__/ReadmeTests/settingsAreShown.outline")))
  }
}
