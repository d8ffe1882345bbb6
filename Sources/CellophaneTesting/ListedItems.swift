internal import CellophaneDocument
internal import CellophanePreview
internal import CellophaneSnapshots
internal import Foundation
internal import UIKit

/// The sections and items of a data source by their names.
struct ListedItems: Hashable, Sendable {
  struct Item: Hashable, Sendable {
    var name: String
    /// `reloaded`, `reconfigured`, `expanded`.
    var marks: [String] = []
    var children: [Item] = []
  }

  struct Section: Hashable, Sendable {
    /// `nil` for the one of a section snapshot.
    var name: String?
    var marks: [String] = []
    var items: [Item]
  }

  var sections: [Section]

  init<SectionIdentifier: Sendable, ItemIdentifier: Sendable>(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>
  ) {
    let reloadedSections = Set(snapshot.reloadedSectionIdentifiers)
    let reloaded = Set(snapshot.reloadedItemIdentifiers)
    let reconfigured = Set(snapshot.reconfiguredItemIdentifiers)
    sections = snapshot.sectionIdentifiers.enumerated().map { place, section in
      Section(
        name: Self.name(of: section, at: place),
        marks: reloadedSections.contains(section) ? ["reloaded"] : [],
        items: snapshot.itemIdentifiers(inSection: section).enumerated().map { place, item in
          Item(
            name: Self.name(of: item, at: place),
            marks: (reloaded.contains(item) ? ["reloaded"] : [])
              + (reconfigured.contains(item) ? ["reconfigured"] : []))
        })
    }
  }

  init<ItemIdentifier: Sendable>(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifier>) {
    sections = [
      Section(name: nil, items: Self.items(snapshot.rootItems, of: snapshot))
    ]
  }

  private static func items<ItemIdentifier: Sendable>(
    _ items: [ItemIdentifier], of snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifier>
  ) -> [Item] {
    items.enumerated().map { place, item in
      let below = snapshot.snapshot(of: item, includingParent: false)
      return Item(
        name: name(of: item, at: place), marks: snapshot.isExpanded(item) ? ["expanded"] : [],
        children: Self.items(below.rootItems, of: snapshot))
    }
  }

  /// What an identifier is called on every run.
  private static func name(of identifier: some Hashable, at place: Int) -> String {
    if let name = stableName(of: identifier) { return name }
    if identifier is UUID || identifier is ObjectIdentifier { return "#\(place + 1)" }
    return String(describing: identifier)
  }

  /// One line a section and an item.
  var outline: String {
    var lines: [String] = []
    func add(_ items: [Item], level: Int) {
      for item in items {
        lines.append(Self.line("item", item.name, item.marks, level: level))
        add(item.children, level: level + 1)
      }
    }
    for section in sections {
      if let name = section.name {
        if lines.isEmpty { lines.append("snapshot") }
        lines.append(Self.line("section", name, section.marks, level: 1))
        add(section.items, level: 2)
      } else {
        lines.append("section snapshot")
        add(section.items, level: 1)
      }
    }
    if lines.isEmpty { lines.append("snapshot") }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func line(
    _ word: String, _ name: String, _ marks: [String], level: Int
  ) -> String {
    let words = [word, name.quoted] + marks
    return String(repeating: "  ", count: level) + words.joined(separator: " ")
  }
}

extension SnapshotRequest {
  /// Fails the running test for each kind in which the items are not what their fixture says.
  @MainActor func assert(_ items: ListedItems) async {
    let outline = kinds.filter { $0 == .outline }
    if !outline.isEmpty {
      var request = self
      request.kinds = outline
      let failures = await request.failures {
        .success(items.outline)
      } content: { _, text in
        SnapshotContent(bytes: [UInt8](text.utf8))
      }
      place.fail(failures)
    }
    let others = kinds.filter { $0 != .outline }
    guard !others.isEmpty else { return }
    var request = self
    request.kinds = others
    let preview = Preview(
      place.testName, file: "\(place.fileID)", path: "\(place.filePath)", line: Int(place.line)
    ) { ListedItemsViewController(items) }
    await request.assert(AnyPreview(preview))
  }
}
