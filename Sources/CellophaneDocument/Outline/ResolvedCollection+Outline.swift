internal import CellophaneLook

extension ResolvedCollection {
  func write(to writer: inout OutlineWriter) {
    writer.node([
      role.rawValue, name, label.quoted, "selects \(selection.rawValue)".when(selection != .none),
      "editing".when(isEditing), otherSelection.map { "selects \($0.rawValue) otherwise" },
      "selection follows focus".when(selectionFollowsFocus),
      background.map { "background " + $0.words },
      tint.map { "tint " + $0.words },
      interSectionSpacing.after("spacing"),
    ]) {
      for supplementary in supplementaries { supplementary.write("supplementary", to: &$0) }
      if let backgroundView {
        $0.node(["background"]) { backgroundView.write(to: &$0) }
      }
      if let emptied { $0.node(["once empty"]) { emptied.write(to: &$0) } }
      index?.write(to: &$0)
      for section in sections { section.write(to: &$0) }
    }
  }
}

extension ResolvedIndex {
  fileprivate func write(to writer: inout OutlineWriter) {
    writer.node([
      "index", color.map { "color " + $0.words }, background.map { "background " + $0.words },
      touchedBackground.map { "touched " + $0.words },
    ]) {
      for title in titles {
        $0.node(["title", title.text.quoted, title.image?.words, title.destination?.words])
      }
    }
  }
}

extension ResolvedIndex.Destination {
  fileprivate var words: String {
    switch self {
    case .start: "-> start"
    case .section(let section): "-> section " + section.quoted
    case .row(let row): "-> row " + row.quoted
    }
  }
}

extension ResolvedSection {
  func write(to writer: inout OutlineWriter) {
    writer.node(["section", name.quoted, layout.words]) {
      layout.writeInside(to: &$0)
      header?.write("header", to: &$0)
      for row in rows { row.write(to: &$0) }
      footer?.write("footer", to: &$0)
    }
  }
}

extension ResolvedLayout {
  fileprivate var words: String {
    switch self {
    case .list(let list): list.words
    case .compositional(let layout): layout.words
    }
  }

  fileprivate func writeInside(to writer: inout OutlineWriter) {
    guard case .compositional(let layout) = self else { return }
    layout.group.write(to: &writer)
    for decoration in layout.decorations {
      let insets = decoration.contentInsets
      writer.node([
        "decoration", decoration.kind, ("insets " + insets.words).when(insets != .zero),
      ]) { decoration.view.write(to: &$0) }
    }
    for badge in layout.badges { badge.write(to: &writer) }
  }
}

extension ResolvedListLayout {
  fileprivate var words: String {
    [
      appearance.rawValue, "header \(headerMode.rawValue)".when(headerMode != .none),
      "footer".when(hasFooter), headerTopPadding.map { "top " + $0.plain },
      background.map { "background " + $0.words }, contentInsets.map { "insets " + $0.words },
    ].compactMap { $0 }.joined(separator: " ")
  }
}

extension ResolvedCompositionalLayout {
  fileprivate var words: String {
    [
      "layout", ("insets " + contentInsets.words).when(contentInsets != .zero),
      interGroupSpacing.after("spacing"), orthogonal.rawValue.when(orthogonal != .none),
    ].compactMap { $0 }.joined(separator: " ")
  }
}

extension ResolvedGroup {
  func write(to writer: inout OutlineWriter) {
    writer.node([
      "group", axis.rawValue, size.words,
      ("insets " + contentInsets.words)
        .when(contentInsets != .zero), edgeSpacing?.words, spacing.map { "spacing " + $0.words },
    ]) {
      for item in items {
        switch item {
        case .group(let group): group.write(to: &$0)
        case .item(let layout): $0.node(["item"] + layout.words)
        }
      }
    }
  }
}

extension ResolvedItemLayout {
  fileprivate var words: [String?] {
    [
      (width?.words ?? "share") + "x" + (height?.words ?? "share"),
      ("insets " + contentInsets.words).when(contentInsets != .zero), edgeSpacing?.words,
      frame.map { "at " + $0.map(\.plain).joined(separator: ",") },
    ]
  }
}

extension ResolvedSize {
  var words: String { width.words + "x" + height.words }
}

extension ResolvedDimension {
  fileprivate var words: String {
    switch self {
    case .absolute(let points): points.plain
    case .estimated(let points): "~" + points.plain
    case .fractionalWidth(let part): part.plain + "w"
    case .fractionalHeight(let part): part.plain + "h"
    }
  }
}

extension ResolvedSpacing {
  fileprivate var words: String {
    switch self {
    case .fixed(let points): points.plain
    case .flexible(let points): ">=" + points.plain
    }
  }
}

extension ResolvedEdgeSpacing {
  fileprivate var words: String {
    "edges " + [top, leading, bottom, trailing].map { $0?.words ?? "-" }.joined(separator: ",")
  }
}

extension ResolvedSupplementary {
  func write(_ word: String, to writer: inout OutlineWriter) {
    writer.node([
      word, name, kind.quoted.when(word == "supplementary"),
      edge.rawValue.when(edge != .none), size?.words, "pins".when(pins),
      "heading".when(isHeader), cell.summary,
    ]) { cell.writeInside(to: &$0) }
  }
}
