internal import CellophaneLook
public import Foundation

/// Wheels to choose from.
///
/// A page shows each wheel at the row that is chosen. Nobody turns a wheel there.
@preconcurrency @MainActor open class UIPickerView: UIView {
  /// Gives the numbers of wheels and rows; not kept alive.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { reloadAllComponents() }
  }
  /// Gives the rows' words and hears of choices; not kept alive.
  open weak var delegate: (any UIPickerViewDelegate)?
  /// Kept; a page has the band over the chosen rows always, as a device has.
  open var showsSelectionIndicator = true
  private var chosen: [Int: Int] = [:]

  /// How many wheels there are.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  /// How many rows a wheel has.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  /// Forgets what was chosen.
  open func reloadAllComponents() {
    chosen = [:]
  }
  /// Forgets what was chosen on a wheel.
  open func reloadComponent(_ component: Int) {
    chosen[component] = nil
  }
  /// Chooses a row without telling the delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    chosen[component] = row
  }
  /// The chosen row, -1 where there is none.
  open func selectedRow(inComponent component: Int) -> Int {
    chosen[component] ?? (numberOfRows(inComponent: component) > 0 ? 0 : -1)
  }

  /// The room of a row of a wheel.
  open func rowSize(forComponent component: Int) -> CGSize {
    let shared = bounds.width / CGFloat(max(numberOfComponents, 1))
    return CGSize(
      width: ownWidth(ofComponent: component) ?? shared, height: rowHeight(ofComponent: component))
  }

  /// The view that the delegate gives for a row; `nil` where it gives none.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    let view = delegate?.pickerView(
      self, viewForRow: row, forComponent: component, reusing: nil)
    return view is WithoutView ? nil : view
  }

  open override var intrinsicContentSize: CGSize {
    let metrics = Look.current.pickers
    return CGSize(width: metrics.width, height: metrics.wheelsHeight)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The width that the delegate gives a wheel; `nil` shares the room.
  package func ownWidth(ofComponent component: Int) -> CGFloat? {
    guard let width = delegate?.pickerView(self, widthForComponent: component), width >= 0 else {
      return nil
    }
    return width
  }

  /// How high a row of a wheel is.
  package func rowHeight(ofComponent component: Int) -> CGFloat {
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
    return height > 0 ? height : CGFloat(Look.current.pickers.bandHeight)
  }

  /// What a delegate without views gives.
  fileprivate final class WithoutView: UIView {}
}

/// Gives the numbers of a picker's wheels and rows.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Gives a picker's words and hears of choices; every method is optional.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// A page shows the text of a label, and of another view the texts of its labels.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
  /// A page has the height of the first wheel's rows for all.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
}

extension UIPickerViewDelegate {
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { UIPickerView.WithoutView() }
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
  /// As high as the look has rows.
  public func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat { 0 }
  /// A share of the room.
  public func pickerView(
    _ pickerView: UIPickerView, widthForComponent component: Int
  ) -> CGFloat { -1 }
}
