internal import CellophaneDocument

/// What the rows of one look have in common in one place of a list, written once and then filled
/// with the name and the words of each.
final class RowStencil {
  /// The row's start tag with what every such row says there.
  let opening: Stencil
  /// The cells in all states.
  let cells: Stencil

  init(opening: Stencil, cells: Stencil) {
    self.opening = opening
    self.cells = cells
  }
}

/// The stencils of the rows that stand in one place of a list: in a section, or what bodies say.
final class RowStencils {
  /// What a look's markup depends on beside the look and the list around it.
  struct Key: Equatable {
    let place: RowPlace
    /// Whether a swipe or a custom action stands in the row beside its cell.
    let hasActions: Bool
    let depth: Int
    let isInGroups: Bool
    let isInChunks: Bool
    let separators: ResolvedSeparators
    let height: Double?
  }

  final class Entry {
    let look: ResolvedRowLook
    let key: Key
    let stencil: RowStencil

    init(_ look: ResolvedRowLook, _ key: Key, _ stencil: RowStencil) {
      self.look = look
      self.key = key
      self.stencil = stencil
    }

    /// Whether a row looks like this one and its markup depends on the same.
    func isOf(_ row: UnsafePointer<ResolvedRow>, in scope: Scope) -> Bool {
      look === row.pointee.look && scope.role != .navigation
        && key.place.isHeader == row.pointee.isHeader
        && key.hasActions == (row.pointee.swipe != nil || !row.pointee.actions.isEmpty)
        && key.depth == scope.depth && key.isInGroups == scope.isInGroups
        && key.isInChunks == scope.isInChunks && key.separators == row.pointee.separators
        && key.height == row.pointee.height
    }
  }

  /// A list whose rows have no look in common remembers no more than this.
  private static let limit = 256

  /// What was asked for last.
  private(set) var last: Entry?
  private var known: [ObjectIdentifier: [Entry]] = [:]
  private var count = 0

  /// The stencil of a look in its place, which is made where there is none yet.
  func stencil(
    of look: ResolvedRowLook, _ key: Key, making make: () -> RowStencil
  ) -> RowStencil {
    let entry = known[ObjectIdentifier(look)]?.first { $0.key == key } ?? add(look, key, make())
    last = entry
    return entry.stencil
  }

  private func add(_ look: ResolvedRowLook, _ key: Key, _ stencil: RowStencil) -> Entry {
    if count == Self.limit {
      known.removeAll()
      count = 0
    }
    let entry = Entry(look, key, stencil)
    known[ObjectIdentifier(look), default: []].append(entry)
    count += 1
    return entry
  }
}

/// The stencils of a page's bodies, by the place that their rows come to: rows of two lists may have one
/// look, and are called after their own.
final class BodyStencils {
  private var known: [ResolvedRowPlace: RowStencils] = [:]

  func stencils(at place: ResolvedRowPlace) -> RowStencils {
    if let stencils = known[place] { return stencils }
    let stencils = RowStencils()
    known[place] = stencils
    return stencils
  }
}
