#if Overlay
import Foundation
import Testing

/// An app in the manners of apps is rewritten, compiled and run: what its selectors name is done.
@Suite struct ActingTests {
  @Test func whatSelectorsNameIsDoneOnThePage() throws {
    let app = try RewrittenApp()
    defer { app.remove() }
    let compiled = try app.compile()
    try #require(compiled.code == 0, "\(compiled.words)")
    #expect(!compiled.words.contains("error:"))
    let built = try app.site()
    try #require(built.code == 0, "\(built.words)")

    let list = try app.page("list")
    for title in [
      "Saved with Save", "Titled by its list", "Searched for", "Added by the bar",
    ] {
      #expect(list.contains(title), "a tap that says '\(title)'")
    }
    #expect(!list.contains("Refreshed below"))
    #expect(!list.contains("No title"))
    let checks = try app.page("checks")
    let facts = [
      "equal true; named close; responds true; does not false; can true; answer answered; "
        + "title Title then New; opened 1; chain true; hides false; saved me; old saved; later now; "
        + "a+b; one c; turned true; later in a moment; fired values"
    ]
    #expect(facts.allSatisfy(checks.contains), "\(checks)")
  }

  @Test func messagesNameTheAppsOwnFilesAndLines() throws {
    let app = try RewrittenApp()
    defer { app.remove() }
    let file = app.sources.appending(path: "RowCell.swift")
    var text = try String(contentsOf: file, encoding: .utf8)
    text += "\nextension RowCell { override func prepareForReuse() { missing() } }\n"
    try Data(text.utf8).write(to: file)
    let compiled = try app.compile()
    #expect(compiled.code != 0)
    let line = text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    #expect(compiled.words.contains("\(file.path):\(line):"))
    #expect(compiled.words.contains("cannot find 'missing' in scope"))
  }
}
#endif
