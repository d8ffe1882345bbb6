internal import UIKit

/// The fields of a screen into which a person can type, those of searches left out.
@MainActor struct TypedFields {
  private let fields: [UITextField]
  /// What they said before.
  private let texts: [String]

  init(_ parts: ScreenResolver) {
    var found = parts.fields
    let views = ViewResolver(gathering: PageGathering(), field: { found.append($0) })
    for (_, view) in parts.collections {
      guard let view = view as? any AskableList else { continue }
      view.sectionNodes.forEachAddress { _, node in
        guard let path = node.indexPath else { return }
        let cell = view.askableCell(at: path)
        if cell.holdsField { _ = CellResolver(views.gathering, views: views).cell(cell) }
      }
    }
    fields = found.filter { $0.isEnabled && !$0.isHidden && !($0 is UISearchTextField) }
    texts = fields.map { $0.text ?? "" }
  }

  /// Types a sample into each field, one that nothing is called yet.
  ///
  /// - Returns: Whether the samples can be told from each other, and there are any.
  func type(besides identifiers: [String]) -> Bool {
    let samples = FieldSamples.unused(by: identifiers) { time in fields.map { $0.sample(time) } }
    guard !fields.isEmpty, Set(samples).count == samples.count else { return false }
    for (field, sample) in zip(fields, samples) { field.simulateEntry(sample) }
    return true
  }

  /// Types what the fields said before.
  func restore() {
    for (field, text) in zip(fields, texts) { field.simulateEntry(text) }
  }
}

extension UIView {
  fileprivate var holdsField: Bool { self is UITextField || subviews.contains(where: \.holdsField) }
}

extension UITextField {
  /// What is typed into it before the author's code is asked.
  ///
  /// - Parameter time: From 1.
  func sample(_ time: Int = 1) -> String {
    let words = placeholder ?? accessibilityLabel ?? ""
    if takesDigits {
      let place = words.unicodeScalars.reduce(0) { ($0 * 31 + Int($1.value)) % 500 }
      return FieldSamples.digits(place, time)
    }
    let sample = time == 1 ? "Typed " : "Text \(time) "
    return sample + (words.isEmpty ? "text" : words)
  }
}
