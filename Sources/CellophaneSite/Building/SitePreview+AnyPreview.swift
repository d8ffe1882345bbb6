internal import CellophaneHTML
internal import CellophaneLook
package import CellophanePreview

extension SitePreview {
  /// A preview as its author declared it.
  ///
  /// - Parameter language: Of its pages, as BCP 47 has it.
  package init(_ preview: AnyPreview, language: String) {
    self.init(
      id: preview.id, title: preview.title, group: preview.group ?? "",
      notes: preview.notes ?? "", file: preview.location.file, line: preview.location.line,
      environments: preview.environments.map(\.name)
    ) { question in
      var options = ResolveOptions()
      options.look = Look(question.look)
      options.language = language
      options.isKnownSymbol = { Symbols.contains($0) }
      return await preview.prepared(by: question.prepare).resolve(options).pages
    }
  }
}
