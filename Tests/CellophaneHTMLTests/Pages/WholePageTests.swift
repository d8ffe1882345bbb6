import CellophaneDocument
import CellophaneLook
import CellophaneTesting
import Testing

/// Whole pages of documents that are made by hand.
@MainActor @Suite struct WholePageTests {
  @Test(arguments: Look.Name.allCases)
  func anOutlineUnderALargeTitle(look: Look.Name) async {
    let sample = Sample(look: Look(look))
    func family(_ name: String, _ members: [String], isOpen: Bool) -> ResolvedRow {
      var row = ResolvedRow(
        name: name, cell: sample.cell(.cell, name, accessories: [.outlineDisclosure]))
      row.expansion = ResolvedExpansion(isExpanded: isOpen, trigger: .accessory)
      row.children = members.map { member in
        var child = sample.row("\(name)/\(member)", member)
        child.cell.indentation = 10
        return child
      }
      return row
    }
    let list = sample.collection(
      [
        family("Pep", ["Manny", "Moe", "Jack"], isOpen: true),
        family("Marx", ["Groucho", "Harpo"], isOpen: false),
      ], role: .tree, selection: .single, header: sample.header("list-a-header", "Families"))
    let screen = ResolvedNavigation(
      title: "Brothers", isLargeTitle: true,
      trailingItems: [ResolvedBarItem(title: "Add", image: sample.symbol("plus"))],
      search: ResolvedSearch(placeholder: "Search"), content: .collection(list))
    await assertSnapshot(
      of: sample.page(.navigation(screen)), as: .html, named: look.rawValue)
  }

  @Test func groupsAboveAListWithActions() async {
    let sample = Sample()
    let item = ResolvedItemLayout(width: nil, height: .fractionalHeight(1))
    let group = ResolvedGroup(
      axis: .horizontal, size: ResolvedSize(width: .fractionalWidth(1), height: .absolute(44)),
      spacing: .fixed(8), items: [.item(item), .item(item)])
    let grid = ResolvedSection(
      name: "grid",
      layout: .compositional(
        ResolvedCompositionalLayout(
          group: group, contentInsets: LookInsets(8, 16, 8, 16), orthogonal: .groupPaging)),
      rows: ["One", "Two", "Three"].map { sample.row($0) })
    var list = sample.collection([sample.row("Four")], role: .grid, selection: .multiple)
    list.sections[0].rows[0].swipe = ResolvedSwipe(
      leading: [],
      trailing: [
        ResolvedAction(
          title: "Delete", isDestructive: true,
          outcome: ResolvedOutcome([.delete(collection: "list", row: "Four")]))
      ])
    list.sections.insert(grid, at: 0)
    await assertSnapshot(of: sample.page(.collection(list)), as: .html)
  }

  @Test func columnsWithAScreenThatComesLater() async {
    let sample = Sample()
    func column(_ text: String, bar: String) -> ResolvedScreen {
      let metrics = TextMetrics(font: LookFont(size: 17), color: .system(.label))
      let label = ResolvedView(kind: .label(sample.text(text, like: metrics)))
      return .navigation(ResolvedNavigation(name: bar, title: text, content: .view(label)))
    }
    var places = sample.collection([sample.row("Inbox")], role: .grid, selection: .single)
    places.sections[0].rows[0].tap = ResolvedOutcome([.show(alternate: "inbox")])
    let split = ResolvedSplit(columns: [
      ResolvedColumn(place: .primary, width: 280, screen: .collection(places)),
      ResolvedColumn(place: .secondary, width: nil, screen: column("Nothing chosen", bar: "bar")),
    ])
    var frame = ResolvedFrame(name: "start", title: "Start", screen: .split(split))
    frame.alternates = [
      ResolvedAlternate(name: "inbox", place: .secondary, screen: column("Inbox", bar: "inbox-bar"))
    ]
    await assertSnapshot(of: sample.page([frame]), as: .html)
  }
}
