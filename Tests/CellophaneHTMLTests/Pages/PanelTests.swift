import CellophaneDocument
import CellophaneLook
import Testing

@testable import CellophaneHTML

/// Alerts, action sheets and menus, as outcomes have them written.
@Suite struct PanelTests {
  private func page(_ edit: ResolvedEdit, look: Look = .iOS26) -> String {
    var html = HTMLWriter()
    html.element("p") { html in
      ResolvedOutcome([edit]).writePress(to: &html, in: Scope(look: look))
    }
    html.writePanels()
    return String(decoding: html.bytes, as: UTF8.self)
  }

  private let answers = [
    ResolvedAnswer(title: "Reset", style: .destructive, isPreferred: true),
    ResolvedAnswer(title: "Cancel", style: .cancel),
  ]

  private func titles(_ html: String) -> [Substring] {
    html.split(separator: "\n").filter { $0.hasPrefix("<button") }
      .map { $0.dropLast("</button>".count).split(separator: ">").last ?? "" }
  }

  @Test func ofTwoAnswersToAnAlertTheOneThatCancelsComesFirst() {
    let alert = page(.alert(title: "Reset?", message: "All of it", answers: answers))
    #expect(titles(alert) == ["Cancel", "Reset"])
    #expect(alert.contains("role=\"alertdialog\" aria-label=\"Reset?\" aria-describedby="))
    #expect(alert.contains("data-style=\"destructive\" data-preferred=\"\""))
  }

  @Test func fieldsStandAboveTheAnswersThatWaitForThem() {
    let field = ResolvedAlertField(
      placeholder: "Code", text: "", isSecure: true, sample: "Typed text")
    let add = ResolvedAnswer(title: "Add", isEnabled: false, needsText: true)
    let html = page(.alert(title: "Door", message: "", fields: [field], answers: [add]))
    #expect(
      html.contains(
        #"<input class="alert-field" type="password" aria-label="Code" placeholder="Code" "#
          + #"value="" autocomplete="off" data-sample="Typed text""#))
    #expect(html.contains(#"disabled="disabled" data-needs="text""#))
  }

  @Test func inASheetItComesLastAndByItself() {
    let sheet = page(
      .alert(title: "", message: "Sure?", answers: answers.reversed(), style: .actionSheet))
    #expect(titles(sheet) == ["Reset", "Cancel"])
    #expect(sheet.split(separator: "\n").filter { $0 == "<div class=\"answers\">" }.count == 2)
    #expect(!sheet.contains("alertdialog"))
  }

  @Test func whatCancelsStandsOutBeforeIOS26WhereNothingElseDoes() {
    let usual = [ResolvedAnswer(title: "Go"), ResolvedAnswer(title: "Cancel", style: .cancel)]
    let edit = ResolvedEdit.alert(title: "Go?", message: "", answers: usual)
    #expect(page(edit, look: .iOS18).contains("data-style=\"cancel\" data-preferred=\"\""))
    #expect(!page(edit).contains("data-preferred"))
  }

  @Test func aChoiceClosesTheOutermostMenuUnlessItKeepsIt() {
    let inner = ResolvedMenu(elements: [
      .choice(ResolvedChoice(title: "One")),
      .choice(ResolvedChoice(title: "Two", keepsMenu: true)),
    ])
    let html = page(
      .menu(ResolvedMenu(elements: [.submenu(ResolvedChoice(title: "More"), inner)])))
    let id = html.firstMatch(of: /<p aria-haspopup="menu" popovertarget="(menu-[0-9a-f]+)">/)?.1
    guard let id else {
      Issue.record("no menu is opened in \(html)")
      return
    }
    #expect(html.contains("<div class=\"menu\" id=\"\(id)\" role=\"menu\""))
    #expect(html.contains("<div class=\"menu\" id=\"\(id)-1\" role=\"menu\" aria-label=\"More\""))
    let hiding = "popovertarget=\"\(id)\" popovertargetaction=\"hide\""
    let rows = html.split(separator: "\n").filter { $0.contains(hiding) }
    #expect(rows.count == 1)
  }

  @Test func menusThatDifferOnlyInTheirInnerMenusAreTwo() {
    func menu(_ title: String) -> ResolvedEdit {
      let inner = ResolvedMenu(elements: [.choice(ResolvedChoice(title: title))])
      return .menu(ResolvedMenu(elements: [.submenu(ResolvedChoice(title: "More"), inner)]))
    }
    var html = HTMLWriter()
    for title in ["One", "Two", "One"] {
      html.element("p") { html in
        ResolvedOutcome([menu(title)]).writePress(to: &html, in: Scope(look: .iOS26))
      }
    }
    #expect(html.panels.count == 2)
  }
}
