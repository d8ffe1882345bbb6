internal import CellophaneDocument

extension ResolvedPresented {
  func write(to html: inout HTMLWriter, in scope: Scope) {
    html.use([.screens, .sheets])
    html.element("div", .presented) { html in
      html.attribute("id") { $0.append(id: name, in: scope) }
      html.attribute("data-style", text: style.rawValue)
      html.attribute("data-level", text: "\(level)")
      if isUndimmed { html.attribute("data-undimmed", "") }
      switch detent {
      case .medium: html.attribute("data-detent", "medium")
      case .height(let points):
        html.attribute("data-detent", "height")
        html.property("detent") { $0.append(points: points) }
      case nil: break
      }
      if !heights.isEmpty { writeHeights(to: &html) }
      if let size {
        html.property("presented-width") { $0.append(points: size.width) }
        html.property("presented-height") { $0.append(points: size.height) }
      }
      if style == .popover { writePopover(to: &html) }
      if let cornerRadius {
        html.property("presented-radius") { $0.append(points: cornerRadius) }
      }
      if style.leavesRoom { writeDismissal(to: &html, in: scope) }
      html.element("div", .presentedScreen) { html in
        html.attribute("role", "dialog")
        html.attribute("aria-modal", "true")
        html.attribute("aria-label", text: content.title ?? scope.words[.dialog])
        if hasGrabber { writeGrabber(to: &html, in: scope) }
        content.write(to: &html, in: scope)
      }
      // What covers all of the screen lies over it.
      if !style.leavesRoom { writeDismissal(to: &html, in: scope) }
    }
  }

  /// Writes where it stands beside its source, and what its arrow is made of.
  private func writePopover(to html: inout HTMLWriter) {
    content.writeGround(to: &html)
    if let background { html.property("popover-ground") { $0.append(background) } }
    guard let side = sides.first else { return }
    html.property("popover-side") { $0.append(text: side.rawValue) }
    let others = sides.dropFirst().map(\.rawValue) + ["--popover-pressed"]
    html.property("popover-tries") { $0.append(text: others.joined(separator: ",")) }
  }

  /// Writes where it can be dragged to.
  private func writeHeights(to html: inout HTMLWriter) {
    html.attribute("data-heights") { value in
      for (index, height) in heights.enumerated() {
        if index > 0 { value.append(" ") }
        switch height {
        case .medium: value.append("50%")
        case .height(let points): value.append(points: points)
        case nil: value.append("100%")
        }
      }
    }
    html.attribute("data-height", text: "\(heights.firstIndex(of: detent) ?? 0)")
    if undimmedHeights > 0 {
      html.attribute("data-undimmed-heights", text: "\(undimmedHeights)")
    }
  }

  private func writeGrabber(to html: inout HTMLWriter, in scope: Scope) {
    guard !heights.isEmpty else { return html.element("span", .grabber) { _ in } }
    html.element("button", .grabber) { html in
      html.attribute("type", "button")
      html.attribute("aria-label", text: scope.words[.sheetHeight])
    }
  }

  /// What lies beside it: a touch there sends it away.
  private func writeDismissal(to html: inout HTMLWriter, in scope: Scope) {
    guard isDismissible else { return html.element("span", .dismissal) { _ in } }
    html.element("button", .dismissal) { html in
      html.attribute("id") { $0.append(id: dismissalName, in: scope) }
      html.attribute("type", "button")
      html.attribute("aria-label", text: scope.words[.dismiss])
      if let backOutcome {
        backOutcome.write(as: "data-edits", to: &html, in: scope)
      } else {
        html.attribute("data-back", "")
      }
    }
  }
}
