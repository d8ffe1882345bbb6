internal import CellophaneLook

extension ResolvedCollection {
  func write(to writer: inout OutlineWriter) {
    writer.node([
      "kept".when(isKept), role.rawValue, name, label.quoted,
      selection.rawValue.after(.selects).when(selection != .none),
      "editing".when(isEditing), otherSelection.map { $0.rawValue.after(.selects) + " otherwise" },
      "selection follows focus".when(selectionFollowsFocus),
      background.map { $0.words.after(.background) },
      tint.map { $0.words.after(.tint) },
      interSectionSpacing.after(.spacing),
      contentInsets.words.after(.insets).when(contentInsets != .zero),
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
      "index", color.map { $0.words.after(.color) }, background.map { $0.words.after(.background) },
      touchedBackground.map { $0.words.after(.touched) },
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
        "decoration", decoration.kind, insets.words.after(.insets).when(insets != .zero),
      ]) { decoration.view.write(to: &$0) }
    }
  }
}

extension ResolvedListLayout {
  fileprivate var words: String {
    [
      appearance.rawValue, headerMode.rawValue.after(.header).when(headerMode != .none),
      "footer".when(hasFooter), headerTopPadding.map { $0.plain.after(.top) },
      background.map { $0.words.after(.background) }, contentInsets.map { $0.words.after(.insets) },
    ].compactMap { $0 }.joined(separator: " ")
  }
}

extension ResolvedCompositionalLayout {
  fileprivate var words: String {
    [
      "layout", contentInsets.words.after(.insets).when(contentInsets != .zero),
      interGroupSpacing.after(.spacing), orthogonal.rawValue.when(orthogonal != .none),
    ].compactMap { $0 }.joined(separator: " ")
  }
}

extension ResolvedGroup {
  func write(to writer: inout OutlineWriter) {
    writer.node([
      "group", axis.rawValue, size.words,
      contentInsets.words.after(.insets)
        .when(contentInsets != .zero), edgeSpacing?.words, spacing.map { $0.words.after(.spacing) },
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
      contentInsets.words.after(.insets).when(contentInsets != .zero), edgeSpacing?.words,
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
      edge.rawValue.when(edge != .none), size?.words,
      height.map { $0.plain.after(.height) }, "pins".when(pins),
      "beyond insets".when(passesInsets), "heading".when(isHeader), cell.summary,
    ]) { cell.writeInside(to: &$0) }
  }
}
