import Testing

/// What the style guide says and a machine can see.
@Suite struct HabitTests {
  private static let files = SourceTree().files(in: "Sources")

  @Test(arguments: files)
  func aFileIsOneIdea(file: SourceTree.File) {
    // Tables of one-line entries may be long.
    let statements = file.lines.filter { !Self.isTableEntry($0) }
    #expect(statements.count <= 400)
  }

  @Test(arguments: files)
  func nothingIsForcedOrLeftForLater(file: SourceTree.File) {
    // Words in two halves, so that this file does not find itself.
    let words = [
      "try" + "!", " as" + "! ", "@unchecked " + "Sendable", "nonisolated" + "(unsafe)",
      "TO" + "DO", "FIX" + "ME",
    ]
    for (number, line) in file.lines.enumerated() {
      guard let word = words.first(where: line.contains) else { continue }
      // A line above that says why is the exception's justification.
      let reason = file.lines[..<number].last { !$0.contains(word) } ?? ""
      #expect(
        reason.contains("//"),
        "\(file.path):\(number + 1) has '\(word)' without a comment that says why")
    }
  }

  @Test(arguments: files)
  func theProgramStopsInOnePlaceOnly(file: SourceTree.File) {
    guard file.path != "Sources/UIKit/Runtime/Exception.swift" else { return }
    #expect(!file.lines.contains { $0.contains("fatal" + "Error(") && !$0.contains("//") })
  }

  @Test(arguments: SourceTree().files(in: "Tests"))
  func aTestRunsOrSaysWhyNot(file: SourceTree.File) {
    let words = [".dis" + "abled(", "XCTS" + "kip", "withKnown" + "Issue"]
    for (number, line) in file.lines.enumerated() where words.contains(where: line.contains) {
      #expect(
        number > 0 && file.lines[number - 1].contains("//"),
        "\(file.path):\(number + 1) keeps a test from failing without a comment that says why")
    }
  }

  private static func isTableEntry(_ line: String) -> Bool {
    let text = line.drop { $0 == " " }
    return text.hasPrefix("\"") || text.hasPrefix("(\"") || text.hasPrefix("case ")
      || text.hasPrefix("///") || text.hasPrefix("<")
  }
}
