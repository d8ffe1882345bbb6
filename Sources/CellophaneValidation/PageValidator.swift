/// Checks pages, one after the other: well-formed, the grammar, and the rules.
///
/// Make one for each task that checks: the grammars are parsed once, when first needed.
package final class PageValidator {
  private var readers: [PageGrammar: MarkupReader] = [:]

  package init() {}

  /// Everything that is wrong with a page, and where it leads.
  ///
  /// - Parameters:
  ///   - page: The path that findings name.
  /// - Complexity: One pass over the bytes, and one more where something is wrong.
  package func check(_ bytes: [UInt8], page: String, grammar: PageGrammar) throws(GrammarError)
    -> PageReport
  {
    guard bytes.starts(with: Self.doctype) else {
      return PageReport(findings: [
        Finding(
          rule: "doctype", page: page, line: 1, column: 1,
          message: "a page begins with '<!DOCTYPE html>'")
      ])
    }
    let reader = try reader(for: grammar)
    return bytes.withUnsafeBytes { raw in
      var rules = PageRules()
      reader.read(raw, into: &rules)
      rules.finish()
      return Self.report(rules, page: page, source: SourceLocator(raw))
    }
  }

  /// Everything that is wrong with a fragment, by its own lines, and where it leads.
  package func check(fragment bytes: [UInt8]) throws(GrammarError) -> PageReport {
    let head = "<!DOCTYPE html><html lang=\"en\"><head><title>Host</title></head><body>\n"
    let page = Array(head.utf8) + bytes + Array("</body></html>\n".utf8)
    var report = try check(page, page: "", grammar: .fragment)
    for index in report.findings.indices { report.findings[index].line -= 1 }
    return report
  }

  private static let doctype = Array("<!DOCTYPE html>".utf8)

  private func reader(for grammar: PageGrammar) throws(GrammarError) -> MarkupReader {
    if let known = readers[grammar] { return known }
    let made = try MarkupReader(grammar: grammar.source)
    readers[grammar] = made
    return made
  }

  private static func report(_ rules: PageRules, page: String, source: SourceLocator)
    -> PageReport
  {
    var ordinals: Set<Int> = []
    for pending in rules.pending {
      if case .tag(let ordinal) = pending.place { ordinals.insert(ordinal) }
    }
    let tags = source.tags(ordinals)
    let findings = rules.pending.map { $0.finding(page: page, tags: tags, source: source) }
    return PageReport(
      findings: findings.sorted(),
      links: rules.links.map { PageLink(target: $0.target, ordinal: $0.ordinal) })
  }
}

extension PageRules.Pending {
  /// The finding, at the attribute it names, else at the tag, else on the line.
  fileprivate func finding(page: String, tags: [Int: SourceLocator.Tag], source: SourceLocator)
    -> Finding
  {
    var finding = Finding(rule: rule, page: page, message: message)
    let tag: SourceLocator.Tag?
    switch place {
    case .position(let line, let column):
      (finding.line, finding.column) = (line, column)
      return finding
    case .tag(let ordinal): tag = tags[ordinal]
    case .line(let line):
      finding.line = line
      tag = source.tag(named: element, on: line)
    }
    guard let tag else { return finding }
    (finding.line, finding.column) = (tag.line, tag.column)
    if let attribute, let found = source.attribute(attribute, of: tag) {
      (finding.line, finding.column) = (found.line, found.column)
      if rule == "grammar" { finding.message += " '\(Self.shortened(found.text))'" }
    }
    return finding
  }

  private static func shortened(_ text: String) -> String {
    text.count <= 60 ? text : text.prefix(60) + "…"
  }
}
