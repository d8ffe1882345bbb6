import Foundation
import Testing

/// What the action writes into the summary and into the comment.
@Suite struct ActionWordsTests {
  private let outcomes = [
    "BUILD": "success", "SITE": "success", "TEST": "success", "REPORT": "success",
    "ARTIFACT": "https://host/artifact", "GH_TOKEN": "a token",
  ]
  private let words = """
    ### App, against main at 1234567

    **1 change**:

    - **Shelves** changed

    """
  private let body = """
    ### App, against main at 1234567

    **1 change**:

    - **Shelves** changed

    [Site and report](https://host/artifact)

    """

  private func host(_ settings: [String: String], gh script: String = "true") throws -> ActionHost {
    let host = try ActionHost(settings)
    try host.write(words, to: "cellophane/words.md")
    try host.command("gh", script)
    return host
  }

  @Test func aPushHasItsWordsInTheSummaryAlone() throws {
    let host = try host([:])
    defer { host.remove() }
    #expect(try host.step("words", outcomes) == (0, ""))
    #expect(host.text("summary") == body)
    #expect(host.calls == [])
  }

  @Test func theFirstRunOfAPullRequestWritesAComment() throws {
    let host = try host(["number": "7"])
    defer { host.remove() }
    #expect(try host.step("words", outcomes) == (0, ""))
    let path = "\(host.folder.path)/cellophane/comment.md"
    let asked: [Substring] = [
      "gh api --paginate repos/owner/app/issues/7/comments --jq .[] | select(.body | startswith(env.MARK)) | .id",
      "gh api --method POST repos/owner/app/issues/7/comments -F body=@\(path)",
    ]
    #expect(host.calls == asked)
    #expect(host.text("cellophane/comment.md") == "<!-- cellophane: Previews -->\n\(body)\n")
    #expect(host.text("summary") == body)
  }

  @Test func laterRunsWriteItAnew() throws {
    let host = try host(["number": "7"], gh: "[ \"$2\" != --paginate ] || printf '31\\n44\\n'")
    defer { host.remove() }
    #expect(try host.step("words", outcomes) == (0, ""))
    #expect(
      host.calls.last?.hasPrefix("gh api --method PATCH repos/owner/app/issues/comments/31 -F ")
        == true)
  }

  @Test func ofAForkNothingIsTriedAndTheSummarySaysWhy() throws {
    let host = try host(["number": "7", "head_repository": "somebody/app"])
    defer { host.remove() }
    let why =
      "There is no comment: the pull request is from a fork, for which the host gives a token that "
      + "only reads. This has what it would say."
    #expect(try host.step("words", outcomes) == (0, "::notice title=Cellophane::\(why)\n"))
    #expect(host.text("summary") == "\(body)\n\(why)\n")
    #expect(host.calls == [])
  }

  @Test func whatTheHostRefusesIsSaidAndTheStepPasses() throws {
    let host = try host(
      ["number": "7"], gh: "echo 'gh: Resource not accessible (HTTP 403)' >&2; exit 1")
    defer { host.remove() }
    #expect(try host.step("words", outcomes).code == 0)
    let why =
      "There is no comment: gh: Resource not accessible (HTTP 403). A job that writes it has "
      + "'permissions: pull-requests: write'."
    #expect(host.text("summary") == "\(body)\n\(why)\n")
  }

  @Test func aMachineWithoutTheCommandSaysSo() throws {
    let host = try host(["number": "7"])
    defer { host.remove() }
    let bare = host.folder.appending(path: "bare")
    try FileManager.default.createDirectory(at: bare, withIntermediateDirectories: true)
    for name in ["bash", "dirname", "sed", "cat", "awk"] {
      let folder = try #require(
        ["/bin", "/usr/bin"].first { FileManager.default.fileExists(atPath: "\($0)/\(name)") })
      try FileManager.default.createSymbolicLink(
        atPath: bare.appending(path: name).path, withDestinationPath: "\(folder)/\(name)")
    }
    let more = outcomes.merging(["PATH": bare.path]) { $1 }
    #expect(try host.step("words", more).code == 0)
    #expect(
      host.text("summary") == "\(body)\nThere is no comment: there is no `gh` on this machine.\n")
  }

  @Test func whatFailedIsNamedBelowTheTitle() throws {
    let host = try ActionHost()
    defer { host.remove() }
    let more = outcomes.merging(
      ["BUILD": "failure", "SITE": "skipped", "TEST": "skipped", "REPORT": "", "ARTIFACT": ""]
    ) { $1 }
    #expect(try host.step("words", more).code == 0)
    #expect(
      host.text("summary") == """
        ### Previews

        **The build failed.** [The log](https://host/owner/app/actions/runs/12) says more.


        """)
  }

  /// A host takes 65,536 characters; a paragraph is there or is not.
  @Test func whatDoesNotFitIntoACommentIsLeftToTheSummary() throws {
    let host = try host(["number": "7"])
    defer { host.remove() }
    let paragraph = String(repeating: "ä", count: 499) + "."
    let many = Array(repeating: paragraph, count: 200).joined(separator: "\n\n")
    try host.write("### App\n\n\(many)\n", to: "cellophane/words.md")
    #expect(try host.step("words", outcomes).code == 0)
    let comment = host.text("cellophane/comment.md")
    #expect(comment.utf8.count < 65_536)
    #expect(
      comment.hasSuffix(
        "\n\n\(paragraph)\n\n"
          + "The rest stands in [the summary of the run](https://host/owner/app/actions/runs/12)."
          + "\n\n"))
    #expect(host.text("summary").contains(many))
  }
}
