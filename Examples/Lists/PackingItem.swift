import UIKit

/// Something to take along.
struct PackingItem: Hashable, Identifiable {
  let id: String
  let place: String
  let symbol: String
  let color: UIColor

  static let samples = [
    PackingItem(id: "Map", place: "Top drawer", symbol: "map.fill", color: .systemGreen),
    PackingItem(
      id: "Camera", place: "Shelf by the door", symbol: "camera.fill", color: .systemIndigo),
    PackingItem(id: "Sun cream", place: "Bathroom", symbol: "sun.max.fill", color: .systemOrange),
    PackingItem(id: "Headphones", place: "Desk", symbol: "headphones", color: .systemPink),
    PackingItem(
      id: "A good book", place: "Beside the bed", symbol: "book.fill", color: .systemBrown),
    PackingItem(
      id: "Bicycle lock", place: "Hook in the hall", symbol: "lock.fill", color: .systemTeal),
  ]
}
