internal import CellophaneLook

extension ResolvedPage {
  /// The page as lines for people: one a node, two spaces a level, in the page's order.
  package var outline: String {
    var writer = OutlineWriter()
    writer.node(["page", id, title.quoted, language.when(language != "en"), look.rawValue]) {
      $0.node(["environment", environment.words])
      if let tint { $0.node(["tint", tint.words]) }
      searching?.write(to: &$0)
      for frame in frames { frame.write(to: &$0) }
      for body in bodies { body.write(to: &$0) }
      for signal in signals { signal.write(to: &$0) }
      for asset in assets.sorted(by: { $0.words < $1.words }) { $0.node(["asset", asset.words]) }
      for finding in findings { finding.write(to: &$0) }
    }
    return writer.text
  }
}

extension ResolvedEnvironment {
  fileprivate var words: String {
    [
      name, idiom.rawValue.when(idiom.rawValue != name), width.plain + "x" + height.plain,
      scheme.rawValue.when(scheme != .automatic), "highContrast".when(isHighContrast),
      direction.rawValue.when(direction != .leftToRight),
      textSize.rawValue.when(textSize != .large), language.map { "language " + $0 },
      "doubled".when(isDoubled),
    ].compactMap { $0 }.joined(separator: " ")
  }
}

extension ResolvedAsset {
  /// What it is called, and what tells its content from another.
  fileprivate var words: String {
    [name?.quoted, "\(bytes.count) bytes", fileName].compactMap(\.self).joined(separator: " ")
  }
}

extension ResolvedFrame {
  fileprivate func write(to writer: inout OutlineWriter) {
    writer.node(["frame", name, title.quoted]) {
      if let step { step.write(to: &$0) }
      if let screen { screen.write(to: &$0) }
      for alternate in alternates {
        $0.node([
          "alternate", alternate.name, "in", alternate.place.rawValue,
          "made anew".when(alternate.isMadeAnew),
        ]) {
          alternate.screen.write(to: &$0)
        }
      }
      if let below { $0.node(["below"]) { below.write(to: &$0) } }
    }
  }
}

extension ResolvedSearching {
  fileprivate func write(to writer: inout OutlineWriter) {
    writer.node(["searching", rule?.words.joined(separator: " ")]) {
      for (number, scoped) in scopes.sorted(by: { $0.key < $1.key }) {
        let isSame = scoped.rule == rule && scoped.rows == rows && scoped.sections == sections
        $0.node([
          "scope", "\(number + 1)", isSame ? "the same" : scoped.rule.words.joined(separator: " "),
          "\(scoped.rows.values.map(\.count).reduce(0, +)) rows".when(!isSame),
        ])
      }
      for (number, removal) in removals.sorted(by: { $0.key < $1.key }) {
        $0.node(["without token", "\(number + 1)", removal.words])
      }
      for query in queries {
        $0.node([
          "query", query.text.quoted, query.scope.map { "in scope \($0 + 1)" },
          query.outcome?.words,
        ])
      }
      if let nothing {
        $0.node(["nothing"]) { nothing.write(to: &$0) }
      }
    }
  }
}

extension ResolvedStep {
  fileprivate func write(to writer: inout OutlineWriter) {
    writer.node(["step", summary.words.quoted, keeps.words]) {
      for edit in edits { $0.node([edit.words]) }
    }
  }
}

extension ResolvedKeeping {
  fileprivate var words: String? {
    switch self {
    case .all: "keeps what is open"
    case .none: nil
    case .rows(let rows): "keeps " + rows.map(\.words).joined(separator: ", ")
    }
  }
}

extension ResolvedFinding {
  fileprivate func write(to writer: inout OutlineWriter) {
    writer.node([severity.rawValue, rule, item.map { $0.quoted.after(.at) }, message.quoted])
  }
}
