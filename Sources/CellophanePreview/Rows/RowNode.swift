internal import UIKit

/// An item of a section with its children, as a data source has it.
struct RowNode {
  var identifier: AnyHashable?
  /// Where its cell is; `nil` while a collapsed ancestor hides it.
  var indexPath: IndexPath?
  var isExpanded = false
  var children: [RowNode] = []
  /// Whether there are rows under it that are too deep for a page.
  var isCut = false
}

/// A section of a collection or table view, as its data source has it.
struct SectionNode {
  var identifier: AnyHashable?
  var rows: [RowNode]

  /// Every row of the section, parents before their children.
  func forEach(_ visit: (RowNode) -> Void) {
    func walk(_ rows: [RowNode]) {
      for row in rows {
        visit(row)
        walk(row.children)
      }
    }
    walk(rows)
  }
}

extension UICollectionView {
  /// The sections with their items, those that collapsed parents hide among them.
  var sectionNodes: [SectionNode] {
    let outline = dataSource as? any OutlineDataSource
    let identifiers = outline?.sectionIdentities ?? []
    return (0..<numberOfSections).map { section in
      let identifier = identifiers.indices.contains(section) ? identifiers[section] : nil
      guard let outline else {
        return SectionNode(identifier: identifier, rows: flatRows(inSection: section))
      }
      return SectionNode(
        identifier: identifier,
        rows: OutlineReader.rows(outline.outlineItems(inSection: section), section: section))
    }
  }

  private func flatRows(inSection section: Int) -> [RowNode] {
    (0..<numberOfItems(inSection: section)).map {
      RowNode(indexPath: IndexPath(item: $0, section: section))
    }
  }
}

/// Makes trees of depth-first items.
struct OutlineReader {
  /// How many levels a page has: browsers nest elements 512 deep and no deeper, and a level takes
  /// two.
  static let depth = 200

  private let items: [OutlineItem]
  private let section: Int
  private var position = 0
  private var visible = 0

  /// The roots of a section with everything beneath them.
  static func rows(_ items: [OutlineItem], section: Int) -> [RowNode] {
    var reader = OutlineReader(items: items, section: section)
    return reader.rows(level: 0, isVisible: true)
  }

  private init(items: [OutlineItem], section: Int) {
    self.items = items
    self.section = section
  }

  private mutating func rows(level: Int, isVisible: Bool) -> [RowNode] {
    var rows: [RowNode] = []
    while position < items.count, items[position].level == level {
      let item = items[position]
      position += 1
      var row = RowNode(identifier: item.identifier, isExpanded: item.isExpanded)
      if isVisible {
        row.indexPath = IndexPath(item: visible, section: section)
        visible += 1
      }
      if position < items.count, items[position].level > level {
        let isShown = isVisible && item.isExpanded
        row.isCut = level + 1 == Self.depth
        if row.isCut {
          skip(below: level, isVisible: isShown)
        } else {
          row.children = self.rows(level: level + 1, isVisible: isShown)
        }
      }
      rows.append(row)
    }
    return rows
  }

  /// Passes over everything below a level; what is seen of it keeps its place in the list.
  private mutating func skip(below level: Int, isVisible: Bool) {
    /// The level of the closed row that hides what is passed over.
    var closed = isVisible ? Int.max : level
    while position < items.count, items[position].level > level {
      let item = items[position]
      position += 1
      if item.level > closed { continue }
      visible += 1
      closed = item.isExpanded ? .max : item.level
    }
  }
}
