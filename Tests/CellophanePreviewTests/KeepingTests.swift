import CellophanePreview
import Testing
import UIKit

/// What a reader opened or closed by hand, asked for each step.
@Suite(.serialized) @MainActor struct KeepingTests {
  /// What the last step keeps, as its line in the outline says it.
  private func step(_ preview: Preview<FamiliesController>) async -> String {
    let text = await outline(preview)
    return text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .last { $0.hasPrefix("step ") } ?? ""
  }

  /// Adds a child to Marx, on what the list has or on an outline made anew.
  private func families(anew: Bool) -> Preview<FamiliesController> {
    Preview("Families") { FamiliesController.list() }
      .step("Karl came") { families in
        guard let source = families.source else { return }
        var outline = source.snapshot(for: "Groups")
        if anew {
          outline = FamiliesController.Outline()
          outline.append(["Pep", "Marx"])
          outline.append(["Manny", "Moe"], to: "Pep")
          outline.append(["Groucho", "Other"], to: "Marx")
          outline.append(["Zeppo"], to: "Other")
        }
        outline.append(["Karl"], to: "Marx")
        source.apply(outline, to: "Groups")
      }
  }

  @Test func aSnapshotThatGoesOnFromTheListKeepsWhatIsOpen() async {
    #expect(await step(families(anew: false)) == #"step "1 row inserted" keeps what is open"#)
  }

  @Test func aSnapshotMadeAnewClosesEverything() async {
    #expect(await step(families(anew: true)) == #"step "1 row inserted""#)
  }

  @Test func whatIsRememberedInPartStaysOpenInPart() async {
    let preview = Preview("Families") { () -> FamiliesController in
      let families = FamiliesController.list()
      var open: Set<String> = []
      families.prepare = { families in
        families.source?.sectionSnapshotHandlers.willExpandItem = { open.insert($0) }
      }
      families.didSelect = { families, _ in
        var outline = FamiliesController.Outline()
        outline.append(["Pep", "Marx", "Late"])
        outline.append(["Manny", "Moe"], to: "Pep")
        outline.append(["Groucho", "Other"], to: "Marx")
        outline.append(["Zeppo"], to: "Other")
        outline.expand(open.intersection(["Marx"]).sorted())
        families.source?.apply(outline, to: "Groups")
      }
      return families
    }
    .step("Late came") { families in
      families.didSelect?(families, "Pep")
    }
    #expect(await step(preview) == #"step "1 row inserted" keeps list "Marx""#)
  }

  @Test func aStepOnWhatAReaderMayHaveHiddenIsStillAsked() async {
    let preview = Preview("Families") { () -> FamiliesController in
      let families = FamiliesController.list()
      families.expanded = ["Marx"]
      return families
    }
    .toggle("Other")
    #expect(await step(preview) == #"step "1 row opened" keeps what is open"#)
  }

  @Test func aFlatListKeepsNothing() async {
    let text = await outline(
      Preview("Names") { ListController() }.tap("Pep"))
    #expect(text.contains(#"step "1 row selected"\#n"#))
  }
}
