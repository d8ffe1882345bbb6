internal import CellophaneDocument

extension ResolvedTabs {
  func write(to html: inout HTMLWriter, in scope: Scope) {
    html.use(.screens)
    html.element("div", .tabs) { html in
      for (index, tab) in tabs.enumerated() {
        html.element("div", .tabPanel) { html in
          html.attribute("role", "tabpanel")
          html.attribute("id") { $0.append(panel: index, of: name, in: scope) }
          html.attribute("aria-labelledby") { $0.append(tab: index, of: name, in: scope) }
          html.attribute("data-place", text: place(ofTab: index).rawValue)
          if index == selected { html.attribute("data-shown", "true") }
          tab.screen.write(to: &html, in: scope)
        }
      }
      html.element("div", .tabBar) { html in
        html.attribute("role", "tablist")
        for (index, tab) in tabs.enumerated() {
          tab.writeButton(
            at: index, of: name, isSelected: index == selected, to: &html, in: scope)
        }
      }
    }
  }
}

extension ResolvedTab {
  fileprivate func writeButton(
    at index: Int, of bar: String, isSelected: Bool, to html: inout HTMLWriter, in scope: Scope
  ) {
    html.element("button", .tab) { html in
      html.attribute("type", "button")
      html.attribute("role", "tab")
      html.attribute("id") { $0.append(tab: index, of: bar, in: scope) }
      html.attribute("aria-controls") { $0.append(panel: index, of: bar, in: scope) }
      html.attribute("aria-selected", isSelected ? "true" : "false")
      if let label = accessibility?.spokenLabel(besides: title) {
        html.attribute("aria-label", text: label)
      }
      accessibility?.writeDescription(to: &html)
      if let selectedImage {
        html.element("span", .tabImage) { image?.writeUnlabelled(to: &$0) }
        html.element("span", .tabImage) { html in
          html.attribute("data-selected", "")
          selectedImage.writeUnlabelled(to: &html)
        }
      } else {
        image?.writeUnlabelled(to: &html)
      }
      html.element("span", .tabTitle) { $0.text(title) }
      let badge = badge ?? ResolvedBarBadge("")
      badge.write(as: .tabBadge, to: &html) { html in
        html.attribute("id") { $0.append(badge: index, of: bar, in: scope) }
        if badge.words == nil { html.attribute("data-dot", "") }
      }
    }
  }
}

extension ResolvedImage {
  /// Writes the image of a tab, whose title says what it is.
  fileprivate func writeUnlabelled(to html: inout HTMLWriter) {
    var image = self
    image.label = nil
    image.write(as: .symbol, to: &html)
  }
}

extension AttributeValue {
  /// Appends the id of a tab's badge.
  mutating func append(badge index: Int, of bar: String, in scope: Scope) {
    append(tab: index, of: bar, in: scope)
    append("~badge")
  }

  /// Appends the id of a tab's button: its bar's name and its number.
  fileprivate mutating func append(tab index: Int, of bar: String, in scope: Scope) {
    append(id: bar, in: scope)
    append("-")
    append(Double(index + 1))
  }

  fileprivate mutating func append(panel index: Int, of bar: String, in scope: Scope) {
    append(tab: index, of: bar, in: scope)
    append("~panel")
  }
}
