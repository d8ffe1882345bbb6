/// How much there is of something.
public struct Amount: Hashable, Sendable {
  public enum Unit: String, Sendable, CaseIterable {
    case pieces, grams, millilitres
  }

  public var value: Int
  public var unit: Unit

  public init(_ value: Int, _ unit: Unit) {
    self.value = value
    self.unit = unit
  }

  public var text: String {
    switch unit {
    case .pieces: "\(value)"
    case .grams: value >= 1000 ? "\(value / 1000) kg" : "\(value) g"
    case .millilitres: value >= 1000 ? "\(value / 1000) l" : "\(value) ml"
    }
  }
}
