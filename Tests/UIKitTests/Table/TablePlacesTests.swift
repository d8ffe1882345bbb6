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
    // A list begins 18.5 below its top, and a header stands 22 below the rows before it.
    #expect(table.rect(forSection: 0) == CGRect(x: 0, y: 0, width: 400, height: 128.5))
    #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 128.5, width: 400, height: 162))
    #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 150.5, width: 400, height: 30))
    let last = IndexPath(row: 1, section: 1)
    #expect(table.rectForRow(at: last) == CGRect(x: 0, y: 230.5, width: 400, height: 60))
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 240)) == last)
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
