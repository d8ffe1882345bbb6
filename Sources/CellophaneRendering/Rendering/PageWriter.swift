package import CellophaneDocument
internal import CellophaneValidation

/// Writes a page out in a form, with its files and what is wrong with it.
package enum PageWriter {
  /// A page in its whole form, as a fixture keeps it.
  package static func page(_ page: ResolvedPage) throws(PageTemplateError) -> RenderedHTML {
    let (html, styles, scripts) = try PreviewPage().linked(page)
    return RenderedHTML(
      bytes: html, path: PreviewPage.path(of: page.id), stylesheets: files(styles, of: page),
      scripts: files(scripts, of: page), assets: assets(of: page),
      findings: page.findings.map { HTMLFinding($0) })
  }

  static func fragment(
    _ page: ResolvedPage, id: String, root: String
  ) throws(PageTemplateError) -> RenderedHTML {
    let fragment = try FragmentPage(page, id: id, root: root)
    return RenderedHTML(
      bytes: fragment.html, path: "", stylesheets: fragment.stylesheets,
      scripts: fragment.scripts, assets: assets(of: page),
      findings: page.findings.map { HTMLFinding($0) })
  }

  private static func files(_ paths: [String], of page: ResolvedPage) -> [HTMLFile] {
    PageFiles.files(paths, look: page.look).map { HTMLFile(path: $0.path, bytes: $0.bytes) }
  }

  private static func assets(of page: ResolvedPage) -> [HTMLFile] {
    page.assets.map { HTMLFile(path: "assets/\($0.fileName)", bytes: $0.bytes) }
      .sorted { $0.path < $1.path }
  }

  /// What libxml2 and the rules find in the markup.
  static func problems(of html: RenderedHTML, as form: HTMLForm) throws(GrammarError)
    -> [HTMLFinding]
  {
    let validator = PageValidator()
    switch form {
    case .page:
      return try validator.check(html.bytes, page: html.path, grammar: .preview).findings.map {
        HTMLFinding($0)
      }
    case .fragment(_, let root):
      let report = try validator.check(fragment: html.bytes)
      // Where a fragment's files are served is its host's to say.
      let isElsewhere = !LinkTarget.isLocal(root)
      return report.findings.filter { !isElsewhere || $0.rule != "outside-resource" }.map {
        HTMLFinding($0)
      }
    }
  }
}

extension HTMLFinding {
  fileprivate init(_ finding: Finding) {
    let severity: Severity =
      switch finding.severity {
      case .note: .note
      case .warning: .warning
      case .error: .error
      }
    self.init(
      severity: severity, rule: finding.rule, message: finding.message,
      line: finding.line > 0 ? finding.line : nil)
  }
}
