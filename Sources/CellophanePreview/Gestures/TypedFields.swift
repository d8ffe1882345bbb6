internal import UIKit

/// The fields of a screen into which a person can type, those of searches left out.
@MainActor struct TypedFields {
  private let fields: [UITextField]

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
  }

  /// Types a sample into each field, one that nothing is called yet.
  ///
  /// - Returns: Whether the samples can be told from each other, and there are any.
  func type(besides identifiers: [String]) -> Bool {
    var time = 1
    while fields.contains(where: { field in
      identifiers.contains { $0.contains(field.sample(time)) }
    }) {
      time += 1
    }
    let samples = fields.map { $0.sample(time) }
    guard !fields.isEmpty, Set(samples).count == samples.count else { return false }
    for (field, sample) in zip(fields, samples) { type(sample, into: field) }
    return true
  }

  /// Deletes what the fields say.
  func clear() {
    for field in fields { type("", into: field) }
  }

  private func type(_ text: String, into field: UITextField) {
    field.simulateTyping(text)
    field.resignFirstResponder()
  }
}

extension UIView {
  fileprivate var holdsField: Bool { self is UITextField || subviews.contains(where: \.holdsField) }
}

extension UITextField {
  /// What is typed before the author's code is asked: words that the page finds again in what the code
  /// shows, or digits where keys have nothing else.
  ///
  /// - Parameter time: From 1; code that keeps what is typed as an identifier may not take it twice.
  func sample(_ time: Int = 1) -> String {
    let words = placeholder ?? accessibilityLabel ?? ""
    switch keyboardType {
    case .numberPad, .decimalPad, .phonePad, .asciiCapableNumberPad:
      // Each field has digits of its own.
      let place = words.unicodeScalars.reduce(0) { ($0 * 31 + Int($1.value)) % 500 }
      return "\(86_421 + place + 1_000 * (time - 1))"
    default: break
    }
    let sample = time == 1 ? "Typed " : "Text \(time) "
    return sample + (words.isEmpty ? "text" : words)
  }
}
