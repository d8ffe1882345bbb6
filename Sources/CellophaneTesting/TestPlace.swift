internal import CellophanePreview
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

  /// Fails the running test at this place, whichever framework runs it; where a test runs for several
  /// previews, at the line that declares the one.
  ///
  /// Swift Testing keeps what was compared and what is said of it with the test.
  func fail(_ failure: SnapshotFailure) {
    guard Test.current == nil else {
      attach(failure, at: location)
      Issue.record(Comment(rawValue: failure.description), sourceLocation: location)
      return
    }
    XCTFail(failure.description, file: filePath, line: line)
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
}
