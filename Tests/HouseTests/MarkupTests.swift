import Foundation
import Testing

/// What pages are written with and what checks them know the same words.
@Suite struct MarkupTests {
  /// A page with an attribute that the grammar has not is not shown.
  @Test func theGrammarHasEveryAttributeOfOurOwn() throws {
    let tree = SourceTree()
    let grammar = try String(
      contentsOf: tree.root.appending(path: "Sources/CellophaneValidation/markup.rng"),
      encoding: .utf8)
    let names = Set(grammar.matches(of: /<name>([\w-]+)<\/name>/).map { String($0.1) })
    var written: Set<String> = []
    for file in tree.files(in: "Sources/CellophaneHTML") {
      let text = file.lines.joined(separator: "\n")
      written.formUnion(text.matches(of: /attribute\(\s*"(data-[\w-]+)"/).map { String($0.1) })
    }
    #expect(written.count > 50)
    #expect(written.subtracting(names).sorted() == [])
  }
}
