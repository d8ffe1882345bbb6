import CellophaneDocument
import CellophanePreview
import Testing
import UIKit

/// What is presented over a screen, and how it goes again.
@Suite(.serialized) @MainActor struct PresentedTests {
  /// A list whose first row presents another list.
  private func presenting(
    _ prepare: @escaping @MainActor @Sendable (NotesController, UINavigationController) -> Void
  ) -> Preview<UINavigationController> {
    Preview("Notes") {
      let notes = NotesController.list()
      notes.notes = ["Sort", "B", "A"]
      notes.didSelect = { notes, name in
        guard name == "Sort" else { return }
        let inner = NotesController.list()
        inner.notes = ["Up", "Down"]
        let navigation = UINavigationController(rootViewController: inner)
        prepare(inner, navigation)
        notes.present(navigation, animated: true)
      }
      return UINavigationController(rootViewController: notes)
    }
  }

  private func presented(
    _ prepare: @escaping @MainActor @Sendable (NotesController, UINavigationController) -> Void
  ) async -> String? {
    let text = await outline(presenting(prepare))
    return text.split(separator: "\n").first { $0.contains("presented ") }
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test func aSheetIsAsHighAsThereIsRoom() async {
    #expect(await presented { _, _ in } == "presented page")
  }

  @Test func aSheetRestsAtItsFirstHeight() async {
    let line = await presented { _, navigation in
      navigation.sheetPresentationController?.detents = [.medium(), .large()]
      navigation.sheetPresentationController?.prefersGrabberVisible = true
      navigation.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
      navigation.sheetPresentationController?.preferredCornerRadius = 24
    }
    #expect(
      line
        == "presented page detent medium of medium/large undimmed 1 of them grabber radius 24 undimmed"
    )
  }

  @Test func aSheetRestsAtTheHeightThatIsSelected() async {
    let line = await presented { _, navigation in
      navigation.sheetPresentationController?.detents = [.medium(), .large()]
      navigation.sheetPresentationController?.selectedDetentIdentifier = .large
    }
    #expect(line == "presented page of medium/large")
  }

  @Test func aSheetHasAHeightOfItsOwn() async {
    let line = await presented { _, navigation in
      navigation.sheetPresentationController?.detents = [.custom { _ in 280 }]
    }
    #expect(line == "presented page detent 280")
  }

  @Test func aFormHasTheSizeThatItAsksFor() async {
    let line = await presented { inner, navigation in
      navigation.modalPresentationStyle = .formSheet
      inner.preferredContentSize = CGSize(width: 400, height: 300)
    }
    #expect(line == "presented form width 400 height 300")
  }

  @Test func aPopoverIsASheetInLittleRoom() async {
    #expect(await presented { $1.modalPresentationStyle = .popover } == "presented page")
  }

  @Test func aDelegateKeepsAPopover() async {
    let line = await presented { _, navigation in
      navigation.modalPresentationStyle = .popover
      navigation.popoverPresentationController?.delegate = Popovers.shared
    }
    #expect(line == "presented popover")
  }

  @Test func aPopoverStandsWhereItsArrowMayBe() async {
    let line = await presented { _, navigation in
      navigation.modalPresentationStyle = .popover
      navigation.popoverPresentationController?.delegate = Popovers.shared
      navigation.popoverPresentationController?.permittedArrowDirections = [.left, .down]
      navigation.popoverPresentationController?.backgroundColor = .red
    }
    #expect(line == "presented popover beside top/right on #FF0000")
  }

  /// The list below is seen, and what the popover stands beside is known.
  @Test func whatAPageBeginsWithLiesOverWhatIsBelow() async {
    let text = await outline(
      Preview("Notes") {
        let notes = NotesController.list()
        notes.notes = ["A"]
        notes.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Filter")
        let navigation = UINavigationController(rootViewController: notes)
        let inner = NotesController.list()
        inner.notes = ["Up", "Down"]
        inner.modalPresentationStyle = .popover
        inner.popoverPresentationController?.delegate = Popovers.shared
        inner.popoverPresentationController?.sourceItem =
          notes.navigationItem.rightBarButtonItem
        navigation.present(inner, animated: false)
        return navigation
      })
    let below = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .drop { $0 != "below" }
    #expect(below.contains { $0.hasPrefix("item trailing \"Filter\" source") }, "\(text)")
    #expect(below.contains { $0.contains("\"A\"") }, "\(text)")
  }

  @Test func whatLetsTheScreenThroughLiesOverIt() async {
    #expect(
      await presented { $1.modalPresentationStyle = .overFullScreen } == "presented over held")
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .currentContext, .custom])
  func whatCoversTheScreenHidesIt(style: UIModalPresentationStyle) async {
    #expect(await presented { $1.modalPresentationStyle = style } == "presented full held")
  }

  @Test func oneThatIsHeldIsNotSentAway() async {
    #expect(await presented { $1.isModalInPresentation = true } == "presented page held")
  }

  // MARK: Touches

  @Test func aTouchOnASheetChangesTheListBelow() async {
    let text = await outline(
      Preview("Notes") {
        let notes = NotesController.list()
        notes.notes = ["Sort", "B", "A"]
        notes.didSelect = { notes, name in
          guard name == "Sort" else { return }
          let inner = NotesController.list()
          inner.notes = ["Up", "Down"]
          inner.didSelect = { [weak notes] inner, name in
            notes?.notes = name == "Up" ? ["Sort", "A", "B"] : ["Sort", "B", "A"]
            notes?.apply()
            inner.marked = [name]
            inner.apply()
          }
          notes.present(UINavigationController(rootViewController: inner), animated: true)
        }
        return UINavigationController(rootViewController: notes)
      })
    let up = text.split(separator: "\n").first { $0.contains(#"row "Up""#) }
    #expect(up?.contains(#", replace shown-sort-list "Up" #1"#) == true)
    #expect(up?.contains(#"move list "#) == true)
  }

  @Test func codeThatDismissesLeavesWhatIsPresented() async {
    let text = await outline(
      presenting { inner, _ in
        inner.didSelect = { inner, _ in inner.dismiss(animated: true) }
      })
    #expect(text.contains(#"row "Up" "Up" tap -> leave"#))
  }

  @Test func codeThatPopsLeavesWhatWasPushed() async {
    let text = await outline(
      Preview("Notes") {
        let notes = NotesController.list()
        notes.didSelect = { notes, _ in
          let inner = NotesController.list()
          inner.notes = ["Done"]
          inner.didSelect = { inner, _ in
            inner.navigationController?.popViewController(animated: true)
          }
          notes.navigationController?.pushViewController(inner, animated: true)
        }
        return UINavigationController(rootViewController: notes)
      })
    #expect(text.contains(#"row "Done" "Done" tap -> leave"#))
  }

  @Test func codeThatDismissesAllLeavesWhatWasPushedOnASheet() async {
    let text = await outline(
      presenting { inner, _ in
        inner.didSelect = { inner, _ in
          let last = NotesController.list()
          last.notes = ["Close"]
          last.didSelect = { last, _ in last.dismiss(animated: true) }
          inner.navigationController?.pushViewController(last, animated: true)
        }
      })
    #expect(text.contains(#"row "Close" "Close" tap -> leave, leave"#))
  }
}

/// Keeps popovers what they are.
private final class Popovers: NSObject, UIPopoverPresentationControllerDelegate {
  static let shared = Popovers()

  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .none }
}
