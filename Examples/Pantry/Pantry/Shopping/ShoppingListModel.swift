import Combine
import Foundation
import PantryKit

final class ShoppingListModel: ObservableObject {
  @Published private(set) var names: [String] = []
  private var cancellables: Set<AnyCancellable> = []

  init(pantry: Pantry = .shared) {
    NotificationCenter.default.publisher(for: .pantryDidChange)
      .sink { [weak self] _ in self?.update(pantry) }
      .store(in: &cancellables)
    update(pantry)
  }

  private func update(_ pantry: Pantry) {
    names = pantry.shelves.flatMap(\.items).filter(\.isRunningLow).map(\.name)
  }
}
