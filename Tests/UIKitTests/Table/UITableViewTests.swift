import CellophaneLook
import Testing
import UIKit

private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections = [["a", "b"], ["c"]]
  var calls: [String] = []
  var titles: [Int] = []
  var refused: IndexPath?

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    calls.append("cell \(indexPath.section).\(indexPath.row)")
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = sections[indexPath.section][indexPath.row]
    cell.contentConfiguration = content
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.append(section)
    return section == 0 ? "First" : nil
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath == refused ? nil : indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("select \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    calls.append("deselect \(indexPath.row)")
  }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    sections[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}

@MainActor @Suite struct UITableViewTests {
  private let rows = Rows()

  private func table(_ style: UITableView.Style = .plain) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 402, height: 874), style: style)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    table.delegate = rows
    return table
  }

  private func texts(_ table: UITableView) -> [String?] {
    table.visibleCells.map { ($0.contentConfiguration as? UIListContentConfiguration)?.text }
  }

  @Test func everyRowIsMadeOnce() {
    let table = table()
    table.layoutIfNeeded()
    table.layoutIfNeeded()
    #expect(rows.calls == ["cell 0.0", "cell 0.1", "cell 1.0"])
    #expect(texts(table) == ["a", "b", "c"])
    #expect(table.indexPath(for: table.visibleCells[2]) == IndexPath(row: 0, section: 1))
  }

  @Test func aSectionsTitleIsAskedForOnceBetweenTwoReloads() {
    let table = table()
    for _ in 1...3 {
      table.setNeedsLayout()
      table.layoutIfNeeded()
    }
    #expect(rows.titles == [0, 1])
    table.reloadData()
    table.layoutIfNeeded()
    #expect(rows.titles == [0, 1, 0, 1])
  }

  @Test func rowsThatAreChosenWhileEditedAreNotDeletedThere() {
    let table = table()
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
    #expect(cell?.choosesInEditing == false)
    table.allowsMultipleSelectionDuringEditing = true
    #expect(cell?.choosesInEditing == true)
    #expect(
      table.swipeActions(forRowAt: IndexPath(row: 0, section: 0), isLeading: false) != nil)
    table.setEditing(true, animated: false)
    #expect(
      table.swipeActions(forRowAt: IndexPath(row: 0, section: 0), isLeading: false) == nil)
  }

  @Test func aRowThatIsLoadedAgainIsNotSelectedAnyMore() {
    let table = table()
    table.allowsMultipleSelection = true
    for row in 0...1 {
      table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
    }
    table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    #expect(table.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
  }

  @Test func aTitleBecomesAHeaderOfTheTablesStyle() {
    let plain = table().headerView(forSection: 0)
    #expect((plain?.contentConfiguration as? UIListContentConfiguration)?.text == "First")
    #expect(
      (plain?.contentConfiguration as? UIListContentConfiguration)?.style == .plainHeader)
    let grouped = table(.insetGrouped).headerView(forSection: 0)
    #expect(
      (grouped?.contentConfiguration as? UIListContentConfiguration)?.style == .groupedHeader)
    #expect(table().headerView(forSection: 1) == nil)
  }

  @Test func eachCellStyleStartsFromItsContent() {
    func style(_ style: UITableViewCell.CellStyle) -> UIListContentConfiguration {
      UITableViewCell(style: style, reuseIdentifier: nil).defaultContentConfiguration()
    }
    #expect(style(.default).style == .cell)
    #expect(style(.subtitle).style == .subtitleCell)
    #expect(style(.value1).style == .valueCell)
    #expect(style(.value2).style == .valueCell)
  }

  @Test func theRowsTraitsNameTheListsStyle() {
    let table = table(.insetGrouped)
    #expect(table.visibleCells[0].traitCollection.listEnvironment == .insetGrouped)
  }

  @Test func labelsOfBeforeConfigurationsAreContentOfTheStyle() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    #expect(cell.shownContent == nil)
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "Detail"
    let content = cell.shownContent as? UIListContentConfiguration
    #expect(content?.style == .subtitleCell)
    #expect(content?.text == "Title")
    #expect(content?.secondaryText == "Detail")
    #expect(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel == nil)
  }

  @Test func aCellIsAsWideAsItsTableBeforeItIsShown() {
    #expect(UITableViewCell().contentView.bounds.size == CGSize(width: 320, height: 44))
    let table = table()
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.bounds.width == table.bounds.width)
  }

  @Test func theImageOfBeforeConfigurationsHasItsTintSizeAndCorners() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.imageView?.image = UIImage(systemName: "circle.fill")
    #expect((cell.shownContent as? UIListContentConfiguration)?.imageProperties.tintColor == nil)
    cell.imageView?.tintColor = .systemRed
    cell.imageView?.preferredSymbolConfiguration = UIImage.SymbolConfiguration(scale: .large)
    cell.imageView?.layer.cornerRadius = 8
    cell.imageView?.clipsToBounds = true
    cell.textLabel?.text = "Low"
    cell.textLabel?.textAlignment = .center
    let content = cell.shownContent as? UIListContentConfiguration
    #expect(content?.imageProperties.tintColor == .systemRed)
    #expect(
      content?.imageProperties.preferredSymbolConfiguration
        == UIImage.SymbolConfiguration(scale: .large))
    #expect(content?.imageProperties.cornerRadius == 8)
    #expect(content?.textProperties.alignment == .center)
  }

  @Test func aTapSelectsOneRowAtATimeAndTellsTheDelegate() {
    let table = table()
    let first = IndexPath(row: 0, section: 0)
    let second = IndexPath(row: 1, section: 0)
    #expect(table.simulateTap(onRowAt: first) == .selected(first, isHeard: true))
    #expect(table.cellForRow(at: first)?.isSelected == true)
    #expect(table.simulateTap(onRowAt: second) == .selected(second, isHeard: true))
    #expect(table.indexPathsForSelectedRows == [second])
    #expect(rows.calls.filter { !$0.hasPrefix("cell") } == ["select 0", "deselect 0", "select 1"])
  }

  @Test func theDelegateCanRefuseASelection() {
    let table = table()
    rows.refused = IndexPath(row: 0, section: 0)
    #expect(table.simulateTap(onRowAt: IndexPath(row: 0, section: 0)) == .refused)
    table.allowsSelection = false
    #expect(table.simulateTap(onRowAt: IndexPath(row: 1, section: 0)) == .ignored)
  }

  @Test func swipingDeletesThroughTheDataSource() {
    let table = table()
    table.layoutIfNeeded()
    let path = IndexPath(row: 0, section: 0)
    let actions = table.swipeActions(forRowAt: path, isLeading: false)?.actions
    #expect(actions?.map(\.title) == ["Delete"])
    #expect(table.simulateEditing(.delete, ofRowAt: path))
    #expect(texts(table) == ["b", "c"])
  }

  @Test func insertedRowsLeaveTheOthersTheirCells() {
    let table = table()
    table.layoutIfNeeded()
    let kept = table.visibleCells
    rows.sections[0].insert("new", at: 1)
    table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
    #expect(texts(table) == ["a", "new", "b", "c"])
    #expect(table.visibleCells[0] === kept[0])
    #expect(table.visibleCells[2] === kept[1])
  }

  @Test func oneChangeFollowsAnotherAtOnce() {
    let table = table()
    table.layoutIfNeeded()
    let kept = table.visibleCells
    rows.sections[0].insert("new", at: 1)
    table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
    rows.sections[0].removeFirst()
    table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    rows.sections[0].append("last")
    table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
    #expect(texts(table) == ["new", "b", "last", "c"])
    #expect(table.visibleCells[1] === kept[1])
  }

  @Test func anUpdateThatDoesNotAddUpStops() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let rows = Rows()
        let table = UITableView(frame: .zero, style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = rows
        table.layoutIfNeeded()
        table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
      }
    }
  }

  @Test func aCellThatWasNotRegisteredStops() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let table = UITableView(frame: .zero, style: .plain)
        _ = table.dequeueReusableCell(
          withIdentifier: "none", for: IndexPath(row: 0, section: 0))
      }
    }
  }

  @Test func editingReachesCellsAndTheirState() {
    let table = table()
    table.layoutIfNeeded()
    table.setEditing(true, animated: false)
    #expect(table.visibleCells[0].configurationState.isEditing)
    #expect(table.visibleCells[0].editingStyle == .delete)
    let first = IndexPath(row: 0, section: 0)
    #expect(table.swipeActions(forRowAt: first, isLeading: true) == nil)
    let actions = table.swipeActions(forRowAt: first, isLeading: false)?.actions
    #expect(actions?.map(\.title) == ["Delete"])
  }

  @Test func aDiffableDataSourceKeepsCellsAndSelectionWithTheirItems() {
    let table = UITableView(frame: .zero, style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    var made: [Int] = []
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) {
      table, path, item in
      made.append(item)
      return table.dequeueReusableCell(withIdentifier: "row", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["s"])
    snapshot.appendItems([1, 2, 3])
    source.apply(snapshot, animatingDifferences: false)
    table.layoutIfNeeded()
    table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    snapshot.deleteItems([1])
    snapshot.appendItems([4])
    source.apply(snapshot)
    table.layoutIfNeeded()
    #expect(made == [1, 2, 3, 4])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    #expect(source.itemIdentifier(for: IndexPath(row: 2, section: 0)) == 4)
    #expect(source.indexPath(for: 3) == IndexPath(row: 1, section: 0))
    snapshot.reloadItems([4])
    snapshot.reconfigureItems([2])
    source.apply(snapshot)
    table.layoutIfNeeded()
    #expect(made == [1, 2, 3, 4, 2, 4])
    #expect(source.snapshot().reloadedItemIdentifiers == [])
  }
}

/// A cell as author code writes it, with neither of its initialisers required by name.
private final class Written: UITableViewCell {
  let badge = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    badge.text = "written"
    contentView.addSubview(badge)
  }

  required init?(coder: NSCoder) {
    fatalError("There are no archives here.")  // As author code has it.
  }
}

@MainActor @Suite struct RegisteredClassTests {
  @Test func aRegisteredClassIsMadeThroughItsOwnInitialiser() {
    let table = UITableView()
    table.register(Written.self, forCellReuseIdentifier: "written")
    let cell = table.dequeueReusableCell(
      withIdentifier: "written", for: IndexPath(row: 0, section: 0))
    #expect((cell as? Written)?.badge.text == "written")
    #expect(cell.reuseIdentifier == "written")
    #expect(cell.defaultContentConfiguration().style == .subtitleCell)
    #expect(UITableViewCell().reuseIdentifier == nil)
  }
}
