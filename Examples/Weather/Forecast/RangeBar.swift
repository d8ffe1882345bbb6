import UIKit

/// A day's temperatures as a part of the week's.
final class RangeBar: UIView {
  private let fill = UIView()
  private var place: [NSLayoutConstraint] = []

  init() {
    super.init(frame: .zero)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 3
    fill.layer.cornerRadius = 3
    fill.translatesAutoresizingMaskIntoConstraints = false
    addSubview(fill)
    NSLayoutConstraint.activate([
      heightAnchor.constraint(equalToConstant: 6),
      fill.topAnchor.constraint(equalTo: topAnchor),
      fill.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  /// - Parameters:
  ///   - part: Where the day's range lies in the week's, between 0 and 1.
  func show(_ part: ClosedRange<CGFloat>, color: UIColor) {
    fill.backgroundColor = color
    NSLayoutConstraint.deactivate(place)
    let middle = (part.lowerBound + part.upperBound) / 2
    place = [
      fill.widthAnchor.constraint(
        equalTo: widthAnchor, multiplier: max(part.upperBound - part.lowerBound, 0.05)),
      NSLayoutConstraint(
        item: fill, attribute: .centerX, relatedBy: .equal, toItem: self, attribute: .centerX,
        multiplier: max(middle * 2, 0.05), constant: 0),
    ]
    NSLayoutConstraint.activate(place)
  }
}
