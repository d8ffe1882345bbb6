private import CEmbedded

/// The page shells, stylesheets and scripts, embedded in the binary.
package enum Templates {
  /// A preview's chromeless page.
  package static let page: [UInt8] = file("page.mustache")
  /// A preview's start as a part of another page.
  package static let fragment: [UInt8] = file("fragment.mustache")
  /// The page around a preview.
  package static let catalogue: [UInt8] = file("catalogue.mustache")
  /// The index, and a group's page.
  package static let index: [UInt8] = file("index.mustache")
  /// The page of a preview that could not be resolved.
  package static let error: [UInt8] = file("error.mustache")
  /// The page that stands for one that is not there.
  package static let notFound: [UInt8] = file("404.mustache")

  /// A cell in all of its states and surroundings.
  package static let sheet: [UInt8] = file("sheet.mustache")

  /// Pages beside each other in one picture.
  package static let pictures: [UInt8] = file("pictures.mustache")

  /// Every symbol and its name.
  package static let symbols: [UInt8] = file("symbols.mustache")

  /// The stylesheets and scripts of the pages around previews, and of hosts that embed them.
  package static let surroundingFiles: [(name: String, bytes: [UInt8])] = [
    named("site.css"),
    named("index.css"),
    named("catalogue.css"),
    named("sheet.css"),
    named("symbols.css"),
    named("pictures.css"),
    named("finder.js"),
    named("copy.js"),
    named("catalogue.js"),
    named("embed.js"),
    named("icon.svg"),
  ]

  /// The face of readers who have no system face of Apple's, and its license.
  package static let inter: [UInt8] = file("inter.woff2")
  package static let interLicense: [UInt8] = file("inter-license.txt")

  /// A report's list of changes, and the page of one.
  package static let report: [UInt8] = file("report.mustache")
  package static let change: [UInt8] = file("change.mustache")
  package static let reportStylesheet: [UInt8] = file("report.css")
  package static let reportScript: [UInt8] = file("report.js")

  /// What a server adds to the pages that it sends.
  package static let serveStylesheet: [UInt8] = file("serve.css")
  package static let serveScript: [UInt8] = file("serve.js")

  /// The stylesheets of previews' pages beside their look's, in the order in which pages link to
  /// them.
  package static let stylesheets: [(name: String, bytes: [UInt8])] = [
    named("screen.css"),
    named("bars.css"),
    named("alert.css"),
    named("menu.css"),
    named("split.css"),
    named("tabs.css"),
    named("presented.css"),
    named("list.css"),
    named("text.css"),
    named("accessory.css"),
    named("swipe.css"),
    named("layout.css"),
    named("view.css"),
    named("control.css"),
    named("stack.css"),
    named("steps.css"),
    named("sections.css"),
  ]
  /// What the other scripts share.
  package static let pageScript: [UInt8] = file("page.js")
  /// Opening and closing rows, and the keyboard of trees.
  package static let outlineScript: [UInt8] = file("outline.js")
  /// Taps, selection and the way to a row's controls.
  package static let rowsScript: [UInt8] = file("rows.js")
  /// The actions beside rows.
  package static let swipeScript: [UInt8] = file("swipe.js")
  /// The keys of menus.
  package static let menusScript: [UInt8] = file("menus.js")
  /// Rows that are moved by hand.
  package static let reorderScript: [UInt8] = file("reorder.js")
  /// Rows that flow through the groups of a layout.
  package static let gridsScript: [UInt8] = file("grids.js")
  /// What touches and steps change.
  package static let editsScript: [UInt8] = file("edits.js")
  /// Screens that come up, and tabs.
  package static let screensScript: [UInt8] = file("screens.js")
  /// Sheets that are dragged.
  package static let sheetsScript: [UInt8] = file("sheets.js")
  /// Alerts and action sheets.
  package static let alertsScript: [UInt8] = file("alerts.js")
  /// Columns that are hidden and shown.
  package static let columnsScript: [UInt8] = file("columns.js")
  /// The field above a list.
  package static let searchScript: [UInt8] = file("search.js")
  /// Who moves the focus: keys or a pointer.
  package static let focusScript: [UInt8] = file("focus.js")
  /// How what changes on a page comes, goes and moves.
  package static let motionScript: [UInt8] = file("motion.js")
  /// Bars above what is scrolled.
  package static let barsScript: [UInt8] = file("bars.js")
  /// What moves fragments, around the other scripts.
  package static let fragmentScript: [UInt8] = file("fragment.js")
  /// What a page's address asks for, and what was open at the last visit.
  package static let momentScript: [UInt8] = file("moment.js")
  /// The steps of a preview.
  package static let framesScript: [UInt8] = file("frames.js")

  private static func named(_ name: String) -> (name: String, bytes: [UInt8]) {
    (name, file(name))
  }

  /// The bytes of a file of the folder `Templates`.
  package static func file(_ name: String) -> [UInt8] {
    var size = 0
    let bytes = embedded_file(name, &size)
    precondition(bytes != nil, "'\(name)' is not embedded; name it in Sources/CEmbedded/files.c")
    return Array(UnsafeBufferPointer(start: bytes, count: size))
  }
}
