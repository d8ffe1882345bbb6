import Foundation
import Testing

@testable import CellophaneHTML

/// The notices name every drawing, so that each can be asked where it comes from.
@Suite struct NoticesTests {
  /// The table's rows: family, description, glyphs.
  private static let rows: [[String]] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../NOTICES.md").standardizedFileURL
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let table = text.firstRange(of: "| family | drawn as | glyphs |").map { text[$0.upperBound...] }
    return (table ?? "").split(separator: "\n").dropFirst().map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }()

  @Test func everyFamilyIsDescribed() {
    #expect(Self.rows.map(\.first) == SymbolTable.tables.map(\.title))
    #expect(Self.rows.allSatisfy { $0.count == 3 && !$0[1].isEmpty })
  }

  @Test(arguments: SymbolTable.tables.map(\.title))
  func everyDrawingIsNamedWithItsFamily(title: String) throws {
    let row = try #require(Self.rows.first { $0.first == title })
    let named = row[2].matches(of: /`([^`]+)`/).map { String($0.1) }
    let drawn = SymbolTable.tables.filter { $0.title == title }.flatMap { $0.glyphs.map(\.key) }
    #expect(Set(named).subtracting(drawn) == [], "named in NOTICES.md and not drawn")
    #expect(Set(drawn).subtracting(named) == [], "drawn and not named in NOTICES.md")
    #expect(named.count == drawn.count)
  }
}
