import Foundation
import Testing

/// `show` as a shell sees it.
@Suite struct ShowTests {
  private func show(
    _ arguments: String..., environment: [String: String] = [:]
  ) throws -> (code: Int32, output: String, errors: String) {
    try runFixture(
      ["show"] + arguments,
      environment: environment.merging(["FIXTURE": "places"]) { own, _ in own },
      program: fixtureExecutable)
  }

  private struct Answer: Decodable {
    struct Preview: Decodable {
      var id: String
      var file: String
      var line: Int
      var pages: [Page]
      var findings: [Found]
    }
    struct Page: Decodable {
      var id: String
      var look: String
      var environment: Environment
      var elements: [Element]
      var outline: String?
    }
    struct Environment: Decodable {
      var name: String
      var width: Double
      var scheme: String
      var textSize: String
    }
    struct Element: Decodable {
      var role: String
      var name: String?
      var states: [String]?
      var id: String?
      var children: [Element]?
    }
    struct Found: Decodable {
      var rule: String
      var severity: String
      var message: String
    }
    var schema: String
    var previews: [Preview]
  }

  /// Without a browser, so that nothing is measured.
  private func answer(_ arguments: String...) throws -> Answer {
    let result = try runFixture(
      ["show", "places", "--format", "json"] + arguments,
      environment: ["FIXTURE": "places", "PATH": "/nowhere", "CHROME_PATH": ""],
      program: fixtureExecutable)
    #expect(result.code == 0, "\(result.errors)")
    #expect(result.output.split(separator: "\n").count == 1)
    return try JSONDecoder().decode(Answer.self, from: Data(result.output.utf8))
  }

  @Test func aLineIsSaidForEverythingThatHasARole() throws {
    let result = try show("places", "--device", "phone", "--quiet")
    #expect(result.code == 0)
    #expect(
      result.output == """
        - tree "List":
          - treeitem "Favorites" [expanded]:
            - text: "Favorites"
            - button "Delete"
            - group:
              - treeitem "Boat":
                - text: "Boat"
                - button "Delete"
              - treeitem "Pictures":
                - text: "Pictures"
                - button "Delete"

        """)
    #expect(result.errors == "")
  }

  @Test func aGestureIsDoneFirst() throws {
    let result = try show("places", "--device", "phone", "--after", "collapse:Favorites")
    #expect(result.code == 0)
    #expect(
      result.output == """
        - tree "List":
          - treeitem "Favorites" [collapsed]:
            - text: "Favorites"
            - button "Delete"

        """)
    let deleted = try show(
      "places", "--device", "phone", "--after", "swipe:Boat:Delete", "--after", "wait:2")
    #expect(!deleted.output.contains("Boat"))
    #expect(deleted.output.contains("treeitem \"Pictures\""))
  }

  @Test func aGestureThatNothingAnswersToNamesWhatThereIs() throws {
    let result = try show("places", "--after", "tap:Nowhere")
    #expect(result.code == 1)
    #expect(result.output == "")
    #expect(
      result.errors.contains(
        "error: there is nothing called 'Nowhere' to tap in 'PlacesViewController'; it has "
          + "'Favorites', 'Boat', 'Pictures'"))
  }

  @Test func anAlertThatAGestureBringsIsSaidSinceItIsNotDrawn() throws {
    let answer = try answer("--device", "phone", "--after", "tap:Boat")
    let found = try #require(answer.previews[0].findings.first { $0.rule == "alert-not-drawn" })
    #expect(found.severity == "note")
    #expect(
      found.message == "the preview 'Places' begins with the alert 'It sank' over it, which is not "
        + "drawn; choose one of its answers to go on: 'OK'")
    let after = try self.answer("--device", "phone", "--after", "tap:Boat", "--after", "tap:OK")
    #expect(!after.previews[0].findings.contains { $0.rule == "alert-not-drawn" })
  }

  @Test func programsReadTheTreeAndWhereItIsDeclared() throws {
    let answer = try answer()
    #expect(answer.schema == "show/1")
    let preview = answer.previews[0]
    #expect(preview.id == "places")
    #expect(preview.file == "Tests/SiteFixtureWorker/Main.swift")
    let source = try String(contentsOfFile: preview.file, encoding: .utf8)
    #expect(
      source.split(separator: "\n", omittingEmptySubsequences: false)[preview.line - 1]
        .contains("Preview(\"Places\""))
    #expect(preview.pages.map(\.id) == ["places", "places-pad"])
    let tree = preview.pages[0].elements[0]
    #expect(tree.role == "tree")
    #expect(tree.children?[0].id == "list/Favorites")
    #expect(tree.children?[0].states == ["expanded"])
    #expect(preview.findings.map(\.rule) == ["outcome-alone", "boxes-not-measured"])
  }

  @Test func onlyTheNamedPageIsSaid() throws {
    let result = try show("places-pad", "--outline")
    #expect(
      result.output.hasPrefix("page places-pad \"Places\" iOS26\n  environment pad 1194x834\n"))
  }

  @Test func surroundingsAreChosen() throws {
    let answer = try answer(
      "--device", "phone", "--look", "iOS18", "--dark", "--text-size", "accessibility3")
    let page = answer.previews[0].pages[0]
    #expect(page.look == "iOS18")
    #expect(page.environment.width == 393)
    #expect(page.environment.scheme == "dark")
    #expect(page.environment.textSize == "accessibility3")
    #expect(page.environment.name == "phone-dark-accessibility3")
  }

  @Test func eachRowStandsThereInEachState() throws {
    let result = try show(
      "places", "--device", "phone", "--state", "normal", "--state", "selected+disabled")
    #expect(result.code == 0, "\(result.errors)")
    #expect(
      result.output == """
        - tree "List":
          - treeitem "Favorites" [expanded]:
            - text: "Favorites"
            - group:
              - treeitem "Boat"
              - treeitem "Pictures"
          - treeitem "Favorites" [disabled] [expanded] [selected]:
            - text: "Favorites"
            - group:
              - treeitem "Boat" [disabled] [selected]
              - treeitem "Pictures" [disabled] [selected]

        """)
  }

  @Test(arguments: [
    ["elsewhere"], [], ["places", "--changed-since", "main"], ["places", "--state", "happy"],
    ["places", "--after", "shake"], ["places", "--text-size", "huge"], ["places-watch"],
  ])
  func aWrongCallEndsWithTwo(arguments: [String]) throws {
    let result = try runFixture(
      ["show"] + arguments, environment: ["FIXTURE": "places"], program: fixtureExecutable)
    #expect(result.code == 2, "\(result.errors)")
    #expect(result.output == "")
  }

  @Test func aPictureThatNobodyCanTakeEndsWithThree() throws {
    let folder = try TemporaryFolder()
    let result = try show(
      "places", "--picture", "\(folder.path)/a.png",
      environment: ["PATH": "/nowhere", "CHROME_PATH": ""])
    #expect(result.code == 3)
    #expect(result.output == "")
    #expect(result.errors.contains("error: there is no browser that can take pictures"))
    #expect(!folder.exists("a.png"))
  }

  @Test func nothingIsLeftBehind() throws {
    let folder = try TemporaryFolder()
    _ = try show("places", environment: ["TMPDIR": folder.path])
    #expect(try folder.files(in: "").isEmpty)
  }
}
