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
  func fail(_ message: String) {
    guard Test.current == nil else {
      Issue.record(
        Comment(rawValue: message),
        sourceLocation: SourceLocation(
          fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column)))
      return
    }
    XCTFail(message, file: filePath, line: line)
  }
}
