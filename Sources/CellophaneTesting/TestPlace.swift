internal import Testing
internal import XCTest

/// Where a test compares, and how it is told that the comparison failed.
struct TestPlace {
  var fileID: StaticString
  var filePath: StaticString
  var testName: String
  var line: UInt
  var column: UInt

  /// Fails the running test at this place, whichever framework runs it.
  ///
  /// Swift Testing keeps what was compared and what is said of it with the test.
  func fail(_ failure: SnapshotFailure) {
    guard Test.current == nil else {
      let location = SourceLocation(
        fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
      attach(failure, at: location)
      Issue.record(Comment(rawValue: failure.description), sourceLocation: location)
      return
    }
    XCTFail(failure.description, file: filePath, line: line)
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
