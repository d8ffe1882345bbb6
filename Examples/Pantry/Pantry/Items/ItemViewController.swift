import PantryKit
import UIKit

/// One item, which it cannot be without.
final class ItemViewController: BaseTableViewController {
  private let item: Item

  init(item: Item) {
    self.item = item
    super.init()
  }

  required init?(coder: NSCoder) {
    fatalError("made in code")
  }

  override func configure() {
    title = item.name
    tableView.tableHeaderView = AmountControl(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
  }
}

#Preview("Flour") {
  UINavigationController(
    rootViewController: ItemViewController(item: Pantry.samples[0].items[0]))
}
