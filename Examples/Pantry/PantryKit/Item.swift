import Foundation
import Units

public struct Item: Hashable, Identifiable {
  public let id: UUID
  public var name: String
  public var amount: Amount
  public var isRunningLow: Bool

  public init(_ name: String, _ amount: Amount, isRunningLow: Bool = false) {
    id = UUID()
    self.name = name
    self.amount = amount
    self.isRunningLow = isRunningLow
  }
}
