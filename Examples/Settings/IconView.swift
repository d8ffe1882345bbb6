import UIKit

/// A white symbol on a tile of colour.
final class IconView: UIView {
  private let imageView = UIImageView()

  init(_ icon: Setting.Icon) {
    super.init(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    backgroundColor = icon.color
    layer.cornerRadius = 7
    layer.cornerCurve = .continuous
    imageView.image = UIImage(systemName: icon.symbol)
    imageView.tintColor = .white
    imageView.contentMode = .scaleAspectFit
    imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 16)
    imageView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(imageView)
    NSLayoutConstraint.activate([
      imageView.centerXAnchor.constraint(equalTo: centerXAnchor),
      imageView.centerYAnchor.constraint(equalTo: centerYAnchor),
      widthAnchor.constraint(equalToConstant: 30),
      heightAnchor.constraint(equalToConstant: 30),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
