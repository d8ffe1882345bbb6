import Cellophane
import CellophaneTesting
import Outline
import Testing
import UIKit

/// A test that runs for each preview of a gallery.
@MainActor @Suite struct PreviewArgumentTests {
  struct Lists: PreviewSite {
    let title = "Lists"
    var look: Look { .iOS18 }

    @PreviewBuilder var previews: [AnyPreview] {
      Preview("A red list") { NamedListViewController(name: "Red") }
      Preview("A new list", look: .iOS26) { NamedListViewController(name: "New") }
    }
  }

  /// Where the first of them is declared.
  nonisolated private static let line = 14

  @Test(arguments: Lists.previews) func isAsItWas(preview: AnyPreview) async {
    await assertSnapshot(of: preview, as: .outline)
  }

  @Test func aGallerysPreviewsHaveItsLookWhereTheyNameNone() {
    #expect(Lists.previews.map(\.id) == ["a-red-list", "a-new-list"])
    #expect(Lists.previews.map(\.look) == [.iOS18, .iOS26])
    #expect(Lists.previews.map(\.testDescription) == ["a-red-list", "a-new-list"])
  }

  @Test(arguments: Lists.previews.prefix(1))
  func aFailureIsRecordedWhereThePreviewIsDeclared(preview: AnyPreview) async {
    // The failure is what is tested.
    await withKnownIssue {
      await assertSnapshot(of: preview, as: .outline, record: .never)
    } matching: { issue in
      issue.sourceLocation?.line == Self.line
        && issue.sourceLocation?.fileID.hasSuffix("/PreviewArgumentTests.swift") == true
        && issue.comments.contains { $0.rawValue.contains(".a-red-list.outline'") }
    }
  }

  @Test(.snapshots(record: .never), arguments: Lists.previews.prefix(1))
  func aNameOfItsOwnIsTaken(preview: AnyPreview) async {
    let failures = await verifySnapshot(of: preview, as: .outline, named: "mine")
    #expect(failures.compactMap(\.fileName) == ["aNameOfItsOwnIsTaken-preview.mine.outline"])
  }
}

private final class NamedListViewController: UITableViewController {
  private let name: String

  init(name: String) {
    self.name = name
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = name
    return cell
  }
}
