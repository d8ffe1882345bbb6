internal import UIKit

extension AskableCell {
  /// The first switch among the cell's views and accessories that a person can turn over.
  var shownSwitch: UISwitch? {
    let accessories = listAccessories.compactMap { accessory -> UIView? in
      guard !accessory.isHidden, case .customView(let configuration) = accessory.content else {
        return nil
      }
      return configuration.customView
    }
    return (accessories + [self]).lazy.compactMap(Self.enabledSwitch).first
  }

  private static func enabledSwitch(in view: UIView) -> UISwitch? {
    if view.isHidden { return nil }
    if let control = view as? UISwitch { return control.isEnabled ? control : nil }
    return view.subviews.lazy.compactMap(enabledSwitch).first
  }
}
