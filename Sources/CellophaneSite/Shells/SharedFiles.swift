internal import CellophaneLook
internal import CellophaneRendering
internal import CellophaneTemplates

/// The stylesheets and scripts of a site: those of previews' pages, and of the pages around them.
enum SharedFiles {
  static let indexStyles = ["styles/site.css", "styles/index.css"]
  /// The pages around previews load it too.
  private static let focus = "focus.js"

  static let indexScripts = ["scripts/\(focus)", "scripts/finder.js", "scripts/copy.js"]
  static let catalogueStyles = ["styles/site.css", "styles/catalogue.css"]
  static let catalogueScripts = ["scripts/\(focus)", "scripts/copy.js", "scripts/catalogue.js"]
  static let sheetStyles = indexStyles + ["styles/sheet.css"]
  static let pictureStyles = ["styles/site.css", "styles/pictures.css"]
  static let failureStyles = ["styles/site.css"]

  /// What tells a site's pages from others in a browser's tabs.
  static let icon = "icon.svg"

  /// Where a file of a name stands.
  private static func path(_ name: String) -> String {
    if name == icon { return name }
    return (name.hasSuffix(".js") ? "scripts/" : "styles/") + name
  }

  static func files(looks: [Look.Name], shells: Shells) throws(SiteError) -> [(
    path: String, bytes: [UInt8]
  )] {
    var files: [(path: String, bytes: [UInt8])] = []
    for (name, bytes) in Templates.surroundingFiles {
      files.append((path(name), try shells.file(name, embedded: bytes)))
    }
    for (path, bytes) in PageFiles.all(looks: looks) {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      files.append((path, try shells.file(name, embedded: bytes)))
    }
    return files.sorted { $0.path < $1.path }
  }
}
