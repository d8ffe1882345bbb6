import UIKit

/// Topics with the last messages of each below it; what is open stays open as messages come in.
public final class TopicHistoryViewController: UICollectionViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<TopicSection, HistoryItem>
  private typealias Tree = NSDiffableDataSourceSectionSnapshot<HistoryItem>

  /// How many messages of a topic are shown.
  private static let length = 3

  /// By topic, the latest first; a broker keeps the last one of each.
  private var history = Dictionary(grouping: TopicMessage.retained, by: \.topic)
  private var dataSource: DataSource!

  public init() {
    let list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    title = "History"
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = makeDataSource()
    let trie = TopicTrie()
    TopicSamples.known.forEach(trie.insert)
    var tree = Tree()
    add(trie.topics, to: nil, of: &tree)
    dataSource.apply(tree, to: .topics, animatingDifferences: false)
  }

  private func add(_ topics: [TopicModel], to parent: HistoryItem?, of tree: inout Tree) {
    tree.append(topics.map { .topic($0) }, to: parent)
    for topic in topics {
      tree.append(history[topic.path, default: []].map { .message($0) }, to: .topic(topic))
      add(topic.subTopics, to: .topic(topic), of: &tree)
    }
  }

  // region: history
  /// Puts messages below their topics, the latest first, in place of what stood there.
  public func receive(_ messages: [TopicMessage]) {
    for message in messages {
      history[message.topic, default: []].insert(message, at: 0)
      var tree = dataSource.snapshot(for: .topics)
      guard let topic = tree.items.first(where: { $0.path == message.topic }) else { continue }
      var latest = NSDiffableDataSourceSectionSnapshot<HistoryItem>()
      latest.append(history[message.topic, default: []].prefix(Self.length).map { .message($0) })
      tree.replace(childrenOf: topic, using: latest)
      dataSource.apply(tree, to: .topics)
    }
  }
  // endregion

  private func makeDataSource() -> DataSource {
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, HistoryItem> {
      cell, _, item in
      var content = cell.defaultContentConfiguration()
      switch item {
      case .topic(let topic):
        content.text = topic.topicPart
        cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
      case .message(let message):
        content = UIListContentConfiguration.valueCell()
        content.text = message.payload
        content.secondaryText = "No. \(message.number)"
        cell.accessories = []
      }
      cell.contentConfiguration = content
    }
    return DataSource(collectionView: collectionView) { collectionView, indexPath, item in
      collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: item)
    }
  }
}

extension HistoryItem {
  /// Of a topic; `nil` for a message.
  fileprivate var path: String? {
    guard case .topic(let topic) = self else { return nil }
    return topic.path
  }
}
