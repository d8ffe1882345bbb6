extension ResolvedRow {
  func write(to writer: inout OutlineWriter) {
    writer.node([
      "row", name.quoted, cell.summary, "header".when(isHeader), "selected".when(isSelected),
      "unselectable".when(!isSelectable), "disabled".when(!isEnabled),
      height.map { "height " + $0.plain }, "reorderable".when(isReorderable),
      "refuses-deselecting".when(refusesDeselecting),
      expansion?.words, tap.map { "tap " + $0.words },
    ]) {
      cell.writeInside(to: &$0)
      expansion?.writeInside(to: &$0)
      swipe?.write(to: &$0)
      for action in actions {
        $0.node(["action", action.title?.quoted, action.image?.words, action.outcome?.words])
      }
      if let menu { $0.node(["context", "menu", menu.words]) }
      separators.write(to: &$0)
      for badge in badges { badge.write(to: &$0) }
      for variant in variants {
        let states = variant.states.map(\.rawValue).joined(separator: "+")
        $0.node(["when", states, variant.cell.summary(from: cell)]) {
          variant.cell.writeInside(from: cell, to: &$0)
        }
      }
      for child in children { child.write(to: &$0) }
    }
  }
}

extension ResolvedExpansion {
  fileprivate var words: String {
    let trigger: String? =
      switch self.trigger {
      case .none: "fixed"
      case .accessory: nil
      case .row: "by row"
      }
    return [
      isExpanded ? "expanded" : "collapsed", trigger, "refuses-expanding".when(refusesExpanding),
      "refuses-collapsing".when(refusesCollapsing), "cut".when(isCut),
    ].compactMap { $0 }.joined(separator: " ")
  }

  fileprivate func writeInside(to writer: inout OutlineWriter) {
    if let expanding { writer.node(["expanding", expanding.words]) }
    if let collapsing { writer.node(["collapsing", collapsing.words]) }
  }
}

extension ResolvedSwipe {
  fileprivate func write(to writer: inout OutlineWriter) {
    for (word, actions, full) in [
      ("leading", leading, leadingFullSwipe), ("trailing", trailing, trailingFullSwipe),
    ] {
      for (index, action) in actions.enumerated() {
        writer.node([
          "swipe", word, action.title?.quoted, action.image?.words,
          "destructive".when(action.isDestructive), action.background.map { $0.words.after(.on) },
          "full".when(full && index == 0), action.outcome?.words,
        ])
      }
    }
  }
}

extension ResolvedSeparators.Insets {
  fileprivate var words: String {
    "\(leading?.plain ?? "automatic"),\(trailing?.plain ?? "automatic")"
  }
}

extension ResolvedSeparators {
  fileprivate func write(to writer: inout OutlineWriter) {
    guard self != ResolvedSeparators() else { return }
    writer.node([
      "separators", "top \(top.rawValue)".when(top != .automatic),
      topInsets.map { "top insets " + $0.words },
      "bottom \(bottom.rawValue)"
        .when(bottom != .automatic), bottomInsets.map { "bottom insets " + $0.words },
      guideStart.map { "from " + $0.plain }, guideEnd.map { "to " + $0.plain },
      color?.words,
    ])
  }
}

extension ResolvedOutcome {
  var words: String {
    "-> " + (edits.isEmpty ? "nothing" : edits.map(\.words).joined(separator: ", "))
  }
}

extension ResolvedAlertField {
  /// Begins with a space.
  fileprivate var words: String {
    [
      " field", placeholder.quoted, text.isEmpty ? nil : text.quoted, "secure".when(isSecure),
      "sample " + sample.quoted,
    ].compactMap { $0 }.joined(separator: " ")
  }
}

extension ResolvedAnswer {
  fileprivate var words: String {
    [
      style == .default ? nil : style.rawValue, "preferred".when(isPreferred),
      (needsText ? "disabled until typed" : "disabled").when(!isEnabled), title.quoted,
      outcome.map { "(\($0.words))" },
    ].compactMap { $0 }.joined(separator: " ")
  }
}

extension ResolvedChoice {
  fileprivate var words: String {
    [
      "destructive".when(isDestructive), "disabled".when(!isEnabled),
      state == .off ? nil : state.rawValue, title.quoted, subtitle?.quoted, image?.words,
      "keeping".when(keepsMenu), outcome.map { "(\($0.words))" },
    ].compactMap { $0 }.joined(separator: " ")
  }
}

extension ResolvedMenu {
  fileprivate var words: String {
    let words = elements.map { element in
      switch element {
      case .choice(let choice): choice.words
      case .section(let menu): "section " + menu.words
      case .submenu(let row, let menu): "submenu \(row.words) \(menu.words)"
      }
    }
    let start = [title.isEmpty ? nil : title.quoted, size == .large ? nil : size.rawValue]
    return (start + ["[\(words.joined(separator: ", "))]"]).compactMap { $0 }
      .joined(separator: " ")
  }
}

extension ResolvedAlertStyle {
  fileprivate var words: String {
    switch self {
    case .alert: "alert"
    case .actionSheet: "action sheet"
    case .popover: "action sheet beside"
    }
  }
}

extension ResolvedEdit {
  var words: String {
    switch self {
    case .expand(let collection, let row): "expand \(collection) \(row.quoted)"
    case .collapse(let collection, let row): "collapse \(collection) \(row.quoted)"
    case .toggle(let collection, let row): "toggle \(collection) \(row.quoted)"
    case .delete(let collection, let row): "delete \(collection) \(row.quoted)"
    case .restore(let collection, let row): "restore \(collection) \(row.quoted)"
    case .select(let collection, let row): "select \(collection) \(row.quoted)"
    case .deselect(let collection, let row): "deselect \(collection) \(row.quoted)"
    case .clear(let collection): "clear " + collection
    case .edit(let collection, let title):
      "edit " + collection + (title.map { " saying " + $0.quoted } ?? "")
    case .show(let alternate): "show " + alternate
    case .leave: "leave"
    case .choose(let tab): "choose " + tab
    case .outdate(let element): "outdate " + element.words
    case .frame(let name): "frame " + name
    case .open(let url): "open " + url.quoted
    case .alert(let title, let message, let fields, let answers, let style):
      (["\(style.words) \(title.quoted) \(message.quoted)" + fields.map(\.words).joined()]
        + answers.map(\.words)).joined(separator: " or ")
    case .menu(let menu): "menu " + menu.words
    case .replace(let body): "replace " + body.words
    case .insert(let body, let parent, let previous, let others):
      "insert \(body.words) in \(parent.words) " + Self.place(previous, others, in: parent)
    case .move(let element, let parent, let previous, let others):
      "move \(element.words) in \(parent.words) " + Self.place(previous, others, in: parent)
    case .ensure(let body, let previous, let edges):
      "ensure \(body.words) " + Self.place(previous.first, previous.dropFirst(), in: body.element)
        + edges.map { " showing " + $0.words }.joined()
    case .prune(let element): "prune " + element.words
    case .remove(let element): "remove " + element.words
    case .text(let element, let text): "text \(element.words) \(text.quoted)"
    case .given(let rows, let collection): "given row count \(rows) in \(collection)"
    case .looking(let signal): "given that elements look as \(signal) says"
    case .unlessCame(let collection, let row): "unless came \(collection) \(row.quoted)"
    case .typed(let signal):
      signal.map { "typed while elements look as \($0) says" } ?? "typed"
    case .otherwise: "otherwise"
    case .signal(let name): "signal " + name
    case .say(let words): "say " + words.quoted
    case .alone: "alone"
    }
  }

  private static func place(
    _ previous: ResolvedElement?, _ others: some Collection<ResolvedElement>,
    in parent: ResolvedElement
  ) -> String {
    guard let previous else { return "first" }
    if previous == parent { return "last" }
    return (["after " + previous.words] + others.map(\.words)).joined(separator: " or ")
  }
}
