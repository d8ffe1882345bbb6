internal import CellophaneDocument

/// An alert that outcomes of a page show; it stands once in the page, whatever shows it.
struct PageAlert {
  /// A name that says what is in it, so that other alerts change nothing.
  let id: String
  private let title: String
  private let message: String
  private let answers: [ResolvedAnswer]
  private let scope: Scope

  init?(_ edit: ResolvedEdit, in scope: Scope) {
    guard case .alert(let title, let message, let answers) = edit else { return nil }
    self.title = title
    self.message = message
    self.answers = answers
    self.scope = scope
    var content = HTMLWriter(capacity: 1 << 9)
    Self.write(title, message, answers, to: &content, in: scope)
    // FNV-1a.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in content.bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    id = "alert-" + String(hash, radix: 16)
  }

  func write(to html: inout HTMLWriter) {
    html.element("dialog", .alert) { html in
      html.attribute("id", text: id)
      html.attribute("aria-label", text: title.isEmpty ? message : title)
      Self.write(title, message, answers, to: &html, in: scope)
    }
  }

  private static func write(
    _ title: String, _ message: String, _ answers: [ResolvedAnswer], to html: inout HTMLWriter,
    in scope: Scope
  ) {
    html.element("h2") { $0.text(title) }
    html.element("p") { $0.text(message) }
    for answer in answers {
      html.element("button") { html in
        html.attribute("type", "button")
        if let outcome = answer.outcome, !outcome.edits.isEmpty {
          outcome.write(as: "data-edits", to: &html, in: scope)
        } else {
          html.attribute("data-edits", "")
        }
        html.text(answer.title)
      }
    }
  }
}

extension HTMLWriter {
  /// Writes the alerts that the markup so far shows, and those that these show.
  mutating func writeAlerts() {
    var written = 0
    while written < alerts.count {
      alerts[written].write(to: &self)
      written += 1
    }
  }
}
