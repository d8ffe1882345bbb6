import UIKit

/// A document's thumbnail, name, and when it was opened.
final class DocumentCell: UITableViewCell {
  static let reuseIdentifier = "document"

  private let favoriteView = UIImageView(image: UIImage(systemName: "star.fill"))
  private let remoteView = UIImageView(image: UIImage(systemName: "icloud"))

  func show(_ document: Document) {
    var content = defaultContentConfiguration()
    content.text = document.name
    content.textProperties.numberOfLines = 1
    content.secondaryText = document.detail
    content.secondaryTextProperties.color = .secondaryLabel
    content.image = UIImage(named: document.kind.thumbnail, in: .module, compatibleWith: nil)
    content.imageProperties.maximumSize = CGSize(width: 40, height: 40)
    content.imageProperties.reservedLayoutSize = CGSize(width: 40, height: 0)
    content.imageToTextPadding = 12
    contentConfiguration = content
    showMarks(of: document)
  }

  private func showMarks(of document: Document) {
    favoriteView.tintColor = .systemYellow
    remoteView.tintColor = .secondaryLabel
    let mark: UIImageView? =
      document.isRemote ? remoteView : document.isFavorite ? favoriteView : nil
    mark?.accessibilityLabel =
      document.isRemote
      ? NSLocalizedString("In the cloud", bundle: .module, comment: "Mark on a document")
      : NSLocalizedString("Favorite", bundle: .module, comment: "Mark on a document")
    mark?.sizeToFit()
    accessoryView = mark
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    accessoryView = nil
  }
}
