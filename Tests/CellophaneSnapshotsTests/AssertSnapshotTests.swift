import CellophaneTesting
import Outline
import Testing
import UIKit
import XCTest

@MainActor @Suite struct AssertSnapshotTests {
  @Test func aFailureIsRecordedWhereTheTestAsks() async {
    // The failure is what is tested.
    await withKnownIssue {
      await assertSnapshot(of: OutlineViewController(), as: .outline, record: .never)
    } matching: { issue in
      issue.sourceLocation?.line == 11
        && issue.comments.contains { $0.rawValue.hasPrefix("there is no fixture '") }
    }
  }

  @Test(.snapshots(record: .never)) func aTraitSaysWhatIsRecorded() async {
    let failures = await verifySnapshot(
      of: Preview("Outline") { OutlineViewController() }, as: .html)
    #expect(failures.count == 1)
    #expect(failures.first?.description.contains("nothing is recorded in mode 'never'") == true)
    #expect(failures.first?.fileName == "aTraitSaysWhatIsRecorded.html")
    #expect(failures.first?.actual?.starts(with: "<!DOCTYPE html>".utf8) == true)
  }

  @Test(.snapshots(record: .never)) func anArgumentWinsOverATrait() async {
    let failures = await verifySnapshot(
      of: Preview("Outline") { OutlineViewController() }, as: .html, .outline, record: .missing,
      filePath: "/dev/null/Tests.swift")
    #expect(failures.map(\.description).allSatisfy { $0.contains("is not there, nor any end") })
  }

  @Test(.snapshots(record: .never)) func eachKindHasAFailure() async {
    let failures = await verifySnapshot(
      of: Preview("Outline") { OutlineViewController() }, as: .html, .outline, .accessibility,
      .json, named: "all")
    #expect(
      failures.compactMap(\.fileName)
        == ["html", "outline", "accessibility", "json"].map { "eachKindHasAFailure.all.\($0)" })
  }

  @Test(.snapshots(record: .never), arguments: [1])
  func aTestWithArgumentsHasToNameItsSnapshots(number: Int) async {
    let failures = await verifySnapshot(
      of: Preview("Outline") { OutlineViewController() }, as: .outline)
    #expect(
      failures.map(\.description) == [
        """
        'aTestWithArgumentsHasToNameItsSnapshots(number:)' runs for several arguments, which would \
        share a fixture; say which one it is with named:, as in named: "\\(argument)"
        """
      ])
  }
}

/// The assertion in the other framework.
final class AssertSnapshotXCTests: XCTestCase {
  @MainActor func testAPreviewIsComparedInXCTestToo() async {
    await assertSnapshot(of: OutlineViewController(), as: .outline)
  }
}
