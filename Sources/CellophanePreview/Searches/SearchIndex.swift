internal import CellophaneDocument
internal import Foundation

/// The rows and sections of a searchable screen with everything that a query is looked for in.
struct SearchIndex {
  struct Row {
    var name: String
    /// In reading order.
    var texts: [String]
    var keywords: [String]
    var section: Int
    /// The row that it stands in.
    var parent: Int?
  }

  struct Section {
    var collection: String
    var name: String
    var header: [String]
    /// Whether it has rows of which something is known.
    var rows: Range<Int>
  }

  /// Where something stands on the screen.
  struct Place: Hashable {
    var collection: String
    var address: RowAddress
  }

  private(set) var rows: [Row] = []
  private(set) var sections: [Section] = []
  private(set) var rowNumbers: [Place: Int] = [:]
  private(set) var sectionNumbers: [Place: Int] = [:]

  /// The words that the author declares, by a row's name or a text of it.
  private let keywords: [String: [String]]
  /// The names among them that stand for no row.
  private(set) var unusedKeywords: Set<String>

  init(_ collections: [ResolvedCollection], keywords: [String: [String]]) {
    self.keywords = keywords
    unusedKeywords = Set(keywords.keys)
    for collection in collections {
      for (index, section) in collection.sections.enumerated() {
        add(section, RowAddress(section: index, ordinals: []), collection.name)
      }
    }
  }

  private mutating func add(
    _ section: ResolvedSection, _ address: RowAddress, _ collection: String
  ) {
    let start = rows.count
    let number = sections.count
    sectionNumbers[Place(collection: collection, address: address)] = number
    sections.append(
      Section(
        collection: collection, name: section.name,
        header: section.header?.cell.searchedTexts ?? [],
        rows: start..<start))
    add(section.rows, address, collection, parent: nil)
    sections[number].rows = start..<rows.count
  }

  private mutating func add(
    _ added: [ResolvedRow], _ address: RowAddress, _ collection: String, parent: Int?
  ) {
    for (ordinal, row) in added.enumerated() {
      let own = address.child(ordinal)
      let number = rows.count
      rowNumbers[Place(collection: collection, address: own)] = number
      let texts = row.cell.searchedTexts
      rows.append(
        Row(
          name: row.name, texts: texts, keywords: keywords(of: [row.name] + texts),
          section: sections.count - 1, parent: parent))
      add(row.children, own, collection, parent: number)
    }
  }

  private mutating func keywords(of names: [String]) -> [String] {
    if keywords.isEmpty { return [] }
    unusedKeywords.subtract(names)
    return names.first { keywords[$0] != nil }.flatMap { keywords[$0] } ?? []
  }

  /// Every text that a query may be found in, in reading order.
  var allTexts: [String] {
    sections.flatMap { section in
      section.header + rows[section.rows].flatMap { $0.texts + $0.keywords }
    }
  }
}

extension ResolvedCell {
  /// The texts of labels and list contents in reading order, as the page's script finds them.
  var searchedTexts: [String] {
    switch content {
    case .list(let content): content.searchedTexts
    case .view(let view): view.searchedTexts
    case .empty: []
    }
  }
}

extension ResolvedListContent {
  fileprivate var searchedTexts: [String] {
    [text?.string, secondaryText?.string].compactMap { $0 }
  }
}

extension ResolvedView {
  fileprivate var searchedTexts: [String] {
    let own: [String] =
      switch kind {
      case .label(let text): [text.string]
      case .content(let content): content.searchedTexts
      default: []
      }
    return own + children.flatMap(\.searchedTexts)
  }
}
