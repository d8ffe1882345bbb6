import UIKit

@MainActor extension UICellAccessory {
  /// The tile before a title.
  static func icon(_ icon: Setting.Icon) -> UICellAccessory {
    .customView(
      configuration: .init(
        customView: IconView(icon), placement: .leading(displayed: .always),
        reservedLayoutWidth: .custom(30), maintainsFixedSize: true))
  }

  static func toggle(
    _ title: String, isOn: Bool, onChange: @escaping @MainActor (Bool) -> Void
  ) -> UICellAccessory {
    let control = UISwitch()
    control.isOn = isOn
    control.accessibilityLabel = title
    control.addAction(
      UIAction { action in
        guard let control = action.sender as? UISwitch else { return }
        onChange(control.isOn)
      }, for: .valueChanged)
    return trailing(control)
  }

  static func segments(
    _ titles: [String], selected: Int, onChange: @escaping @MainActor (Int) -> Void
  ) -> UICellAccessory {
    let control = UISegmentedControl(
      frame: .zero,
      actions: titles.enumerated().map { index, title in
        UIAction(title: title) { _ in onChange(index) }
      })
    control.selectedSegmentIndex = selected
    control.sizeToFit()
    return trailing(control)
  }

  static func steps(
    _ title: String, value: Int, in range: ClosedRange<Int>,
    onChange: @escaping @MainActor (Int) -> Void
  ) -> UICellAccessory {
    let control = UIStepper()
    control.minimumValue = Double(range.lowerBound)
    control.maximumValue = Double(range.upperBound)
    control.value = Double(value)
    control.accessibilityLabel = title
    control.addAction(
      UIAction { action in
        guard let control = action.sender as? UIStepper else { return }
        onChange(Int(control.value))
      }, for: .valueChanged)
    return trailing(control)
  }

  private static func trailing(_ control: UIControl) -> UICellAccessory {
    .customView(
      configuration: .init(customView: control, placement: .trailing(displayed: .always)))
  }
}
