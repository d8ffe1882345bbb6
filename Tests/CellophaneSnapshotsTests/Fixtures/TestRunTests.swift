import CellophaneSnapshots
import Testing

@Suite struct TestRunTests {
  @Test(arguments: [
    (
      ["a.xctest", "--testing-library", "swift-testing", "--filter", "RowTests"],
      "--filter RowTests"
    ),
    (["a.xctest", "--skip", "Slow", "--testing-library", "swift-testing"], "--skip Slow"),
    (["a.xctest", "--filter=RowTests"], "--filter=RowTests"),
    (
      ["a.xctest", "RowTests.RowCase/testRow,RowTests.RowCase/testOther"],
      "RowTests.RowCase/testRow,RowTests.RowCase/testOther"
    ),
    (["xctest", "-XCTest", "RowTests.RowCase", "/tmp/RowPackageTests.xctest"], "RowTests.RowCase"),
  ])
  func aRunOfSomeTestsIsKnownByItsArguments(arguments: [String], filter: String) {
    #expect(TestRun.filter(in: arguments) == filter)
  }

  @Test(arguments: [
    ["a.xctest"], ["Tests.Case/test", "--testing-library", "swift-testing"],
    ["helper", "--test-bundle-path", "/tmp/RowPackageTests.xctest", "--xunit-output", "tests.xml"],
    ["xctest", "RowPackageTests.xctest"],
    ["a.xctest", "--event-stream-output-path", "events.json"],
  ])
  func aRunOfAllTestsIsToo(arguments: [String]) {
    #expect(TestRun.filter(in: arguments) == nil)
  }
}
