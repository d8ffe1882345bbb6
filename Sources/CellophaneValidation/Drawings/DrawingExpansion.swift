/// How much a drawing is once everything that refers to a part of it shows that part.
///
/// A few elements that use each other can stand for millions.
struct DrawingExpansion {
  /// What a page that shows the drawing has to draw, in elements.
  static let limit = 200_000

  private struct Part {
    var elements = 0
    /// The ids that it refers to, as often as it does.
    var references: [String: Int] = [:]
  }

  /// By id; the whole drawing's is empty.
  private var parts = ["": Part()]
  /// The ids of the open elements, `nil` for those without.
  private var open: [String?] = []

  mutating func start(_ element: DrawnElement) {
    let id = element["id"].flatMap { $0.isEmpty ? nil : $0 }
    if let id { parts[id] = parts[id] ?? Part() }
    open.append(id)
    let references = element.attributes.flatMap { Self.references(in: $0.value, of: $0.name) }
    for part in [""] + Set(open.compactMap(\.self)) {
      parts[part]?.elements += 1
      for reference in references { parts[part]?.references[reference, default: 0] += 1 }
    }
  }

  mutating func end() { _ = open.popLast() }

  private static func references(in value: String, of name: String) -> [String] {
    if name == "href" || name == "xlink:href" {
      return value.hasPrefix("#") ? [String(value.dropFirst())] : []
    }
    return value.matches(of: /url\(\s*["']?#([^"')\s]+)/).map { String($0.output.1) }
  }

  /// - Throws: `DrawingError` where parts use themselves, or are too much together.
  func check() throws(DrawingError) {
    var sizes: [String: Int] = [:]
    _ = try size(of: "", within: [], &sizes)
  }

  private func size(
    of id: String, within outer: Set<String>, _ sizes: inout [String: Int]
  ) throws(DrawingError) -> Int {
    if let size = sizes[id] { return size }
    guard let part = parts[id] else { return 0 }
    guard !outer.contains(id) else { throw DrawingError("has a part '\(id)' that shows itself") }
    var size = part.elements
    for (reference, count) in part.references.sorted(by: { $0.key < $1.key }) {
      size += count * (try self.size(of: reference, within: outer.union([id]), &sizes))
      guard size <= Self.limit else {
        throw DrawingError("draws more than \(Self.limit) elements once parts are used again")
      }
    }
    sizes[id] = size
    return size
  }
}
