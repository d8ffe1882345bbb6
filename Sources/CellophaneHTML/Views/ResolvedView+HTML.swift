internal import CellophaneDocument
internal import CellophaneLook

extension ResolvedView {
  func write(to html: inout HTMLWriter, in scope: Scope) {
    switch kind {
    case .plain: writeBox(.view, to: &html, in: scope) { _ in }
    case .label(let text): writeLabel(text, to: &html, in: scope)
    case .image(let image, let mode):
      writeBox(.view, .viewImage, to: &html, in: scope) { html in
        image.write(as: .image, to: &html)
      } attributes: { html in
        html.attribute("data-mode", text: mode.rawValue)
      }
    case .stack(let stack):
      writeBox(.view, .stack, to: &html, in: scope) { _ in
      } attributes: { html in
        stack.writeAttributes(to: &html)
      } properties: { html in
        stack.writeProperties(to: &html)
      }
    case .button(let title, let image, let isEnabled, let outcome):
      writeButton(title, image, isEnabled, outcome, to: &html, in: scope)
    case .toggle(let isOn, let isEnabled): writeToggle(isOn, isEnabled, to: &html)
    case .content(let content):
      writeBox(.view, to: &html, in: scope) { html in
        let cell = ResolvedCell(
          content: .list(content), background: ResolvedBackground(style: .clear))
        cell.write(to: &html, in: scope)
      }
    case .collection(let collection):
      writeBox(.view, to: &html, in: scope) { collection.write(to: &$0, in: scope) }
    }
  }

  @inline(__always)
  private func writeBox(
    _ first: ClassName, _ second: ClassName? = nil, to html: inout HTMLWriter, in scope: Scope,
    content: (inout HTMLWriter) -> Void, attributes: (inout HTMLWriter) -> Void = { _ in },
    properties: (inout HTMLWriter) -> Void = { _ in }
  ) {
    html.element("div", first, second) { html in
      attributes(&html)
      writeAccessibility(to: &html)
      grid?.writeProperties(to: &html)
      writeProperties(to: &html)
      properties(&html)
      for layer in layers { layer.write(to: &html) }
      content(&html)
      for child in children { child.write(to: &html, in: scope) }
    }
  }

  private func writeAccessibility(to html: inout HTMLWriter) {
    guard let accessibility else { return }
    if accessibility.isHidden { html.attribute("aria-hidden", "true") }
    if accessibility.isHeader {
      html.attribute("role", "heading")
      html.attribute("aria-level", "3")
    } else if accessibility.label != nil {
      if case .image = kind {
        html.attribute("role", "img")
      } else {
        html.attribute("role", "group")
      }
    }
    if let label = accessibility.label { html.attribute("aria-label", text: label) }
  }

  private func writeProperties(to html: inout HTMLWriter) {
    placement?.writeProperties(to: &html)
    if let background { html.property("fill") { $0.append(background) } }
    if cornerRadius != 0 { html.property("radius") { $0.append(points: cornerRadius) } }
    if borderWidth != 0 {
      html.property("border") { value in
        value.append(points: borderWidth)
        value.append(" solid ")
        value.append(borderColor ?? .system(.separator))
      }
    }
    if alpha != 1 { html.property("alpha") { $0.append(alpha) } }
    if clips { html.property("overflow") { $0.append("clip") } }
    if let tint { html.property("tint") { $0.append(tint) } }
  }

  // MARK: Leaves

  private func writeLabel(_ text: ResolvedText, to html: inout HTMLWriter, in scope: Scope) {
    guard accessibility == nil, children.isEmpty, layers.isEmpty, placement == nil,
      background == nil,
      cornerRadius == 0, borderWidth == 0, alpha == 1
    else {
      return writeBox(.view, to: &html, in: scope) { html in
        text.write(as: .label, comparedTo: .label, to: &html, in: scope)
      }
    }
    text.write(as: .label, comparedTo: .label, to: &html, in: scope)
  }

  private func writeButton(
    _ title: ResolvedText?, _ image: ResolvedImage?, _ isEnabled: Bool,
    _ outcome: ResolvedOutcome?, to html: inout HTMLWriter, in scope: Scope
  ) {
    html.element("button", .view, .button) { html in
      html.attribute("type", "button")
      if !isEnabled { html.attribute("disabled", "disabled") }
      if scope.role == .grid || scope.role == .tree { html.attribute("tabindex", "-1") }
      if let label = accessibility?.label ?? (title == nil ? image?.label ?? "Button" : nil) {
        html.attribute("aria-label", text: label)
      }
      outcome?.write(as: "data-edits", to: &html, in: scope)
      writeProperties(to: &html)
      if var image {
        if title != nil { image.label = nil }
        image.write(as: .symbol, to: &html)
      }
      title?.write(as: .label, comparedTo: .label, to: &html, in: scope)
    }
  }

  private func writeToggle(_ isOn: Bool, _ isEnabled: Bool, to html: inout HTMLWriter) {
    html.void("input", .toggle) { html in
      html.attribute("type", "checkbox")
      html.attribute("role", "switch")
      html.attribute("aria-label", text: accessibility?.label ?? "Switch")
      if isOn { html.attribute("checked", "checked") }
      if !isEnabled { html.attribute("disabled", "disabled") }
      writeProperties(to: &html)
    }
  }
}

extension TextMetrics {
  /// What a label of UIKit's looks like unless the author changed it.
  static let label = TextMetrics(
    font: LookFont(size: 17), color: .system(.label), numberOfLines: 1)
}
