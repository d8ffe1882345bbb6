import UIKit
import Units

/// A stepper beside the amount that it changes.
final class AmountControl: UIControl {
  private let label = UILabel()
  private let stepper = UIStepper()

  var amount = Amount(1, .pieces) {
    didSet { label.text = amount.text }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.text = amount.text
    stepper.addTarget(self, action: #selector(stepped(_:)), for: .valueChanged)
    let stack = UIStackView(arrangedSubviews: [label, stepper])
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.spacing = 8
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("made in code")
  }

  @objc private func stepped(_ sender: UIStepper) {
    amount.value = Int(sender.value)
    sendActions(for: .valueChanged)
  }
}
