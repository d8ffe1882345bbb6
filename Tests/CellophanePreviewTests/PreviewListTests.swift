import CellophanePreview
import Testing
import UIKit

@Suite(.serialized) @MainActor struct PreviewListTests {
  private func location(_ line: Int) -> PreviewLocation {
    PreviewLocation(file: "Gallery/Gallery.swift", path: "/g/Gallery.swift", line: line)
  }

  private func preview(
    _ title: String, id: String? = nil, environments: [PreviewEnvironment] = [.phone], line: Int
  ) -> AnyPreview {
    AnyPreview(
      Preview(
        title, id: id, environments: environments, file: "Gallery/Gallery.swift",
        path: "/g/Gallery.swift", line: line
      ) { UIViewController() })
  }

  @PreviewBuilder private func built(_ isLong: Bool) -> [AnyPreview] {
    Preview("One") { UIViewController() }
    if isLong {
      for number in 2...3 { Preview("Number \(number)") { UIViewController() } }
    } else {
      Preview("Only") { UIViewController() }
    }
  }

  @Test func aBuilderTakesPreviewsLoopsAndConditions() {
    #expect(built(true).map(\.title) == ["One", "Number 2", "Number 3"])
    #expect(built(false).map(\.id) == ["one", "only"])
  }

  @Test func aTitleGivenTwiceIsAProblemThatSaysWhereTheFirstIs() {
    let problems = [preview("Topics", line: 3), preview("Topics", line: 8)].problems
    #expect(problems == [.sameTitle("Topics", location(8), first: location(3))])
    #expect(
      problems[0].description
        == "the preview's title 'Topics' is taken at Gallery/Gallery.swift:3; "
        + "give one of the two another title")
  }

  @Test func titlesThatMeetInOneFileNameAreAProblem() {
    let problems = [preview("A b", line: 1), preview("a/b", line: 2)].problems
    #expect(problems == [.sameID("a-b", location(2), first: location(1))])
  }

  @Test func aTitleThatGivesNoFileNameIsAProblemUnlessAnIdIsGiven() {
    #expect([preview("日本", line: 4)].problems == [.noFileName(title: "日本", location(4))])
    #expect([preview("日本", id: "japan", line: 4)].problems == [])
    #expect([preview("日本", id: "Ja pan", line: 4)].problems == [.badID(id: "Ja pan", location(4))])
  }

  @Test func anEnvironmentDeclaredTwiceIsAProblem() {
    let problems = [preview("A", environments: [.phone, .pad, .phone], line: 5)].problems
    #expect(problems == [.sameEnvironment("phone", title: "A", location(5))])
  }

  @Test func environmentsHaveNamesForFiles() {
    #expect(PreviewEnvironment.phone.name == "phone")
    #expect(PreviewEnvironment.pad.dark.rightToLeft.name == "pad-dark-right-to-left")
    #expect(PreviewEnvironment.phone.textSize(.extraLarge).name == "phone-extra-large")
    #expect(
      PreviewEnvironment.phone.textSize(.accessibilityLarge).name == "phone-accessibility2")
  }
}
