import UIKit

/// What is selected is packed.
final class PackingCell: UICollectionViewListCell {
  private var item = PackingItem.samples[0]

  func show(_ item: PackingItem) {
    self.item = item
    setNeedsUpdateConfiguration()
  }

  // region: states
  override func updateConfiguration(using state: UICellConfigurationState) {
    var content = UIListContentConfiguration.subtitleCell().updated(for: state)
    let isPacked = state.isSelected
    content.text = item.id
    content.secondaryText = isPacked ? "Packed" : item.place
    content.image = UIImage(systemName: item.symbol)
    content.imageProperties.tintColor = isPacked ? .systemGray : item.color
    contentConfiguration = content
    accessories = isPacked ? [.checkmark()] : []
  }
  // endregion
}
