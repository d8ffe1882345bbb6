import CellophaneDocument
import CellophanePreview
import Testing
import UIKit

/// What controls in cells do when they are operated.
@Suite(.serialized) @MainActor struct ControlOutcomeTests {
  /// The page of notes with a control beside the note `A`, and its lines that say what it does.
  private func page(
    beside note: String = "A", _ make: @escaping @MainActor @Sendable (NotesController) -> UIView
  ) async -> (page: ResolvedPage, lines: [String]) {
    let preview = Preview("Notes") {
      let notes = NotesController.list()
      notes.accessories = { notes, other in
        guard other == note else { return [] }
        return [
          .customView(
            configuration: .init(customView: make(notes), placement: .trailing(displayed: .always)))
        ]
      }
      return UINavigationController(rootViewController: notes)
    }
    let page = await AnyPreview(preview).resolve()[0]
    let lines = page.outline.split(separator: "\n").map { $0.drop { $0 == " " } }
    let starts = ["row ", "toggle ", "button ", "segments ", "stepper ", "body ", "bar "]
    return (page, lines.filter { line in starts.contains { line.hasPrefix($0) } }.map(String.init))
  }

  @Test func aSwitchThatShowsARowPlaysAsAnEdit() async {
    let (page, lines) = await page { notes in
      let toggle = UISwitch()
      toggle.isOn = notes.notes.contains("D")
      toggle.addAction(
        UIAction { [unowned notes] action in
          let isOn = (action.sender as? UISwitch)?.isOn ?? false
          notes.notes = isOn ? ["A", "B", "C", "D"] : ["A", "B", "C"]
          notes.apply()
        }, for: .valueChanged)
      return toggle
    }
    #expect(
      lines.filter { $0.hasPrefix("toggle") } == [
        #"toggle off -> insert list "D" #1 in list section "0" last, replace list "A" #1"#,
        #"toggle on -> delete list "D", replace list "A" #2"#,
        #"toggle off -> insert list "D" #1 in list section "0" last, replace list "A" #1"#,
      ])
    #expect(page.findings.isEmpty)
  }

  @Test func aSwitchThatOnlyTurnsIsThePagesOwn() async {
    let (page, lines) = await page { _ in
      let toggle = UISwitch()
      toggle.addAction(UIAction { _ in }, for: .valueChanged)
      return toggle
    }
    #expect(lines.filter { $0.hasPrefix("toggle") } == ["toggle off"])
    #expect(page.bodies.isEmpty)
    #expect(page.findings.isEmpty)
  }

  @Test func segmentsPlayWhatEachOfThemDoes() async {
    let (page, lines) = await page { notes in
      let segments = UISegmentedControl(items: ["Day", "Week"])
      segments.selectedSegmentIndex = 0
      segments.addAction(
        UIAction { [unowned notes] action in
          let chosen = (action.sender as? UISegmentedControl)?.selectedSegmentIndex ?? 0
          notes.title = ["Today", "This week"][chosen]
        }, for: .valueChanged)
      return segments
    }
    #expect(
      lines.filter { $0.hasPrefix("segments") } == [
        #"segments "Day"* "Week" nothing or -> text bar title "This week", "#
          + #"text bar large title "This week", replace list "A" #1"#,
        #"segments "Day" "Week"* -> text bar title "Today", "#
          + #"text bar large title "Today", replace list "A" #2 or nothing"#,
        #"segments "Day"* "Week" nothing or -> text bar title "This week", "#
          + #"text bar large title "This week", replace list "A" #1"#,
      ])
    #expect(page.findings.isEmpty)
  }

  @Test func aStepperCountsAsFarAsItWasAsked() async {
    let (page, lines) = await page { notes in
      let stepper = UIStepper()
      stepper.addAction(
        UIAction { [unowned notes] action in
          let value = (action.sender as? UIStepper)?.value ?? 0
          notes.navigationItem.subtitle = "\(Int(value))"
        }, for: .valueChanged)
      return stepper
    }
    let steps = lines.filter { $0.hasPrefix("stepper") }
    #expect(
      steps.first
        == #"stepper at-least nothing or -> text bar subtitle "1", replace list "A" #1"#)
    #expect(
      steps.contains(
        #"stepper -> text bar subtitle "0", replace list "A" #2 "#
          + #"or -> text bar subtitle "2", replace list "A" #3"#))
    #expect(
      steps.contains(
        #"stepper -> text bar subtitle "6", replace list "A" #7 "#
          + #"or -> text bar subtitle "8", replace list "A" #9"#))
    #expect(steps.last == "stepper -> alone or -> alone")
    #expect(page.findings.map(\.rule) == ["looks-not-touched"])
    #expect(page.findings.map(\.severity) == [.note])
  }

  @Test func aButtonDeletesItsRow() async {
    let (page, lines) = await page(beside: "B") { notes in
      UIButton(
        configuration: .plain(),
        primaryAction: UIAction(title: "Done") { [unowned notes] _ in notes.delete("B") })
    }
    #expect(lines.contains(#"button "Done" insets 7,12,7,12 -> delete list "B""#))
    #expect(page.findings.isEmpty)
  }

  @Test func aMenuOfAButtonAsksWhich() async {
    let (page, lines) = await page { notes in
      let button = UIButton(configuration: .plain())
      button.setTitle("More", for: .normal)
      button.showsMenuAsPrimaryAction = true
      button.menu = UIMenu(children: [
        UIAction(title: "Delete") { [unowned notes] _ in notes.delete("A") },
        UIAction(title: "Rename") { [unowned notes] _ in notes.title = "Renamed" },
      ])
      return button
    }
    #expect(
      lines.contains(
        #"button "More" insets 7,12,7,12 -> menu ["Delete" (-> delete list "A"), "#
          + #""Rename" (-> text bar title "Renamed", text bar large title "Renamed")]"#))
    #expect(page.findings.isEmpty)
  }
}
