import UIKit

/// What a day's row shows when it is open: a sentence, six hours, rain and wind.
final class DayDetailsView: UIStackView {
  private let summaryLabel = UILabel()
  private let hours = UIStackView()
  private let rain = FactView(symbol: "drop.fill")
  private let wind = FactView(symbol: "location.fill")

  init() {
    super.init(frame: .zero)
    axis = .vertical
    spacing = 12
    summaryLabel.font = .preferredFont(forTextStyle: .subheadline)
    summaryLabel.textColor = .secondaryLabel
    summaryLabel.numberOfLines = 0
    hours.distribution = .fillEqually
    let facts = UIStackView(arrangedSubviews: [rain, wind])
    facts.distribution = .fillEqually
    facts.spacing = 12
    for view in [summaryLabel, hours, facts] {
      addArrangedSubview(view)
    }
  }

  required init(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(_ day: Day) {
    summaryLabel.text = day.summary
    for view in hours.arrangedSubviews {
      view.removeFromSuperview()
    }
    for hour in day.hours {
      hours.addArrangedSubview(column(hour))
    }
    rain.show(
      title: NSLocalizedString("Chance of Rain", bundle: .module, comment: "A fact about a day"),
      value: "\(day.chanceOfRain) %")
    wind.show(
      title: NSLocalizedString("Wind", bundle: .module, comment: "A fact about a day"),
      value: day.wind)
  }

  private func column(_ hour: Day.Hour) -> UIView {
    let name = UILabel()
    name.text = hour.name
    name.font = .preferredFont(forTextStyle: .caption1)
    name.textColor = .secondaryLabel
    let sky = UIImageView(image: UIImage(systemName: hour.sky.symbol))
    sky.tintColor = hour.sky.color
    sky.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
    let temperature = UILabel()
    temperature.text = degrees(hour.temperature)
    temperature.font = .preferredFont(forTextStyle: .subheadline)
    let column = UIStackView(arrangedSubviews: [name, sky, temperature])
    column.axis = .vertical
    column.alignment = .center
    column.spacing = 6
    return column
  }
}

/// A symbol, what is measured, and how much.
final class FactView: UIStackView {
  private let titleLabel = UILabel()
  private let valueLabel = UILabel()

  init(symbol: String) {
    super.init(frame: .zero)
    let image = UIImageView(image: UIImage(systemName: symbol))
    image.tintColor = .secondaryLabel
    image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .caption1)
    image.setContentHuggingPriority(.required, for: .horizontal)
    titleLabel.font = .preferredFont(forTextStyle: .caption1)
    titleLabel.textColor = .secondaryLabel
    valueLabel.font = .preferredFont(forTextStyle: .headline)
    let heading = UIStackView(arrangedSubviews: [image, titleLabel])
    heading.spacing = 4
    axis = .vertical
    spacing = 2
    isLayoutMarginsRelativeArrangement = true
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 10, leading: 12, bottom: 10, trailing: 12)
    backgroundColor = .quaternarySystemFill
    layer.cornerRadius = 12
    addArrangedSubview(heading)
    addArrangedSubview(valueLabel)
  }

  required init(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(title: String, value: String) {
    titleLabel.text = title
    valueLabel.text = value
  }
}
