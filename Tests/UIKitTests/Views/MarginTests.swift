import Testing
import UIKit

@MainActor struct MarginTests {
  /// A view with large margins.
  private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  private func inside(_ frame: CGRect, _ margins: UIEdgeInsets) -> UIView {
    outer.layoutMargins = UIEdgeInsets(top: 30, left: 40, bottom: 50, right: 60)
    let view = UIView(frame: frame)
    view.layoutMargins = margins
    outer.addSubview(view)
    return view
  }

  @Test func aViewKeepsItsOwnMargins() {
    let view = inside(CGRect(x: 0, y: 0, width: 200, height: 100), .zero)
    #expect(view.layoutMargins == .zero)
  }

  /// UIKit: what the superview's margins leave inside a view is the least of its own.
  @Test func aViewThatPreservesThemHasWhatTheSuperviewsLeave() {
    let view = inside(
      CGRect(x: 10, y: 5, width: 170, height: 95),
      UIEdgeInsets(top: 8, left: 8, bottom: 80, right: 8))
    view.preservesSuperviewLayoutMargins = true
    #expect(view.layoutMargins == UIEdgeInsets(top: 25, left: 30, bottom: 80, right: 40))
  }

  @Test func aHeaderHasTheMarginsOfItsTablesRows() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 402, height: 800))
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    #expect(header.contentView.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    table.addSubview(header)
    #expect(
      header.contentView.layoutMargins == UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 20))
    #expect(table.layoutMargins == UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 20))
  }
}
