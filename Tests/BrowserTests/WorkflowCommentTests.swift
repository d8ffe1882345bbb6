import Foundation
import Testing

extension BrowserSuite {
  /// The comment that the workflow of the article about tests writes: its script, run where there is
  /// an engine for it, with a host that writes down what it is asked.
  @Suite struct WorkflowCommentTests {
    private func script() throws -> String {
      let article = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Sources/Cellophane/Cellophane.docc/TestYourLists.md")
      let text = try String(contentsOf: article, encoding: .utf8)
      let start = try #require(text.range(of: "script: |\n"))
      let end = try #require(text.range(of: "\n```", range: start.upperBound..<text.endIndex))
      return String(text[start.upperBound..<end.lowerBound])
    }

    /// What the host is asked, one line each.
    private func play(comments: [JSON], refuses: Bool = false) async throws -> [JSON] {
      let browser = try await Browser.shared.value
      try await browser.open(try #require(URL(string: "about:blank")))
      let asked = try await browser.run(
        """
        const [script, comments, refuses] = arguments
        const asked = []
        const write = (name) => async ({ body, ...where }) => {
          if (refuses) throw new Error("Resource not accessible by integration")
          asked.push(`${name} ${JSON.stringify(where)}`, body)
        }
        const issues = { listComments: "list", createComment: write("create"),
          updateComment: write("update") }
        const github = { rest: { issues }, paginate: async () => comments }
        const context = { repo: { owner: "a", repo: "b" }, issue: { number: 7 } }
        const summary = { addRaw: (text) => (asked.push("summary", text), summary),
          write: async () => asked.push("written") }
        const core = { summary, warning: (text) => asked.push("warning", text) }
        const require = () => ({ readFileSync: (path) => `read ${path}` })
        const process = { env: { ARTIFACT: "https://host/1" } }
        const names = ["github", "context", "core", "require", "process"]
        const run = new Function(...names, `return (async () => {${script}})()`)
        return run(github, context, core, require, process).then(() => asked)
        """, [.string(try script()), .array(comments), .bool(refuses)])
      return try #require(asked.array)
    }

    private let body: JSON =
      "<!-- lists -->\nread out/summary.md\n[Site and report](https://host/1)"

    @Test func itIsWrittenOnceAndChangedAfterwards() async throws {
      #expect(
        try await play(comments: [["id": 1, "body": "somebody's"]])
          == ["create {\"owner\":\"a\",\"repo\":\"b\",\"issue_number\":7}", body])
      #expect(
        try await play(comments: [
          ["id": 1, "body": "somebody's"], ["id": 2, "body": "<!-- lists -->\nbefore"],
        ]) == ["update {\"owner\":\"a\",\"repo\":\"b\",\"comment_id\":2}", body])
    }

    @Test func aForksTokenIsNotRefusedInSilence() async throws {
      let why =
        "There is no comment: Resource not accessible by integration. For a pull request from a "
        + "fork the host gives a token that only reads; the summary has what it would say."
      #expect(
        try await play(comments: [], refuses: true)
          == ["warning", .string(why), "summary", .string("\n\(why)\n"), "written"])
    }
  }
}
