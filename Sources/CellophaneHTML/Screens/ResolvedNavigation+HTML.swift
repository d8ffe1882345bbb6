internal import CellophaneDocument

extension ResolvedNavigation {
  func write(to html: inout HTMLWriter, in scope: Scope) {
    html.use(.bars)
    html.element("div", .navigation) { html in
      if search?.isActive == true { html.attribute("data-active", "") }
      content.writeGround(to: &html)
      if let fill = colors?.fill { html.property("bar-fill") { $0.append(fill) } }
      if let fill = colors?.scrolledFill {
        html.property("bar-scrolled-fill") { $0.append(fill) }
      }
      writeBar(to: &html, in: scope)
      if isLargeTitle, let words = largeTitle ?? title {
        html.element("h1", .largeTitle) { html in
          html.attribute("id") { $0.append(name, "~large", in: scope) }
          if let color = colors?.largeTitle {
            html.property("large-title-color") { $0.append(color) }
          }
          html.text(words)
        }
        writeSubtitle(to: &html, in: scope)
      }
      if search?.isAtBottom == false { search?.write(below: name, to: &html, in: scope) }
      // At the upper edge by eye, even where the field is at the lower one.
      search?.scopes?.write(below: name, to: &html, in: scope)
      content.write(to: &html, in: scope)
      if search != nil || holdsHeardField { scope.searching?.writeNothing(to: &html, in: scope) }
      if search?.isAtBottom == true { search?.write(below: name, to: &html, in: scope) }
      if !toolbarItems.isEmpty { writeToolbar(to: &html, in: scope) }
    }
  }

  func writeToolbar(to html: inout HTMLWriter, in scope: Scope) {
    html.element("div", .toolbar) { html in
      html.attribute("id") { $0.append(name, "~toolbar", in: scope) }
      html.attribute("role", "toolbar")
      toolbarItems.write(to: &html, in: scope)
    }
  }

  func writeBar(to html: inout HTMLWriter, in scope: Scope) {
    html.element("header", .navigationBar) { html in
      html.attribute("id") { $0.append(id: name, in: scope) }
      if colors?.fill ?? colors?.scrolledFill != nil { html.attribute("data-fill", "") }
      if leadsTitle { html.attribute("data-leading", "") }
      if let color = colors?.title { html.property("bar-title-color") { $0.append(color) } }
      if let tint = colors?.tint { html.property("tint") { $0.append(tint) } }
      if let prompt { html.element("p", .barPrompt) { $0.text(prompt) } }
      if backTitle != nil || !leadingItems.isEmpty {
        html.element("div", .barLeading) { html in
          if let backTitle { writeBack(backTitle, to: &html, in: scope) }
          leadingItems.write(to: &html, in: scope)
        }
      }
      if let titleView {
        html.element("div", .titleView) { titleView.write(to: &$0, in: scope) }
      } else if let title {
        if isLargeTitle {
          html.element("p", .barTitle) { html in
            html.attribute("id") { $0.append(name, "~title", in: scope) }
            html.attribute("aria-hidden", "true")
            html.text(title)
          }
        } else {
          html.element("h1", .barTitle) { html in
            html.attribute("id") { $0.append(name, "~title", in: scope) }
            html.text(title)
          }
        }
      }
      if !trailingItems.isEmpty {
        html.element("div", .barTrailing) { trailingItems.write(to: &$0, in: scope) }
      }
      if !isLargeTitle { writeSubtitle(to: &html, in: scope) }
    }
  }

  private func writeSubtitle(to html: inout HTMLWriter, in scope: Scope) {
    guard let subtitle else { return }
    html.element("p", .barSubtitle) { html in
      html.attribute("id") { $0.append(name, "~subtitle", in: scope) }
      html.text(subtitle)
    }
  }

  /// A screen that a touch brought up is left; where the page starts above another screen, the button
  /// brings up that one.
  private func writeBack(_ title: ResolvedBackTitle, to html: inout HTMLWriter, in scope: Scope) {
    html.use(.screens)
    html.element("button", .backButton) { html in
      html.attribute("type", "button")
      if let backOutcome {
        backOutcome.write(as: "data-edits", to: &html, in: scope)
      } else {
        html.attribute("data-back", "")
      }
      if title.followsTitle { html.attribute("data-beneath", "") }
      if title.isMinimal { html.attribute("data-display", "minimal") }
      html.element("span", .label) { $0.text(title.text) }
    }
  }
}

extension [ResolvedBarItem] {
  /// Writes the items; those that share their glass stand in one element.
  fileprivate func write(to html: inout HTMLWriter, in scope: Scope) {
    var rest = self[...]
    while let first = rest.popFirst() {
      let others = rest.prefix(while: \.joinsPrevious)
      rest = rest.dropFirst(others.count)
      guard let last = others.last else {
        first.write(to: &html, in: scope)
        continue
      }
      html.element("div", .barGroup) { html in
        let space: ResolvedBarItem.Space? =
          switch (first.space, last.space) {
          case (.before?, .after?): .around
          case (let before, let after): before ?? after
          }
        if let space { html.attribute("data-space", text: space.rawValue) }
        for var item in [first] + others {
          item.space = nil
          item.write(to: &html, in: scope)
        }
      }
    }
  }
}

extension ResolvedBarItem {
  func write(to html: inout HTMLWriter, in scope: Scope) {
    guard let view else { return writeButton(to: &html, in: scope) }
    html.element("div", .barView) { html in
      writePlace(to: &html)
      if let tint { html.property("tint") { $0.append(tint) } }
      view.write(to: &html, in: scope)
    }
  }

  private func writePlace(to html: inout HTMLWriter) {
    if isSource { html.attribute("data-asks", "") }
    if !hasBackground { html.attribute("data-background", "none") }
    switch (isProminent, turnsProminence) {
    case (true, false): html.attribute("data-prominent", "")
    case (false, true): html.attribute("data-prominent", "turned")
    case (true, true): html.attribute("data-prominent", "unturned")
    case (false, false): break
    }
    if let space { html.attribute("data-space", text: space.rawValue) }
  }

  private func writeButton(to html: inout HTMLWriter, in scope: Scope) {
    html.element("button", .barButton) { html in
      html.attribute("type", "button")
      writePlace(to: &html)
      if !isEnabled {
        html.attribute("disabled", "disabled")
        outcome?.writeNeed(to: &html)
      }
      let spoken = accessibility?.spokenLabel(besides: title)
      let picture = image.map { title ?? $0.label ?? scope.words[.button] }
      if let label = spoken ?? picture {
        let words = [label, badge?.words].compactMap(\.self)
        html.attribute("aria-label", text: words.joined(separator: ", "))
      }
      accessibility?.writeDescription(to: &html)
      outcome?.writePress(isInBar: true, to: &html, in: scope)
      if let tint { html.property("tint") { $0.append(tint) } }
      if var image {
        image.label = nil
        image.write(as: .symbol, to: &html)
      } else if let title {
        html.text(title)
      }
      badge?.write(as: .barBadge, to: &html)
    }
  }
}

extension ResolvedBarBadge {
  func write(
    as place: ClassName, to html: inout HTMLWriter,
    attributes: (inout HTMLWriter) -> Void = { _ in }
  ) {
    html.element("span", place) { html in
      attributes(&html)
      if let color { html.property("badge-color") { $0.append(color) } }
      if let background { html.property("badge-fill") { $0.append(background) } }
      if let words { html.text(words) }
    }
  }
}
