import CellophaneDocument
import CellophanePreview
import Testing
import UIKit

/// What touches do on screens that touches bring up.
@Suite(.serialized) @MainActor struct BroughtUpScreenTests {
  /// A list whose rows push another list of notes.
  private func pushing(
    _ change: @escaping @MainActor @Sendable (NotesController) -> Void
  ) -> Preview<UINavigationController> {
    Preview("Notes") {
      let notes = NotesController.list()
      notes.title = "Folders"
      notes.notes = ["Work"]
      notes.didSelect = { notes, name in
        let inner = NotesController.list()
        inner.title = name
        change(inner)
        notes.navigationController?.pushViewController(inner, animated: true)
      }
      return UINavigationController(rootViewController: notes)
    }
  }

  @Test func aTapOnAPushedScreenIsAsked() async {
    let text = await outline(
      pushing { inner in
        inner.didSelect = { inner, note in
          inner.marked.insert(note)
          inner.apply()
        }
      })
    #expect(text.contains(#"row "Work" "Work" tap -> show shown-work"#))
    #expect(text.contains(##"row "A" "A" tap -> replace shown-work-list "A" #"##))
  }

  @Test func whatAPushedScreenPushesIsAskedToo() async {
    let text = await outline(
      pushing { inner in
        inner.didSelect = { inner, note in
          let last = NotesController.list()
          last.notes = ["\(note) 1", "\(note) 2"]
          last.actions = [
            (
              "Delete",
              { last, gone in
                last.notes.removeAll { $0 == gone }
                last.apply()
              }
            )
          ]
          inner.navigationController?.pushViewController(last, animated: true)
        }
      })
    #expect(text.contains(#"row "A" "A" tap -> show shown-a"#))
    #expect(text.contains(#"row "B" "B" tap -> show shown-b"#))
    #expect(text.contains(#"swipe trailing "Delete" full -> delete shown-b-list "B 2""#))
  }

  @Test func aButtonOfAPushedScreenEditsThere() async {
    let text = await outline(
      pushing { inner in
        inner.actions = [("Flag", { _, _ in })]
        inner.navigationItem.rightBarButtonItem = inner.editButtonItem
      })
    #expect(
      text.contains(#"item trailing "Edit" turns prominence -> edit shown-work-list saying "Done""#)
    )
  }

  @Test func aScreenThatIsReplacedGoesBackToHowTheFrameBegan() async {
    let text = await outline(
      Preview("Turning") {
        let plain = UIViewController()
        let navigation = UINavigationController(rootViewController: plain)
        plain.title = "List"
        plain.navigationItem.rightBarButtonItem = UIBarButtonItem(
          title: "Turn",
          primaryAction: UIAction { [unowned plain] _ in
            plain.title = plain.title == nil ? "List" : nil
          })
        return navigation
      })
    #expect(text.contains(#"item trailing "Turn" -> alone, show shown-turn"#))
    #expect(text.contains(#"item trailing "Turn" -> alone, frame start"#))
  }

  /// A list whose button changes the whole: one of so many colours lies behind it, the last for good.
  private func turning(_ count: Int, goesBack: Bool) -> Preview<UINavigationController> {
    Preview("Turning") {
      let notes = NotesController.list()
      var number = 0
      notes.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Turn",
        primaryAction: UIAction { [unowned notes] _ in
          number = goesBack ? (number + 1) % count : min(number + 1, count - 1)
          notes.collectionView.backgroundColor = UIColor(white: CGFloat(number) / 10, alpha: 1)
        })
      notes.prepare = { $0.collectionView.backgroundColor = UIColor(white: 0, alpha: 1) }
      return UINavigationController(rootViewController: notes)
    }
  }

  private func turns(_ page: ResolvedPage) -> [String] {
    page.outline.split(separator: "\n").map { String($0.drop { $0 == " " }) }
      .filter { $0.contains(#""Turn""#) || $0.hasPrefix("alternate ") }
  }

  @Test func aButtonGoesThroughAllThatItShowsAndBack() async {
    let page = await AnyPreview(turning(3, goesBack: true)).resolve()[0]
    #expect(
      turns(page) == [
        #"item trailing "Turn" -> alone, show shown-turn"#,
        "alternate shown-turn in root",
        #"item trailing "Turn" -> alone, show shown-turn-2"#,
        "alternate shown-turn-2 in root",
        #"item trailing "Turn" -> alone, frame start"#,
      ])
    #expect(page.findings.isEmpty)
  }

  @Test func aButtonWithoutALastScreenStopsAtTheBoundAndItIsSaid() async {
    var options = ResolveOptions()
    options.limits.replacedScreens = 2
    let page = await AnyPreview(turning(9, goesBack: false)).resolve(options)[0]
    #expect(page.frames[0].alternates.map(\.name) == ["shown-turn", "shown-turn-2"])
    #expect(
      page.findings.map(\.message) == [
        "in the preview 'Turning', on the screen as 'Turn' leaves it, 'Turn' changes more than the page "
          + "can follow, and it says there that it stops; make a preview of what comes then"
      ])
  }

  /// A list that pushes one of notes that are marked by taps; where they are is for a test to say.
  private func marking(
    _ keep: @escaping @MainActor @Sendable (_ outer: NotesController, _ note: String) -> Bool
  ) -> Preview<UINavigationController> {
    Preview("Notes") {
      let outer = NotesController.list()
      outer.notes = ["Work"]
      outer.didSelect = { outer, _ in
        let inner = NotesController.list()
        inner.marked = outer.marked.intersection(inner.notes)
        inner.didSelect = { inner, note in
          inner.marked.formSymmetricDifference([note])
          inner.apply()
          if keep(outer, note) { outer.marked.formSymmetricDifference([note]) }
        }
        outer.navigationController?.pushViewController(inner, animated: true)
      }
      return UINavigationController(rootViewController: outer)
    }
  }

  private func anew(_ preview: Preview<UINavigationController>) async -> ([Bool], [String]) {
    let page = await AnyPreview(preview).resolve()[0]
    return (
      page.frames[0].alternates.map(\.isMadeAnew),
      page.findings.filter { $0.rule == "touch-forgotten" }.map(\.message)
    )
  }

  @Test func aScreenThatCodeMakesAnewIsAsAtFirstEachTime() async {
    let (isAnew, findings) = await anew(marking { _, _ in false })
    #expect(isAnew == [true])
    #expect(findings == [])
  }

  @Test func aScreenThatIsKeptShowsWhatWasDone() async {
    let (isAnew, findings) = await anew(marking { _, _ in true })
    #expect(isAnew == [false])
    #expect(findings == [])
  }

  @Test func whereSomeOfItIsForgottenThePageStops() async {
    let (isAnew, findings) = await anew(marking { _, note in note == "A" })
    #expect(isAnew == [false])
    #expect(
      findings == [
        "what a tap on 'B' does shows otherwise once the screen was left and is brought up again: the page "
          + "says there that it stops",
        "what a tap on 'C' does shows otherwise once the screen was left and is brought up again: the page "
          + "says there that it stops",
      ])
  }

  @Test func pastItsBoundScreensAreNotAskedAndItIsSaid() async {
    var options = ResolveOptions()
    options.limits.askedScreens = 1
    let page = await AnyPreview(
      Preview("Notes") {
        let notes = NotesController.list()
        notes.didSelect = { notes, name in
          let inner = NotesController.list()
          inner.notes = ["\(name) 1"]
          inner.didSelect = { inner, note in
            inner.marked.insert(note)
            inner.apply()
          }
          notes.navigationController?.pushViewController(inner, animated: true)
        }
        return UINavigationController(rootViewController: notes)
      }
    ).resolve(options)[0]
    let messages = page.findings.filter { $0.rule == "screen-not-asked" }.map(\.message)
    #expect(
      messages == [
        "in the preview 'Notes', what touches do on the screens that 'B', 'C' bring up is not asked, and "
          + "the page says there that it stops: 1 screens at most are asked; make a preview of it, or raise "
          + "'limits.askedScreens'"
      ])
    #expect(page.frames[0].isUnasked == false)
    #expect(page.frames[0].alternates.map(\.isUnasked) == [false, true, true])
  }
}
