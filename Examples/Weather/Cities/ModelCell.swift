import UIKit

/// A cell that shows a model; subclasses build their views and fill them.
class ModelCell<Model>: UICollectionViewListCell {
  var model: Model? {
    didSet { if let model { show(model) } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    configureViews()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func configureViews() {}
  func show(_ model: Model) {}
}

/// A card in the colour of the sky.
final class CityCell: ModelCell<any CityViewModel> {
  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()
  private let temperatureLabel = UILabel()
  private let rangeLabel = UILabel()
  private let skyView = UIImageView()

  override func configureViews() {
    titleLabel.font = .preferredFont(forTextStyle: .title2, compatibleWith: traitCollection)
    subtitleLabel.font = .preferredFont(forTextStyle: .subheadline)
    temperatureLabel.font = UIFontMetrics(forTextStyle: .largeTitle)
      .scaledFont(for: .systemFont(ofSize: 48, weight: .light))
    rangeLabel.font = .preferredFont(forTextStyle: .subheadline)
    for label in [titleLabel, subtitleLabel, temperatureLabel, rangeLabel] {
      label.textColor = .white
      label.adjustsFontForContentSizeCategory = true
    }
    skyView.tintColor = .white
    skyView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .title2)
    let place = UIStackView(arrangedSubviews: [titleLabel, subtitleLabel])
    place.axis = .vertical
    place.spacing = 2
    for view in [place, skyView, temperatureLabel, rangeLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let inset: CGFloat = 16
    NSLayoutConstraint.activate([
      place.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 32),
      place.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10 + inset),
      place.trailingAnchor.constraint(
        lessThanOrEqualTo: temperatureLabel.leadingAnchor, constant: -12),
      skyView.leadingAnchor.constraint(equalTo: place.leadingAnchor),
      skyView.topAnchor.constraint(greaterThanOrEqualTo: place.bottomAnchor, constant: 14),
      skyView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10 - inset),
      temperatureLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: inset),
      temperatureLabel.trailingAnchor.constraint(equalTo: rangeLabel.trailingAnchor),
      rangeLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -32),
      rangeLabel.bottomAnchor.constraint(equalTo: skyView.bottomAnchor),
      rangeLabel.topAnchor.constraint(greaterThanOrEqualTo: temperatureLabel.bottomAnchor),
    ])
  }

  override func show(_ model: any CityViewModel) {
    titleLabel.text = model.title
    subtitleLabel.text = model.subtitle
    temperatureLabel.text = model.temperature
    rangeLabel.text = model.range
    skyView.image = UIImage(systemName: model.sky.symbol)
    setNeedsUpdateConfiguration()
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = CityCell.color(of: model?.sky ?? .clear)
    background.cornerRadius = 22
    background.backgroundInsets = NSDirectionalEdgeInsets(
      top: 5, leading: 16, bottom: 5, trailing: 16)
    if state.isHighlighted || state.isSelected {
      background.backgroundColorTransformer = UIConfigurationColorTransformer {
        $0.withAlphaComponent(0.7)
      }
    }
    backgroundConfiguration = background
  }

  private static func color(of sky: Sky) -> UIColor? {
    let name =
      switch sky {
      case .clear: "ClearSky"
      case .cloudy: "CloudySky"
      case .rain: "RainySky"
      case .snow: "SnowySky"
      case .night: "NightSky"
      }
    return UIColor(named: name, in: .module, compatibleWith: nil)
  }
}
