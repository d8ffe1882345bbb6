internal import CellophaneHTML
package import CellophaneLook
internal import CellophaneTemplates

/// The stylesheets and scripts that pages share.
package enum SharedFiles {
  static func previewStyles(_ look: Look.Name) -> [String] {
    [
      "styles/\(look.rawValue.lowercased()).css", "styles/screen.css", "styles/list.css",
      "styles/view.css",
    ]
  }

  static let previewScripts = [
    "scripts/surroundings.js", "scripts/outline.js", "scripts/list.js",
  ]

  static func catalogueStyles(_ look: Look.Name) -> [String] {
    previewStyles(look) + ["styles/catalogue.css"]
  }

  static let catalogueScripts = ["scripts/catalogue.js"]

  /// The files that chromeless pages in these looks link to, by path from the site's root.
  package static func forPreviews(looks: [Look.Name], templates: String? = nil) throws -> [(
    path: String, bytes: [UInt8]
  )] {
    try files(looks: looks, shells: Shells(folder: templates)).filter {
      !$0.path.hasSuffix("/catalogue.css") && !$0.path.hasSuffix("/catalogue.js")
    }
  }

  static func files(looks: [Look.Name], shells: Shells) throws(SiteError) -> [(
    path: String, bytes: [UInt8]
  )] {
    var files: [(path: String, bytes: [UInt8])] = [
      (
        "scripts/catalogue.js", try shells.file("catalogue.js", embedded: Templates.catalogueScript)
      ),
      (
        "styles/catalogue.css",
        try shells.file("catalogue.css", embedded: Templates.catalogueStylesheet)
      ),
      ("styles/screen.css", try shells.file("screen.css", embedded: Templates.screenStylesheet)),
      ("styles/list.css", try shells.file("list.css", embedded: Templates.listStylesheet)),
      ("styles/view.css", try shells.file("view.css", embedded: Templates.viewStylesheet)),
      (
        "scripts/surroundings.js",
        try shells.file("surroundings.js", embedded: Templates.surroundingsScript)
      ),
      ("scripts/outline.js", try shells.file("outline.js", embedded: Templates.outlineScript)),
      ("scripts/list.js", try shells.file("list.js", embedded: Templates.listScript)),
    ]
    for look in looks {
      let name = "\(look.rawValue.lowercased()).css"
      let css = try shells.file(name, embedded: LookStylesheet.css(for: Look(look)))
      files.append(("styles/\(name)", css))
    }
    return files.sorted { $0.path < $1.path }
  }
}
