import UIKit

/// A row of a shelf: cover, title, author and how far somebody has read.
public final class BookCell: UICollectionViewListCell {
  /// The book that the row shows.
  public var book: Book? {
    didSet { if book != oldValue { setNeedsUpdateConfiguration() } }
  }

  public override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    guard let book = book else { return }
    var content = UIListContentConfiguration.subtitleCell().updated(for: state)
    content.text = book.title
    content.secondaryText = book.author
    content.secondaryTextProperties.color = .secondaryLabel
    content.image = UIImage(named: "Cover", in: .module, compatibleWith: traitCollection)
    content.imageProperties.maximumSize = CGSize(width: 32, height: 44)
    content.imageProperties.cornerRadius = 4
    contentConfiguration = content

    accessories = book.shelf == .reading ? [progressLabel(of: book), .disclosureIndicator()] : []
    if book.shelf == .read { accessories = [.checkmark(options: .init(tintColor: ribbon))] }
  }

  private var ribbon: UIColor? {
    UIColor(named: "Ribbon", in: .module, compatibleWith: traitCollection)
  }

  private func progressLabel(of book: Book) -> UICellAccessory {
    let format = NSLocalizedString("book.progress", bundle: .module, comment: "In percent")
    return .label(
      text: String.localizedStringWithFormat(format, Int((book.progress * 100).rounded())))
  }
}
