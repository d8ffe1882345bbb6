internal import CellophaneDocument
internal import CellophaneLook
package import CellophaneSite
internal import Foundation

/// Small sites for tests, the same in the test and in its workers.
package enum FixtureSite: String, CaseIterable, Sendable {
  case empty, one, two, three, grouped, moreGrouped, manyGroups, many, thousand
  case traps, trapsLate, trapsInLibrary, casts, hangs, late, locks, grows, exits, prints,
    surroundings, malformed, frames, clash, sameRows
  case handlers, allTrapping, trappingSearch, documents, sharedStores, unshown, seen
  case leaks, leaksBesideThreads, trapsAfterwards, rubbish, neverExits, grandchildren,
    siblings, launches

  package var site: Site {
    Site(title: "Fixtures", previews: previews, surroundings: fixed)
  }

  private var previews: [SitePreview] {
    switch self {
    case .empty: []
    case .one: [preview("One")]
    case .two: [preview("One"), preview("Two")]
    case .three: [preview("One"), preview("Two"), preview("Three")]
    case .grouped:
      [
        preview("Apple", group: "Fruit"), preview("Pear", group: "Fruit"),
        preview("Leek", group: "Vegetables & <herbs>", notes: "Grows in\nsandy ground."),
      ]
    case .moreGrouped:
      [preview("Plum", group: "Fruit")] + FixtureSite.grouped.previews
    case .manyGroups: (1...60).map { preview("Page \($0)", group: "Group \($0)") }
    case .many: (1...120).map { preview("Page \($0)") }
    case .thousand:
      (1...1000).map { preview("Page \($0)", group: "Group \($0 % 25)", rows: 30) }
    case .traps: [preview("One"), trapping("Trap"), preview("Two")]
    case .trapsInLibrary: [preview("One"), doing("Trap") { Shelf().show() }]
    case .casts: [doing("Cast") { Shelf().cast() }]
    case .trapsLate: (1...4).map { preview("Page \($0)") } + [trapping("Trap")]
    case .hangs: [preview("One"), doing("Hang") { while true {} }, preview("Two")]
    case .late: [Handlers.late, preview("Two")]
    case .locks: [preview("One"), doing("Lock") { SlowValue.read() }]
    case .grows:
      [
        preview("One"),
        doing("Grow") {
          var kept: [[Int]] = []
          while true { kept.append(Array(repeating: kept.count, count: 100_000)) }
        },
      ]
    case .exits: [doing("Exit") { quit() }, preview("Two")]
    case .prints: [doing("Print") { print("{\"pages\": []} from a preview") }, preview("Two")]
    case .surroundings: [Surroundings.preview]
    case .malformed: [preview("Bad", id: "bad", label: "a\u{0}b\u{1F600}\u{202E}שלום")]
    case .sameRows:
      [preview("One"), preview("Same", rowName: { _ in "<row>" }), preview("Two")]
    case .clash: [preview("One"), preview("Two", pageID: "one")]
    case .sharedStores: [SharedStores.preview, SharedStores.usedBefore]
    case .unshown: [Unshown.preview]
    case .launches: Launches.previews
    case .seen: [Seen.preview, preview("Two")]
    case .handlers: [Handlers.some, preview("Two")]
    case .allTrapping: [Handlers.allTrapping]
    case .trappingSearch: [Handlers.search]
    case .leaks: Leaks.previews
    case .leaksBesideThreads: Leaks.previewsBesideThreads
    case .trapsAfterwards: Leaks.trappingAfterwards
    case .rubbish: [doing("Rubbish") { Leaks.writeRubbish() }, preview("Two")]
    case .neverExits: [doing("Never") { atexit { while true {} } }, preview("Two")]
    case .siblings: Leaks.siblings
    case .grandchildren: [Leaks.parent, preview("Two")]
    case .documents: [Documents.preview("Notes"), Documents.preview("More notes")]
    case .frames: [preview("Frames", frames: ["start", "later"])]
    }
  }

  private var fixed: FixedSurroundings {
    guard self == .surroundings else { return FixedSurroundings() }
    return FixedSurroundings(
      clock: 1_700_000_000, timeZone: "Asia/Tokyo", locale: "de_DE", seed: 7)
  }

  private func trapping(_ title: String) -> SitePreview {
    doing(title) {
      let numbers: [Int] = []
      trap("the outline has \(numbers.count) rows and none of them is 'Marx'")
    }
  }

  /// Where `trap` stops.
  package static let trapLine = #line + 4

  private func trap(_ sentence: String) {
    let isTrapping = !sentence.isEmpty
    if isTrapping { fatalError(sentence) }
  }

  func doing(_ title: String, _ work: @escaping @Sendable () -> Void) -> SitePreview {
    var made = preview(title)
    let resolve = made.resolve
    made.resolve = { question in
      work()
      return await resolve(question)
    }
    return made
  }
}

/// Code that stops in the standard library, as code of authors does.
package struct Shelf: Sendable {
  private let books: [String] = []

  package init() {}

  /// Where `show` asks, and where what it asks stops.
  package static let lines = (caller: #line + 3, trap: #line + 7)

  @inline(never) package func show() {
    print(title(of: 692))
  }

  @inline(never) private func title(of place: Int) -> String {
    books[place]
  }

  /// Casts what is of another type, at the line that `castLine` is.
  @inline(never) package func cast() {
    let shelf: Any = self
    print(shelf as! FixtureSite)
  }

  package static let castLine = #line - 3
}

/// A preview of a list with one label in each row.
package func preview(
  _ title: String, id: String? = nil, group: String = "", notes: String = "", rows: Int = 2,
  label: String? = nil, frames: [String] = ["start"], pageID: String? = nil,
  rowName: @escaping @Sendable (Int) -> String = { "row-\($0)" }
) -> SitePreview {
  let id = id ?? title.lowercased().replacing(" ", with: "-")
  return SitePreview(
    id: id, title: title, group: group, notes: notes, file: "Fixtures/Fixture.swift", line: 7
  ) { question in
    [
      page(
        id: pageID ?? id, title: title, look: question.look, rows: rows, label: label ?? title,
        frames: frames, rowName: rowName)
    ]
  }
}

private func page(
  id: String, title: String, look: Look.Name, rows: Int, label: String, frames: [String],
  rowName: (Int) -> String
) -> ResolvedPage {
  let rows = (1...rows).map { row(name: rowName($0), label: "\(label) \($0)") }
  let list = ResolvedCollection(
    name: "list", label: title, role: .list, selection: .none,
    sections: [
      ResolvedSection(
        name: "main", layout: .list(ResolvedListLayout(appearance: .insetGrouped)), rows: rows)
    ])
  return ResolvedPage(
    id: id, title: title, look: look,
    environment: ResolvedEnvironment(name: "phone", idiom: .phone, width: 402, height: 874),
    frames: frames.map { ResolvedFrame(name: $0, title: $0, screen: .collection(list)) })
}

private func row(name: String, label: String) -> ResolvedRow {
  ResolvedRow(
    name: name,
    cell: ResolvedCell(
      content: .list(
        ResolvedListContent(
          style: .cell,
          text: ResolvedText(
            runs: [ResolvedRun(label)], font: LookFont(textStyle: .body, size: 17),
            color: .system(.label)), prefersSideBySide: false, margins: LookInsets(11, 16, 11, 16),
          imageToTextPadding: 16, horizontalTextPadding: 12, verticalTextPadding: 3)),
      background: ResolvedBackground(style: .listGroupedCell)))
}
