import UIKit

final class SwitchCell: BaseCell {
  private lazy var toggle: UISwitch = {
    let toggle = UISwitch()
    toggle.addTarget(self, action: #selector(toggled(_:)), for: .valueChanged)
    return toggle
  }()

  override func setUp() {
    super.setUp()
    selectionStyle = .none
    accessoryView = toggle
  }

  @objc private func toggled(_ sender: UISwitch) {
    textLabel?.textColor = sender.isOn ? .label : .secondaryLabel
  }
}
