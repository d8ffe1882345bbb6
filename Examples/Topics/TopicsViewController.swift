import UIKit

/// The topics that a broker publishes, as they come in.
///
/// Each message applies a snapshot that knows nothing of what was open, so everything closes.
open class TopicsViewController: UIViewController {
  typealias DataSource = UICollectionViewDiffableDataSource<TopicSection, TopicModel>
  typealias Tree = NSDiffableDataSourceSectionSnapshot<TopicModel>

  var dataSource: DataSource!
  private let trie = TopicTrie()
  private let known: [String]
  private var collectionView: UICollectionView!

  /// - Parameter topics: What is known when the list appears.
  public init(topics: [String] = TopicSamples.known) {
    known = topics
    super.init(nibName: nil, bundle: nil)
    title = "Topics"
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    collectionView = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    dataSource = makeDataSource(for: collectionView)
    known.forEach(trie.insert)
    update(with: trie.topics, animated: false)
  }

  private func makeDataSource(for collectionView: UICollectionView) -> DataSource {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, TopicModel> {
      cell, _, topic in
      var content = cell.defaultContentConfiguration()
      content.text = topic.topicPart
      if topic.isLeaf {
        content.secondaryText = topic.path
        cell.accessories = []
      } else {
        let options = UICellAccessory.OutlineDisclosureOptions(style: .header)
        cell.accessories = [.outlineDisclosure(options: options)]
      }
      cell.contentConfiguration = content
    }
    return DataSource(collectionView: collectionView) {
      (collectionView: UICollectionView, indexPath: IndexPath, item: TopicModel)
        -> UICollectionViewCell? in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
    }
  }

  /// Takes in messages, one update of the list for each.
  public func receive(_ topics: [String]) {
    for topic in topics {
      trie.insert(topic)
      update(with: trie.topics, animated: true)
    }
  }

  private func update(with topics: [TopicModel], animated: Bool) {
    dataSource.apply(snapshot(from: topics), to: .topics, animatingDifferences: animated)
  }

  /// The list for a set of topics; closed, as every new snapshot is.
  func snapshot(from topics: [TopicModel]) -> Tree {
    var tree = Tree()
    add(topics, to: nil, of: &tree)
    return tree
  }

  private func add(_ topics: [TopicModel], to parent: TopicModel?, of tree: inout Tree) {
    tree.append(topics, to: parent)
    for topic in topics where !topic.isLeaf {
      add(topic.subTopics, to: topic, of: &tree)
    }
  }
}
