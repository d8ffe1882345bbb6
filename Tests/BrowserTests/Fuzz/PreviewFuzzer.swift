import CellophanePreview
import Fuzzing
import Seeding
import UIKit

/// Makes previews by lot: lists with hostile texts, alone, in stacks, beside each other, below tabs.
@MainActor enum PreviewFuzzer {
  static func preview(seed: UInt64) -> AnyPreview {
    var numbers = SeededGenerator(seed: seed)
    let title = HostileTexts.random(using: &numbers)
    let step = HostileTexts.random(using: &numbers)
    let hasSteps = Int.random(in: 0..<3, using: &numbers) == 0
    let preview = Preview(title) { controller(seed: seed) }
    guard hasSteps else { return AnyPreview(preview) }
    return AnyPreview(preview.step(step) { _ in }.step(step + "!") { $0.title = step })
  }

  private static func controller(seed: UInt64) -> UIViewController {
    var numbers = SeededGenerator(seed: seed &+ 1)
    let list = list(using: &numbers)
    switch Int.random(in: 0..<5, using: &numbers) {
    case 0: return list
    case 1:
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(list, for: .primary)
      split.setViewController(self.list(using: &numbers), for: .secondary)
      return split
    case 2:
      let tabs = UITabBarController()
      tabs.viewControllers = (0..<3).map { _ in
        let inner = self.list(using: &numbers)
        inner.tabBarItem = UITabBarItem(
          title: HostileTexts.random(using: &numbers), image: nil, tag: 0)
        inner.tabBarItem.badgeValue = HostileTexts.random(using: &numbers)
        return UINavigationController(rootViewController: inner)
      }
      return tabs
    default: return UINavigationController(rootViewController: list)
    }
  }

  private static func list(using numbers: inout SeededGenerator) -> UIViewController {
    let seed = UInt64.random(in: .min ... .max, using: &numbers)
    return Bool.random(using: &numbers) ? FuzzedOutline(seed: seed) : FuzzedTable(seed: seed)
  }
}
