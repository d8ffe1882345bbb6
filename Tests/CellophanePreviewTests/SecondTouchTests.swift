import CellophaneDocument
import CellophaneLook
import CellophanePreview
import Testing
import UIKit

/// What a fresh pair of eyes saw go wrong at the second touch, or on the second screen.
@Suite(.serialized) @MainActor struct SecondTouchTests {
  private func page(
    _ change: @escaping @MainActor @Sendable (NotesController) -> Void
  ) async -> ResolvedPage {
    let preview = Preview("Notes") {
      let notes = NotesController.list()
      change(notes)
      return UINavigationController(rootViewController: notes)
    }
    return await AnyPreview(preview).resolve()[0]
  }

  private func lines(_ page: ResolvedPage, _ start: String) -> [String] {
    page.outline.split(separator: "\n").map { String($0.drop { $0 == " " }) }
      .filter { $0.hasPrefix(start) }
  }

  @Test func whatCellsLoadIsThere() async {
    let page = await page { notes in
      notes.prepare = { notes in
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
          cell, _, note in
          var content = cell.defaultContentConfiguration()
          content.text = note
          cell.contentConfiguration = content
          Task { @MainActor in
            try await Task.sleep(for: .milliseconds(100))
            content.secondaryText = "loaded"
            cell.contentConfiguration = content
          }
        }
        notes.source = NotesController.Source(collectionView: notes.collectionView) {
          $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
      }
    }
    #expect(lines(page, "row ").allSatisfy { $0.contains(#""loaded""#) })
    #expect(lines(page, "row ").count == 3)
    #expect(page.findings.isEmpty)
  }

  @Test func aRowPushesOnceTheTitleBeneathHasChanged() async {
    let page = await page { notes in
      notes.title = "3 left"
      notes.didSelect = { notes, note in
        notes.marked.insert(note)
        notes.title = "\(3 - notes.marked.count) left"
        notes.apply()
        let detail = UIViewController()
        detail.title = note
        notes.navigationController?.pushViewController(detail, animated: true)
      }
    }
    let taps = lines(page, "row ").filter { $0.contains("tap -> ") }
    #expect(
      !taps.isEmpty && taps.allSatisfy { !$0.contains("alone") && $0.contains("show shown-") })
    #expect(page.findings.isEmpty)
  }

  @Test(arguments: [true, false])
  func whatPopsWithAChangeLeavesWhatWasDoneBefore(isMarkedThere: Bool) async {
    let page = await page { notes in
      let names = ["Red", "Blue"]
      notes.notes = ["Colour"]
      notes.accessories = { notes, _ in [.label(text: notes.marked.first ?? "Red")] }
      notes.didSelect = { notes, _ in
        let colours = NotesController.list()
        colours.title = "Colour"
        colours.notes = names
        if isMarkedThere { colours.marked = [notes.marked.first ?? "Red"] }
        colours.didSelect = { colours, name in
          notes.marked = [name]
          notes.apply()
          colours.navigationController?.popViewController(animated: true)
        }
        notes.navigationController?.pushViewController(colours, animated: true)
      }
    }
    let blue = lines(page, #"row "Blue""#)
    #expect(
      blue.first?.hasSuffix(
        // What is marked there is another screen the next time, which a copy leads to.
        isMarkedThere ? "tap -> alone, show shown-blue" : #"tap -> leave, replace list "Colour" #1"#
      )
        == true, "\(blue)")
  }

  @Test func listsWithoutADelegateAreAskedWhereTheyArePushed() async {
    let page = await page { notes in
      notes.didSelect = { notes, note in
        let list = NotesController.list()
        list.title = note
        list.notes = ["Milk", "Bread"]
        list.actions = [("Delete", { $0.delete($1) })]
        list.loadViewIfNeeded()
        list.collectionView.delegate = nil
        notes.navigationController?.pushViewController(list, animated: true)
      }
    }
    let swipes = lines(page, "swipe ")
    #expect(swipes.count == 2, "\(swipes)")
    #expect(swipes.allSatisfy { $0.contains(#"full -> delete shown-"#) }, "\(swipes)")
  }

  @Test func whatTouchesLeaveAsItIsDoesNotFollowThem() async {
    // A swipe moves a note to the other count; a tap marks it there.
    let page = await page { notes in
      notes.notes = ["A", "B"]
      notes.count = { "\($0.marked.count) marked" }
      notes.didSelect = { notes, note in
        notes.marked.insert(note)
        notes.apply()
      }
      notes.actions = [
        (
          "More",
          { notes, note in
            notes.marked.insert(note)
            notes.title = "\(notes.notes.count + notes.marked.count) in all"
            notes.apply()
          }
        )
      ]
    }
    let taps = lines(page, "row ").filter { $0.contains("tap -> alone") }
    #expect(taps.allSatisfy { !$0.contains("signal") }, "\(taps)")
  }

  @Test func rowsOfAChildThatIsSwappedComeBackAsTheyWere() async {
    let page = await page { notes in
      notes.notes = ["A", "B"]
      notes.didSelect = { notes, note in
        if notes.notes.contains(note) { notes.flip(note) }
      }
      notes.prepare = { notes in
        let segments = UISegmentedControl(items: ["Letters", "Numbers"])
        segments.selectedSegmentIndex = 0
        segments.addAction(
          UIAction { [unowned notes, unowned segments] _ in
            notes.notes = segments.selectedSegmentIndex == 0 ? ["A", "B"] : ["1"]
            notes.apply()
          }, for: .valueChanged)
        notes.navigationItem.titleView = segments
      }
    }
    #expect(page.outline.contains(#"restore list "A", "#))
    #expect(page.findings.isEmpty)
  }
}
