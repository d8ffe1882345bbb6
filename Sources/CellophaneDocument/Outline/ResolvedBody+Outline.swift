extension ResolvedBody {
  func write(to writer: inout OutlineWriter) {
    writer.node(["body", name.words]) { writer in
      switch content {
      case .row(let row, _): row.write(to: &writer)
      case .section(let section, _): section.write(to: &writer)
      case .supplementary(let supplementary, _, _):
        supplementary.write("supplementary", to: &writer)
      case .collection(let collection): collection.write(to: &writer)
      case .bar(let bar), .toolbar(let bar): ResolvedScreen.navigation(bar).write(to: &writer)
      case .view(let view): view.write(to: &writer)
      case .screen(let screen): screen.write(to: &writer)
      }
    }
  }
}

extension ResolvedBodyName {
  var words: String { "\(element.words) #\(number)" }
}

extension ResolvedSignal {
  func write(to writer: inout OutlineWriter) {
    writer.node(["signal", name]) { writer in
      for reaction in reactions {
        writer.node([
          reaction.element.words, reaction.teller.map { "by " + $0.words }, reaction.from.words,
          "->", reaction.to?.words ?? "unknown",
        ])
      }
    }
  }
}

extension ResolvedReaction.Appearance {
  fileprivate var words: String {
    switch self {
    case .start: "start"
    case .body(let name): "#\(name.number)"
    case .text(let text): text.quoted
    case .any: "any"
    }
  }
}

extension ResolvedElement {
  package var words: String {
    switch self {
    case .row(let collection, let row): "\(collection) \(row.quoted)"
    case .section(let collection, let section): "\(collection) section \(section.quoted)"
    case .supplementary(let name): "supplementary " + name.quoted
    case .collection(let name): name
    case .bar(let name): name
    case .title(let bar): "\(bar) title"
    case .largeTitle(let bar): "\(bar) large title"
    case .subtitle(let bar): "\(bar) subtitle"
    case .toolbar(let bar): "\(bar) toolbar"
    case .searchField(let bar): "\(bar) search field"
    case .scopes(let bar): "\(bar) scopes"
    case .tab(let name): name
    case .badge(let tabs, let index): "\(tabs)-\(index + 1) badge"
    case .view(let name): name
    case .screen(let alternate): alternate.map { "screen of " + $0 } ?? "screen"
    }
  }
}
