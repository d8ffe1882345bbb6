internal import CellophaneDocument
internal import CellophaneLook

extension ResolvedView {
  func write(to html: inout HTMLWriter, in scope: Scope) {
    switch kind {
    case .plain: writeBox(.view, to: &html, in: scope) { _ in }
    case .label(let text): writeLabel(text, to: &html, in: scope)
    case .image(let image, let mode):
      writeBox(.view, .viewImage, to: &html, in: scope) { html in
        var image = image
        if accessibility?.label != nil || isSilent || isTapped { image.label = nil }
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
    case .button(let button): writeButton(button, to: &html, in: scope)
    case .control(let control): writeControl(control, to: &html, in: scope)
    case .text(let text, _):
      writeBox(.view, .textView, to: &html, in: scope) { html in
        text.write(as: .label, comparedTo: .textView, to: &html, in: scope)
      }
    case .scroller:
      writeBox(.view, .scroller, to: &html, in: scope) { _ in }
    case .toggle(let isOn, let isEnabled, let color):
      writeToggle(isOn, isEnabled, color, to: &html, in: scope)
    case .content(let content):
      writeBox(.view, to: &html, in: scope) { html in
        let cell = ResolvedCell(
          content: .list(content), background: ResolvedBackground(style: .clear))
        cell.write(to: &html, in: scope)
      }
    case .collection(let collection):
      var box = self
      box.isTapped = false
      box.writeBox(.view, to: &html, in: scope) { html in
        collection.takingTaps(outcomes).write(to: &html, in: scope)
      }
    case .kept:
      html.element("div") { html in
        writeID(to: &html, in: scope)
        html.attribute("data-kept", "")
      }
    }
  }

  /// Writes what edits call the view.
  func writeID(to html: inout HTMLWriter, in scope: Scope) {
    if isSource { html.attribute("data-asks", "") }
    guard let name else { return }
    html.identify(in: scope) { $0.append(id: name, in: scope) }
  }

  @inline(__always)
  private func writeBox(
    _ first: ClassName, _ second: ClassName? = nil, to html: inout HTMLWriter, in scope: Scope,
    content: (inout HTMLWriter) -> Void, attributes: (inout HTMLWriter) -> Void = { _ in },
    properties: (inout HTMLWriter) -> Void = { _ in }
  ) {
    html.element("div", first, second) { html in
      writeID(to: &html, in: scope)
      attributes(&html)
      writeAccessibility(to: &html)
      grid?.writeProperties(isScrolled: kind == .scroller, to: &html)
      writeProperties(to: &html)
      properties(&html)
      for layer in layers { layer.write(to: &html) }
      if isTapped { writeTap(to: &html, in: scope) }
      content(&html)
      for child in isTapped ? childrenUnderTap : children { child.write(to: &html, in: scope) }
    }
  }

  private func writeAccessibility(to html: inout HTMLWriter) {
    guard let accessibility else { return }
    if isSilent { return html.attribute("aria-hidden", "true") }
    let label = isHeard ? accessibility.spokenLabel : nil
    if accessibility.traits.contains(.header) {
      html.attribute("role", "heading")
      html.attribute("aria-level", "3")
    }
    // What lies over it says the rest.
    if isTapped { return }
    if label != nil, !isWords, !accessibility.traits.contains(.header) {
      if isOneThing {
        html.attribute("role", "img")
      } else {
        html.attribute("role", accessibility.container == .landmark ? "region" : "group")
      }
    }
    if let label, !isWords { html.attribute("aria-label", text: label) }
    accessibility.writeDescription(label == nil ? accessibility.value : nil, to: &html)
  }

  /// Whether nobody hears of it: it is kept from assistive technology, or no element with nothing
  /// inside that could be.
  private var isSilent: Bool {
    guard let accessibility else { return false }
    if accessibility.isHidden { return true }
    switch kind {
    case .label, .image: return accessibility.isElement == false
    default: return false
    }
  }

  /// Whether it is called anything: UIKit passes over the label of a view that is neither an element
  /// nor a container of a kind.
  private var isHeard: Bool {
    guard let accessibility else { return false }
    switch kind {
    case .plain, .stack:
      return accessibility.isElement == true || accessibility.container != nil
        || accessibility.traits.contains(.header)
    default: return true
    }
  }

  /// Whether it is words, which are heard as such and not as a picture.
  private var isWords: Bool {
    if case .label = kind { !(accessibility?.traits.contains(.header) ?? false) } else { false }
  }

  /// Whether only its label is heard.
  private var isOneThing: Bool {
    if case .image = kind { return true }
    return accessibility?.isElement == true && !hasControls
  }

  /// Whether anything in it can be operated.
  var hasControls: Bool {
    switch kind {
    case _ where isTapped: true
    case .button, .toggle, .control, .collection, .kept: true
    case .text(_, let isEditable): isEditable
    default: children.contains(where: \.hasControls)
    }
  }

  // MARK: Leaves

  private func writeLabel(_ text: ResolvedText, to html: inout HTMLWriter, in scope: Scope) {
    html.need(.view)
    guard name == nil, accessibility == nil, !isTapped, children.isEmpty, layers.isEmpty,
      placement == nil,
      background == nil,
      cornerRadius == 0, borderWidth == 0, alpha == 1, !isHidden, shadow == nil, transform == nil,
      turn == nil, !clips, textInsets == nil
    else {
      return writeBox(.view, to: &html, in: scope) { html in
        let spoken = isSilent || !isWords || isTapped ? nil : accessibility?.spokenLabel
        if let spoken { html.element("span", .spoken) { $0.text(spoken) } }
        text.write(
          as: .label, comparedTo: .label, to: &html, in: scope,
          isSilent: spoken != nil || isTapped)
      }
    }
    text.write(as: .label, comparedTo: .label, to: &html, in: scope)
  }

  private func writeControl(
    _ control: ResolvedControl, to html: inout HTMLWriter, in scope: Scope
  ) {
    html.element("div", .view, control.className) { html in
      writeID(to: &html, in: scope)
      control.writeAttributes(accessibility, to: &html, in: scope)
      writeProperties(to: &html)
      control.writeProperties(to: &html)
      let before = control.startsWithView ? 1 : 0
      for child in children.prefix(before) { child.write(to: &html, in: scope) }
      control.writeInside(accessibility, doing: outcomes, to: &html, in: scope)
      for child in children.dropFirst(before) { child.write(to: &html, in: scope) }
    }
  }

  private func writeToggle(
    _ isOn: Bool, _ isEnabled: Bool, _ color: LookColor?, to html: inout HTMLWriter,
    in scope: Scope
  ) {
    html.void("input", .toggle) { html in
      writeID(to: &html, in: scope)
      html.attribute("type", "checkbox")
      html.attribute("role", "switch")
      html.name(accessibility?.label, otherwise: .toggle, in: scope)
      html.writeStop(in: scope)
      accessibility?.writeDescription(to: &html)
      if isOn { html.attribute("checked", "checked") }
      if !isEnabled { html.attribute("disabled", "disabled") }
      outcome(of: 0)?.write(as: "data-edits", to: &html, in: scope)
      writeProperties(to: &html)
      if let color { html.property("tint-on") { $0.append(color) } }
    }
  }

  /// What a choice does; `nil` for nothing.
  func outcome(of choice: Int) -> ResolvedOutcome? {
    outcomes.indices.contains(choice) ? outcomes[choice] : nil
  }
}

extension TextMetrics {
  /// What a label of UIKit's looks like unless the author changed it.
  static let label = TextMetrics(
    font: LookFont(size: 17), color: .system(.label), numberOfLines: 1)
  /// What a text view of UIKit's looks like unless the author changed it.
  static let textView = TextMetrics(
    font: LookFont(size: 17), color: .system(.label), numberOfLines: 0)
}
