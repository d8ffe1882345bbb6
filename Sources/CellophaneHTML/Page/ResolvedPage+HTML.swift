internal import CellophaneDocument
internal import CellophaneLook

extension ResolvedPage {
  func write(to html: inout HTMLWriter) {
    var scope = Scope(look: Look(look))
    scope.searching = searching
    if frames.count > 1 { html.use(.frames) }
    html.element("main", .page) { html in
      html.attribute("data-page", text: id)
      searching?.writeAttributes(to: &html)
      for (index, frame) in frames.enumerated() {
        scope.frame = frame.name
        scope.prefix = index == 0 ? "" : "\(frame.name):"
        frame.write(to: &html, in: scope)
      }
      scope.prefix = ""
      searching?.writeQueries(to: &html, in: scope)
      if let first = frames.first, !bodies.isEmpty || !signals.isEmpty {
        scope.frame = first.name
        for body in bodies { body.write(to: &html, in: scope) }
        for signal in signals { signal.write(to: &html, in: scope) }
      }
      PageNote.write(to: &html)
      if html.features.contains(.trees) { html.writeOutlineTools() }
    }
  }
}

extension ResolvedFrame {
  func write(to html: inout HTMLWriter, in scope: Scope) {
    html.element("section", .frame) { html in
      html.attribute("id") { value in
        value.append("frame-")
        value.append(word: name)
      }
      html.attribute("aria-label", text: title)
      if !scope.prefix.isEmpty {
        html.attribute("data-prefix", text: scope.prefix)
      }
      html.element("p", .frameTitle) { $0.text(title) }
      screen.write(to: &html, in: scope)
      for alternate in alternates {
        var scope = scope
        scope.prefix = "\(name):\(alternate.name):"
        alternate.write(to: &html, in: scope)
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
      screen.write(to: &html, in: scope)
    }
  }
}
