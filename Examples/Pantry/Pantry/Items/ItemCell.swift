import PantryKit
import UIKit

final class ItemCell: BaseCell {
  var item: Item? {
    didSet {
      textLabel?.text = item?.name
      detailTextLabel?.text = item?.amount.text
      detailTextLabel?.textColor = item?.isRunningLow == true ? .systemRed : .secondaryLabel
    }
  }

  override func setUp() {
    super.setUp()
    accessoryType = .disclosureIndicator
  }
}
