internal import CellophaneDocument
internal import CellophaneLook

/// An alert or an action sheet: a dialog with answers.
struct PageAlert {
  private let title: String
  private let message: String
  private let fields: [ResolvedAlertField]
  private let answers: [ResolvedAnswer]
  private let style: ResolvedAlertStyle
  private let scope: Scope

  init?(_ edit: ResolvedEdit, in scope: Scope) {
    guard case .alert(let title, let message, let fields, let answers, let style) = edit else {
      return nil
    }
    self.title = title
    self.fields = fields
    self.message = message
    self.style = style
    self.scope = scope
    // UIKit: the answer that cancels comes first of two that stand beside each other, else last.
    let cancelling = answers.filter { $0.style == .cancel }
    let others = answers.filter { $0.style != .cancel }
    self.answers =
      style == .alert && answers.count == 2 ? cancelling + others : others + cancelling
  }

  func write(called id: String, to html: inout HTMLWriter) {
    html.use(.alerts)
    html.element("dialog", .alert) { html in
      html.attribute("id", text: id)
      // ARIA: an alert interrupts; a sheet offers a choice that was asked for.
      if style == .alert { html.attribute("role", "alertdialog") }
      html.attribute("aria-label", text: title.isEmpty ? message : title)
      if style == .alert, !title.isEmpty, !message.isEmpty {
        html.attribute("aria-describedby") { value in
          value.append(text: id)
          value.append("~message")
        }
      }
      writeInside(called: id, to: &html)
    }
  }

  /// - Parameter id: The alert's; empty where only its content counts.
  func writeInside(called id: String = "", to html: inout HTMLWriter) {
    if style != .alert { html.attribute("data-style", text: style.rawValue) }
    let inner = answers.filter { style == .alert || $0.style != .cancel }
    html.element("div", .alertBody) { html in
      if !title.isEmpty { html.element("h2") { $0.text(title) } }
      if !message.isEmpty {
        html.element("p") { html in
          html.attribute("id") { value in
            value.append(text: id)
            value.append("~message")
          }
          html.text(message)
        }
      }
      writeFields(to: &html)
      write(inner, to: &html)
    }
    // The answer that cancels a sheet stands by itself.
    if style != .alert { write(answers.filter { $0.style == .cancel }, to: &html) }
  }

  private func writeFields(to html: inout HTMLWriter) {
    guard !fields.isEmpty else { return }
    html.element("div", .alertFields) { html in
      for field in fields {
        html.void("input", .alertField) { html in
          html.attribute("type", field.isSecure ? "password" : "text")
          let label = field.placeholder.isEmpty ? title : field.placeholder
          html.attribute("aria-label", text: label.isEmpty ? scope.words[.textField] : label)
          html.attribute("placeholder", text: field.placeholder)
          html.attribute("value", text: field.text)
          html.attribute("autocomplete", "off")
          html.attribute("data-sample", text: field.sample)
        }
      }
    }
  }

  private func write(_ answers: [ResolvedAnswer], to html: inout HTMLWriter) {
    guard !answers.isEmpty else { return }
    html.element("div", .answers) { html in
      for answer in answers { write(answer, to: &html) }
    }
  }

  private func write(_ answer: ResolvedAnswer, to html: inout HTMLWriter) {
    html.element("button", .answer) { html in
      html.attribute("type", "button")
      if !answer.isEnabled { html.attribute("disabled", "disabled") }
      if answer.needsText { html.attribute("data-needs", "text") }
      if answer.style != .default { html.attribute("data-style", text: answer.style.rawValue) }
      if isPreferred(answer) { html.attribute("data-preferred", "") }
      if let outcome = answer.outcome, !outcome.edits.isEmpty {
        outcome.write(as: "data-edits", to: &html, in: scope)
      } else {
        html.attribute("data-edits", "")
      }
      html.text(answer.title)
    }
  }

  /// UIKit: where no answer is preferred, the one that cancels stands out before iOS 26.
  private func isPreferred(_ answer: ResolvedAnswer) -> Bool {
    if answers.contains(where: \.isPreferred) { return answer.isPreferred }
    return answer.style == .cancel && scope.look == .iOS18
  }
}
