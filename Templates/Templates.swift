/// The page shells, stylesheets and scripts, embedded in the binary.
package enum Templates {
  /// A preview's chromeless page.
  package static let page: [UInt8] = PackageResources.page_mustache
  /// A preview's start as a part of another page.
  package static let fragment: [UInt8] = PackageResources.fragment_mustache
  /// The page around a preview.
  package static let catalogue: [UInt8] = PackageResources.catalogue_mustache
  /// The index, and a group's page.
  package static let index: [UInt8] = PackageResources.index_mustache
  /// The page of a preview that could not be resolved.
  package static let error: [UInt8] = PackageResources.error_mustache
  /// The page that stands for one that is not there.
  // A name may not begin with a digit: the package manager replaces the first of `404`.
  package static let notFound: [UInt8] = PackageResources._04_mustache

  /// A cell in all of its states and surroundings.
  package static let sheet: [UInt8] = PackageResources.sheet_mustache

  /// Pages beside each other in one picture.
  package static let pictures: [UInt8] = PackageResources.pictures_mustache

  /// Every symbol and its name.
  package static let symbols: [UInt8] = PackageResources.symbols_mustache

  /// The stylesheets and scripts of the pages around previews, and of hosts that embed them.
  package static let surroundingFiles: [(name: String, bytes: [UInt8])] = [
    ("site.css", PackageResources.site_css),
    ("index.css", PackageResources.index_css),
    ("catalogue.css", PackageResources.catalogue_css),
    ("sheet.css", PackageResources.sheet_css),
    ("symbols.css", PackageResources.symbols_css),
    ("pictures.css", PackageResources.pictures_css),
    ("finder.js", PackageResources.finder_js),
    ("copy.js", PackageResources.copy_js),
    ("catalogue.js", PackageResources.catalogue_js),
    ("embed.js", PackageResources.embed_js),
  ]

  /// A report's list of changes, and the page of one.
  package static let report: [UInt8] = PackageResources.report_mustache
  package static let change: [UInt8] = PackageResources.change_mustache
  package static let reportStylesheet: [UInt8] = PackageResources.report_css
  package static let reportScript: [UInt8] = PackageResources.report_js

  /// The stylesheets of previews' pages beside their look's, in the order in which pages link to
  /// them.
  package static let stylesheets: [(name: String, bytes: [UInt8])] = [
    ("screen.css", PackageResources.screen_css),
    ("bars.css", PackageResources.bars_css),
    ("alert.css", PackageResources.alert_css),
    ("split.css", PackageResources.split_css),
    ("tabs.css", PackageResources.tabs_css),
    ("list.css", PackageResources.list_css),
    ("text.css", PackageResources.text_css),
    ("accessory.css", PackageResources.accessory_css),
    ("swipe.css", PackageResources.swipe_css),
    ("layout.css", PackageResources.layout_css),
    ("view.css", PackageResources.view_css),
    ("control.css", PackageResources.control_css),
    ("stack.css", PackageResources.stack_css),
    ("steps.css", PackageResources.steps_css),
    ("sections.css", PackageResources.sections_css),
  ]
  /// What the other scripts share.
  package static let pageScript: [UInt8] = PackageResources.page_js
  /// Opening and closing rows, and the keyboard of trees.
  package static let outlineScript: [UInt8] = PackageResources.outline_js
  /// Taps, selection and the way to a row's controls.
  package static let rowsScript: [UInt8] = PackageResources.rows_js
  /// The actions beside rows.
  package static let swipeScript: [UInt8] = PackageResources.swipe_js
  /// What touches and steps change.
  package static let editsScript: [UInt8] = PackageResources.edits_js
  /// Screens that come up, and tabs.
  package static let screensScript: [UInt8] = PackageResources.screens_js
  /// The field above a list.
  package static let searchScript: [UInt8] = PackageResources.search_js
  /// What moves fragments, around the other scripts.
  package static let fragmentScript: [UInt8] = PackageResources.fragment_js
  /// What a page's address asks for, and what was open at the last visit.
  package static let momentScript: [UInt8] = PackageResources.moment_js
  /// The steps of a preview.
  package static let framesScript: [UInt8] = PackageResources.frames_js
}
