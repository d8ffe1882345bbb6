import CellophaneTesting
import Files
import Library
import Lists
import Outline
import RayTube
import Testing
import Topics
import UIKit

/// Pages of the examples as they are published, and what is in them.
@MainActor @Suite struct ExampleFixtureTests {
  @Test func theOutlineWithControlsOnParents() async {
    await assertSnapshot(of: DisclosureOnParentsViewController(), as: .html)
    await assertSnapshot(of: DisclosureOnParentsViewController(), as: .outline)
  }

  @Test func theOutlineInBothLooks() async {
    for look in [Look.iOS18, .iOS26] {
      await assertSnapshot(
        of: OutlineViewController(), as: .html, named: look.name.rawValue, look: look)
    }
  }

  @Test func messagesCloseOneListAndNotTheOther() async {
    let messages = Array(TopicSamples.thousand.prefix(250))
    await assertSnapshot(
      of: Preview("Naive") { TopicsViewController() }.step("Opened") { $0.tap("shellies") }
        .step("Later") { $0.receive(messages) },
      as: .outline, named: "naive")
    await assertSnapshot(
      of: Preview("Steady") { SteadyTopicsViewController() }.step("Opened") { $0.tap("shellies") }
        .step("Later") { $0.receive(messages) },
      as: .outline, named: "steady")
  }

  @Test(arguments: ["plain", "insetGrouped", "sidebar"])
  func anAppearance(name: String) async {
    let appearances: [String: UICollectionLayoutListConfiguration.Appearance] = [
      "plain": .plain, "insetGrouped": .insetGrouped, "sidebar": .sidebar,
    ]
    await assertSnapshot(
      of: AppearanceViewController(appearance: appearances[name] ?? .plain), as: .outline,
      named: name)
  }

  @Test func aQueueBeforeAndAfterADrag() async {
    await assertSnapshot(
      of: Preview("Queue") { QueueViewController(queue: .evening) }
        .step("Dragged") { $0.move("Slow Orbit", before: "Harbour Lights") },
      as: .outline)
  }

  @Test func aTableOfFiles() async {
    await assertSnapshot(of: RecentsViewController(), as: .outline)
  }

  @Test func coursesInThreeColumnsOnAPad() async {
    await assertSnapshot(of: VideosViewController(), as: .html, environment: .pad)
    await assertSnapshot(of: VideosViewController(), as: .outline, environment: .pad)
  }
}
