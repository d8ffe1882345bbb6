internal import CellophaneDocument
internal import CellophanePreview
internal import CellophaneRendering
internal import Testing
internal import XCTest

/// Where a test compares, and how it is told that the comparison failed.
struct TestPlace {
  var fileID: StaticString
  var filePath: StaticString
  var testName: String
  var line: UInt
  var column: UInt
  /// The preview that the test runs for, among others; `nil` where it compares one of its own.
  var argument: AnyPreview?

  /// The test as people call it, with the preview that it runs for.
  var spokenName: String {
    "'\(testName)'" + (argument.map { " for the preview '\($0.id)'" } ?? "")
  }

  /// Fails the running test for each comparison that failed, whichever framework runs it: at this
  /// place, or where a test runs for several previews, at the line that declares the one.
  ///
  /// Swift Testing keeps what was compared and what is said of it with the test, and where its
  /// attachments are kept, the page and a picture of it.
  func fail(_ failures: [SnapshotFailure]) {
    guard Test.current != nil else {
      for failure in failures { XCTFail(failure.description, file: filePath, line: line) }
      return
    }
    let location = location
    for failure in failures {
      attach(failure, at: location)
      Issue.record(Comment(rawValue: failure.description), sourceLocation: location)
    }
    if let first = failures.first(where: { $0.page != nil }) { attachPage(of: first, at: location) }
  }

  private var location: SourceLocation {
    if let declared = argument?.location, declared.line > 0, declared.file.contains("/") {
      return SourceLocation(
        fileID: declared.file, filePath: declared.path, line: declared.line, column: 1)
    }
    return SourceLocation(
      fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  }

  private func attach(_ failure: SnapshotFailure, at location: SourceLocation) {
    #if compiler(>=6.2)
      guard let fileName = failure.fileName, let actual = failure.actual else { return }
      Attachment.record(actual, named: fileName, sourceLocation: location)
      Attachment.record(
        failure.description, named: "\(fileName).report.txt", sourceLocation: location)
    #endif
  }

  /// Lets the test keep a page that opens by itself, and a picture of it, once for all kinds that it
  /// was compared as.
  private func attachPage(of failure: SnapshotFailure, at location: SourceLocation) {
    #if compiler(>=6.2)
      guard let fileName = failure.fileName, let page = failure.page, TestPicture.isWanted() else {
        return
      }
      let stem = fileName.split(separator: ".").dropLast().joined(separator: ".")
      do {
        let html = try PreviewPage().alone(page)
        Attachment.record(html, named: "\(stem).page.html", sourceLocation: location)
        let picture = try TestPicture.taken(of: html, in: page.environment)
        Attachment.record(picture, named: "\(stem).page.png", sourceLocation: location)
      } catch {
        Attachment.record(
          "no picture was taken: \(error)\n", named: "\(stem).page.txt", sourceLocation: location)
      }
    #endif
  }
}
