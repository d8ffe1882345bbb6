import UIKit

/// Topics that share the parts of their paths: `shellies/shelly1pm-51b1904/relay/0`.
struct TopicTrie {
  private final class Node {
    var children: [String: Node] = [:]
  }

  private let root = Node()

  /// Adds a topic; its parents come with it.
  func insert(_ path: String) {
    var node = root
    for part in path.split(separator: "/") {
      let name = String(part)
      if let known = node.children[name] {
        node = known
      } else {
        let added = Node()
        node.children[name] = added
        node = added
      }
    }
  }

  /// The whole tree as values, in the order of the names.
  var topics: [TopicModel] {
    models(under: root, path: nil)
  }

  private func models(under node: Node, path: String?) -> [TopicModel] {
    node.children.sorted { $0.key < $1.key }.map { name, child in
      let full = path.map { "\($0)/\(name)" } ?? name
      return TopicModel(
        path: full, topicPart: name, subTopics: models(under: child, path: full))
    }
  }
}
