import UIKit

extension UIConfigurationStateCustomKey {
  fileprivate static let isUrgent = UIConfigurationStateCustomKey("example.isUrgent")
}

extension UIConfigurationState {
  fileprivate var isUrgent: Bool { self[.isUrgent] as? Bool ?? false }
}

/// A cell that answers every state in a way of its own: by its colours, its words or an accessory.
private final class AnswerCell: UICollectionViewListCell {
  enum Kind: String, CaseIterable {
    case colours, words, checkmark, urgent, parent, child
  }

  var kind = Kind.colours {
    didSet { setNeedsUpdateConfiguration() }
  }

  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state[.isUrgent] = kind == .urgent
    return state
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    var content = defaultContentConfiguration().updated(for: state)
    content.text = kind.rawValue.capitalized
    var background = defaultBackgroundConfiguration().updated(for: state)
    switch kind {
    case .colours, .parent, .child: background.backgroundColor = color(in: state)
    case .words: content.text = words(in: state)
    case .checkmark: accessories = state.isSelected ? [.checkmark()] : []
    case .urgent where state.isUrgent:
      content.textProperties.color = state.isSelected ? .systemRed : .systemOrange
    case .urgent: break
    }
    if kind == .parent { accessories = [.outlineDisclosure()] }
    contentConfiguration = content
    backgroundConfiguration = background
  }

  private func color(in state: UICellConfigurationState) -> UIColor? {
    switch (state.isSelected, state.isHighlighted, state.isExpanded) {
    case (true, true, _): .systemPurple
    case (true, false, true): .systemTeal
    case (true, false, false): .systemGreen
    case (false, true, _): .systemYellow
    case (false, false, _): nil
    }
  }

  private func words(in state: UICellConfigurationState) -> String {
    if state.isEditing { return state.isSelected ? "Edited and chosen" : "Edited" }
    return state.isSelected ? "Chosen" : "Words"
  }
}

/// Rows whose cells answer states, and states that meet, in ways of their own.
public final class AnswersViewController: UICollectionViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<Int, AnswerCell.Kind>

  private var dataSource: DataSource!

  public init() {
    let list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    title = "Answers"
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = editButtonItem
    collectionView.allowsMultipleSelection = true
    collectionView.allowsMultipleSelectionDuringEditing = true
    let registration = UICollectionView.CellRegistration<AnswerCell, AnswerCell.Kind> {
      cell, _, kind in
      cell.kind = kind
    }
    dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, kind in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: kind)
    }
    var snapshot = NSDiffableDataSourceSectionSnapshot<AnswerCell.Kind>()
    snapshot.append(AnswerCell.Kind.allCases.filter { $0 != .child })
    snapshot.append([.child], to: .parent)
    dataSource.apply(snapshot, to: 0, animatingDifferences: false)
  }

  public override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView.isEditing = editing
  }
}
