internal import CellophaneDocument
internal import CellophaneLook
internal import UIKit

/// Turns a picker's wheels into the document's.
@MainActor struct WheelResolver {
  let picker: UIPickerView
  let texts: TextResolver

  /// How many rows stand above and below the chosen one.
  private static let reach = 2

  var control: ResolvedControl {
    let metrics = Look.current.pickers
    let count = max(picker.numberOfComponents, 0)
    let height = count > 0 ? Double(picker.rowHeight(ofComponent: 0)) : metrics.bandHeight
    return ResolvedControl(
      .choosers(
        (0..<count).map { wheel($0, metrics.wheelFont) },
        rowHeight: height == metrics.bandHeight ? nil : height))
  }

  private func wheel(_ component: Int, _ font: LookFont) -> ResolvedControl.Wheel {
    let count = picker.numberOfRows(inComponent: component)
    let chosen = picker.selectedRow(inComponent: component)
    let rows = (chosen - Self.reach...chosen + Self.reach).map { row in
      (0..<max(count, 0)).contains(row)
        ? text(row, component, font) : ResolvedText(runs: [], font: font, color: .system(.label))
    }
    return ResolvedControl.Wheel(
      rows: rows, width: picker.ownWidth(ofComponent: component).map(Double.init))
  }

  private func text(_ row: Int, _ component: Int, _ font: LookFont) -> ResolvedText {
    if let view = picker.view(forRow: row, forComponent: component) {
      return text(of: view, font)
    }
    let attributed = picker.delegate?.pickerView(
      picker, attributedTitleForRow: row, forComponent: component)
    let plain = picker.delegate?.pickerView(picker, titleForRow: row, forComponent: component)
    // UIKit: a row without words of the delegate's says a question mark.
    let words = attributed == nil ? plain ?? "?" : nil
    return ResolvedText(
      runs: texts.runs(words, attributed: attributed) ?? [], font: font,
      color: .system(.label), numberOfLines: 1)
  }

  private func text(of view: UIView, _ font: LookFont) -> ResolvedText {
    if let label = view as? UILabel { return label.resolvedText(texts) }
    RuntimeIssue.record(
      "row-of-picker-not-drawn",
      "a picker's row is a '\(type(of: view))', of which a page shows the texts of its labels alone"
    )
    let words = view.labels.compactMap(\.text).joined(separator: " ")
    var text = view.labels.first?.resolvedText(texts)
    text?.runs = [ResolvedRun(words)]
    return text
      ?? ResolvedText(runs: [], font: font, color: .system(.label), numberOfLines: 1)
  }
}

extension UIView {
  fileprivate var labels: [UILabel] {
    subviews.filter { !$0.isHidden }.flatMap { ($0 as? UILabel).map { [$0] } ?? $0.labels }
  }
}

extension UILabel {
  /// The text with what the label makes of it.
  func resolvedText(_ texts: TextResolver) -> ResolvedText {
    let runs = texts.runs(text, attributed: givenAttributedText)
    let color = isHighlighted ? highlightedTextColor ?? textColor : textColor
    return ResolvedText(
      runs: runs ?? [ResolvedRun("")], font: font.lookFont,
      color: (isEnabled ? color : .tertiaryLabel)?.lookColor ?? .system(.label),
      alignment: textAlignment.resolved, truncation: lineBreakMode.resolved,
      numberOfLines: numberOfLines, adjustsFontSizeToFitWidth: adjustsFontSizeToFitWidth,
      minimumScaleFactor: Double(minimumScaleFactor))
  }
}
