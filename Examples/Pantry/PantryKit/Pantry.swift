import Foundation
import Units

extension Notification.Name {
  public static let pantryDidChange = Notification.Name("PantryDidChange")
}

/// Everything that is in the house.
public final class Pantry {
  public static let shared = Pantry()

  public var shelves: [Shelf] = [] {
    didSet { NotificationCenter.default.post(name: .pantryDidChange, object: self) }
  }

  public init() {
    #if SAMPLES
      shelves = Pantry.samples
    #endif
  }

  public static let samples = [
    Shelf(
      name: "Dry goods", symbol: "shippingbox",
      items: [
        Item("Flour", Amount(2000, .grams)), Item("Rice", Amount(500, .grams)),
        Item("Lentils", Amount(150, .grams), isRunningLow: true),
      ]),
    Shelf(
      name: "Fridge", symbol: "tray",
      items: [
        Item("Milk", Amount(1000, .millilitres)),
        Item("Eggs", Amount(2, .pieces), isRunningLow: true),
      ]),
  ]
}
