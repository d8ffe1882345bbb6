import Testing
import UIKit

@MainActor @Suite struct UIMenuTests {
  @Test func anActionIsDoneFromItsSender() {
    var done: [String] = []
    let action = UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { action in
      done.append(action.title)
    }
    action.perform(from: nil)
    #expect(done == ["Copy"])
    #expect(action.sender == nil)
    #expect(action.state == .off)
    #expect(action.attributes == [])
  }

  @Test func aMenuKnowsWhatIsOn() {
    let on = UIAction(title: "On", state: .on) { _ in }
    let off = UIAction(title: "Off") { _ in }
    let menu = UIMenu(
      title: "All", children: [off, UIMenu(options: .displayInline, children: [on])])
    #expect(menu.selectedElements == [on])
    #expect(menu.replacingChildren([off]).selectedElements == [])
    #expect(menu.replacingChildren([off]).title == "All")
  }

  @Test func whatIsGivenAsAMenuOpensStandsInIt() {
    var (asked, later): (Int, ([UIMenuElement]) -> Void) = (0, { _ in })
    let fresh = UIDeferredMenuElement.uncached { completion in
      asked += 1
      completion([UIAction(title: "Copy \(asked)") { _ in }])
    }
    let kept = UIDeferredMenuElement { completion in
      asked += 10
      completion([UIMenu(children: [UIAction(title: "Kept \(asked)") { _ in }])])
    }
    let slow = UIDeferredMenuElement { later = $0 }
    let menu = UIMenu(children: [fresh, UIMenu(title: "More", children: [kept, slow])])
    #expect(menu.choices.map(\.title) == ["Copy 1", "Kept 11"])
    later([UIAction(title: "Slow") { _ in }])
    #expect(menu.choices.map(\.title) == ["Copy 12", "Kept 11", "Slow"])
  }

  @Test func aChoiceOfAMenuOfOneSelectionIsOnAlone() {
    var done: [String] = []
    func action(_ title: String, _ state: UIMenuElement.State = .off) -> UIAction {
      UIAction(title: title, state: state) { done.append("\($0.title) \($0.state == .on)") }
    }
    let (name, date) = (action("Name", .on), action("Date"))
    let (icons, grid) = (action("Icons", .on), action("Grid"))
    let menu = UIMenu(children: [
      icons, UIMenu(options: [.displayInline, .singleSelection], children: [name, date]), grid,
    ])
    #expect(menu.choices == [icons, name, date, grid])
    #expect(menu.choose(2, from: nil, isSingle: false))
    #expect(menu.selectedElements == [icons, date])
    // What stands around it is its author's.
    #expect(menu.choose(3, from: nil, isSingle: false))
    #expect(menu.selectedElements == [icons, date])
    #expect(done == ["Date true", "Grid false"])
    // A pop-up button's menu has one selection.
    #expect(menu.choose(3, from: nil, isSingle: true))
    #expect(menu.selectedElements == [grid])
    #expect(!menu.choose(4, from: nil, isSingle: true))
  }

  @Test func aContextMenuIsMadeWhenItIsAskedFor() {
    let configuration = UIContextMenuConfiguration(actionProvider: { suggested in
      UIMenu(title: "\(suggested.count)", children: [])
    })
    #expect(configuration.menu()?.title == "0")
  }
}
