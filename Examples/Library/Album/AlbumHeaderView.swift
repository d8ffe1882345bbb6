import UIKit

/// The artwork, who made it, and two buttons: below each other on a phone, side by side on a pad;
/// with very large text the buttons stand below each other too.
final class AlbumHeaderView: UICollectionReusableView {
  private let artworkView = UIImageView()
  private let titleLabel = UILabel()
  private let artistLabel = UILabel()
  private let captionLabel = UILabel()
  private let playButton = UIButton(configuration: AlbumHeaderView.prominent)
  private let shuffleButton = UIButton(configuration: AlbumHeaderView.prominent)
  private let words = UIStackView()
  private let buttons = UIStackView()
  private let stack = UIStackView()

  private static var prominent: UIButton.Configuration {
    var configuration = UIButton.Configuration.gray()
    configuration.imagePadding = 6
    configuration.cornerStyle = .large
    configuration.buttonSize = .large
    return configuration
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    artworkView.contentMode = .scaleAspectFill
    artworkView.layer.cornerRadius = 10
    artworkView.clipsToBounds = true
    titleLabel.font = .preferredFont(forTextStyle: .title2)
    titleLabel.numberOfLines = 0
    artistLabel.font = .preferredFont(forTextStyle: .title3)
    artistLabel.textColor = .tintColor
    captionLabel.font = .preferredFont(forTextStyle: .caption1)
    captionLabel.textColor = .secondaryLabel
    makeButtons()
    makeStacks()
    arrange()
    registerForTraitChanges(
      [UITraitHorizontalSizeClass.self, UITraitPreferredContentSizeCategory.self]
    ) { (view: AlbumHeaderView, _) in
      view.arrange()
    }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func makeButtons() {
    playButton.configuration?.title = NSLocalizedString(
      "Play", bundle: .module, comment: "Button that plays an album")
    playButton.configuration?.image = UIImage(systemName: "play.fill")
    shuffleButton.configuration?.title = NSLocalizedString(
      "Shuffle", bundle: .module, comment: "Button that plays an album in any order")
    shuffleButton.configuration?.image = UIImage(systemName: "shuffle")
  }

  private func makeStacks() {
    words.axis = .vertical
    words.spacing = 2
    for label in [titleLabel, artistLabel, captionLabel] {
      words.addArrangedSubview(label)
    }
    words.setCustomSpacing(6, after: artistLabel)
    for button in [playButton, shuffleButton] {
      buttons.addArrangedSubview(button)
    }
    buttons.spacing = 16
    buttons.distribution = .fillEqually
    let side = UIStackView(arrangedSubviews: [words, buttons])
    side.axis = .vertical
    side.spacing = 20
    stack.addArrangedSubview(artworkView)
    stack.addArrangedSubview(side)
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -20),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20),
      artworkView.widthAnchor.constraint(equalTo: artworkView.heightAnchor),
      artworkView.widthAnchor.constraint(equalToConstant: 240),
      buttons.widthAnchor.constraint(greaterThanOrEqualToConstant: 320),
    ])
  }

  private func arrange() {
    let isWide = traitCollection.horizontalSizeClass == .regular
    stack.axis = isWide ? .horizontal : .vertical
    stack.alignment = isWide ? .bottom : .center
    stack.spacing = isWide ? 28 : 16
    words.alignment = isWide ? .leading : .center
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    buttons.axis = isLarge ? .vertical : .horizontal
  }

  func show(_ album: Album) {
    artworkView.image = UIImage(named: album.artwork, in: .module, compatibleWith: nil)
    artworkView.accessibilityLabel = album.title
    titleLabel.text = album.title
    artistLabel.text = album.artist
    captionLabel.text = "\(album.genre) · \(album.year)"
  }
}
