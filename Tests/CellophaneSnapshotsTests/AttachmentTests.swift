@testable import CellophaneTesting
import Foundation
import Testing
import UIKit

#if compiler(>=6.2)
  /// What a failing test leaves for whoever looks at it elsewhere.
  @MainActor @Suite struct AttachmentTests {
    /// Run by the test below, in a process that keeps attachments.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["FAILING_LIST"] != nil))
    func aListThatIsNew() async {
      await assertSnapshot(
        of: AttachedViewController(), as: .outline, .accessibility, record: .never)
    }

    @Test func aFailureHasThePageAndAPictureWhereAttachmentsAreKept() throws {
      let folder = try attachments(of: "FAILING_LIST")
      defer { try? FileManager.default.removeItem(atPath: folder) }
      let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      #expect(
        names == [
          "aListThatIsNew.accessibility", "aListThatIsNew.accessibility.report.txt",
          "aListThatIsNew.outline", "aListThatIsNew.outline.report.txt",
          "aListThatIsNew.page.html", "aListThatIsNew.page.png",
        ])
      let page = try String(contentsOfFile: "\(folder)/aListThatIsNew.page.html", encoding: .utf8)
      #expect(page.contains(">A row</span>"))
      #expect(page.contains("<link rel=\"stylesheet\" href=\"data:text/css;base64,"))
      #expect(!page.contains("=\"../"))
      let picture = try Data(
        contentsOf: URL(fileURLWithPath: "\(folder)/aListThatIsNew.page.png"))
      #expect(picture.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
      // The width and height of a phone, in pixels.
      #expect(picture[16..<24] == Data([0, 0, 3, 36, 0, 0, 6, 212]))
    }

    @Test func whereThereIsNoBrowserItIsSaid() throws {
      let folder = try attachments(of: "FAILING_LIST", path: "/nowhere")
      defer { try? FileManager.default.removeItem(atPath: folder) }
      #expect(
        try String(contentsOfFile: "\(folder)/aListThatIsNew.page.txt", encoding: .utf8) == """
          no picture was taken: there is no Chromium or Chrome in the path; install 'chromium', or \
          name its path in CHROME_PATH

          """)
    }

    @Test func withoutAFolderOfAttachmentsNoBrowserIsStarted() {
      #expect(!TestPicture.isWanted(["tests", "--testing-library", "swift-testing"]))
      #expect(TestPicture.isWanted(["tests", "--attachments-path", "folder"]))
    }

    /// Runs the test of its own, and gives the folder that it attached to.
    private func attachments(of variable: String, path: String? = nil) throws -> String {
      let folder = FileManager.default.temporaryDirectory
        .appending(path: "cellophane-attached-\(UUID())").path
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      process.arguments = [
        "--testing-library", "swift-testing", "--filter", "AttachmentTests/aListThatIsNew",
        "--attachments-path", folder,
      ]
      var variables = ProcessInfo.processInfo.environment
      variables[variable] = "1"
      variables["PATH"] = path ?? variables["PATH"]
      if path != nil { variables["CHROME_PATH"] = nil }
      process.environment = variables
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus != 0)
      return folder
    }
  }

  private final class AttachedViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      1
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "A row"
      return cell
    }
  }
#endif
