package import CellophaneHTML
package import CellophaneLook
internal import CellophaneTemplates

/// The stylesheets and scripts that previews' pages share.
package enum PageFiles {
  /// What a page in a look links to: the look's tables, what its markup needs, then the site's
  /// fonts.
  package static func styles(
    _ look: Look.Name, _ needed: [StyleFile], fonts: String? = nil
  ) -> [String] {
    [path(of: look)] + needed.map { "styles/\($0.fileName)" }
      + [fonts].compactMap(\.self)
  }

  /// Where the stylesheet of a look stands.
  package static func path(of look: Look.Name) -> String { "styles/\(name(of: look))" }

  package static func name(of look: Look.Name) -> String { "\(look.rawValue.lowercased()).css" }

  /// A script with what it moves; `nil` is needed on every page.
  struct Script {
    var name: String
    var feature: PageFeatures?
    var source: [UInt8]
    /// Whether it is about the address and the frames of a page, which a part of one has not.
    var isOfPage = false
    /// Whether it can be read as it is served.
    var isReadable = false
  }

  /// In the order in which they run.
  static let allScripts: [Script] = [
    Script(name: "focus.js", source: Templates.focusScript),
    Script(name: "page.js", source: Templates.pageScript),
    Script(
      name: "motion.js", feature: [.trees, .edits, .search, .screens, .columns],
      source: Templates.motionScript),
    Script(name: "bars.js", feature: .bars, source: Templates.barsScript),
    Script(
      name: "outline.js", feature: .outlines, source: Templates.outlineScript, isReadable: true),
    Script(name: "rows.js", feature: .rows, source: Templates.rowsScript),
    Script(name: "swipe.js", feature: .swipe, source: Templates.swipeScript),
    Script(name: "menus.js", feature: .menus, source: Templates.menusScript),
    Script(name: "grids.js", feature: .grids, source: Templates.gridsScript),
    Script(name: "edits.js", feature: .edits, source: Templates.editsScript),
    Script(name: "alerts.js", feature: .alerts, source: Templates.alertsScript),
    Script(name: "reorder.js", feature: .reordering, source: Templates.reorderScript),
    Script(name: "screens.js", feature: .screens, source: Templates.screensScript),
    Script(name: "sheets.js", feature: .sheets, source: Templates.sheetsScript),
    Script(name: "columns.js", feature: .columns, source: Templates.columnsScript),
    Script(name: "search.js", feature: .search, source: Templates.searchScript),
    Script(name: "moment.js", source: Templates.momentScript, isOfPage: true),
    Script(name: "frames.js", feature: .frames, source: Templates.framesScript, isOfPage: true),
  ]

  static func needed(for features: PageFeatures) -> [Script] {
    allScripts.filter { $0.feature.map { !features.isDisjoint(with: $0) } ?? true }
  }

  package static func scripts(for features: PageFeatures) -> [String] {
    needed(for: features).map { "scripts/\($0.name)" }
  }

  /// The scripts as they are served. What a page links to is known without.
  static let served: [(script: Script, bytes: [UInt8])] = allScripts.map { script in
    (script, script.isReadable ? script.source : ServedScript.bytes(of: script.source))
  }

  /// Every file that pages in some looks may link to, by its path from the site's root.
  package static func all(looks: [Look.Name]) -> [(path: String, bytes: [UInt8])] {
    Templates.stylesheets.map { ("styles/\($0.name)", $0.bytes) }
      + served.map { ("scripts/\($0.script.name)", $0.bytes) }
      + looks.map { (path(of: $0), LookStylesheet.css(for: Look($0))) }
  }

  /// Those of some paths, in their order.
  package static func files(
    _ paths: [String], look: Look.Name
  ) -> [(path: String, bytes: [UInt8])] {
    let known = Dictionary(uniqueKeysWithValues: all(looks: [look]).map { ($0.path, $0.bytes) })
    return paths.compactMap { path in known[path].map { (path, $0) } }
  }
}
