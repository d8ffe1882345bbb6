import Testing
import UIKit

@Suite(.serialized) @MainActor struct TablePlacesTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      section == 1 ? "Second" : nil
    }
    func tableView(
      _ tableView: UITableView, heightForHeaderInSection section: Int
    ) -> CGFloat { 30 }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      indexPath.row == 0 ? 50 : 60
    }
  }

  @Test func sectionsAndRowsLieBelowEachOther() {
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800), style: .plain)
    table.dataSource = source
    table.delegate = source
    table.layoutIfNeeded()
    // Of a header that is not there the height is left free, 22 below what is before it.
    #expect(table.rect(forSection: 0) == CGRect(x: 0, y: 0, width: 400, height: 162))
    #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 162, width: 400, height: 162))
    #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 184, width: 400, height: 30))
    let last = IndexPath(row: 1, section: 1)
    #expect(table.rectForRow(at: last) == CGRect(x: 0, y: 264, width: 400, height: 60))
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 270)) == last)
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 900)) == nil)
    #expect(table.rectForRow(at: IndexPath(row: 9, section: 0)) == .zero)
  }

  private final class Edges: NSObject, UITableViewDataSource, UITableViewDelegate {
    var height: CGFloat = 0
    var asked: [String] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      height
    }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      height
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      asked.append("header")
      return UIView()
    }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      asked.append("footer")
      return UIView()
    }
  }

  @Test(arguments: [0, CGFloat.leastNormalMagnitude])
  func nobodyIsAskedForAHeaderOrFooterWithoutAHeight(height: CGFloat) {
    let source = Edges()
    source.height = height
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800), style: .plain)
    table.dataSource = source
    table.delegate = source
    table.layoutIfNeeded()
    #expect(table.header(ofSection: 0) == nil)
    #expect(source.asked == [])
    source.height = 40
    #expect(table.header(ofSection: 0)?.superview === table)
    #expect(table.footer(ofSection: 0) != nil)
    #expect(source.asked == ["header", "footer"])
    source.height = height
    #expect(table.header(ofSection: 0) == nil && table.footer(ofSection: 0) == nil)
    #expect(!table.subviews.contains { type(of: $0) == UIView.self })
  }

  /// A table of two sections, whose delegate gives the headers and footers heights.
  private final class Given: NSObject, UITableViewDataSource, UITableViewDelegate {
    var headers: [CGFloat] = []
    var footers: [CGFloat] = []
    var titles: [String?] = [nil, nil]
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      titles[section]
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      headers[section]
    }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      footers[section]
    }
  }

  /// Where the rows begin and end that `Given` shows.
  private func rows(
    _ style: UITableView.Style, _ headers: [CGFloat], _ footers: [CGFloat], titles: [String?],
    padding: CGFloat = UITableView.automaticDimension
  ) -> [CGFloat] {
    let source = Given()
    (source.headers, source.footers, source.titles) = (headers, footers, titles)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800), style: style)
    table.sectionHeaderTopPadding = padding
    table.dataSource = source
    table.delegate = source
    table.layoutIfNeeded()
    return [0, 1].flatMap {
      let row = table.rectForRow(at: IndexPath(row: 0, section: $0))
      return [row.minY, row.maxY]
    }
  }

  @Test func aHeightIsLeftFreeWhereThereIsNoHeader() {
    let none = CGFloat.leastNormalMagnitude
    let noFooters = [none, none]
    // A card ends above its last row's separator, a point high.
    #expect(rows(.insetGrouped, [12, 30], noFooters, titles: [nil, nil]) == [12, 62, 91, 141])
    #expect(rows(.insetGrouped, [none, none], [8, 8], titles: [nil, nil]) == [0, 50, 57, 107])
    #expect(rows(.insetGrouped, [none, 60], noFooters, titles: [nil, "A"]) == [0, 50, 109, 159])
    // Above a header of a plain table 22 are free, whether or not it is seen.
    #expect(rows(.plain, [20, 30], noFooters, titles: [nil, "A"]) == [42, 92, 144, 194])
  }

  /// UIKit: the table's own padding replaces what groups have between them.
  @Test func aPaddingOfTheTablesOwnReplacesTheLooks() {
    let none = CGFloat.leastNormalMagnitude
    let auto = UITableView.automaticDimension
    #expect(
      rows(.insetGrouped, [none, auto], [none, none], titles: [nil, nil], padding: 0)
        == [0, 50, 49, 99])
    #expect(
      rows(.insetGrouped, [none, 30], [auto, auto], titles: [nil, nil], padding: 0)
        == [0, 50, 79, 129])
  }

  @Test func theLastFootersHeightIsLeftFreeToo() {
    let none = CGFloat.leastNormalMagnitude
    func end(_ height: CGFloat) -> CGFloat {
      let source = Given()
      (source.headers, source.footers) = ([none, none], [none, height])
      let table = UITableView(
        frame: CGRect(x: 0, y: 0, width: 400, height: 800), style: .insetGrouped)
      table.dataSource = source
      table.delegate = source
      table.layoutIfNeeded()
      return table.rect(forSection: 1).maxY
    }
    #expect(end(100) - end(none) == 100)
  }

  @Test func titlesOfPlainTablesStandClose() {
    let source = Given()
    source.titles = ["A", nil]
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800), style: .plain)
    table.dataSource = source
    table.layoutIfNeeded()
    #expect((table.rectForHeader(inSection: 0).height * 100).rounded() == 2_800)
    #expect(table.rectForHeader(inSection: 0).minY == 22)
  }

  @Test func theHeightOfAllHeadersCutsNoTitleOfAGroup() {
    let source = Given()
    source.titles = ["A", nil]
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800), style: .grouped)
    table.dataSource = source
    table.layoutIfNeeded()
    let own = table.rectForHeader(inSection: 0).height
    for height in [20, own - 1] {
      table.sectionHeaderHeight = height
      #expect(table.rectForHeader(inSection: 0).height == own)
    }
    table.sectionHeaderHeight = 80
    #expect(table.rectForHeader(inSection: 0).height == 80)
  }

  private final class Held: NSObject, UITableViewDataSource {
    let cell = UITableViewCell()
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { cell }
  }

  /// How high a row is whose view of 20 points is held so.
  private func height(
    inContent: Bool = true, _ rules: (_ view: UIView, _ around: UIView) -> [NSLayoutConstraint]
  ) -> CGFloat {
    let source = Held()
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    let around: UIView = inContent ? source.cell.contentView : source.cell
    around.addSubview(view)
    NSLayoutConstraint.activate(
      [view.heightAnchor.constraint(equalToConstant: 20)] + rules(view, around))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800), style: .plain)
    table.dataSource = source
    table.layoutIfNeeded()
    return table.rectForRow(at: IndexPath(row: 0, section: 0)).height
  }

  @Test(arguments: [true, false])
  func aRowThatWouldHaveNoHeightHasTheStandardOne(inContent: Bool) {
    #expect(
      height(inContent: inContent) { [$0.centerYAnchor.constraint(equalTo: $1.centerYAnchor)] }
        == 52)
    #expect(height(inContent: inContent) { [$0.topAnchor.constraint(equalTo: $1.topAnchor)] } == 52)
  }

  @Test(arguments: [true, false])
  func aRowIsAsHighAsItsConstraintsSay(inContent: Bool) {
    #expect(
      height(inContent: inContent) {
        [
          $0.topAnchor.constraint(equalTo: $1.topAnchor, constant: 4),
          $0.bottomAnchor.constraint(equalTo: $1.bottomAnchor, constant: -6),
        ]
      } == 30)
    #expect(
      height(inContent: inContent) {
        [
          $0.topAnchor.constraint(equalTo: $1.topAnchor, constant: 10),
          $0.centerYAnchor.constraint(equalTo: $1.centerYAnchor),
        ]
      } == 40)
  }
}
