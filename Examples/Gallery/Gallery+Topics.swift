import Cellophane
import Topics
import UIKit

extension Gallery {
  @PreviewBuilder var topicsPreviews: [AnyPreview] {
    Preview(
      "Naive topics", group: "Topics",
      notes: "Each message applies a new snapshot, in which everything is closed."
    ) { UINavigationController(rootViewController: TopicsViewController()) }
    .step("Two levels opened") {
      $0.tap("shellies")
      $0.tap("shelly1pm-51b1904")
    }
    .step("After 1,000 messages") {
      ($0.topViewController as? TopicsViewController)?.receive(TopicSamples.thousand)
    }
    Preview(
      "Steady topics", group: "Topics",
      notes: "willExpandItem and willCollapseItem remember what is open, by the whole path."
    ) { UINavigationController(rootViewController: SteadyTopicsViewController()) }
    .step("Two levels opened") {
      $0.tap("shellies")
      $0.tap("shelly1pm-51b1904")
    }
    .step("After 1,000 messages") {
      ($0.topViewController as? TopicsViewController)?.receive(TopicSamples.thousand)
    }
  }
}
