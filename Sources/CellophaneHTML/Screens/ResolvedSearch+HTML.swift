internal import CellophaneDocument

extension ResolvedSearch {
  /// Writes the field, which the script enables where the page has an answer.
  func write(below bar: String, to html: inout HTMLWriter, in scope: Scope) {
    html.element("div", .search) { html in
      html.attribute("role", "search")
      if isAtBottom { html.attribute("data-place", "bottom") }
      if keepsBar { html.attribute("data-keeps-bar", "") }
      tokens.write(to: &html, in: scope, below: bar) { html in
        html.void("input", .searchField) { html in
          html.attribute("id") { $0.append(bar, "~search", in: scope) }
          html.attribute("type", "search")
          html.attribute(
            "aria-label", text: placeholder.isEmpty ? scope.words[.search] : placeholder)
          // UIKit: tokens leave no room for it. By a space the stylesheet still knows whether
          // something is typed.
          html.attribute(
            "placeholder", text: placeholder.isEmpty || !tokens.isEmpty ? " " : placeholder)
          if !tokens.isEmpty { html.attribute("data-placeholder", text: placeholder) }
          html.attribute("value", text: text)
          html.attribute("data-query", text: text)
          html.attribute("autocomplete", "off")
          html.attribute("disabled", "disabled")
        }
      }
      html.element("button", .searchCancel) { html in
        html.attribute("type", "button")
        html.attribute("aria-label", text: scope.words[.cancel])
        // Shown by the stylesheet while one types.
        html.attribute("hidden", "hidden")
        html.element("span") { $0.text(scope.words[.cancel]) }
      }
      scope.searching?.writeStatus(to: &html, in: scope)
    }
  }
}

extension [ResolvedToken] {
  /// Writes a field, with what the search is narrowed by before its text.
  ///
  /// - Parameter bar: The bar of a search controller, whose tokens can be deleted.
  func write(
    to html: inout HTMLWriter, in scope: Scope, below bar: String? = nil,
    before field: (inout HTMLWriter) -> Void
  ) {
    if isEmpty { return field(&html) }
    html.element("div", .searchTokens) { html in
      for (number, token) in enumerated() {
        html.element("span", .token) { html in
          if let bar, let removal = scope.searching?.removals[number] {
            html.attribute("id") {
              $0.append(bar, "~token", in: scope)
              $0.append(Double(number + 1))
            }
            removal.write(as: "data-removal", to: &html, in: scope)
          }
          if let background = token.background {
            html.attribute("data-background", "")
            html.property("fill") { $0.append(background) }
          }
          token.image?.write(as: .symbol, to: &html)
          html.element("span") { $0.text(token.text) }
        }
      }
      field(&html)
    }
  }
}

extension ResolvedScopes {
  /// Writes the choices, which the script enables where the page has an answer.
  ///
  /// - Parameter bar: The bar of the search; `nil` for a field of the author's own.
  func write(below bar: String?, to html: inout HTMLWriter, in scope: Scope) {
    html.element("div", .segments, .scopes) { html in
      if let bar { html.attribute("id") { $0.append(bar, "~scopes", in: scope) } }
      html.attribute("role", "group")
      html.attribute("aria-label", text: scope.words[.choices])
      if display != .always { html.attribute("data-display", text: display.rawValue) }
      for (number, title) in titles.enumerated() {
        html.element("button", .segment) { html in
          html.attribute("type", "button")
          html.attribute("aria-pressed", text: number == chosen ? "true" : "false")
          html.attribute("disabled", "disabled")
          html.text(title)
        }
      }
    }
  }
}

extension String {
  /// The text between quotes, as JSON has it.
  fileprivate var quotedAsJSON: String {
    var quoted = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": quoted += "\\n"
      case "\"", "\\": quoted += "\\\(scalar)"
      case ..<" ": quoted += " "
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

extension ResolvedNavigation {
  /// Whether a search bar of the author's own stands in the bar or at an edge of the list below.
  var holdsHeardField: Bool {
    if titleView?.holdsHeardField == true { return true }
    guard case .collection(let collection) = content else { return false }
    let edges =
      collection.supplementaries
      + collection.sections.flatMap { [$0.header, $0.footer] }
      .compactMap { $0 }
    return edges.contains { edge in
      if case .view(let view) = edge.cell.content { return view.holdsHeardField }
      return false
    }
  }
}

extension ResolvedView {
  fileprivate var holdsHeardField: Bool {
    if case .control(let control) = kind, case .field(let field) = control.form {
      return field.isSearch && field.isHeard
    }
    return children.contains(where: \.holdsHeardField)
  }
}

extension ResolvedField {
  /// Whether the page answers what is typed: the field is a search bar's that somebody hears.
  func isAnswered(in scope: Scope) -> Bool {
    isSearch && isHeard && scope.searching != nil && scope.prefix.isEmpty
  }

  /// Writes onto the field what the script reads.
  func writeSearch(to html: inout HTMLWriter, in scope: Scope) {
    html.attribute("data-query", text: text)
    html.attribute("disabled", "disabled")
  }
}

extension ResolvedSearching {
  /// Writes the rule onto the page.
  func writeAttributes(to html: inout HTMLWriter) {
    guard let rule else { return }
    let words = (0...scopes.count).map { (scopes[$0]?.rule ?? rule).words.joined(separator: " ") }
    html.attribute("data-search", text: words.joined(separator: ", "))
  }

  /// Writes onto a row what finds it.
  func write(row: String, of collection: String, to html: inout HTMLWriter) {
    guard let words = rows[collection]?[row] else { return }
    write(words, in: scopes.mapValues { $0.rows[collection]?[row] }, to: &html)
  }

  /// Writes onto a section what finds it.
  func write(section: String, of collection: String, to html: inout HTMLWriter) {
    guard let words = sections[collection]?[section] else { return }
    write(words, in: scopes.mapValues { $0.sections[collection]?[section] }, to: &html)
  }

  private func write(_ words: String, in scopes: [Int: String?], to html: inout HTMLWriter) {
    html.attribute("data-find", text: words)
    guard scopes.values.contains(where: { $0 != words }) else { return }
    let all = (0...scopes.count).map { number in (scopes[number] ?? words)?.quotedAsJSON ?? "null" }
    html.attribute("data-finds", text: "[\(all.joined(separator: ","))]")
  }

  /// Writes where it is said what was found.
  func writeStatus(to html: inout HTMLWriter, in scope: Scope) {
    html.use(.search)
    html.element("p", .searchStatus) { html in
      html.attribute("role", "status")
      if let unknown = unknown(in: scope.words) {
        html.attribute("data-unknown", text: unknown)
      } else {
        html.attribute("data-results", text: scope.words[.results])
      }
    }
  }

  /// What the page says of a query that is not listed; `nil` where a rule answers all of them.
  fileprivate func unknown(in words: PageWords) -> String? {
    guard rule == nil else { return nil }
    var texts: [String] = []
    for query in queries where !query.text.isEmpty && !texts.contains(query.text) {
      texts.append(query.text)
    }
    return texts.isEmpty ? words[.stop] : words[.knownQueries] + texts.joined(separator: ", ")
  }

  /// Writes what is known to be typed; a list of the browser's beside the field would be no phone's.
  func writeQueries(to html: inout HTMLWriter, in scope: Scope) {
    guard !queries.isEmpty else { return }
    html.element("datalist") { html in
      html.attribute("id", "queries")
      for query in queries {
        html.element("option") { html in
          html.attribute("value", text: query.text)
          if let number = query.scope { html.attribute("data-scope", number: Double(number)) }
          query.outcome?.write(as: "data-edits", to: &html, in: scope)
        }
      }
    }
  }

  /// Writes what takes the rows' place where nothing is found.
  func writeNothing(to html: inout HTMLWriter, in scope: Scope) {
    guard let nothing, scope.prefix.isEmpty else { return }
    html.element("div", .screenContent, .nothingFound) { html in
      nothing.write(to: &html, in: scope)
    }
  }
}
