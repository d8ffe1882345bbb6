import CellophaneDocument
import CellophanePreview
import Testing
import UIKit

/// A picker's wheels at what is chosen, a line each.
@Suite(.serialized) @MainActor struct WheelTests {
  private final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      component == 0 ? 12 : 2
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { component == 0 ? "\(row + 1)" : nil }
    func pickerView(
      _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? {
      component == 1 ? NSAttributedString(string: row == 0 ? "am" : "pm") : nil
    }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
      component == 0 ? -1 : 80
    }
  }

  private final class Views: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
      50
    }
    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
      reusing view: UIView?
    ) -> UIView {
      let label = UILabel()
      label.text = "Row \(row)"
      guard row == 1 else { return label }
      let other = UIView()
      other.addSubview(label)
      return other
    }
  }

  private func shown(
    _ source: any UIPickerViewDataSource & UIPickerViewDelegate,
    _ change: @escaping @MainActor @Sendable (UIPickerView) -> Void = { _ in }
  ) async -> (line: String, findings: [String]) {
    nonisolated(unsafe) let source = source
    let preview = Preview("Cell") {
      let cell = UICollectionViewCell()
      let picker = UIPickerView()
      picker.dataSource = source
      picker.delegate = source
      change(picker)
      cell.contentView.addSubview(picker)
      return cell
    }
    let text = await outline(preview)
    let lines = text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    let findings = await AnyPreview(preview).resolve()[0].findings.map(\.message)
    return (lines.first { $0.hasPrefix("wheels") } ?? "", findings)
  }

  @Test func wheelsStandAtWhatIsChosen() async {
    let shown = await shown(Source()) { $0.selectRow(3, inComponent: 0, animated: false) }
    #expect(shown.line == #"wheels "2/3/4/5/6" "//am/pm/" wide 80"#)
    #expect(
      shown.findings == [
        "'UIPickerView.delegate' is set, and no page shows it: no other row is chosen, so nobody "
          + "hears of one"
      ])
  }

  @Test func labelsAreTextsAndOtherViewsTheTextsOfTheirLabels() async {
    let shown = await shown(Views())
    #expect(shown.line == #"wheels "//Row 0/Row 1/" height 50"#)
    #expect(
      shown.findings.contains(
        "a picker's row is a 'UIView', of which a page shows the texts of its labels alone"))
  }

  @Test func aPickerWithoutSourceHasNoWheelsAndSaysNothing() async {
    let preview = Preview("Cell") {
      let cell = UICollectionViewCell()
      cell.contentView.addSubview(UIPickerView())
      return cell
    }
    #expect(await AnyPreview(preview).resolve()[0].findings.map(\.message) == [])
  }
}
