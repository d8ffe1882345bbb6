import UIKit

/// Topics that stay open while messages come in, since the list's own handlers say what is open.
public final class SteadyTopicsViewController: TopicsViewController {
  private var expandedNodes = Set<TopicModel>()

  public override func viewDidLoad() {
    super.viewDidLoad()
    dataSource.sectionSnapshotHandlers.willExpandItem = { [weak self] topic in
      self?.expandedNodes.insert(topic)
    }
    dataSource.sectionSnapshotHandlers.willCollapseItem = { [weak self] topic in
      self?.expandedNodes.remove(topic)
    }
  }

  override func snapshot(from topics: [TopicModel]) -> Tree {
    var tree = super.snapshot(from: topics)
    tree.expand(tree.items.filter(expandedNodes.contains))
    return tree
  }
}
