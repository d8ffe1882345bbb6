import CellophaneDoctor
import Foundation
import Testing

/// What the guide prints of the doctor is what the doctor says of the guide's example.
@Suite struct GuideTests {
  @Test func theGuidesAnswerIsTheDoctors() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../..").standardized
    let guide = try String(
      contentsOf: root.appending(
        path: "Sources/Cellophane/Cellophane.docc/PreviewYourUIKitCode.md"), encoding: .utf8)
    let app = root.appending(path: "Examples/Standalone/App").path
    let options = DoctorOptions(
      module: try BuiltModule(executable: CommandLine.arguments[0]),
      environment: ProcessInfo.processInfo.environment)
    let answer = try Doctor(options: options).diagnose([app]).text
      .replacing(app, with: "Bookshelf/App")
    #expect(guide.contains("```text\n\(answer)\n```\n"), "\(answer)")
  }
}
