import UIKit

/// A stretch of the sidebar: the top level, which has no title, or a titled part of the garden.
enum Section: String, CaseIterable {
  case topLevel, beds, greenhouse

  /// What the section's header says; `nil` for one without.
  var localizedTitle: String? {
    switch self {
    case .topLevel: nil
    case .beds: "Beds"
    case .greenhouse: "Greenhouse"
    }
  }

  var items: [CellItem] {
    switch self {
    case .topLevel:
      [
        CellItem(title: "Today", image: UIImage(systemName: "sun.max.fill")),
        CellItem(title: "Watering", image: UIImage(systemName: "drop.fill")),
        CellItem(title: "Calendar", image: UIImage(systemName: "calendar")),
      ]
    case .beds:
      [
        CellItem(title: "North bed", subtitle: "Ferns and hostas", image: UIImage(named: "fern")),
        CellItem(title: "South bed", subtitle: "Sage in bloom", image: UIImage(named: "sage")),
      ]
    case .greenhouse:
      [
        CellItem(title: "Tomatoes", subtitle: "Water daily", image: UIImage(named: "tomato")),
        CellItem(title: "Seedlings", subtitle: "Sown in March", image: UIImage(named: "seedling")),
      ]
    }
  }
}
