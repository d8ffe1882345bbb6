import CellophaneDocument
import CellophaneLook
import Seeding

/// Draws screens by lot: lists in bars, columns, tabs and views, with rows that open and are chosen.
///
/// Two generators of one shape draw screens of the same kind with other contents.
struct ScreenGenerator {
  private var shape: SeededGenerator
  private var contents: SeededGenerator
  /// How many lists, bars and tab bars there are so far, which names them.
  private var count = 0

  init(shape: UInt64, contents: UInt64) {
    self.shape = SeededGenerator(seed: shape)
    self.contents = SeededGenerator(seed: contents)
  }

  mutating func screen(depth: Int = 0) -> ResolvedScreen {
    count += 1
    let number = count
    switch Int.random(in: 0..<(depth < 2 ? 9 : 4), using: &shape) {
    case 0, 1, 2: return .collection(collection("list-\(number)"))
    case 3: return .view(view(number))
    case 4: return .split(split(depth))
    case 5: return .tabs(tabs(depth, number))
    case 6: return .presented(presented(depth))
    default: return .navigation(navigation(depth, number))
    }
  }

  // MARK: Lot

  private mutating func one(in chances: Int) -> Bool {
    Int.random(in: 0..<chances, using: &contents) == 0
  }

  private mutating func word() -> String {
    ["one", "two", "three"].randomElement(using: &contents) ?? ""
  }

  /// Some of the names in any order, a few more often than not.
  private mutating func some(_ names: [String], atLeast: Int = 0) -> [String] {
    let count = Int.random(in: atLeast...names.count, using: &contents)
    let drawn = Array(names.shuffled(using: &contents).prefix(count))
    return one(in: 2) ? drawn.sorted() : drawn
  }

  // MARK: Screens

  private mutating func navigation(_ depth: Int, _ number: Int) -> ResolvedNavigation {
    let isLarge = Bool.random(using: &shape)
    let hasSearch = Bool.random(using: &shape)
    var bar = ResolvedNavigation(
      name: "bar-\(number)", title: one(in: 12) ? nil : word(),
      subtitle: Bool.random(using: &shape) != one(in: 12) ? word() : nil,
      titleView: one(in: 4) ? ResolvedView(kind: .label(text(word()))) : nil,
      isLargeTitle: isLarge, backTitle: one(in: 3) ? ResolvedBackTitle(word()) : nil,
      leadingItems: items(), trailingItems: items(),
      search: hasSearch ? ResolvedSearch(placeholder: "Search", text: word()) : nil,
      content: screen(depth: depth + 1))
    if case .collection(var list) = bar.content, let title = bar.title, bar.titleView == nil {
      (list.label, list.titleBar) = (title, bar.name)
      bar.content = .collection(list)
    }
    if Bool.random(using: &shape) != one(in: 12) {
      bar.toolbarItems = [ResolvedBarItem(title: word())]
    }
    if one(in: 4) { bar.backOutcome = ResolvedOutcome([.frame(name: word())]) }
    return bar
  }

  private mutating func items() -> [ResolvedBarItem] {
    one(in: 2) ? [ResolvedBarItem(title: word(), isEnabled: one(in: 2))] : []
  }

  private mutating func split(_ depth: Int) -> ResolvedSplit {
    let places: [ResolvedPlace] =
      Bool.random(using: &shape) ? [.primary, .secondary] : [.primary, .supplementary, .secondary]
    return ResolvedSplit(
      columns: places.map {
        ResolvedColumn(
          place: $0, width: one(in: 12) ? 320 : nil, screen: screen(depth: depth + 1))
      })
  }

  private mutating func presented(_ depth: Int) -> ResolvedPresented {
    ResolvedPresented(
      style: Bool.random(using: &shape) ? .page : .form, detent: one(in: 12) ? .medium : nil,
      isDismissible: !one(in: 12), content: screen(depth: depth + 1))
  }

  private mutating func tabs(_ depth: Int, _ number: Int) -> ResolvedTabs {
    var tabs = ["First", "Second"].map { ResolvedTab(title: $0, screen: screen(depth: depth + 1)) }
    if one(in: 4) { tabs[0].badge = ResolvedBarBadge(word()) }
    return ResolvedTabs(name: "tab-\(number)", tabs: tabs, selected: one(in: 8) ? 1 : 0)
  }

  private mutating func view(_ number: Int) -> ResolvedView {
    let list = ResolvedView(kind: .collection(collection("list-\(number)")))
    let label = ResolvedView(kind: .label(text(one(in: 6) ? word() : "fixed")))
    var control = ResolvedView(kind: .toggle(isOn: one(in: 3), isEnabled: true))
    control.name = "control-\(number)"
    var card = ResolvedView(kind: .plain, children: [control, label])
    if one(in: 4) { card.children.reverse() }
    if Bool.random(using: &shape) { card.name = "card-\(number)" }
    var view = ResolvedView(kind: .plain, children: [label, card, list])
    if one(in: 4) { view.cornerRadius = 8 }
    if Bool.random(using: &shape) { view.name = "view-\(number)" }
    return view
  }

  // MARK: Lists

  private mutating func collection(_ name: String) -> ResolvedCollection {
    let role: [ResolvedCollection.Role] = [.tree, .tree, .grid, .list]
    let selection: [ResolvedCollection.Selection] = [.single, .multiple, .none]
    var list = ResolvedCollection(
      name: name, label: word(), role: role.randomElement(using: &shape) ?? .tree,
      selection: selection.randomElement(using: &shape) ?? .single,
      sections: some(["a", "b", "c"], atLeast: 1).map { section($0, of: name) })
    if Bool.random(using: &shape) {
      list.supplementaries = [edge("\(name)-global", isHeader: true)]
    }
    if one(in: 12) { list.interSectionSpacing = 8 }
    if one(in: 12) { list.contentInsets.top = 20 }
    if list.role != .list, list.selection == .single { list.keepOneSelected() }
    return list
  }

  private mutating func section(_ name: String, of list: String) -> ResolvedSection {
    // A row may stand in another section afterwards.
    let names = some((0..<6).map { "row \($0)" })
    var section = ResolvedSection(
      name: name, layout: name == "c" ? .compositional(grid()) : .list(layout()),
      rows: names.filter { owner(of: $0) == name }.map { row($0, depth: 0) })
    if !one(in: 4) { section.header = edge("\(list)-\(name)-header", isHeader: true) }
    if one(in: 4) { section.footer = edge("\(list)-\(name)-footer", isHeader: false) }
    return section
  }

  private mutating func layout() -> ResolvedListLayout {
    var layout = ResolvedListLayout(appearance: one(in: 12) ? .plain : .insetGrouped)
    layout.headerTopPadding = one(in: 12) ? 4 : nil
    return layout
  }

  private mutating func grid() -> ResolvedCompositionalLayout {
    let item = ResolvedItemLayout(width: nil, height: nil)
    let size = ResolvedSize(width: .fractionalWidth(1), height: .estimated(44))
    let group = ResolvedGroup(
      axis: .horizontal, size: size, items: [.item(item), .item(item), .item(item)])
    return ResolvedCompositionalLayout(group: group, interGroupSpacing: one(in: 12) ? 8 : 0)
  }

  /// The section in which a row stands on this screen.
  private var owners: [String: String] = [:]

  private mutating func owner(of row: String) -> String {
    if let owner = owners["\(count) \(row)"] { return owner }
    let owner = ["a", "b", "c"].randomElement(using: &contents) ?? "a"
    owners["\(count) \(row)"] = owner
    return owner
  }

  private mutating func row(_ name: String, depth: Int) -> ResolvedRow {
    var cell = ResolvedCell(
      content: .list(
        ResolvedListContent(
          style: .cell, text: text(one(in: 4) ? word() : name), prefersSideBySide: false,
          margins: .zero, imageToTextPadding: 16, horizontalTextPadding: 8, verticalTextPadding: 4)),
      background: ResolvedBackground(style: .listCell))
    if one(in: 4) { cell.trailingAccessories = [ResolvedAccessory(kind: .checkmark)] }
    var children: [ResolvedRow] = []
    if depth < 2, one(in: depth + 2) {
      children = some((0..<3).map { "\(name)/\($0)" }).map { row($0, depth: depth + 1) }
    }
    var drawn = ResolvedRow(
      name: name, cell: cell, isSelected: one(in: 5), isSelectable: !one(in: 5),
      isEnabled: !one(in: 6), children: children,
      tap: one(in: 4) ? ResolvedOutcome([.say(word())]) : nil)
    if !children.isEmpty || one(in: 8) {
      drawn.expansion = ResolvedExpansion(isExpanded: one(in: 2), trigger: .accessory)
    }
    if one(in: 8) { drawn.actions = [ResolvedAction(title: word(), isDestructive: false)] }
    drawn.refusesDeselecting = one(in: 8)
    return drawn
  }

  private mutating func edge(_ name: String, isHeader: Bool) -> ResolvedSupplementary {
    ResolvedSupplementary(
      name: name, kind: isHeader ? "header" : "footer", edge: isHeader ? .top : .bottom,
      isHeader: isHeader,
      cell: ResolvedCell(
        content: .view(ResolvedView(kind: .label(text(word())))),
        background: ResolvedBackground(style: .clear)))
  }

  private func text(_ words: String) -> ResolvedText {
    ResolvedText(
      runs: [ResolvedRun(words)], font: LookFont(textStyle: .body, size: 17), color: .system(.label)
    )
  }
}

extension ResolvedCollection {
  /// Leaves the first of the rows chosen that a person can choose.
  fileprivate mutating func keepOneSelected() {
    var isFound = false
    func keep(_ rows: inout [ResolvedRow]) {
      for index in rows.indices {
        if rows[index].isSelected, rows[index].isSelectable {
          rows[index].isSelected = !isFound
          isFound = true
        }
        keep(&rows[index].children)
      }
    }
    for index in sections.indices { keep(&sections[index].rows) }
  }
}
