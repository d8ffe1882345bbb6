import UIKit

/// A shelf's title with a chevron, and the badge of a new record.
final class ShelfHeaderView: UICollectionReusableView {
  private let button = UIButton(configuration: ShelfHeaderView.style)

  private static var style: UIButton.Configuration {
    var style = UIButton.Configuration.plain()
    style.baseForegroundColor = .label
    style.image = UIImage(
      systemName: "chevron.forward",
      withConfiguration: UIImage.SymbolConfiguration(font: .systemFont(ofSize: 15, weight: .bold)))
    style.imagePlacement = .trailing
    style.imagePadding = 6
    style.contentInsets = .zero
    return style
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    button.translatesAutoresizingMaskIntoConstraints = false
    addSubview(button)
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: leadingAnchor),
      button.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      button.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(_ title: String) {
    var attributes = AttributeContainer()
    attributes.font = UIFont.preferredFont(forTextStyle: .title2).bold
    button.configuration?.attributedTitle = AttributedString(title, attributes: attributes)
  }
}

extension UIFont {
  /// The same font in bold.
  fileprivate var bold: UIFont {
    guard let descriptor = fontDescriptor.withSymbolicTraits(.traitBold) else { return self }
    return UIFont(descriptor: descriptor, size: 0)
  }
}

/// A red pill at a record's corner.
final class BadgeView: UICollectionReusableView {
  static let elementKind = "new-badge"

  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemRed
    layer.cornerRadius = 10
    label.font = .systemFont(ofSize: 11, weight: .bold)
    label.textColor = .white
    label.textAlignment = .center
    label.text = NSLocalizedString("NEW", bundle: .module, comment: "Badge of a new record")
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: centerXAnchor),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
