import UIKit

/// Draws a `TrackContentConfiguration`.
final class TrackContentView: UIView, UIContentView {
  private let numberLabel = UILabel()
  private let playingView = UIImageView(image: UIImage(systemName: "speaker.wave.2.fill"))
  private let titleLabel = UILabel()
  private let explicitView = UIImageView(image: UIImage(systemName: "e.square.fill"))
  private let lengthLabel = UILabel()
  private let row = UIStackView()

  private var shown: TrackContentConfiguration

  var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? TrackContentConfiguration, new != shown else { return }
      shown = new
      show(new)
    }
  }

  init(configuration: TrackContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    makeLabels()
    makeRow()
    show(configuration)
    adjustAxis()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (view: TrackContentView, _) in
      view.adjustAxis()
    }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func makeLabels() {
    titleLabel.font = .preferredFont(forTextStyle: .body)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.numberOfLines = 2
    for label in [numberLabel, lengthLabel] {
      label.font = .preferredFont(forTextStyle: .subheadline)
      label.adjustsFontForContentSizeCategory = true
      label.textColor = .secondaryLabel
      label.setContentHuggingPriority(.required, for: .horizontal)
      label.setContentCompressionResistancePriority(.required, for: .horizontal)
    }
    numberLabel.textAlignment = .center
    explicitView.tintColor = .secondaryLabel
    explicitView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .footnote)
    explicitView.setContentHuggingPriority(.required, for: .horizontal)
    playingView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      textStyle: .footnote, scale: .small)
    playingView.contentMode = .center
  }

  private func makeRow() {
    let marker = UIView()
    for view in [numberLabel, playingView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      marker.addSubview(view)
      NSLayoutConstraint.activate([
        view.centerXAnchor.constraint(equalTo: marker.centerXAnchor),
        view.centerYAnchor.constraint(equalTo: marker.centerYAnchor),
      ])
    }
    let words = UIStackView(arrangedSubviews: [titleLabel, explicitView])
    words.spacing = 6
    words.alignment = .center
    row.addArrangedSubview(marker)
    row.addArrangedSubview(words)
    row.addArrangedSubview(lengthLabel)
    row.alignment = .center
    row.spacing = 12
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    NSLayoutConstraint.activate([
      marker.widthAnchor.constraint(equalToConstant: 24),
      marker.heightAnchor.constraint(equalToConstant: 24),
      row.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      row.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
      row.heightAnchor.constraint(greaterThanOrEqualToConstant: 24),
    ])
  }

  private func show(_ track: TrackContentConfiguration) {
    numberLabel.text = "\(track.number)"
    numberLabel.isHidden = track.isPlaying
    playingView.isHidden = !track.isPlaying
    titleLabel.text = track.title
    titleLabel.textColor =
      track.isUnavailable ? .tertiaryLabel : track.isPlaying ? .tintColor : .label
    numberLabel.textColor = track.isUnavailable ? .tertiaryLabel : .secondaryLabel
    lengthLabel.textColor = track.isUnavailable ? .tertiaryLabel : .secondaryLabel
    lengthLabel.text = track.length
    explicitView.isHidden = !track.isExplicit
    alpha = track.isDimmed ? 0.5 : 1
  }

  /// With very large text the length goes below the title.
  private func adjustAxis() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    row.axis = isLarge ? .vertical : .horizontal
    row.alignment = isLarge ? .leading : .center
  }
}
