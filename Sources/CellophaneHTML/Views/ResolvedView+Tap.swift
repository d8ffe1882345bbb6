internal import CellophaneDocument

extension ResolvedView {
  /// Writes the button that takes the taps on a view, under everything in it: what is there lets
  /// them through, and a control in it keeps its own.
  func writeTap(to html: inout HTMLWriter, in scope: Scope) {
    html.element("button", .tap) { html in
      html.attribute("type", "button")
      html.writeStop(in: scope)
      let words = heardWords.filter { !$0.isEmpty }.joined(separator: ", ")
      html.attribute("aria-label", text: words.isEmpty ? scope.words[.button] : words)
      accessibility?.writeDescription(to: &html)
      outcome(of: 0)?.writePress(to: &html, in: scope)
    }
  }

  /// What is in a view that is tapped: the button says it, unless something in it is reached by
  /// itself.
  var childrenUnderTap: [ResolvedView] {
    guard !children.contains(where: \.hasControls) else { return children }
    return children.map { child in
      var child = child
      var accessibility = child.accessibility ?? ResolvedAccessibility()
      accessibility.isHidden = true
      child.accessibility = accessibility
      return child
    }
  }

  /// What is heard of it, those of controls aside.
  private var heardWords: [String] {
    if accessibility?.isHidden == true || isHidden { return [] }
    if let label = accessibility?.spokenLabel { return [label] }
    switch kind {
    case .label(let text), .text(let text, _): return [text.string]
    case .image(let image, _): return [image.label].compactMap { $0 }
    case .content(let content):
      return [content.text?.string, content.secondaryText?.string].compactMap { $0 }
    default: return children.flatMap(\.heardWords)
    }
  }
}
