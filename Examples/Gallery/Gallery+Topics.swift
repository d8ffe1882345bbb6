import Cellophane
import Topics
import UIKit

extension Gallery {
  @PreviewBuilder var topicsPreviews: [AnyPreview] {
    Preview(
      "Naive topics", group: "Outlines",
      notes: "Every message closes the list, since a new snapshot knows nothing of what was open.",
      source: .file("Examples/Topics/TopicsViewController.swift")
    ) { UINavigationController(rootViewController: TopicsViewController()) }
    .step("Two levels opened") {
      $0.tap("shellies")
      $0.tap("shelly1pm-51b1904")
    }
    .step("After 1,000 messages") {
      ($0.topViewController as? TopicsViewController)?.receive(TopicSamples.thousand)
    }
    .cover("frame=frame-after-1-000-messages")
    Preview(
      "Steady topics", group: "Outlines",
      notes: "A thousand messages come in, and what was opened stays open.",
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
    .cover("frame=frame-after-1-000-messages")
    Preview(
      "Topic history", group: "Outlines",
      notes: "The last three messages of each topic stand below it, and take each other’s place.",
      source: [
        .region("history", in: "Examples/Topics/TopicHistoryViewController.swift"),
        .file("Examples/Topics/TopicHistory.swift"),
      ]
    ) { UINavigationController(rootViewController: TopicHistoryViewController()) }
    .step("A thermometer opened") {
      for name in ["shellies", "shelly1pm-51b1904", "temperature"] { $0.tap(name) }
    }
    .step("An evening later") {
      ($0.topViewController as? TopicHistoryViewController)?.receive(TopicMessage.evening)
    }
    .cover("frame=frame-an-evening-later")
  }
}
