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

  /// A script, as it is served, with what it moves; `nil` is needed on every page.
  struct Script {
    var name: String
    var feature: PageFeatures?
    var bytes: [UInt8]
    /// Whether it is about the address and the frames of a page, which a part of one has not.
    var isOfPage = false
  }

  /// In the order in which they run.
  static let allScripts: [Script] = [
    Script(
      name: "focus.js", bytes: ServedScript.bytes(of: Templates.focusScript)),
    Script(name: "page.js", bytes: ServedScript.bytes(of: Templates.pageScript)),
    Script(
      name: "motion.js", feature: [.trees, .edits, .search, .screens, .columns],
      bytes: ServedScript.bytes(of: Templates.motionScript)),
    Script(
      name: "bars.js", feature: .bars, bytes: ServedScript.bytes(of: Templates.barsScript)),
    // Disclosure can be read as it is served.
    Script(name: "outline.js", feature: .outlines, bytes: Templates.outlineScript),
    Script(
      name: "rows.js", feature: .rows, bytes: ServedScript.bytes(of: Templates.rowsScript)),
    Script(
      name: "swipe.js", feature: .swipe, bytes: ServedScript.bytes(of: Templates.swipeScript)),
    Script(
      name: "menus.js", feature: .menus, bytes: ServedScript.bytes(of: Templates.menusScript)),
    Script(
      name: "grids.js", feature: .grids, bytes: ServedScript.bytes(of: Templates.gridsScript)),
    Script(
      name: "edits.js", feature: .edits, bytes: ServedScript.bytes(of: Templates.editsScript)),
    Script(
      name: "alerts.js", feature: .alerts,
      bytes: ServedScript.bytes(of: Templates.alertsScript)),
    Script(
      name: "reorder.js", feature: .reordering,
      bytes: ServedScript.bytes(of: Templates.reorderScript)),
    Script(
      name: "screens.js", feature: .screens,
      bytes: ServedScript.bytes(of: Templates.screensScript)),
    Script(
      name: "columns.js", feature: .columns,
      bytes: ServedScript.bytes(of: Templates.columnsScript)),
    Script(
      name: "search.js", feature: .search, bytes: ServedScript.bytes(of: Templates.searchScript)),
    Script(
      name: "moment.js", bytes: ServedScript.bytes(of: Templates.momentScript), isOfPage: true),
    Script(
      name: "frames.js", feature: .frames, bytes: ServedScript.bytes(of: Templates.framesScript),
      isOfPage: true),
  ]

  static func needed(for features: PageFeatures) -> [Script] {
    allScripts.filter { $0.feature.map { !features.isDisjoint(with: $0) } ?? true }
  }

  package static func scripts(for features: PageFeatures) -> [String] {
    needed(for: features).map { "scripts/\($0.name)" }
  }

  /// Every file that pages in some looks may link to, by its path from the site's root.
  package static func all(looks: [Look.Name]) -> [(path: String, bytes: [UInt8])] {
    Templates.stylesheets.map { ("styles/\($0.name)", $0.bytes) }
      + allScripts.map { ("scripts/\($0.name)", $0.bytes) }
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
