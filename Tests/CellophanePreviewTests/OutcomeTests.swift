import CellophaneDocument
import CellophaneLook
import CellophanePreview
import Testing
import UIKit

@Suite(.serialized) @MainActor struct OutcomeTests {
  private func tapped(
    _ act: @escaping @MainActor @Sendable (FamiliesController, String) -> Void
  ) async -> String {
    await outline(
      Preview("Families") {
        let families = FamiliesController.list()
        families.expanded = ["Pep"]
        families.didSelect = act
        return UINavigationController(rootViewController: families)
      })
  }

  @Test func aTapThatOnlySelectsDoesNothingElse() async {
    let text = await tapped { _, _ in }
    #expect(text.contains(#"row "Pep" "Pep" >[outlineDisclosure] expanded\#n"#))
    #expect(!text.contains("->"))
  }

  @Test func aTapThatOpensALinkIsThatLink() async {
    let text = await tapped { _, item in
      guard let url = URL(string: "https://example.org/\(item)") else { return }
      UIApplication.shared.open(url)
    }
    #expect(
      text.contains(
        #"row "Marx" "Marx" >[outlineDisclosure] collapsed tap -> open "https://example.org/Marx""#)
    )
  }

  @Test func aTapThatDeletesIsAnEditByRow() async {
    let text = await tapped { families, item in
      guard item == "Moe", var outline = families.source?.snapshot(for: "Groups") else { return }
      outline.delete([item])
      families.source?.apply(outline, to: "Groups")
    }
    #expect(text.contains(#"row "Pep/Moe" "Moe" tap -> delete list "Pep/Moe""#))
    #expect(text.contains(#"row "Pep/Manny" "Manny"\#n"#))
  }

  @Test func aTapThatDeselectsAtOnceSaysSo() async {
    let text = await tapped { families, _ in
      for path in families.collectionView.indexPathsForSelectedItems ?? [] {
        families.collectionView.deselectItem(at: path, animated: true)
      }
    }
    #expect(text.contains(#"row "Pep/Moe" "Moe" tap -> deselect list "Pep/Moe""#))
  }

  @Test func aTapThatPushesShowsTheScreenInThePlaceOfThePage() async {
    let text = await tapped { families, item in
      guard item == "Moe" else { return }
      let detail = ListController()
      families.navigationController?.pushViewController(detail, animated: true)
    }
    #expect(text.contains(#"row "Pep/Moe" "Moe" tap -> show shown-pep-moe"#))
    #expect(text.contains("alternate shown-pep-moe in root"))
    #expect(text.contains(#"navigation "Names" back "Back""#))
    #expect(text.contains(#"grid shown-pep-moe-list "Names""#))
  }

  @Test func aTapThatAsksAQuestionIsAnAlert() async {
    let text = await tapped { families, item in
      guard item == "Moe" else { return }
      let alert = UIAlertController(
        title: "Sure?", message: "About \(item)", preferredStyle: .alert)
      families.present(alert, animated: true)
    }
    #expect(text.contains(#"row "Pep/Moe" "Moe" tap -> alert "Sure?" "About Moe" or "OK""#))
  }

  @Test func whatAnAnswerDoesIsTheAnswersOutcome() async {
    let text = await tapped { families, item in
      guard item == "Moe" else { return }
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      alert.addAction(
        UIAlertAction(title: "Delete", style: .destructive) { _ in
          guard var outline = families.source?.snapshot(for: "Groups") else { return }
          outline.delete([item])
          families.source?.apply(outline, to: "Groups")
        })
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      families.present(alert, animated: true)
    }
    #expect(
      text.contains(
        #"tap -> alert "Sure?" "" or destructive "Delete" (-> delete list "Pep/Moe") "#
          + #"or cancel "Cancel""#))
  }

  @Test func whatIsTypedIntoAnAlertReachesTheAnswersHandler() async {
    let text = await tapped { families, item in
      guard item == "Moe" else { return }
      let alert = UIAlertController(title: "Name?", message: nil, preferredStyle: .alert)
      let add = UIAlertAction(title: "Add", style: .default) { [unowned alert] _ in
        guard var outline = families.source?.snapshot(for: "Groups"),
          let name = alert.textFields?.first?.text, let year = alert.textFields?[1].text
        else { return }
        outline.insert(["\(name), \(year)"], before: "Pep")
        families.source?.apply(outline, to: "Groups")
      }
      add.isEnabled = false
      alert.addTextField { field in
        field.placeholder = "Name"
        field.addAction(
          UIAction { [unowned field] _ in add.isEnabled = field.text == "Typed text" },
          for: .editingChanged)
      }
      alert.addTextField { field in
        field.text = "1931"
        field.keyboardType = .numberPad
        field.isSecureTextEntry = true
      }
      alert.addAction(add)
      families.present(alert, animated: true)
    }
    #expect(
      text.contains(
        #"tap -> alert "Name?" "" field "Name" sample "Typed text" "#
          + #"field "" "1931" secure sample "86422" or disabled until typed "Add" (-> "#))
    #expect(text.contains(#""Typed text, 86422""#))
  }

  @Test func aMenusChoicesAreAnswers() async {
    let text = await outline(
      Preview("Families") {
        let families = FamiliesController.list()
        families.prepare = { families in
          families.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "More",
            menu: UIMenu(children: [
              UIAction(title: "Rename") { [unowned families] _ in families.title = "Renamed" },
              UIAction(title: "Nothing") { _ in },
            ]))
          families.title = "Families"
        }
        return UINavigationController(rootViewController: families)
      })
    #expect(
      text.contains(
        #"item trailing "More" -> menu ["Rename" (-> text bar title "Renamed"), "#
          + #""Nothing"]"#))
  }

  @Test func aMenuKeepsWhatItsElementsAre() async {
    let text = await outline(
      Preview("Families") {
        let families = FamiliesController.list()
        families.prepare = { families in
          let sorting = UIMenu(
            title: "Sort", options: .singleSelection,
            children: [
              UIAction(title: "By Name", state: .on) { _ in }, UIAction(title: "By Date") { _ in },
            ])
          let rest = UIMenu(
            options: .displayInline, preferredElementSize: .small,
            children: [
              UIAction(
                title: "Share", subtitle: "With all", image: UIImage(systemName: "person"),
                attributes: .disabled
              ) { _ in },
              UIAction(title: "Hidden", attributes: .hidden) { _ in },
              UIAction(title: "Delete", attributes: [.destructive, .keepsMenuPresented]) {
                [unowned families] _ in families.title = "Deleted"
              },
            ])
          families.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "More", menu: UIMenu(title: "Families", children: [sorting, rest]))
          families.title = "Families"
        }
        return UINavigationController(rootViewController: families)
      })
    #expect(
      text.contains(
        #"-> menu "Families" [submenu "Sort" [on "By Name", "By Date" (-> replace bar #1)], "#
          + #"section small [disabled "Share" "With all" symbol person, "#
          + #"destructive "Delete" keeping (-> text bar title "Deleted")]]"#))
  }

  private func sheet(
    _ device: PreviewEnvironment, anchored: Bool
  ) async -> String {
    await outline(
      Preview("Families", environments: [device]) {
        let families = FamiliesController.list()
        families.expanded = ["Pep"]
        families.didSelect = { families, item in
          guard item == "Moe" else { return }
          let sheet = UIAlertController(
            title: nil, message: "Sure?", preferredStyle: .actionSheet)
          if anchored { sheet.popoverPresentationController?.sourceView = families.view }
          sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
          let keep = UIAlertAction(title: "Keep", style: .default)
          sheet.addAction(keep)
          sheet.preferredAction = keep
          families.present(sheet, animated: true)
        }
        return UINavigationController(rootViewController: families)
      })
  }

  @Test func anActionSheetStandsBesideItsSourceWhereThereIsOne() async {
    let words = #" "" "Sure?" or cancel "Cancel" or preferred "Keep""#
    #expect(await sheet(.phone, anchored: false).contains("-> action sheet" + words))
    #expect(await sheet(.phone, anchored: true).contains("-> action sheet beside" + words))
    #expect(await sheet(.pad, anchored: false).contains("-> action sheet beside" + words))
  }

  @Test func aTapThatLeadsWhereAStepLeadsBringsAScreenUpThatIsAsked() async {
    let text = await outline(
      Preview("Families") {
        let families = FamiliesController.list()
        families.didSelect = { families, item in families.title = "Chose \(item)" }
        return UINavigationController(rootViewController: families)
      }
      .step("Pep chosen") { $0.tap("Pep") })
    let closed = ">[outlineDisclosure] collapsed tap -> alone,"
    #expect(text.contains("row \"Pep\" \"Pep\" \(closed) show shown-pep"))
    #expect(text.contains(#"tap -> text shown-pep-bar title "Chose Marx""#))
    #expect(text.contains(#"frame pep-chosen "Pep chosen""#))
    #expect(text.contains("row \"Marx\" \"Marx\" \(closed) show shown-marx"))
  }

  private static var visits = 0

  @Test func ofAnInstanceThatShowsSomethingElseOnlyWhatGoesIsTaken() async {
    let text = await outline(
      Preview("Families") {
        Self.visits += 1
        let title = "Visit \(Self.visits)"
        let families = FamiliesController.list()
        families.expanded = ["Pep"]
        families.didSelect = { families, item in
          guard item == "Manny", let source = families.source else {
            return families.title = "Chose \(item)"
          }
          var outline = source.snapshot(for: "Groups")
          outline.delete([item])
          source.apply(outline, to: "Groups")
        }
        families.title = title
        return UINavigationController(rootViewController: families)
      })
    #expect(text.contains(#"row "Pep/Manny" "Manny" tap -> delete list "Pep/Manny""#), "\(text)")
    #expect(text.contains(#"row "Pep/Moe" "Moe" tap -> alone, show shown-pep-moe"#))
  }

  @Test func swipeActionsAreAskedWhatTheyDo() async {
    let text = await outline(
      Preview("Families") {
        weak var made: FamiliesController?
        let families = FamiliesController.list { configuration in
          configuration.trailingSwipeActionsConfigurationProvider = { path in
            let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
              if let source = made?.source, let item = source.itemIdentifier(for: path) {
                var outline = source.snapshot(for: "Groups")
                outline.delete([item])
                source.apply(outline, to: "Groups")
              }
              done(true)
            }
            return UISwipeActionsConfiguration(actions: [delete])
          }
        }
        made = families
        return families
      })
    #expect(
      text.contains(#"swipe trailing "Delete" destructive full -> delete list "Pep""#))
    #expect(
      text.contains(#"swipe trailing "Delete" destructive full -> delete list "Marx/Other/Zeppo""#))
  }

  @Test func barItemsAreAskedWhatTheyDo() async {
    let text = await outline(
      Preview("Families") {
        let families = FamiliesController.list()
        families.prepare = { families in
          families.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Open all",
            primaryAction: UIAction { [unowned families] _ in
              guard var outline = families.source?.snapshot(for: "Groups") else { return }
              outline.expand(["Pep", "Marx"])
              families.source?.apply(outline, to: "Groups")
            })
        }
        return UINavigationController(rootViewController: families)
      })
    #expect(
      text.contains(#"item trailing "Open all" -> expand list "Pep", expand list "Marx""#))
  }

  @Test func aTapThatChangesItsOwnRowsLookShowsThat() async {
    let text = await outline(
      Preview("Families") {
        let families = FamiliesController.list()
        families.expanded = ["Pep"]
        families.accessories = { families, item, isParent in
          if isParent { return [.outlineDisclosure()] }
          return families.title == item ? [.checkmark()] : []
        }
        families.didSelect = { families, item in
          guard item == "Moe", var snapshot = families.source?.snapshot() else { return }
          families.title = item
          snapshot.reconfigureItems([item])
          families.source?.apply(snapshot)
        }
        return families
      })
    #expect(text.contains(#"row "Pep/Moe" "Moe" tap -> replace list "Pep/Moe" #1\#n"#))
    #expect(text.contains(#"row "Pep/Moe" "Moe" >[checkmark standard]\#n"#))
    #expect(text.contains(#"row "Pep/Manny" "Manny"\#n"#))
    #expect(!text.contains("alternate"))
  }

  @Test func theOrderOfQuestionsChangesNoAnswer() async {
    // The handler remembers what was tapped before and would act on it.
    let text = await tapped { families, item in
      families.title = families.title == nil ? "First \(item)" : "Again"
    }
    let parts = text.components(separatedBy: "\n    alternate ")
    #expect(parts.count > 2)
    #expect(!parts[0].contains("Again"))
    for alternate in parts.dropFirst() {
      #expect(alternate.contains(#"navigation "First "#))
      // A second tap acts on it, on the screen that the first one brought up.
      #expect(alternate.contains(#"bar title "Again""#))
    }
    #expect(text.contains(#"navigation "First Moe""#))
  }

  @Test func pastItsBoundAskingStopsWithAFinding() async {
    var options = ResolveOptions()
    options.limits.instances = 2
    let preview = AnyPreview(
      Preview("Families") {
        let families = FamiliesController.list()
        families.didSelect = { families, item in families.title = item }
        return UINavigationController(rootViewController: families)
      })
    let page = await preview.resolve(options)[0]
    #expect(page.findings.map(\.rule) == ["asking-stopped"])
    #expect(page.findings.map(\.item) == ["Pep"])
  }
}
