internal import CellophaneHTML
package import CellophaneLook
internal import CellophaneTemplates

/// The stylesheets and scripts that pages share.
package enum SharedFiles {
  /// What a page in a look links to: the look's tables, what its markup needs, then the site's
  /// fonts.
  static func styles(_ look: Look.Name, _ needed: [StyleFile], hasFonts: Bool = false) -> [String] {
    ["styles/\(look.rawValue.lowercased()).css"] + needed.map { "styles/\($0.fileName)" }
      + (hasFonts ? [FontFolder.stylesheet] : [])
  }

  /// The scripts of chromeless pages in the order in which they run, each with what it moves;
  /// `nil` is needed on every page.
  private static let scripts: [(name: String, feature: PageFeatures?, bytes: [UInt8])] = [
    ("page.js", nil, ServedScript.bytes(of: Templates.pageScript)),
    // Disclosure can be read as it is served.
    ("outline.js", .outlines, Templates.outlineScript),
    ("rows.js", .rows, ServedScript.bytes(of: Templates.rowsScript)),
    ("swipe.js", .swipe, ServedScript.bytes(of: Templates.swipeScript)),
    ("edits.js", .edits, ServedScript.bytes(of: Templates.editsScript)),
    ("screens.js", .screens, ServedScript.bytes(of: Templates.screensScript)),
    ("search.js", .search, ServedScript.bytes(of: Templates.searchScript)),
    ("moment.js", nil, ServedScript.bytes(of: Templates.momentScript)),
    ("frames.js", .frames, ServedScript.bytes(of: Templates.framesScript)),
  ]

  static func previewScripts(for features: PageFeatures) -> [String] {
    scripts.filter { $0.feature.map { !features.isDisjoint(with: $0) } ?? true }.map {
      "scripts/\($0.name)"
    }
  }

  static let indexStyles = ["styles/site.css", "styles/index.css"]
  static let indexScripts = ["scripts/finder.js", "scripts/copy.js"]
  static let catalogueStyles = ["styles/site.css", "styles/catalogue.css"]
  static let catalogueScripts = ["scripts/copy.js", "scripts/catalogue.js"]
  static let sheetStyles = indexStyles + ["styles/sheet.css"]
  static let pictureStyles = ["styles/site.css", "styles/pictures.css"]
  static let failureStyles = ["styles/site.css"]

  /// Where a file of a name stands.
  private static func path(_ name: String) -> String {
    (name.hasSuffix(".js") ? "scripts/" : "styles/") + name
  }

  /// The files that chromeless pages in these looks link to, by path from the site's root.
  package static func forPreviews(looks: [Look.Name], templates: String? = nil) throws -> [(
    path: String, bytes: [UInt8]
  )] {
    let others = Set(Templates.surroundingFiles.map { path($0.name) })
    return try files(looks: looks, shells: Shells(folder: templates)).filter {
      !others.contains($0.path)
    }
  }

  static func files(looks: [Look.Name], shells: Shells) throws(SiteError) -> [(
    path: String, bytes: [UInt8]
  )] {
    var files: [(path: String, bytes: [UInt8])] = []
    for (name, bytes) in Templates.surroundingFiles + Templates.stylesheets {
      files.append((path(name), try shells.file(name, embedded: bytes)))
    }
    for script in scripts {
      files.append(
        ("scripts/\(script.name)", try shells.file(script.name, embedded: script.bytes)))
    }
    for look in looks {
      let name = "\(look.rawValue.lowercased()).css"
      let css = try shells.file(name, embedded: LookStylesheet.css(for: Look(look)))
      files.append(("styles/\(name)", css))
    }
    return files.sorted { $0.path < $1.path }
  }
}
