public struct Shelf: Hashable {
  public var name: String
  public var symbol: String
  public var items: [Item]

  public init(name: String, symbol: String, items: [Item]) {
    self.name = name
    self.symbol = symbol
    self.items = items
  }
}
