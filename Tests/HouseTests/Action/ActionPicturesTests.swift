import Foundation
import Testing

/// The branch from which the action's comment shows pictures.
@Suite struct ActionPicturesTests {
  private let words = """
    ### App

    - **Shelves** changed

    <table>
    <tr><th>Before</th></tr>
    <tr>
    <td><img src="https://host/a.png"></td>
    </tr>
    </table>

    - **Others** changed

    """
  private let withoutTables = "### App\n\n- **Shelves** changed\n\n\n- **Others** changed\n"

  private func host(_ settings: [String: String]) throws -> ActionHost {
    let host = try ActionHost(settings)
    try host.write("a picture", to: "cellophane/out/report/pictures/shelves-after.png")
    try host.write(words, to: "cellophane/words.md")
    return host
  }

  private func files(_ host: ActionHost) throws -> [Substring] {
    try host.git("ls-tree", "-r", "--name-only", "cellophane-pictures", in: "origin")
      .split(separator: "\n")
  }

  /// A step of another run, as the setup and the report note it.
  private func run(_ host: ActionHost, number: Int, folder: String) throws {
    let noted = host.text("cellophane/settings")
    try host.write(
      "\(noted)number=\(number)\npictures_folder=\(folder)\n", to: "cellophane/settings")
    #expect(try host.step("pictures") == (0, ""))
  }

  @Test func theBranchIsOneCommitWithTheLastPicturesOfEachPullRequest() throws {
    let host = try host([:])
    defer { host.remove() }
    try run(host, number: 7, folder: "7/12-1")
    #expect(try files(host) == ["7/12-1/shelves-after.png", "README.md"])
    try run(host, number: 8, folder: "8/13-1")
    try host.write("another", to: "cellophane/out/report/pictures/shelves-after.png")
    try run(host, number: 7, folder: "7/14-1")
    #expect(
      try files(host) == ["7/14-1/shelves-after.png", "8/13-1/shelves-after.png", "README.md"])
    #expect(try host.git("rev-list", "--count", "cellophane-pictures", in: "origin") == "1")
    #expect(
      try host.git("show", "cellophane-pictures:7/14-1/shelves-after.png", in: "origin")
        == "another")
    #expect(host.text("cellophane/words.md") == words)
    // The work tree and what is staged there are as they were.
    #expect(try host.git("status", "--porcelain") == "")
  }

  @Test func thePicturesOfFiftyPullRequestsStay() throws {
    let host = try host([:])
    defer { host.remove() }
    try host.git("switch", "--quiet", "--orphan", "cellophane-pictures")
    for number in 1...60 {
      try host.write("old", to: "workspace/\(number)/1-1/a.png")
    }
    try host.git("add", ".")
    try host.git("commit", "--quiet", "--message", "Sixty")
    try host.git("push", "--quiet", "origin", "cellophane-pictures")
    try host.git("switch", "--quiet", "main")
    try run(host, number: 61, folder: "61/12-1")
    let numbers = try files(host).compactMap { Int($0.prefix { $0 != "/" }) }
    #expect(numbers.sorted() == Array(12...61))
  }

  @Test func ofAForkNoBranchIsWrittenAndTheWordsComeWithoutTables() throws {
    let host = try host([
      "number": "7", "head_repository": "somebody/app", "pictures_folder": "7/12-1",
    ])
    defer { host.remove() }
    #expect(try host.step("pictures").code == 0)
    #expect(host.text("cellophane/words.md") == withoutTables)
    #expect(
      host.text("cellophane/remarks")
        == "- The pictures are in the report only, since the pull request is from a fork, for which "
        + "the host gives a token that only reads.\n")
    #expect(try host.git("branch", "--list", "cellophane-pictures", in: "origin") == "")
  }

  @Test func aBranchThatCannotBeWrittenIsSaid() throws {
    let host = try host(["number": "7", "pictures_folder": "7/12-1"])
    defer { host.remove() }
    try host.git("remote", "set-url", "origin", "../nowhere")
    #expect(try host.step("pictures").code == 0)
    #expect(host.text("cellophane/words.md") == withoutTables)
    let remarks = host.text("cellophane/remarks")
    #expect(
      remarks.hasPrefix(
        "- The pictures are in the report only, since the branch 'cellophane-pictures' could not be "
          + "written ("))
    #expect(
      remarks.hasSuffix("). A job that writes it has 'permissions: contents: write'.\n"))
  }

  @Test func aReportAtAnAddressShowsItsOwn() throws {
    let host = try host([
      "number": "7", "pictures_folder": "7/12-1", "url": "https://pages/report",
    ])
    defer { host.remove() }
    #expect(try host.step("pictures") == (0, ""))
    #expect(host.text("cellophane/words.md") == words)
    #expect(try host.git("branch", "--list", "cellophane-pictures", in: "origin") == "")
  }
}
