import UIKit

/// A pinned conversation: initials in a circle above the name.
final class PinnedCell: UICollectionViewCell {
  private static let diameter: CGFloat = 76

  private let circle = UILabel()
  private let nameLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    circle.font = .systemFont(ofSize: 30, weight: .medium)
    circle.textColor = .white
    circle.textAlignment = .center
    circle.layer.cornerRadius = Self.diameter / 2
    circle.clipsToBounds = true
    circle.isAccessibilityElement = false
    nameLabel.font = .preferredFont(forTextStyle: .footnote)
    nameLabel.textColor = .secondaryLabel
    nameLabel.textAlignment = .center
    let stack = UIStackView(arrangedSubviews: [circle, nameLabel])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 6
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      circle.widthAnchor.constraint(equalToConstant: Self.diameter),
      circle.heightAnchor.constraint(equalToConstant: Self.diameter),
      stack.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 9),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -9),
      stack.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  func show(_ conversation: Conversation) {
    circle.text = conversation.initials
    circle.backgroundColor = conversation.color
    nameLabel.text = conversation.id
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    var background = UIBackgroundConfiguration.clear()
    background.cornerRadius = 16
    if state.isSelected { background.backgroundColor = .tertiarySystemFill }
    backgroundConfiguration = background
  }
}
