import UIKit

/// A tile with a picture and words below; subclasses say how the picture is cut.
class ArtworkCell<Item: ArtworkRepresentable>: UICollectionViewCell {
  let artworkView = UIImageView()
  let headlineLabel = UILabel()
  let detailLabel = UILabel()
  private(set) lazy var stack = UIStackView(arrangedSubviews: [
    artworkView, headlineLabel, detailLabel,
  ])

  var item: Item? {
    didSet { if let item { show(item) } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    configureViews()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func configureViews() {
    artworkView.contentMode = .scaleAspectFill
    artworkView.layer.cornerRadius = 8
    artworkView.layer.cornerCurve = .continuous
    artworkView.clipsToBounds = true
    headlineLabel.font = .preferredFont(forTextStyle: .subheadline)
    detailLabel.font = .preferredFont(forTextStyle: .footnote)
    detailLabel.textColor = .secondaryLabel
    for label in [headlineLabel, detailLabel] {
      label.adjustsFontForContentSizeCategory = true
      label.setContentHuggingPriority(.required, for: .vertical)
      label.setContentCompressionResistancePriority(.required, for: .vertical)
    }
    stack.axis = .vertical
    stack.spacing = 2
    stack.setCustomSpacing(6, after: artworkView)
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      stack.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor),
      artworkView.heightAnchor.constraint(equalTo: artworkView.widthAnchor),
    ])
  }

  func show(_ item: Item) {
    artworkView.image = UIImage(named: item.artwork, in: .module, compatibleWith: nil)
    headlineLabel.text = item.headline
    detailLabel.text = item.detail
    detailLabel.isHidden = item.detail == nil
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    artworkView.image = nil
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    artworkView.alpha = state.isHighlighted ? 0.6 : 1
  }
}

/// A record with its title and artist.
final class RecordCell: ArtworkCell<Record> {}

/// A station's round picture above its centred name.
final class StationCell: ArtworkCell<Station> {
  override func configureViews() {
    super.configureViews()
    headlineLabel.textAlignment = .center
    artworkView.layer.cornerRadius = StationCell.side / 2
  }

  static let side: CGFloat = 112
}
