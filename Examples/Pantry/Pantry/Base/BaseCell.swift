import UIKit

class BaseCell: UITableViewCell {
  static var reuseIdentifier: String { String(describing: self) }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    setUp()
  }

  required init?(coder: NSCoder) {
    fatalError("made in code")
  }

  func setUp() {
    textLabel?.adjustsFontForContentSizeCategory = true
  }
}
