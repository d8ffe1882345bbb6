import CellophaneValidation
import Testing

@testable import CellophaneSite

@Suite struct LaunchFindingTests {
  /// What is left of a note about each of two previews, by the previews.
  private func left(_ messages: (launch: String, screen: String)) -> [String?] {
    var launch = SitePreview(id: "launch", title: "Launch", file: "App.swift", line: 6) { _ in [] }
    launch.isLaunch = true
    let screen = SitePreview(id: "list", title: "List", file: "List.swift", line: 3) { _ in [] }
    let builder = SiteBuilder(
      site: Site(title: "App", previews: [launch, screen]),
      options: BuildOptions(output: "Public", jobs: 1, worker: []))
    let findings = [(launch, messages.launch), (screen, messages.screen)].map { preview, message in
      Finding(
        severity: .note, rule: "outcome-alone", page: preview.file, line: preview.line,
        message: message, preview: preview.id)
    }
    return builder.once(findings).map(\.preview)
  }

  @Test func whatALaunchShowsIsSaidOfTheScreenThatHasAPreviewOfItsOwn() {
    #expect(left(("it depends", "it depends")) == ["list"])
    #expect(
      left(("in the preview 'Launch', it depends", "in the preview 'List', it depends")) == ["list"]
    )
  }

  @Test func thePreviewsTitleMakesNoDifferenceWhereverItStands() {
    #expect(
      left(("row 'A': the preview 'Launch' has more", "row 'A': the preview 'List' has more"))
        == ["list"])
    #expect(
      left(("the preview 'Launch' stops", "the preview 'Other' stops")) == ["launch", "list"])
  }

  @Test func whatIsSaidOfTheLaunchAloneStays() {
    #expect(left(("it depends", "it stops")) == ["launch", "list"])
  }
}
