package import CellophaneDocument
package import CellophaneLook

/// Everything that a site needs of one preview.
package struct ResolvedPreview: Codable, Hashable, Sendable {
  package var id: String
  package var title: String
  package var group: String?
  package var notes: String?
  /// `Module/File.swift`.
  package var file: String
  package var line: Int
  /// One for each structure, the first declared environment's first.
  package var pages: [ResolvedPage]

  package init(
    id: String, title: String, group: String? = nil, notes: String? = nil, file: String,
    line: Int, pages: [ResolvedPage]
  ) {
    self.id = id
    self.title = title
    self.group = group
    self.notes = notes
    self.file = file
    self.line = line
    self.pages = pages
  }
}

/// How previews are asked.
package struct ResolveOptions: Sendable {
  /// The look of previews that name none.
  package var look = Look.iOS26
  /// BCP 47.
  package var language = "en"
  /// How much is asked.
  package var limits = Limits()
  /// Hears of what touches run, and says which of them to leave out.
  package var watch = AskingWatch()
  /// Whether the start is resolved again at the end.
  package var repeats = true

  /// Says which symbols have a drawing; `nil` knows them all.
  package var isKnownSymbol: (@Sendable (String) -> Bool)?

  package init() {}
}
