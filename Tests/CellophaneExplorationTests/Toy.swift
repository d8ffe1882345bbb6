import CellophaneDocument
import CellophaneLook
import Seeding

/// What a toy does when something of it is touched.
enum ToyRule: CaseIterable {
  case nothing
  /// Turns the row's mark over.
  case toggle
  /// Marks the row for good.
  case check
  /// Marks the row alone.
  case choose
  case delete
  /// Inserts a row after it, once.
  case insert
  case moveLast
  case moveToOtherSection
  /// Nothing is let be done.
  case veto
}

/// What a toy's bar says below its title.
enum ToyTitle: CaseIterable {
  case nothing, countOfMarks, countOfRows, last
}

/// What else a touch depends on.
enum ToyQuirk: CaseIterable {
  case none
  /// Only the first touch does anything.
  case onlyFirst
  /// The bar's button changes what taps do, and the title says so.
  case mode
}

/// What a row is called that the bar's button adds.
enum ToyAdding: CaseIterable {
  /// By how many rows there are.
  case byCount
  /// By how many have come.
  case bySerial
}

/// A state machine of a list, drawn by lot: an app of which only what it shows is known.
struct Toy {
  struct Row: Hashable {
    var name: String
    var isMarked = false
  }

  let tap: ToyRule
  let otherTap: ToyRule
  let swipe: ToyRule?
  let title: ToyTitle
  let quirk: ToyQuirk
  /// Whether sections are there only as long as they have rows.
  let isFleeting: Bool
  /// Whether headers say how many rows there are.
  let counts: Bool
  /// Whether the bar's button adds a row.
  let adding: ToyAdding?
  private(set) var sections: [[Row]]
  private var added = 0
  private var last = "nothing"
  private var touches = 0
  private var isOtherMode = false

  init(seed: UInt64, adding: ToyAdding? = nil) {
    self.adding = adding
    var lot = SeededGenerator(seed: seed)
    tap = ToyRule.allCases.randomElement(using: &lot) ?? .nothing
    otherTap = ToyRule.allCases.randomElement(using: &lot) ?? .nothing
    let action = ToyRule.allCases.randomElement(using: &lot)
    swipe = Bool.random(using: &lot) ? action : nil
    title = ToyTitle.allCases.randomElement(using: &lot) ?? .nothing
    quirk = ToyQuirk.allCases.randomElement(using: &lot) ?? .none
    let count = Int.random(in: 2...4, using: &lot)
    sections = [
      (0..<count).map { Row(name: "row \($0)", isMarked: Int.random(in: 0..<6, using: &lot) == 0) },
      [Row(name: "done")],
    ]
    isFleeting = Int.random(in: 0..<3, using: &lot) == 0
    counts = Bool.random(using: &lot)
    if isFleeting, Bool.random(using: &lot) { sections[1] = [] }
  }

  /// Everything that can be touched now, in order.
  var interactions: [Interaction] {
    var all: [Interaction] = []
    for row in sections.joined() {
      let name = RowName(collection: "list", row: row.name)
      all.append(.row(name, .tap))
      if swipe != nil { all.append(.row(name, .action(isLeading: false, index: 0))) }
    }
    if quirk == .mode || adding != nil { all.append(.item(0)) }
    return all
  }

  // MARK: Touching

  /// - Returns: Whether there is such a thing, and whether it was refused.
  mutating func perform(_ interaction: Interaction) -> (isThere: Bool, isRefused: Bool) {
    switch interaction {
    case .item(0) where adding != nil:
      touches += 1
      if quirk == .onlyFirst, touches > 1 { return (true, false) }
      added += 1
      let number = adding == .byCount ? sections.joined().count : added
      var name = "new \(number)"
      while sections.joined().contains(where: { $0.name == name }) { name += "+" }
      sections[0].append(Row(name: name))
      return (true, false)
    case .item(0) where quirk == .mode:
      isOtherMode.toggle()
      return (true, false)
    case .row(let row, .tap): return play(quirk == .mode && isOtherMode ? otherTap : tap, row.row)
    case .row(let row, .action(false, 0)):
      guard let swipe else { return (false, false) }
      return play(swipe, row.row)
    default: return (false, false)
    }
  }

  private mutating func play(_ rule: ToyRule, _ name: String) -> (isThere: Bool, isRefused: Bool) {
    guard let section = sections.firstIndex(where: { $0.contains { $0.name == name } }),
      let index = sections[section].firstIndex(where: { $0.name == name })
    else { return (false, false) }
    if rule == .veto { return (true, true) }
    touches += 1
    if quirk == .onlyFirst, touches > 1 { return (true, false) }
    if rule != .nothing { last = name }
    switch rule {
    case .nothing, .veto: break
    case .toggle: sections[section][index].isMarked.toggle()
    case .check: sections[section][index].isMarked = true
    case .choose:
      for place in sections.indices {
        for other in sections[place].indices {
          sections[place][other].isMarked = (place, other) == (section, index)
        }
      }
    case .delete: sections[section].remove(at: index)
    case .insert:
      let new = Row(name: name + "+")
      if name.count < 8, !sections.joined().contains(where: { $0.name == new.name }) {
        sections[section].insert(new, at: index + 1)
      }
    case .moveLast: sections[section].append(sections[section].remove(at: index))
    case .moveToOtherSection: sections[1 - section].append(sections[section].remove(at: index))
    }
    return (true, false)
  }

  // MARK: Showing

  /// All that its screen depends on.
  struct Shown: Hashable {
    var sections: [[Row]]
    var isFleeting: Bool
    var counts: Bool
    var subtitle: String
    var isOtherMode: Bool
  }

  var shown: Shown {
    Shown(
      sections: sections, isFleeting: isFleeting, counts: counts, subtitle: subtitle,
      isOtherMode: isOtherMode)
  }

  var screen: ResolvedScreen {
    let list = ResolvedCollection(
      name: "list", label: "Toy", role: .list, selection: .none,
      sections: sections.enumerated().filter { !isFleeting || !$1.isEmpty }.map { number, rows in
        ResolvedSection(
          name: "\(number)", layout: .list(ResolvedListLayout(appearance: .plain)),
          header: header(of: number, rows.count), rows: rows.map(shown))
      })
    return .navigation(
      ResolvedNavigation(
        name: "bar", title: quirk == .mode && isOtherMode ? "Other" : "Toy", subtitle: subtitle,
        content: .collection(list)))
  }

  private var subtitle: String {
    switch title {
    case .nothing: ""
    case .countOfMarks: "\(sections.joined().count { $0.isMarked }) marked"
    case .countOfRows: "\(sections.joined().count) rows"
    case .last: last
    }
  }

  private func header(of section: Int, _ count: Int) -> ResolvedSupplementary {
    ResolvedSupplementary(
      name: "header-\(section)", kind: "header", edge: .top, isHeader: true,
      cell: cell(saying: counts ? "\(count) rows" : "Section \(section)"))
  }

  private func cell(saying text: String) -> ResolvedCell {
    ResolvedCell(
      content: .list(
        ResolvedListContent(
          style: .cell,
          text: ResolvedText(
            runs: [ResolvedRun(text)], font: LookFont(textStyle: .body, size: 17),
            color: .system(.label)),
          prefersSideBySide: false, margins: LookInsets(15, 16, 15, 8), imageToTextPadding: 16,
          horizontalTextPadding: 8, verticalTextPadding: 4)),
      background: ResolvedBackground(style: .listCell))
  }

  private func shown(_ row: Row) -> ResolvedRow {
    var cell = cell(saying: row.name)
    if row.isMarked { cell.trailingAccessories = [ResolvedAccessory(kind: .checkmark)] }
    let actions = swipe.map { ResolvedAction(title: "\($0)", isDestructive: false) }
    return ResolvedRow(
      name: row.name, cell: cell,
      swipe: actions.map { ResolvedSwipe(leading: [], trailing: [$0]) })
  }
}
