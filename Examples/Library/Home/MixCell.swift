import UIKit

/// A large card: why it is shown, then the picture with the words on a panel at its foot.
final class MixCell: ArtworkCell<Mix> {
  private let reasonLabel = UILabel()
  private let panel = UIView()

  override func configureViews() {
    reasonLabel.font = .preferredFont(forTextStyle: .subheadline)
    reasonLabel.textColor = .secondaryLabel
    reasonLabel.setContentHuggingPriority(.required, for: .vertical)
    artworkView.contentMode = .scaleAspectFill
    artworkView.layer.cornerRadius = 14
    artworkView.layer.cornerCurve = .continuous
    artworkView.clipsToBounds = true
    panel.backgroundColor = UIColor.black.withAlphaComponent(0.35)
    headlineLabel.font = .preferredFont(forTextStyle: .headline)
    headlineLabel.textColor = .white
    detailLabel.font = .preferredFont(forTextStyle: .footnote)
    detailLabel.textColor = UIColor.white.withAlphaComponent(0.8)
    detailLabel.numberOfLines = 2
    let words = UIStackView(arrangedSubviews: [headlineLabel, detailLabel])
    words.axis = .vertical
    words.spacing = 2
    words.translatesAutoresizingMaskIntoConstraints = false
    panel.addSubview(words)
    panel.translatesAutoresizingMaskIntoConstraints = false
    artworkView.addSubview(panel)
    for view in [reasonLabel, artworkView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      reasonLabel.topAnchor.constraint(equalTo: contentView.topAnchor),
      reasonLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      reasonLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      artworkView.topAnchor.constraint(equalTo: reasonLabel.bottomAnchor, constant: 8),
      artworkView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      artworkView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      artworkView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      panel.leadingAnchor.constraint(equalTo: artworkView.leadingAnchor),
      panel.trailingAnchor.constraint(equalTo: artworkView.trailingAnchor),
      panel.bottomAnchor.constraint(equalTo: artworkView.bottomAnchor),
      words.topAnchor.constraint(equalTo: panel.topAnchor, constant: 12),
      words.leadingAnchor.constraint(equalTo: panel.leadingAnchor, constant: 16),
      words.trailingAnchor.constraint(equalTo: panel.trailingAnchor, constant: -16),
      words.bottomAnchor.constraint(equalTo: panel.bottomAnchor, constant: -14),
    ])
  }

  override func show(_ item: Mix) {
    super.show(item)
    reasonLabel.text = item.reason
  }
}
