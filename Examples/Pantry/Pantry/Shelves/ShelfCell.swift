import PantryKit
import UIKit

final class ShelfCell: UICollectionViewListCell {
  var shelf: Shelf? {
    didSet { setNeedsUpdateConfiguration() }
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    var content = UIListContentConfiguration.valueCell().updated(for: state)
    content.text = shelf?.name ?? "A shelf"
    content.secondaryText = shelf.map { "\($0.items.count)" }
    content.image = UIImage(systemName: shelf?.symbol ?? "tray")
    content.imageProperties.tintColor = Theme.edge
    contentConfiguration = content
    accessories = [.disclosureIndicator()]
  }
}
