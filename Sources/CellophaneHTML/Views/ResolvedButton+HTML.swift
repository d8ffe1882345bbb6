internal import CellophaneDocument
internal import CellophaneLook

extension ResolvedView {
  func writeButton(
    _ button: ResolvedButton, to html: inout HTMLWriter, in scope: Scope
  ) {
    html.element("button", .view, .button) { html in
      writeID(to: &html, in: scope)
      html.attribute("type", "button")
      if !button.isEnabled {
        html.attribute("disabled", "disabled")
        outcome(of: 0)?.writeNeed(to: &html)
      }
      html.writeStop(in: scope)
      let words = button.title?.string
      if let label = accessibility?.spokenLabel(besides: words) ?? button.spokenImage(in: scope) {
        html.attribute("aria-label", text: label)
      }
      accessibility?.writeDescription(to: &html)
      if accessibility?.traits.contains(.disabled) == true, button.isEnabled {
        html.attribute("aria-disabled", "true")
      }
      if button.imageEdge != .leading {
        html.attribute("data-place", text: button.imageEdge.rawValue)
      }
      if button.showsChoices { html.attribute("data-choices", "") }
      outcome(of: 0)?.writePress(to: &html, in: scope)
      writeProperties(to: &html)
      button.writeProperties(to: &html)
      button.writeInside(to: &html, in: scope)
    }
  }
}

extension ResolvedButton {
  /// What a button without words is called.
  fileprivate func spokenImage(in scope: Scope) -> String? {
    title == nil && subtitle == nil ? image?.label ?? scope.words[.button] : nil
  }

  fileprivate func writeProperties(to html: inout HTMLWriter) {
    if imagePadding != 0 { html.property("spacing") { $0.append(points: imagePadding) } }
    if insets != .zero { html.insets("insets-block", "insets-inline", insets) }
    if let indicatorColor { html.property("indicator-color") { $0.append(indicatorColor) } }
    switch alignment {
    case .center, .fill: break
    case .leading: html.property("content") { $0.append("start") }
    case .trailing: html.property("content") { $0.append("end") }
    }
  }

  fileprivate func writeInside(to html: inout HTMLWriter, in scope: Scope) {
    if isBusy {
      html.element("span", .activity) { $0.attribute("aria-hidden", "true") }
    } else if var image {
      if title != nil || subtitle != nil { image.label = nil }
      image.write(as: .symbol, to: &html)
    }
    guard let subtitle else {
      title?.write(as: .label, comparedTo: .label, to: &html, in: scope)
      return
    }
    html.element("span", .run) { html in
      if titlePadding != 1 { html.property("title-gap") { $0.append(points: titlePadding) } }
      title?.write(as: .label, comparedTo: .label, to: &html, in: scope)
      subtitle.write(as: .label, comparedTo: .label, to: &html, in: scope)
    }
  }
}
