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

  @Test func aContextMenuIsMadeWhenItIsAskedFor() {
    let configuration = UIContextMenuConfiguration(actionProvider: { suggested in
      UIMenu(title: "\(suggested.count)", children: [])
    })
    #expect(configuration.menu()?.title == "0")
  }
}
