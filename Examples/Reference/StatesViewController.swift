import UIKit

/// One cell in each of its states: its two configurations as each state updates them.
public final class StatesViewController: RowsViewController {
  private static let states: [(String, @Sendable (inout UICellConfigurationState) -> Void)] = [
    ("normal", { _ in }),
    ("highlighted", { $0.isHighlighted = true }),
    ("selected", { $0.isSelected = true }),
    ("focused", { $0.isFocused = true }),
    (
      "selected and focused",
      {
        $0.isSelected = true; $0.isFocused = true
      }
    ),
    ("disabled", { $0.isDisabled = true }),
    ("editing", { $0.isEditing = true }),
    ("swiped", { $0.isSwiped = true }),
    ("expanded", { $0.isExpanded = true }),
    ("reordering", { $0.isReordering = true }),
    ("pinned", { $0.isPinned = true }),
    ("drag lifting", { $0.cellDragState = .lifting }),
    ("drop target", { $0.cellDropState = .targeted }),
  ]

  public init(appearance: UICollectionLayoutListConfiguration.Appearance) {
    let rows = Self.states.map { name, change in
      Row(title: name) { cell in
        // What the row shows stays as the state named in it makes it.
        cell.automaticallyUpdatesContentConfiguration = false
        cell.automaticallyUpdatesBackgroundConfiguration = false
        var state = UICellConfigurationState(traitCollection: cell.traitCollection)
        change(&state)
        var content = cell.defaultContentConfiguration()
        content.text = name
        content.secondaryText = "secondaryText"
        content.image = UIImage(systemName: "star")
        cell.contentConfiguration = content.updated(for: state)
        cell.backgroundConfiguration = cell.defaultBackgroundConfiguration().updated(for: state)
      }
    }
    super.init("States", appearance: appearance, rows: rows)
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }
}
