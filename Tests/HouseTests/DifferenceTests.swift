import Foundation
import Testing

/// The article about what differs from a device says what the sources say.
@Suite struct DifferenceTests {
  private static let file = SourceTree().root.appending(
    path: "Sources/Cellophane/Cellophane.docc/WhatDiffersFromADevice.md")

  private func article() throws -> String { try String(contentsOf: Self.file, encoding: .utf8) }

  /// The lines of the table below a heading.
  private func table(_ heading: String) throws -> String {
    let article = try article()
    let start = try #require(article.firstRange(of: "### \(heading)\n"))
    let rest = article[start.upperBound...]
    let lines = rest.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { !$0.hasPrefix("| ---") }.dropFirst().prefix { $0.hasPrefix("|") }
    return lines.map { "\($0)\n" }.joined()
  }

  @Test func whatIsKeptAndNotShownIsNamed() throws {
    let kept = KeptMembers(in: SourceTree().files(in: "Sources/UIKit"))
    #expect(kept.members.count > 60)
    #expect(kept.members["UIScrollView"]?[.kept]?.contains("bounces") == true)
    #expect(kept.members["UIResponder"]?[.constant]?.contains("touchesBegan") == true)
    let old = try table("Kept and not shown")
    guard old != kept.table else { return }
    if ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"] == "all" {
      try article().replacing(old, with: kept.table)
        .write(to: Self.file, atomically: true, encoding: .utf8)
      return
    }
    let lines = kept.table.split(separator: "\n").difference(from: old.split(separator: "\n"))
    Issue.record(
      """
      WhatDiffersFromADevice.md does not say what doc comments say of members that are kept; run \
      with SNAPSHOT_TESTING_RECORD=all and commit it
      \(lines.map { "\($0)" }.joined(separator: "\n"))
      """)
  }

  /// A file that says that something is guessed stands in the article, and no other does.
  @Test func whatIsGuessedIsNamed() throws {
    let guessed = SourceTree().files(in: "Sources").filter { file in
      file.lines.contains { line in
        let text = line.drop { $0 == " " }
        return text.hasPrefix("//") && Self.words.contains { text.contains($0) }
      }
    }.map { String($0.path.split(separator: "/").last?.dropLast(".swift".count) ?? "") }
    let named = try table("Guessed").matches(of: /`([^`]+)`/).map { String($0.1) }
    #expect(Set(guessed).subtracting(named) == [], "guessed and not in the article")
    #expect(Set(named).subtracting(guessed) == [], "in the article and not guessed")
  }

  private static let words = ["by eye", "assumed", "carried back", "used for both looks"]
}
