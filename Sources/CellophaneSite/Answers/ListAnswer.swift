internal import CellophaneDocument
internal import CellophaneFiles
internal import CellophaneLook

/// What `list` says to programs.
package struct ListAnswer: JSONAnswer {
  package static let schema = "list/1"

  package struct Preview: Encodable, Hashable, Sendable {
    package struct Page: Encodable, Hashable, Sendable {
      var id: String
      /// From the site's folder.
      var path: String
      var look: String
      var environment: String
    }

    var id: String
    var title: String
    var group: String
    var notes: String
    /// Where it is declared: from here where the file is below, else whole.
    var file: String
    /// `nil` where a written site does not say it.
    var line: Int?
    /// What it is asked in, by name.
    var environments: [String]
    /// Of a written site.
    var pages: [Page]?
    /// The files for which it is listed, where only previews of changed files are.
    var changed: [String]?
  }

  var title: String
  var previews: [Preview]

  package init(title: String, previews: [Preview]) {
    self.title = title
    self.previews = previews
  }
}

extension ListAnswer.Preview {
  /// A preview that can be built.
  package init(_ preview: SitePreview, changed: [String]? = nil) {
    self.init(
      id: preview.id, title: preview.title, group: preview.group, notes: preview.notes,
      file: preview.place, line: preview.line, environments: preview.environments,
      changed: changed)
  }

  /// A preview of a written site.
  package init(_ preview: BuiltPreview) {
    var environments: [String] = []
    for page in preview.pages where !environments.contains(page.environment.name) {
      environments.append(page.environment.name)
    }
    self.init(
      id: preview.id, title: preview.title, group: preview.group, notes: preview.notes,
      file: preview.file, environments: environments,
      pages: preview.pages.map { page in
        Page(
          id: page.id, path: page.path, look: page.look.rawValue,
          environment: page.environment.name)
      })
  }
}
