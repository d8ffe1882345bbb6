import Foundation
import Testing

/// The player of workflows, which stands for their host.
@Suite struct PlayTests {
  private static let player = SourceTree().root.appending(path: ".ci/play")

  /// Plays a workflow of some steps after a push to a repository of one commit.
  private func play(_ steps: String) throws -> (host: ActionHost, code: Int32, said: String) {
    let host = try ActionHost()
    try host.git("clone", "--quiet", "workspace", "origins/Bookshelf", in: ".")
    try host.write(
      "on: [push]\njobs:\n  one:\n    steps:\n\(steps)\n", to: "workflow.yml")
    let path = host.folder.path
    let (code, said) = try host.run(
      [Self.player.path, path, "\(path)/workflow.yml", "push", "main"], in: ".")
    return (host, code, said)
  }

  /// The outcome of each step that was played, without its seconds.
  private func outcomes(_ host: ActionHost) -> [String] {
    host.text("steps").split(separator: "\n").map {
      String($0.replacing(/\t\d+\t/, with: " "))
    }
  }

  @Test func stepsSeeOutputsOfOthersAndAreLeftOutByTheirConditions() throws {
    let (host, code, said) = try play(
      """
            - { id: a, name: A, run: 'echo "word=x y" >> "$GITHUB_OUTPUT"' }
            - { name: B, run: 'test "$WORD" = "x y"', env: { WORD: '${{ steps.a.outputs.word }}' } }
            - { name: C, run: 'true', if: "${{ steps.a.outputs.word != 'x y' || github.ref == 'b' }}" }
            - { id: d, name: D, run: 'exit 3' }
            - { name: E, run: 'true' }
            - { name: F, run: 'true', if: "${{ !cancelled() && steps.d.outcome == 'failure' }}" }
      """)
    defer { host.remove() }
    #expect(said == "")
    #expect(code == 1)
    #expect(outcomes(host) == ["success A", "success B", "failure D", "success F"])
  }

  @Test(arguments: [
    ("uses: actions/checkout@main", "the action 'actions/checkout@main'"),
    ("uses: somebody/else@v1", "the action 'somebody/else@v1'"),
    ("run: 'true', if: steps.other.outputs.word == ''", "'steps.other.outputs.word'"),
    ("run: 'true', if: \"matrix.os == ''\"", "'matrix.os'"),
    ("run: 'true', if: contains(github.ref)", "what the function 'contains' is given"),
  ])
  func whatNobodyKnowsHowToPlayIsSaid(step: String, words: String) throws {
    let (host, code, said) = try play("      - { name: A, \(step) }")
    defer { host.remove() }
    #expect(said == "play: error: nobody knows how to play \(words)\n")
    #expect(code == 2)
  }
}
