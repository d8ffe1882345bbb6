#if Overlay
import CellophaneOverlay
import Testing

/// What a file can be compiled without.
@Suite struct PassageTests {
  @Test func aStatementIsLeftOutAlone() {
    let text = """
      final class Rows {
        func load() {
          first()
          second { third() }
        }
      }
      """
    #expect(left(out: "first", of: text) == "first()")
    #expect(left(out: "third", of: text) == "third()")
    #expect(left(out: "second", of: text) == "second { third() }")
    #expect(left(out: "load", of: text).hasPrefix("func load() {"))
    #expect(left(out: "Rows", of: text) == text)
  }

  @Test func whatDecidesAboutAResultGoesWithItsFunction() {
    let text = """
      struct Rows {
        func count(_ all: Bool) -> Int {
          log()
          if all { return many }
          guard isOpen else { return 0 }
          return few
        }
        var title: String { name }
        var image: Image { get { shape } set { keep(newValue) } }
        let sorted = list.map { one in
          return one.word
        }
      }
      """
    #expect(left(out: "log", of: text) == "log()")
    for word in ["many", "all {", "isOpen", "few"] {
      #expect(left(out: word, of: text).hasPrefix("func count(_ all: Bool) -> Int {"), "\(word)")
    }
    #expect(left(out: "name", of: text) == "var title: String { name }")
    #expect(left(out: "shape", of: text).hasPrefix("var image: Image {"))
    #expect(left(out: "keep", of: text) == "keep(newValue)")
    #expect(left(out: "word", of: text).hasPrefix("let sorted = list.map {"))
  }

  @Test func aFunctionWithoutResultIsLeftWhereItWasLeft() {
    let text = "func open() {\n  if isDone { return finish() }\n  start()\n}"
    let passage = passage(at: "finish", of: text)
    #expect(passage?.text == "return")
    #expect(left(out: "finish", of: text) == "return finish()")
    #expect(left(out: "isDone", of: text) == "if isDone { return finish() }")
  }

  @Test func aDeclarationTakesItsSemicolonAlong() {
    let text =
      "let first = 1; let other = 2\nfinal class Rows {\n"
      + "  override func load() { super.load() }; func count() -> Int { many }; var open = true\n}"
    #expect(left(out: "first", of: text) == "let first = 1;")
    #expect(left(out: "load()", of: text) == "override func load() { super.load() };")
    #expect(left(out: "many", of: text) == "func count() -> Int { many };")
    #expect(left(out: "open", of: text) == "var open = true")
  }

  @Test func aDeclarationCanStayWithoutItsBody() {
    let text = """
      final class Rows {
        init(count: Int) { self.count = count }
        deinit { close() }
        @objc func load(_ page: Int, of book: Book) async throws -> [Row] {
          fetch(page)
        }
        func show() { view.show() }
        func made() -> some View { Text("made") }
        var title: String { name }
        var image: Image { get { shape } set { keep(newValue) } }
        var color = Color.red { didSet { paint() } }
        let words: [String] = { read() }()
        subscript(row: Int) -> Row { rows[row] }
      }
      """
    let bytes = Array(text.utf8)
    let kept = SourcePassages.all(in: bytes).compactMap(\.kept).map { one in
      let body = String(decoding: bytes[one.body], as: UTF8.self)
      return "\(one.name)\(one.stops ? " stops" : ""):\(body)"
    }
    #expect(
      kept == [
        "init(count:) stops: self.count = count ",
        "load(_:of:) stops:\n    fetch(page)\n  ",
        "show(): view.show() ",
        "title stops: name ",
        "image stops: shape ",
        "subscript stops: rows[row] ",
      ])
  }

  @Test func aNameAfterATypesColonIsLeftOutAlone() {
    let text = """
      final class Rows: Screen, Picking, @unchecked Sendable {
        override func load() {}
      }
      final class Other: PickingDelegate {}
      final class Store: Keeping { init() {} }
      final class Base: Keeping {}
      extension Rows: Counting, Missing.Finding<Row> {}
      struct Row: Sorting {}
      enum Kind: Telling { case one }
      enum Flag: flag_t, Printing { case on = 0x1, off }
      protocol Naming: Wording {}
      """
    for word in ["Picking", "@unchecked Sendable", "Counting", "Missing.Finding<Row>", "Sorting"] {
      #expect(left(out: word, of: text) == word)
    }
    #expect(left(out: "PickingDelegate", of: text) == "PickingDelegate")
    #expect(left(out: "Keeping { init", of: text) == "Keeping")
    #expect(left(out: "Telling", of: text) == "Telling")
    #expect(left(out: "Wording", of: text) == "Wording")
    #expect(passage(at: "Picking", of: text)?.text == "Any")
    let conformance = passage(at: "Missing.Finding", of: text)?.conformance
    #expect(conformance?.type == "Rows")
    #expect(conformance?.name == "Finding")
    #expect(left(out: "Printing", of: text) == "Printing")
    // A class's first name may be its superclass, and an enumeration's its raw type.
    #expect(left(out: "Screen", of: text).hasPrefix("final class Rows: Screen"))
    #expect(left(out: "Keeping {}", of: text) == "final class Base: Keeping {}")
    #expect(left(out: "flag_t", of: text).hasPrefix("enum Flag: flag_t"))
  }

  /// What is left out where an error stands at a word.
  private func left(out word: String, of text: String) -> String {
    guard let out = passage(at: word, of: text)?.out else { return "" }
    return String(decoding: Array(text.utf8)[out], as: UTF8.self)
  }

  private func passage(at word: String, of text: String) -> SourcePassages.Passage? {
    guard let range = text.utf8.firstRange(of: Array(word.utf8)) else { return nil }
    let offset = text.utf8.distance(from: text.utf8.startIndex, to: range.lowerBound)
    return SourcePassages.all(in: Array(text.utf8)).filter { $0.place.contains(offset) }
      .min { $0.place.count < $1.place.count }
  }
}
#endif
