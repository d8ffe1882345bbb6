import UIKit

/// One part of a topic with everything below it.
///
/// Two parts with one name are different topics when they stand in different places (`relay` under
/// one switch and under another), and a topic stays itself when something new arrives below it:
/// the whole path, and only that, is the identity.
public struct TopicModel: Hashable, Identifiable, Sendable {
  /// From the root, with slashes.
  public let path: String
  public let topicPart: String
  public let subTopics: [TopicModel]

  public var id: String { path }

  var isLeaf: Bool { subTopics.isEmpty }

  public static func == (left: TopicModel, right: TopicModel) -> Bool {
    left.path == right.path
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(path)
  }
}

/// The list's one section.
enum TopicSection: String {
  case topics
}
