import UIKit

/// A cell that is a control from margin to margin.
class ControlCell<Control: UIControl>: UICollectionViewListCell {
  private(set) lazy var control = makeControl()

  /// Called with the control whenever its value changes.
  var onChange: ((Control) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    control.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(control)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      control.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      control.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      control.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 9),
      control.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -9),
    ])
    control.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        onChange?(control)
      }, for: .valueChanged)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  /// Subclasses make their kind of control.
  func makeControl() -> Control {
    preconditionFailure("a subclass makes the control")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    onChange = nil
  }
}

/// The brightness between a small sun and a large one.
final class BrightnessCell: ControlCell<UISlider> {
  override func makeControl() -> UISlider {
    let slider = UISlider()
    slider.minimumValueImage = UIImage(systemName: "sun.min.fill")
    slider.maximumValueImage = UIImage(systemName: "sun.max.fill")
    slider.tintColor = .systemBlue
    return slider
  }
}
