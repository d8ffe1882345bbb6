/// The changes of one batch: what goes by the old numbers, what comes by the new ones.
struct BatchUpdate {
  var deletedItems: Set<IndexPath> = []
  var insertedItems: Set<IndexPath> = []
  var movedItems: [IndexPath: IndexPath] = [:]
  var reloadedItems: Set<IndexPath> = []
  var deletedSections: Set<Int> = []
  var insertedSections: Set<Int> = []
  var movedSections: [Int: Int] = [:]
  var reloadedSections: Set<Int> = []

  /// Where old sections and items are after the batch.
  struct Mapping {
    var sections: [Int?]
    /// By the old section, the new place of each old item.
    var items: [[IndexPath?]]

    func newPath(of old: IndexPath) -> IndexPath? {
      guard items.indices.contains(old.section), items[old.section].indices.contains(old.item)
      else { return nil }
      return items[old.section][old.item]
    }
  }

  /// Works out where everything goes.
  ///
  /// UIKit: raises an exception where the numbers of items before and after do not agree with the
  /// changes, where this stops.
  func mapping(from old: [Int], to new: [Int]) -> Mapping {
    let expected = old.count + insertedSections.count - deletedSections.count
    guard new.count == expected else {
      raise(
        """
        invalid update: there are \(new.count) sections after it, but \(old.count) before it, \
        \(insertedSections.count) inserted and \(deletedSections.count) deleted make \(expected)
        """)
    }
    let sections = sectionMapping(from: old.count, to: new.count)
    var mapping = Mapping(
      sections: sections, items: old.map { [IndexPath?](repeating: nil, count: $0) })
    for (from, to) in movedItems where mapping.items.indices.contains(from.section) {
      mapping.items[from.section][from.item] = to
    }
    for (section, target) in sections.enumerated() {
      guard let target else { continue }
      fill(&mapping, section: section, target: target, old: old[section], new: new[target])
    }
    return mapping
  }

  private func sectionMapping(from old: Int, to new: Int) -> [Int?] {
    var mapping = [Int?](repeating: nil, count: old)
    for (from, to) in movedSections { mapping[from] = to }
    let taken = insertedSections.union(movedSections.values)
    var free = (0..<new).filter { !taken.contains($0) }.makeIterator()
    for section in 0..<old
    where !deletedSections.contains(section) && movedSections[section] == nil {
      mapping[section] = free.next()
    }
    return mapping
  }

  private func fill(
    _ mapping: inout Mapping, section: Int, target: Int, old: Int, new: Int
  ) {
    if reloadedSections.contains(section) { return }
    let leaving = (0..<old).filter {
      let path = IndexPath(item: $0, section: section)
      return deletedItems.contains(path) || movedItems[path] != nil
    }
    let arriving = Set(
      insertedItems.union(movedItems.values).filter { $0.section == target }.map(\.item))
    let expected = old - leaving.count + arriving.count
    guard new == expected else {
      raise(
        """
        invalid update: invalid number of items in section \(target): there are \(new) after it, \
        but \(old) before it, \(arriving.count) inserted or moved in and \
        \(leaving.count) deleted or moved out make \(expected)
        """)
    }
    var free = (0..<new).filter { !arriving.contains($0) }.makeIterator()
    let gone = Set(leaving)
    for item in 0..<old where !gone.contains(item) {
      mapping.items[section][item] = free.next().map { IndexPath(item: $0, section: target) }
    }
  }
}
