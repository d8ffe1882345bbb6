internal import CellophaneDocument

extension ResolvedAccessibility {
  /// Writes what is said beside the name: the language, the hint, and that it is chosen.
  ///
  /// - Parameter value: What the name leaves out and is said with the hint.
  func writeDescription(_ value: String? = nil, to html: inout HTMLWriter) {
    if let language { html.attribute("lang", text: language) }
    let words = [value, hint].compactMap { $0 }.filter { !$0.isEmpty }
    if !words.isEmpty {
      html.attribute("aria-description", text: words.joined(separator: ", "))
    }
    if traits.contains(.selected) { html.attribute("aria-current", "true") }
  }

  /// What a control is called that says something by itself: its own label, or its words with the
  /// value; `nil` where its words are all.
  func spokenLabel(besides words: String?) -> String? {
    if let spokenLabel { return spokenLabel }
    guard let value, !value.isEmpty, let words, !words.isEmpty else { return nil }
    return words + ", " + value
  }
}

/// What a control without a label of its own is called.
enum ControlName: Equatable {
  /// As the row that it stands in says.
  case row
  case label(String)
}

extension HTMLWriter {
  /// Takes a control out of the order of tab stops where its row has it in its own.
  mutating func writeStop(in scope: Scope) {
    if scope.isInFocusableRow { attribute("tabindex", "-1") }
  }

  /// Writes what a control is called: its label, what is around it, or what it is.
  mutating func name(_ label: String?, otherwise kind: PageWord, in scope: Scope) {
    if let label { return attribute("aria-label", text: label) }
    switch scope.controlName {
    case .label(let label): attribute("aria-label", text: label)
    case .row:
      attribute("aria-labelledby") { value in
        value.append(.name, of: scope.collection, in: scope)
        value.append("~name")
      }
    case nil: attribute("aria-label", text: scope.words[kind])
    }
  }
}
