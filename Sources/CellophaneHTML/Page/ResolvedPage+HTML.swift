internal import CellophaneDocument
internal import CellophaneLook

extension ResolvedPage {
  /// - Parameters:
  ///   - element: What the page is in the page that it stands in.
  ///   - isWhole: Whether nothing stands around it that says what it is.
  func write(
    to html: inout HTMLWriter, as element: StaticString = "main", isWhole: Bool = true
  ) {
    var scope = Scope(look: Look(look), language: language)
    scope.searching = searching
    html.element(element, .page) { html in
      html.attribute("data-page", text: id)
      searching?.writeAttributes(to: &html)
      if isWhole, frames.first?.screen?.hasHeading == false {
        html.element("h1", .spoken) { $0.text(title) }
      }
      guard let first = frames.first else { return }
      scope.frame = first.name
      if frames.count > 1 { writeSteps(to: &html, in: scope) }
      first.write(to: &html, in: scope)
      scope.roles = html.roles
      searching?.writeQueries(to: &html, in: scope)
      for body in bodies { body.write(to: &html, in: scope) }
      for signal in signals { signal.write(to: &html, in: scope) }
      html.writePanels()
      PageNote.write(to: &html, in: scope)
      html.writeTools(in: scope)
      guard let last = frames.last, frames.count > 1 else { return }
      html.element("noscript") { html in
        scope.frame = last.name
        scope.prefix = "\(last.name):"
        last.write(to: &html, in: scope)
      }
    }
  }
}

extension ResolvedFrame {
  func write(to html: inout HTMLWriter, in scope: Scope) {
    html.element("section", .frame) { html in
      html.attribute("id") { $0.append(frame: name) }
      html.attribute("aria-label", text: title)
      if !scope.prefix.isEmpty {
        html.attribute("data-prefix", text: scope.prefix)
      }
      html.writeUnasked(isUnasked)
      html.element("p", .frameTitle) { $0.text(title) }
      screen?.write(to: &html, in: scope)
      for alternate in alternates { alternate.write(to: &html, in: scope) }
      if let below {
        html.element("div", .below) { html in
          html.attribute("aria-hidden", "true")
          html.element("div") { html in
            html.attribute("inert", "")
            below.write(to: &html, in: scope)
          }
        }
      }
    }
  }
}

extension ResolvedAlternate {
  func write(to html: inout HTMLWriter, in scope: Scope) {
    html.use(.screens)
    html.element("section", .alternate) { html in
      html.attribute("id") { value in
        value.append(word: scope.frame)
        value.append(":")
        value.append(word: name)
      }
      if let title = screen.title {
        html.attribute("aria-label", text: title)
      }
      html.attribute("data-alternate", text: place.rawValue)
      if isMadeAnew { html.attribute("data-anew", text: "true") }
      html.writeUnasked(isUnasked)
      screen.write(to: &html, in: scope)
    }
  }
}

extension HTMLWriter {
  /// Lets the script say that it does not know what touches do.
  fileprivate mutating func writeUnasked(_ isUnasked: Bool) {
    guard isUnasked else { return }
    use(.edits)
    attribute("data-unasked", text: "true")
  }
}
