internal import CellophaneDocument

extension ResolvedSignal {
  /// Writes the signal where nothing shows it: for each reaction the
  /// element's id, what it looks like before, and what becomes of it: a body's id, or `=` and a text;
  /// `-` is the look at the start, `*` is any, `!` stops. What is told by another element's look begins
  /// with `by` and that one's id.
  func write(to html: inout HTMLWriter, in scope: Scope) {
    html.element("template") { html in
      html.attribute("id") { value in
        value.append("signal-")
        value.append(word: name)
      }
      html.attribute("data-reactions") { value in
        for (index, reaction) in reactions.enumerated() {
          if index > 0 { value.append(" ") }
          reaction.append(to: &value, in: scope)
        }
      }
    }
  }
}

extension ResolvedReaction {
  fileprivate func append(to value: inout AttributeValue, in scope: Scope) {
    if let teller {
      value.append("by ")
      value.append(teller, in: scope)
      value.append(" ")
    }
    value.append(element, in: scope)
    value.append(" ")
    append(from, to: &value, in: scope)
    value.append(" ")
    guard let to else { return value.append("!") }
    append(to, to: &value, in: scope)
  }

  private func append(
    _ appearance: Appearance, to value: inout AttributeValue, in scope: Scope
  ) {
    switch appearance {
    case .start: value.append("-")
    case .any: value.append("*")
    case .body(let name): value.append(name, in: scope)
    case .text(let text):
      value.append("=")
      value.append(word: text)
    }
  }
}
