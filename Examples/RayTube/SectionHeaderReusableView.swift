import UIKit

/// A section's title, close to the edge on a pad and in the readable column elsewhere.
final class SectionHeaderReusableView: UICollectionReusableView {
  static var reuseIdentifier: String { String(describing: SectionHeaderReusableView.self) }

  lazy var titleLabel: UILabel = {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.font = UIFont.systemFont(
      ofSize: UIFont.preferredFont(forTextStyle: .title1).pointSize, weight: .bold)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .label
    label.textAlignment = .left
    label.numberOfLines = 1
    label.setContentCompressionResistancePriority(.defaultHigh, for: .horizontal)
    return label
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    addSubview(titleLabel)
    let isPad = UIDevice.current.userInterfaceIdiom == .pad
    let leading = isPad ? leadingAnchor : readableContentGuide.leadingAnchor
    let trailing = isPad ? trailingAnchor : readableContentGuide.trailingAnchor
    NSLayoutConstraint.activate([
      titleLabel.leadingAnchor.constraint(equalTo: leading, constant: isPad ? 5 : 0),
      titleLabel.trailingAnchor.constraint(
        lessThanOrEqualTo: trailing, constant: isPad ? -5 : 0),
      titleLabel.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      titleLabel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }
}
