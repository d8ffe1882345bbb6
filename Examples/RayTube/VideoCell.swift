import UIKit

/// A course's picture above its title and number of lessons.
final class VideoCell: UICollectionViewCell {
  static var reuseIdentifier: String { String(describing: VideoCell.self) }

  private let thumbnailView = UIImageView()
  private let titleLabel = UILabel()
  private let lessonsLabel = UILabel()

  var video: Video? {
    didSet {
      thumbnailView.image = video?.thumbnail
      titleLabel.text = video?.title
      lessonsLabel.text = video.map { "\($0.lessonCount) lessons" }
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemBackground
    contentView.layer.cornerRadius = 12
    contentView.clipsToBounds = true
    thumbnailView.contentMode = .scaleAspectFill
    thumbnailView.clipsToBounds = true
    // The picture takes the height that the words leave.
    thumbnailView.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
    titleLabel.setContentHuggingPriority(.required, for: .vertical)
    lessonsLabel.setContentHuggingPriority(.required, for: .vertical)
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    lessonsLabel.font = .preferredFont(forTextStyle: .footnote)
    lessonsLabel.textColor = .secondaryLabel
    for view in [thumbnailView, titleLabel, lessonsLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      thumbnailView.topAnchor.constraint(equalTo: contentView.topAnchor),
      thumbnailView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      thumbnailView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      titleLabel.topAnchor.constraint(equalTo: thumbnailView.bottomAnchor, constant: 10),
      titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      titleLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
      lessonsLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 2),
      lessonsLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      lessonsLabel.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor),
      lessonsLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }
}
