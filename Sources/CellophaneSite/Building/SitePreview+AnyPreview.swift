internal import CellophaneDocument
internal import CellophaneHTML
package import CellophaneLook
package import CellophanePreview

extension SitePreview {
  /// A preview as its author declared it.
  ///
  /// - Parameters:
  ///   - language: Of its pages, as BCP 47 has it.
  ///   - otherLooks: The looks beside the site's own for previews that name none.
  ///   - limits: How much of it is asked.
  package init(
    _ preview: AnyPreview, language: String, otherLooks: [Look] = [], limits: Limits = Limits()
  ) {
    self.init(
      id: preview.id, title: preview.title, group: preview.group ?? "",
      notes: preview.notes ?? "", source: preview.source, cover: preview.cover,
      file: preview.location.file, path: preview.location.path, line: preview.location.line,
      environments: preview.environments.map(\.name)
    ) { [remarks = Self.remarks(preview.missing, madeUp: preview.madeUp)] question in
      var options = ResolveOptions()
      options.look = Look(question.look)
      options.language = language
      options.limits = limits
      options.watch = question.watch
      options.asks = question.asks
      options.isKnownSymbol = { Symbols.contains($0) }
      let added = question.added[preview.id] ?? AddedPages()
      let remarks =
        remarks + Self.remarks(ofLaunchAfter: question.stopWithoutLaunch)
        + Self.remarks(on: preview.title, askedLessAfter: question.lateAfter)
      let made = question.stopWithoutLaunch == nil ? preview : preview.launched()
      let preview = (question.moment.map(made.shown) ?? made).speaking(added.languages)
      var looks = preview.looks(of: question, otherLooks: otherLooks)
      looks += added.looks.filter { name in !looks.contains { $0.name == name } }.map { Look($0) }
      let seen = preview.known(question.pages ?? [], in: looks)
      options.seconds = question.seconds.map { $0 / Double(looks.count) }
      var pages: [ResolvedPage] = []
      for look in looks where seen.isEmpty || seen.contains(where: { $0.look == look.name }) {
        var preview = preview.prepared(by: question.prepare)
        preview.look = look
        let known = seen.filter { $0.look == look.name }
        if !known.isEmpty { preview.environments.removeAll { !known.names($0.name) } }
        for var page in await preview.resolve(options) {
          if look != looks[0] { page.id += "-\(look.name.rawValue.lowercased())" }
          if let other = known.first(where: { $0.environment.name == page.environment.name }) {
            (page.id, page.environment) = (other.id, other.environment)
          }
          if preview.stopsAreMeant { page.takeStops(for: .note) }
          if preview.isFound { page.takeStops(for: .warning) }
          // Why little was asked is said once.
          if question.lateAfter != nil { page.findings.removeAll { $0.rule == lateRule } }
          page.findings += remarks
          pages.append(question.moment?.applied(to: page) ?? page)
        }
      }
      return pages
    }
    missing = preview.missing
    awaits = preview.awaits
    madeUp = preview.madeUp
    isLaunch = preview.isLaunch
    isGuess = preview.isFound && !preview.isFoundScreen
    canBeLaunched = preview.canBeLaunched
  }

  /// What says of a page that there would have been no time for it, had more been asked.
  private static func remarks(
    on title: String, askedLessAfter seconds: Double?
  ) -> [ResolvedFinding] {
    [seconds].compactMap(\.self).map { seconds in
      ResolvedFinding(
        severity: .warning, rule: lateRule,
        message: "the preview '\(title)' was not done after \(Int(seconds.rounded())) seconds, "
          + "most of which went into asking what its touches do: less was asked then, and the page "
          + "says where it stops; show fewer rows, change less in each handler, or raise '--timeout'"
      )
    }
  }

  /// What says of a page that its app has launched first.
  private static func remarks(ofLaunchAfter stop: String?) -> [ResolvedFinding] {
    [stop].compactMap(\.self).map { stop in
      ResolvedFinding(
        severity: .note, rule: "launched-first",
        message: "it is shown in an app that has launched, since it stops without that: \(stop)")
    }
  }
}

/// What is said where there was no time to ask all.
private let lateRule = "asking-stopped"

extension AnyPreview {
  /// The looks that it is built in, the first of them with its own names: the site's, where it is
  /// one of those that the preview names.
  fileprivate func looks(of question: SiteQuestion, otherLooks: [Look]) -> [Look] {
    if let name = question.moment?.look { return [Look(name)] }
    if !looks.isEmpty {
      return looks.filter { $0.name == question.look } + looks.filter { $0.name != question.look }
    }
    if let look { return [look] }
    return [Look(question.look)] + otherLooks.filter { $0.name != question.look }
  }
}

extension AnyPreview {
  /// Those pages of an earlier site that it still has.
  fileprivate func known(_ pages: [BuiltPage], in looks: [Look]) -> [BuiltPage] {
    pages.filter { page in
      looks.contains { $0.name == page.look }
        && environments.contains { $0.name == page.environment.name }
    }
  }
}

extension [BuiltPage] {
  /// Whether one of them is of an environment.
  fileprivate func names(_ environment: String) -> Bool {
    contains { $0.environment.name == environment }
  }
}

extension ResolvedPage {
  /// Takes touches at which the code stopped for less than errors.
  fileprivate mutating func takeStops(for severity: ResolvedFinding.Severity) {
    for index in findings.indices
    where findings[index].rule == "outcome-lost" && findings[index].severity == .error {
      findings[index].severity = severity
    }
  }
}
