internal import CellophaneDocument

extension ResolvedPage {
  /// Writes the bar with which readers go from frame to frame; it is ours and not the app's.
  ///
  /// The list is what each step changed in words, for everybody, and in edits, for the script.
  func writeSteps(to html: inout HTMLWriter, in scope: Scope) {
    html.use(.frames)
    html.use(.edits)
    html.element("nav", .steps) { html in
      html.attribute("aria-label", "Steps")
      if !scope.words.isEnglish { html.attribute("lang", "en") }
      html.button(.stepBack, "Previous step")
      html.element("p", .stepWords) {
        $0.attribute("role", "status")
        $0.text(frames[0].title)
      }
      html.element("button", .stepList) {
        $0.attribute("type", "button")
        $0.attribute("popovertarget", "steps")
        $0.text("1 of \(frames.count)")
      }
      html.button(.stepNext, "Next step")
      html.element("ol") { html in
        html.attribute("id", "steps")
        html.attribute("popover", "auto")
        for (index, frame) in frames.enumerated() {
          frame.writeStep(to: &html, in: scope, isMarkup: index == 0 || index == frames.count - 1)
        }
      }
    }
  }
}

extension HTMLWriter {
  fileprivate mutating func button(_ name: ClassName, _ label: StaticString) {
    element("button", name) {
      $0.attribute("type", "button")
      $0.attribute("aria-label", label)
    }
  }
}

extension ResolvedFrame {
  /// - Parameter isMarkup: Whether the frame stands in the page, where links to it lead.
  fileprivate func writeStep(to html: inout HTMLWriter, in scope: Scope, isMarkup: Bool) {
    html.element("li") { html in
      if !isMarkup {
        html.attribute("id") { $0.append(frame: name) }
      }
      if let step {
        ResolvedOutcome(step.edits).write(as: "data-step", to: &html, in: scope)
        step.keeps.write(to: &html, in: scope)
      }
      html.inline("a") {
        $0.attribute("href") { value in
          value.append("#")
          value.append(frame: name)
        }
        $0.text(title)
      }
      guard let step else { return }
      html.inline("span") { $0.text(step.summary.words) }
    }
  }
}

extension ResolvedKeeping {
  fileprivate func write(to html: inout HTMLWriter, in scope: Scope) {
    switch self {
    case .none: break
    case .all: html.attribute("data-keeps", "*")
    case .rows(let rows):
      html.attribute("data-keeps") { value in
        for (index, row) in rows.enumerated() {
          if index > 0 { value.append(" ") }
          value.append(row, in: scope)
        }
      }
    }
  }
}

extension AttributeValue {
  /// Appends the id of a frame.
  mutating func append(frame name: String) {
    append("frame-")
    append(word: name)
  }
}
