import CellophaneDoctor
import Testing

@Suite struct BareSourceTests {
  @Test(arguments: [
    ("let a = 1 // a {\nlet b", "let a = 1 \nlet b"),
    ("a /* one /* two */ { */ b", "a  b"),
    (#"say("one \(name("{")) }") {"#, #"say("") {"#),
    (##"say(#"a " { "#) {"##, #"say("") {"#),
    ("#if os(Linux) // {\na", "#if os(Linux) \na"),
    ("let text = \"\"\"\n  {\n  \"\"\"\nb", "let text = \"\"\nb"),
    ("a / b {", "a / b {"),
  ])
  func commentsAndTextsAreLeftOut(source: String, bare: String) {
    #expect(String(decoding: BareSource.bytes(of: Array(source.utf8)), as: UTF8.self) == bare)
  }
}
