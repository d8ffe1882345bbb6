import Cellophane
import Topics
import UIKit

extension Gallery {
  @PreviewBuilder var topicsPreviews: [AnyPreview] {
    Preview(
      "Naive topics", group: "Outlines",
      notes: "Each message applies a new snapshot, in which everything is closed.",
      source: .file("Examples/Topics/TopicsViewController.swift")
    ) { UINavigationController(rootViewController: TopicsViewController()) }
    .step("Two levels opened") {
      $0.tap("shellies")
      $0.tap("shelly1pm-51b1904")
    }
    .step("After 1,000 messages") {
      ($0.topViewController as? TopicsViewController)?.receive(TopicSamples.thousand)
    }
    Preview(
      "Steady topics", group: "Outlines",
      notes: "willExpandItem and willCollapseItem remember what is open, by the whole path.",
      source: [
        .file("Examples/Topics/SteadyTopicsViewController.swift"),
        .file("Examples/Topics/TopicsViewController.swift"),
      ]
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
