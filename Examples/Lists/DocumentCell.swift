import UIKit

extension UIConfigurationStateCustomKey {
  fileprivate static let isInGrid = UIConfigurationStateCustomKey("com.example.lists.isInGrid")
}

extension UICellConfigurationState {
  /// Whether the cell stands in a grid: a state of the author's own, beside UIKit's.
  fileprivate var isInGrid: Bool {
    get { self[.isInGrid] as? Bool ?? false }
    set { self[.isInGrid] = newValue }
  }
}

// region: state
/// A document, whose image is larger in a grid; without a background until it is selected.
final class DocumentCell: UICollectionViewListCell {
  var name = ""
  var isInGrid = false {
    didSet { setNeedsUpdateConfiguration() }
  }

  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isInGrid = isInGrid
    return state
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    var content = defaultContentConfiguration().updated(for: state)
    content.text = name
    content.image = UIImage(systemName: "doc")
    if state.isInGrid {
      content.imageProperties.preferredSymbolConfiguration = .init(pointSize: 40, weight: .light)
      content.imageToTextPadding = 6
      content.directionalLayoutMargins = .init(top: 8, leading: 8, bottom: 8, trailing: 8)
      content.textProperties.font = .preferredFont(forTextStyle: .subheadline)
    }
    contentConfiguration = content

    var background = UIBackgroundConfiguration.listPlainCell().updated(for: state)
    if !state.isSelected { background.backgroundColor = .clear }
    backgroundConfiguration = background
  }
}
// endregion
