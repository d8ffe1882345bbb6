/// What tells a row from others, for as long as it is there, where its data source has no
/// identifiers.
package struct RowIdentity: Hashable, Sendable {
  fileprivate let number: Int
}

/// Which rows of a table are which: changes say it, and after a reload what the rows show.
struct TableIdentities {
  /// A row of before a reload.
  fileprivate struct Lost {
    var path: IndexPath
    var identity: RowIdentity
    var face: RowFace
  }

  /// The rows of which it is known.
  private(set) var known: [IndexPath: RowIdentity] = [:]
  /// Those that a reload may have kept, in order.
  private var lost: [Lost] = []
  private var count = 0

  /// Whether every row is known.
  func isComplete(of count: Int) -> Bool { known.count == count && lost.isEmpty }

  /// Lets rows follow a change.
  ///
  /// - Parameters:
  ///   - isReloaded: Whether what stands there now may be another row.
  ///   - face: What a row showed before the change.
  mutating func follow(
    to place: (IndexPath) -> IndexPath?, isReloaded: (IndexPath) -> Bool,
    face: (IndexPath) -> RowFace
  ) {
    var moved: [IndexPath: RowIdentity] = [:]
    for (path, identity) in known.sorted(by: { $0.key < $1.key }) {
      if isReloaded(path) {
        lost.append(Lost(path: path, identity: identity, face: face(path)))
      } else if let place = place(path) {
        moved[place] = identity
      }
    }
    known = moved
  }

  /// Finds out which rows are there now: those that show the same; of what is left, those that
  /// stand between the same rows as before.
  ///
  /// - Parameter rows: The rows that are not known, by sections and in order.
  mutating func settle(_ rows: [[(path: IndexPath, face: RowFace)]]) {
    for section in rows { keep(section) { $0.path.section == $1.section } }
    for section in rows { keep(section) { _, _ in true } }
    for section in rows { keepBetween(section) }
    for row in rows.joined() where known[row.path] == nil {
      known[row.path] = RowIdentity(number: count)
      count += 1
    }
    lost = []
  }

  private mutating func keep(
    _ rows: [(path: IndexPath, face: RowFace)], where mayBe: (Lost, IndexPath) -> Bool
  ) {
    for row in rows where known[row.path] == nil {
      guard let index = lost.firstIndex(where: { $0.face == row.face && mayBe($0, row.path) })
      else { continue }
      known[row.path] = lost.remove(at: index).identity
    }
  }

  private mutating func keepBetween(_ rows: [(path: IndexPath, face: RowFace)]) {
    guard let section = rows.first?.path.section else { return }
    let left = lost.filter { $0.path.section == section }
    let new = rows.filter { known[$0.path] == nil }
    // A section that shows nothing of what it showed has other rows.
    guard left.count == new.count, rows.count > new.count || rows.count == 1 else { return }
    for (old, row) in zip(left, new) where old.face.kind == row.face.kind {
      known[row.path] = old.identity
      lost.removeAll { $0.identity == old.identity }
    }
  }
}

/// What a row shows, as far as it tells rows apart.
struct RowFace: Equatable {
  /// The class of its cell.
  var kind: ObjectIdentifier?
  var words = ""

  @MainActor init(_ cell: UITableViewCell?) {
    guard let cell else { return }
    kind = ObjectIdentifier(type(of: cell))
    words = cell.firstWords ?? ""
  }
}

extension UITableViewCell {
  fileprivate var firstWords: String? {
    if let list = contentConfiguration as? UIListContentConfiguration {
      return list.text ?? list.attributedText?.string ?? list.secondaryText
    }
    return contents.textLabel?.text ?? builtContentView.flatMap(Self.firstWords)
  }

  private static func firstWords(in view: UIView) -> String? {
    if let label = view as? UILabel, let text = label.text, !text.isEmpty { return text }
    return view.subviews.lazy.compactMap(firstWords).first
  }
}

extension UITableView {
  /// What tells the row at a place from others; `nil` where there is none.
  package func identity(ofRowAt indexPath: IndexPath) -> RowIdentity? {
    let all = counts.reduce(0, +)
    if !elements.identities.isComplete(of: all) {
      let rows = counts.enumerated().map { section, count in
        (0..<count).map { IndexPath(row: $0, section: section) }
          .filter { elements.identities.known[$0] == nil }
          .map { (path: $0, face: RowFace(cell(at: $0))) }
      }
      elements.identities.settle(rows)
    }
    return elements.identities.known[indexPath]
  }

  /// Lets what tells rows apart follow a change, before cells do.
  func followIdentities(
    to place: (IndexPath) -> IndexPath?, isReloaded: (IndexPath) -> Bool
  ) {
    let cells = elements.cells
    elements.identities.follow(to: place, isReloaded: isReloaded) { RowFace(cells[$0]) }
  }
}
