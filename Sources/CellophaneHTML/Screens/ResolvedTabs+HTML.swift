internal import CellophaneDocument

extension ResolvedTabs {
  func write(to html: inout HTMLWriter, in scope: Scope) {
    html.use(.screens)
    html.element("div", .tabs) { html in
      for (index, tab) in tabs.enumerated() {
        html.element("div", .tabPanel) { html in
          html.attribute("role", "tabpanel")
          html.attribute("id") { tab.appendID("panel", at: index, in: scope, to: &$0) }
          html.attribute("aria-labelledby") { tab.appendID("tab", at: index, in: scope, to: &$0) }
          if index == selected { html.attribute("data-shown", "true") }
          tab.screen.write(to: &html, in: scope)
        }
      }
      html.element("div", .tabBar) { html in
        html.attribute("role", "tablist")
        for (index, tab) in tabs.enumerated() {
          tab.writeButton(at: index, isSelected: index == selected, to: &html, in: scope)
        }
      }
    }
  }
}

extension ResolvedTab {
  fileprivate func appendID(
    _ kind: StaticString, at index: Int, in scope: Scope, to value: inout AttributeValue
  ) {
    value.append(text: scope.prefix)
    value.append(kind)
    value.append("-")
    value.append(Double(index + 1))
  }

  fileprivate func writeButton(
    at index: Int, isSelected: Bool, to html: inout HTMLWriter, in scope: Scope
  ) {
    html.element("button", .tab) { html in
      html.attribute("type", "button")
      html.attribute("role", "tab")
      html.attribute("id") { appendID("tab", at: index, in: scope, to: &$0) }
      html.attribute("aria-controls") { appendID("panel", at: index, in: scope, to: &$0) }
      html.attribute("aria-selected", isSelected ? "true" : "false")
      if let label = accessibility?.spokenLabel(besides: title) {
        html.attribute("aria-label", text: label)
      }
      accessibility?.writeDescription(to: &html)
      if var image {
        image.label = nil
        image.write(as: .symbol, to: &html)
      }
      html.element("span", .tabTitle) { $0.text(title) }
      if let badge { html.element("span", .tabBadge) { $0.text(badge) } }
    }
  }
}
