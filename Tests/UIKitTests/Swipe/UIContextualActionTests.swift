import CellophaneLook
import Testing
import UIKit

@MainActor @Suite struct UIContextualActionTests {
  @Test(arguments: [Look.iOS18, .iOS26])
  func theStyleColoursTheAction(look: Look) {
    look.asking {
      let plain = UIContextualAction(style: .normal, title: "Read") { _, _, done in done(true) }
      #expect(plain.backgroundColor == .systemGray3)
      let red = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
        done(true)
      }
      #expect(red.backgroundColor == .systemRed)
      red.backgroundColor = .systemPurple
      #expect(red.backgroundColor == .systemPurple)
      red.backgroundColor = nil
      #expect(red.backgroundColor == .systemRed)
    }
  }

  @Test func theHandlerSaysWhetherItDidIt() {
    var done: [Bool] = []
    let action = UIContextualAction(style: .normal, title: nil) { action, _, completion in
      completion(action.title == nil)
    }
    action.handler(action, UIView()) { done.append($0) }
    #expect(done == [true])
  }

  @Test func aFullSwipeDoesTheFirstActionUnlessTheAppSaysNo() {
    let action = UIContextualAction(style: .normal, title: "Read") { _, _, _ in }
    let configuration = UISwipeActionsConfiguration(actions: [action])
    #expect(configuration.actions == [action])
    #expect(configuration.performsFirstActionWithFullSwipe)
    configuration.performsFirstActionWithFullSwipe = false
    #expect(!configuration.performsFirstActionWithFullSwipe)
  }
}
