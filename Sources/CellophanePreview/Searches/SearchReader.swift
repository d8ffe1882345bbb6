internal import CellophaneDocument
internal import UIKit

/// What the author's function shows for a query, in the numbers of an index.
struct SearchAnswer: Equatable {
  /// In the order of the screen.
  var rows: [Int] = []
  /// In the order of the screen.
  var sections: [Int] = []
  /// The texts of rows that were not there before.
  var strangers: [String] = []
  /// The parents that are open.
  var open: Set<Int> = []
  /// The titles at the lists' edges.
  var titles: [Title] = []

  /// A title at a list's edge.
  struct Title: Equatable {
    /// What it leads to.
    enum Place: Equatable {
      case row(Int), section(Int), search
    }
    var text: String
    /// `nil` where it leads nowhere, or where nobody asked.
    var place: Place?
  }
}

/// Recognises an instance's rows again after its author's function has changed them.
@MainActor struct SearchReader {
  private let index: SearchIndex
  private let names: [String]
  private let cells = CellResolver(
    PageGathering(), views: ViewResolver(gathering: PageGathering()))
  private var rowNumbers: [Key: Int] = [:]
  private var sectionNumbers: [Key: Int] = [:]
  /// The rows of each text, for those whose identifiers are others each time.
  private var rowsByTexts: [[String]: [Int]] = [:]
  private var sectionsByHeader: [[String]: Int] = [:]

  private struct Key: Hashable {
    var collection: String
    var identifier: AnyHashable
  }

  /// - Parameters:
  ///   - probe: An instance that nothing was typed into.
  ///   - names: The collections that are searched.
  init(_ index: SearchIndex, of probe: Probe, collections names: [String]) {
    self.index = index
    self.names = names
    for name in names {
      guard let nodes = probe.collections[name]?.sectionNodes else { continue }
      for (section, node) in nodes.enumerated() {
        let address = RowAddress(section: section, ordinals: [])
        guard let identifier = node.identifier else { continue }
        sectionNumbers[Key(collection: name, identifier: identifier)] =
          index.sectionNumbers[SearchIndex.Place(collection: name, address: address)]
      }
      nodes.forEachAddress { address, node in
        guard let identifier = node.identifier else { return }
        rowNumbers[Key(collection: name, identifier: identifier)] =
          index.rowNumbers[SearchIndex.Place(collection: name, address: address)]
      }
    }
    for (number, row) in index.rows.enumerated() {
      rowsByTexts[row.texts, default: []].append(number)
    }
    for (number, section) in index.sections.enumerated().reversed() {
      sectionsByHeader[section.header] = number
    }
  }

  /// - Parameter leads: Whether what index titles lead to is asked as well.
  /// - Complexity: O(*n*) in the rows of the instance, whose cells are made only where nothing
  ///   identifies their items.
  func answer(of probe: Probe, leading leads: Bool = false) -> SearchAnswer {
    var answer = SearchAnswer()
    var counts: [[String]: Int] = [:]
    for name in names {
      guard let view = probe.collections[name] else { continue }
      var sections: [(number: Int?, rows: ArraySlice<Int>)] = []
      for (number, node) in view.sectionNodes.enumerated() {
        let start = answer.rows.count
        node.forEach { read($0, in: view, name, &answer, &counts) }
        let rows = answer.rows[start...]
        let section = section(node, number, rows, in: name)
        if let section { answer.sections.append(section) }
        sections.append((section, rows))
      }
      answer.titles += view.indexTitles(leading: leads).map { title($0, among: sections) }
    }
    return answer
  }

  private func title(
    _ title: IndexTitle, among sections: [(number: Int?, rows: ArraySlice<Int>)]
  ) -> SearchAnswer.Title {
    guard let section = title.section, sections.indices.contains(section) else {
      return SearchAnswer.Title(text: title.text, place: title.isSearch ? .search : nil)
    }
    let (number, rows) = sections[section]
    let row = title.item > 0 ? rows.dropFirst(title.item).first : nil
    return SearchAnswer.Title(
      text: title.text,
      place: row.map(SearchAnswer.Title.Place.row) ?? number.map(SearchAnswer.Title.Place.section))
  }

  private func read(
    _ node: RowNode, in view: any AskableList, _ name: String, _ answer: inout SearchAnswer,
    _ counts: inout [[String]: Int]
  ) {
    if let identifier = node.identifier,
      let row = rowNumbers[Key(collection: name, identifier: identifier)]
    {
      answer.rows.append(row)
      if node.isExpanded, !node.children.isEmpty { answer.open.insert(row) }
      return
    }
    guard let indexPath = node.indexPath else { return }
    let texts = cells.cell(view.askableCell(at: indexPath)).searchedTexts
    let count = counts[texts, default: 0]
    counts[texts] = count + 1
    if let same = rowsByTexts[texts], same.indices.contains(count) {
      answer.rows.append(same[count])
      if node.isExpanded, !node.children.isEmpty { answer.open.insert(same[count]) }
    } else {
      answer.strangers.append(texts.first ?? "without text")
    }
  }

  private func section(
    _ node: SectionNode, _ number: Int, _ rows: ArraySlice<Int>, in name: String
  ) -> Int? {
    if let identifier = node.identifier,
      let section = sectionNumbers[Key(collection: name, identifier: identifier)]
    {
      return section
    }
    if let row = rows.first { return index.rows[row].section }
    let address = RowAddress(section: number, ordinals: [])
    return index.sectionNumbers[SearchIndex.Place(collection: name, address: address)]
  }
}
