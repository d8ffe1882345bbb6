import UIKit

/// A day in one line; opened, its hours and a sentence below.
final class DayCell: ModelCell<DayCell.Content> {
  struct Content {
    let day: Day
    /// Where the day's temperatures lie in the week's, between 0 and 1.
    let part: ClosedRange<CGFloat>
    let isOpen: Bool
  }

  private let nameLabel = UILabel()
  private let skyView = UIImageView()
  private let rainLabel = UILabel()
  private let lowLabel = UILabel()
  private let highLabel = UILabel()
  private let bar = RangeBar()
  private let details = DayDetailsView()

  override func configureViews() {
    for label in [nameLabel, highLabel] {
      label.font = .preferredFont(forTextStyle: .headline)
    }
    lowLabel.font = .preferredFont(forTextStyle: .body)
    lowLabel.textColor = .secondaryLabel
    rainLabel.font = .preferredFont(forTextStyle: .caption2)
    rainLabel.textColor = .systemBlue
    lowLabel.textAlignment = .right
    highLabel.textAlignment = .right
    skyView.contentMode = .center
    let sky = UIStackView(arrangedSubviews: [skyView, rainLabel])
    sky.axis = .vertical
    sky.alignment = .center
    let line = UIStackView(arrangedSubviews: [nameLabel, sky, lowLabel, bar, highLabel])
    line.alignment = .center
    line.spacing = 10
    let stack = UIStackView(arrangedSubviews: [line, details])
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      line.heightAnchor.constraint(greaterThanOrEqualToConstant: 34),
      nameLabel.widthAnchor.constraint(equalToConstant: 64),
      sky.widthAnchor.constraint(equalToConstant: 40),
      lowLabel.widthAnchor.constraint(equalToConstant: 40),
      highLabel.widthAnchor.constraint(equalToConstant: 40),
    ])
  }

  override func show(_ content: Content) {
    let day = content.day
    nameLabel.text = day.name
    skyView.image = UIImage(systemName: day.sky.symbol)
    skyView.tintColor = day.sky.color
    rainLabel.text = "\(day.chanceOfRain) %"
    rainLabel.isHidden = day.chanceOfRain < 30
    lowLabel.text = degrees(day.low)
    highLabel.text = degrees(day.high)
    bar.show(content.part, color: color(of: day))
    details.isHidden = !content.isOpen
    if content.isOpen {
      details.show(day)
    }
  }

  private func color(of day: Day) -> UIColor {
    switch day.high {
    case ..<5: .systemTeal
    case ..<12: .systemGreen
    case ..<18: .systemYellow
    default: .systemOrange
    }
  }
}
