import UIKit

/// An article: its title on colour, without a picture.
final class ArticleCell: UICollectionViewCell {
  static var reuseIdentifier: String { String(describing: ArticleCell.self) }

  func show(_ article: Article) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = article.title
    content.textProperties.font = .preferredFont(forTextStyle: .title2)
    content.secondaryText = "\(article.minutes) minutes to read"
    content.image = UIImage(systemName: "doc.text")
    contentConfiguration = content
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .systemIndigo.withAlphaComponent(0.16)
    background.cornerRadius = 12
    backgroundConfiguration = background
  }
}
