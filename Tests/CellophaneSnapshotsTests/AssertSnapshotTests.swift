import CellophaneTesting
import Foundation
import Outline
import Testing
import UIKit
import XCTest

@MainActor @Suite struct AssertSnapshotTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "cellophane-\(UUID().uuidString)")

  @Test func aFailureIsRecordedWhereTheTestAsks() async {
    // The failure is what is tested.
    await withKnownIssue {
      await assertSnapshot(of: OutlineViewController(), as: .outline, record: .never)
    } matching: { issue in
      issue.sourceLocation?.line == 15
        && issue.comments.contains { $0.rawValue.hasPrefix("there is no fixture '") }
    }
  }

  @Test(.snapshots(record: .never)) func aTraitSaysWhatIsRecorded() async {
    let failure = await verifySnapshot(
      of: AnyPreview(Preview("Outline") { OutlineViewController() }), as: .html)
    #expect(failure?.contains("none is recorded in mode 'never'") == true)
  }

  @Test(.snapshots(record: .never)) func anArgumentWinsOverATrait() async {
    let failure = await verifySnapshot(
      of: AnyPreview(Preview("Outline") { OutlineViewController() }), as: .html, record: .missing,
      filePath: "/dev/null/Tests.swift")
    #expect(failure?.contains("'/dev/null/__Snapshots__/Tests/") == true)
  }
}

/// The assertion in the other framework.
final class AssertSnapshotXCTests: XCTestCase {
  @MainActor func testAPreviewIsComparedInXCTestToo() async {
    await assertSnapshot(of: OutlineViewController(), as: .outline)
  }
}
