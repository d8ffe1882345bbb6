/// Finds targets that need each other.
struct TargetCycles {
  private let needs: [String: [String]]
  private let names: [String]
  private var done: Set<String> = []
  private var cycles: [[String]] = []

  init(_ targets: [InventoryTarget]) {
    names = targets.map(\.name)
    needs = Dictionary(
      targets.map { target in
        (target.name, target.dependencies.filter { $0.kind == .target }.map(\.name))
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Each with the target first that is found first.
  mutating func found() -> [[String]] {
    for name in names { visit(name, path: []) }
    return cycles
  }

  private mutating func visit(_ name: String, path: [String]) {
    if let start = path.firstIndex(of: name) {
      cycles.append(Array(path[start...]))
      return
    }
    guard !done.contains(name) else { return }
    for next in needs[name] ?? [] { visit(next, path: path + [name]) }
    done.insert(name)
  }
}
