import CellophaneDocument
import CellophanePreview
import Testing
import UIKit

@Suite(.serialized) @MainActor struct DisclosureTests {
  /// The rows' lines of a preview of the families.
  private func rows(
    _ make: @escaping @MainActor @Sendable () -> FamiliesController
  ) async -> [String] {
    await rowLines(Preview("Families", make))
  }

  @Test func withoutAccessoriesNothingOpensAndWhatIsHiddenStaysAway() async {
    let lines = await rows {
      let families = FamiliesController.list()
      families.accessories = { _, _, _ in [] }
      return families
    }
    #expect(lines == [#"row "Pep" "Pep""#, #"row "Marx" "Marx""#])
  }

  @Test func accessoriesOnParentsOpenThemAndOnlyThem() async {
    let lines = await rows { FamiliesController.list() }
    #expect(
      lines == [
        #"row "Pep" "Pep" >[outlineDisclosure] collapsed"#,
        #"  row "Pep/Manny" "Manny""#,
        #"  row "Pep/Moe" "Moe""#,
        #"row "Marx" "Marx" >[outlineDisclosure] collapsed"#,
        #"  row "Marx/Groucho" "Groucho""#,
        #"  row "Marx/Other" "Other" >[outlineDisclosure] collapsed"#,
        #"    row "Marx/Other/Zeppo" "Zeppo""#,
      ])
  }

  @Test func theControlOfARowWithoutChildrenTurns() async {
    let lines = await rows {
      let families = FamiliesController.list()
      families.accessories = { _, _, _ in [.outlineDisclosure()] }
      families.expanded = ["Pep", "Moe"]
      return families
    }
    #expect(lines[1] == #"  row "Pep/Manny" "Manny" >[outlineDisclosure] collapsed"#)
    #expect(lines[2] == #"  row "Pep/Moe" "Moe" >[outlineDisclosure] expanded"#)
  }

  @Test func whatStartsOpenIsOpen() async {
    let lines = await rows {
      let families = FamiliesController.list()
      families.expanded = ["Marx"]
      return families
    }
    #expect(lines[3] == #"row "Marx" "Marx" >[outlineDisclosure] expanded"#)
    #expect(lines[5] == #"  row "Marx/Other" "Other" >[outlineDisclosure] collapsed"#)
  }

  @Test func aRefusedSelectionLeavesTheRowUnselectable() async {
    let lines = await rows {
      let families = FamiliesController.list()
      families.shouldSelect = { !$0.isParent($1) }
      return families
    }
    #expect(lines[0] == #"row "Pep" "Pep" >[outlineDisclosure] unselectable collapsed"#)
    #expect(lines[1] == #"  row "Pep/Manny" "Manny""#)
  }

  @Test func aTapThatTogglesThroughShouldSelectMakesTheRowTheTrigger() async {
    let lines = await rows {
      let families = FamiliesController.list()
      families.shouldSelect = { families, item in
        if families.isParent(item) { families.flip(item) }
        return !families.isParent(item)
      }
      return families
    }
    #expect(lines[0] == #"row "Pep" "Pep" >[outlineDisclosure] unselectable collapsed by row"#)
    #expect(
      lines[5]
        == #"  row "Marx/Other" "Other" >[outlineDisclosure] unselectable collapsed by row"#)
    #expect(lines[4] == #"  row "Marx/Groucho" "Groucho""#)
  }

  @Test func handlersThatVetoAreHeard() async {
    let lines = await rows {
      let families = FamiliesController.list()
      families.expanded = ["Pep"]
      families.prepare = { families in
        families.source?.sectionSnapshotHandlers.shouldExpandItem = { $0 != "Marx" }
        families.source?.sectionSnapshotHandlers.shouldCollapseItem = { $0 != "Pep" }
      }
      return families
    }
    #expect(
      lines[0] == #"row "Pep" "Pep" >[outlineDisclosure] expanded refuses-collapsing"#)
    #expect(
      lines[3] == #"row "Marx" "Marx" >[outlineDisclosure] collapsed refuses-expanding"#)
  }

  @Test func childrenThatAreLoadedWhenTheirParentOpensStandInIt() async {
    let lines = await rows {
      let families = FamiliesController.list()
      families.accessories = { _, _, _ in [.outlineDisclosure()] }
      families.prepare = { families in
        families.source?.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, current in
          guard parent == "Manny" else { return current }
          var children = FamiliesController.Outline()
          children.append(["Late"])
          return children
        }
      }
      return families
    }
    #expect(lines[1] == #"  row "Pep/Manny" "Manny" >[outlineDisclosure] collapsed"#)
    #expect(lines[2] == #"    row "Pep/Manny/Late" "Late" >[outlineDisclosure] collapsed"#)
  }

  @Test func anEditingScreenHasOpenWhatWasOpenWhereChildrenAreLoaded() async {
    let page = await AnyPreview(
      Preview("Families") {
        let families = FamiliesController.list()
        families.title = "Families"
        families.expanded = ["Pep"]
        families.prepare = { families in
          families.source?.sectionSnapshotHandlers.snapshotForExpandingParent = { _, current in
            current
          }
        }
        let edit = UIBarButtonItem(
          title: "Edit",
          primaryAction: UIAction { [weak families] _ in
            families?.setEditing(true, animated: true)
            families?.title = "Editing"
            families?.navigationItem.rightBarButtonItem = nil
          })
        families.navigationItem.rightBarButtonItem = edit
        return UINavigationController(rootViewController: families)
      }
    ).resolve()[0]
    let lines = page.outline.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    #expect(lines.contains(#"item trailing "Edit" -> alone, show shown-edit"#))
    let shown = lines.drop { $0 != "alternate shown-edit in root" }
    #expect(
      shown.filter { $0.hasPrefix("row ") && $0.contains("outlineDisclosure") } == [
        #"row "Pep" "Pep" >[outlineDisclosure] unselectable expanded"#,
        #"row "Marx" "Marx" >[outlineDisclosure] unselectable collapsed"#,
        #"row "Marx/Other" "Other" >[outlineDisclosure] unselectable collapsed"#,
      ])
    #expect(page.findings.isEmpty)
  }

  @Test func whatLoadsWithoutEndIsCutAndTheAuthorIsTold() async {
    let preview = Preview("Families") {
      let families = FamiliesController.list()
      families.accessories = { _, _, _ in [.outlineDisclosure()] }
      families.prepare = { families in
        families.source?.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, current in
          guard parent.hasSuffix("Zeppo"), current.items.isEmpty else { return current }
          var children = FamiliesController.Outline()
          children.append(["Little \(parent)"])
          return children
        }
      }
      return families
    }
    let lines = await rowLines(preview)
    let little = lines.filter { $0.contains("Little") }
    #expect(little.count == 4)
    #expect(little.dropLast().allSatisfy { $0.hasSuffix(">[outlineDisclosure] collapsed") })
    #expect(little.last?.hasSuffix(">[outlineDisclosure] collapsed cut") == true)
    let findings = await AnyPreview(preview).resolve(ResolveOptions())[0].findings
    #expect(findings.map(\.rule) == ["children-not-loaded"])
    #expect(
      findings[0].message.hasSuffix(
        "was not asked what opening loads: 4 levels and 2000 rows are loaded at most, and the page "
          + "says that it stops there; show a smaller tree, or raise 'limits.loadedLevels' and "
          + "'limits.loadedRows'"))
  }

  @Test func moreLevelsThanAPageHasAreCutAndTheAuthorIsTold() async {
    let preview = Preview("Families") {
      let families = FamiliesController.list()
      families.prepare = { families in
        var outline = FamiliesController.Outline()
        outline.append(["1"])
        for level in 2...300 { outline.append(["\(level)"], to: "\(level - 1)") }
        outline.append(["after"])
        families.source?.apply(outline, to: "Groups", animatingDifferences: false)
      }
      return families
    }
    var options = ResolveOptions()
    options.asks = false
    let page = await AnyPreview(preview).resolve(options)[0]
    let lines = rowLines(page.outline)
    #expect(lines.count == 201)
    #expect(lines[199].hasSuffix(#""200" >[outlineDisclosure] collapsed cut"#))
    #expect(lines[200] == #"row "after" "after""#)
    #expect(page.findings.map(\.rule) == ["outline-too-deep"])
    #expect(
      page.findings[0].message.hasSuffix(
        "was cut: a page shows 200 levels of an outline, and says that it stops there; show a part "
          + "of the tree"))
  }

  @Test func anActionHandlerTakesTheTogglesPlace() async {
    let text = await outline(
      Preview("Families") {
        let families = FamiliesController.list()
        families.accessories = { families, item, isParent in
          guard isParent else { return [] }
          return [
            .outlineDisclosure(actionHandler: { [unowned families] in
              families.title = "Opened \(item)"
            })
          ]
        }
        return UINavigationController(rootViewController: families)
      })
    #expect(text.contains("expanding -> alone, show shown-pep"))
    #expect(text.contains("alternate shown-pep in root"))
  }

  @Test func anActionHandlerThatDoesNothingOpensNothing() async {
    let lines = await rows {
      let families = FamiliesController.list()
      families.accessories = { _, _, isParent in
        isParent ? [.outlineDisclosure(actionHandler: {})] : []
      }
      families.expanded = ["Marx"]
      return families
    }
    #expect(
      lines[0]
        == #"row "Pep" "Pep" >[outlineDisclosure] collapsed refuses-expanding refuses-collapsing"#)
    #expect(
      lines.contains(#"row "Marx" "Marx" >[outlineDisclosure] expanded refuses-collapsing"#))
  }

  @Test func anAccordionClosesWhatIsOpen() async {
    let text = await outline(
      Preview("Families") {
        let families = FamiliesController.list()
        families.prepare = { families in
          families.source?.sectionSnapshotHandlers.willExpandItem = { [unowned families] item in
            guard var outline = families.source?.snapshot(for: "Groups") else { return }
            let others = outline.rootItems.filter { $0 != item && outline.isExpanded($0) }
            guard !others.isEmpty, outline.rootItems.contains(item) else { return }
            outline.collapse(others)
            families.source?.apply(outline, to: "Groups")
          }
        }
        return families
      })
    #expect(
      text.contains(#"expanding -> expand list "Pep", collapse list "Marx""#))
    #expect(
      text.contains(#"expanding -> expand list "Marx", collapse list "Pep""#))
  }
}
