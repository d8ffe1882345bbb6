import Testing
import UIKit

/// The view behind the items of a list.
@MainActor @Suite struct BackgroundViewTests {
  @Test func itLiesInTheCollectionViewAtItsSize() {
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 20, width: 300, height: 500),
      collectionViewLayout: UICollectionViewFlowLayout())
    let behind = UIView()
    list.backgroundView = behind
    #expect(behind.superview === list)
    #expect(behind.frame == CGRect(x: 0, y: 0, width: 300, height: 500))

    list.frame.size = CGSize(width: 600, height: 400)
    list.layoutIfNeeded()
    #expect(behind.frame == CGRect(x: 0, y: 0, width: 600, height: 400))

    list.backgroundView = nil
    #expect(behind.superview == nil)
  }

  @Test func itLiesInATableAtItsSize() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 500), style: .plain)
    let behind = UIView()
    table.backgroundView = behind
    #expect(behind.superview === table)
    #expect(behind.frame == CGRect(x: 0, y: 0, width: 300, height: 500))

    table.frame.size = CGSize(width: 600, height: 400)
    table.layoutIfNeeded()
    #expect(behind.frame == CGRect(x: 0, y: 0, width: 600, height: 400))
  }
}
