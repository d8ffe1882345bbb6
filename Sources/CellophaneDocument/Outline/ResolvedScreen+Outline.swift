extension ResolvedScreen {
  func write(to writer: inout OutlineWriter) {
    switch self {
    case .collection(let collection): collection.write(to: &writer)
    case .view(let view): view.write(to: &writer)
    case .navigation(let navigation): navigation.write(to: &writer)
    case .split(let split): split.write(to: &writer)
    case .tabs(let tabs): tabs.write(to: &writer)
    case .presented(let presented): presented.write(to: &writer)
    }
  }
}

extension ResolvedNavigation {
  fileprivate func write(to writer: inout OutlineWriter) {
    let back = backTitle.map {
      $0.text.quoted.after(.back) + ($0.isMinimal ? " minimal" : "")
        + (backOutcome.map { " " + $0.words } ?? "")
    }
    writer.node([
      "navigation", title?.quoted, prompt.map { $0.quoted.after(.prompt) },
      subtitle.map { $0.quoted.after(.subtitle) }, "large".when(isLargeTitle), largeTitle?.quoted,
      "leading".when(leadsTitle), colors?.outline,
      back,
    ]) {
      if let titleView { $0.node(["title"]) { titleView.write(to: &$0) } }
      for item in leadingItems { item.write("leading", to: &$0) }
      for item in trailingItems { item.write("trailing", to: &$0) }
      if let search {
        $0.node([
          "search", search.placeholder.quoted, search.text.quoted.when(search.text != ""),
          "at bottom".when(search.isAtBottom), "active".when(search.isActive),
          "keeps its bar".when(search.keepsBar),
        ]) {
          for token in search.tokens { $0.node(token.words) }
          if let scopes = search.scopes { $0.node(scopes.words) }
        }
      }
      content.write(to: &$0)
      for item in toolbarItems { item.write("toolbar", to: &$0) }
    }
  }
}

extension ResolvedBarColors {
  fileprivate var outline: String {
    let words = [
      title?.words.after(.color), largeTitle?.words.after(.largeColor), fill?.words.after(.on),
      scrolledFill?.words.after(.scrolled), tint?.words.after(.tint),
    ]
    return words.compactMap(\.self).joined(separator: " ")
  }
}

extension ResolvedBarItem {
  fileprivate func write(_ place: String, to writer: inout OutlineWriter) {
    writer.node([
      "item", place, title?.quoted, image?.words, tint.map { $0.words.after(.tint) },
      "disabled".when(!isEnabled), "bare".when(!hasBackground), "joined".when(joinsPrevious),
      "prominent".when(isProminent), "turns prominence".when(turnsProminence),
      "source".when(isSource), badge?.outline,
      space.map { $0.rawValue.after(.space) }, outcome?.words,
    ]) { view?.write(to: &$0) }
  }
}

extension ResolvedBarBadge {
  fileprivate var outline: String {
    let colors = [color, background].compactMap { $0?.words }
    return ([words?.quoted ?? "dot"] + colors).joined(separator: " ").after(.badge)
  }
}

extension ResolvedSplit {
  fileprivate func write(to writer: inout OutlineWriter) {
    writer.node([
      "split", sidebarToggle.map { _ in "primary".after(.hides) },
      whenTall == .stays ? nil : whenTall.rawValue.after(.tall), top.rawValue.after(.narrow),
    ]) {
      for column in columns {
        $0.node(["column", column.place.rawValue, column.width?.plain]) {
          column.screen.write(to: &$0)
        }
      }
    }
  }
}

extension ResolvedTabs {
  fileprivate func write(to writer: inout OutlineWriter) {
    writer.node(["tabs"]) {
      for (index, tab) in tabs.enumerated() {
        let image = index == selected ? tab.selectedImage ?? tab.image : tab.image
        $0.node([
          "tab", tab.title.quoted, image?.words, tab.badgeText == "" ? nil : tab.badge?.outline,
          "selected".when(index == selected),
        ]) { tab.screen.write(to: &$0) }
      }
    }
  }
}

extension ResolvedPresented {
  fileprivate func write(to writer: inout OutlineWriter) {
    let words = [
      "presented", style.rawValue, level > 1 ? "\(level)".after(.level) : nil,
      detent.map { $0.outline.after(.detent) },
      heights.isEmpty
        ? nil : "of " + heights.map { $0?.outline ?? "large" }.joined(separator: "/"),
      undimmedHeights > 0 ? "undimmed \(undimmedHeights) of them" : nil, "grabber".when(hasGrabber),
      cornerRadius.map { $0.plain.after(.radius) }, size.map { $0.width.plain.after(.width) },
      size.map { $0.height.plain.after(.height) }, "undimmed".when(isUndimmed),
      sides.isEmpty ? nil : "beside " + sides.map(\.rawValue).joined(separator: "/"),
      background.map { $0.words.after(.on) }, "held".when(!isDismissible), backOutcome?.words,
    ]
    writer.node(words) { content.write(to: &$0) }
  }
}

extension ResolvedPresented.Detent {
  fileprivate var outline: String {
    switch self {
    case .medium: "medium"
    case .height(let points): points.plain
    }
  }
}
