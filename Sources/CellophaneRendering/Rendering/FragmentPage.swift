internal import CellophaneDocument
internal import CellophaneHTML
internal import CellophaneTemplates

/// What a page shows, as a part of somebody else's page: in a shadow tree, which keeps its styles
/// and its ids to itself.
struct FragmentPage {
  let html: [UInt8]
  let stylesheets: [HTMLFile]
  let scripts: [HTMLFile]

  private static let folder = "fragments"
  private static let properties = "\(folder)/properties.css"
  /// What stands before a look's rules: nothing is inherited from around the tree, and what is fixed
  /// to the window is fixed to it.
  private static let beginning =
    ":host{display:block}\n[data-root]{all:initial;display:block;contain:layout}\n"
  private static let script = "\(folder)/fragment.js"

  /// - Parameter root: The way to the files, ending with a slash, or empty.
  init(_ page: ResolvedPage, id: String, root: String) throws(PageTemplateError) {
    let body = PageRenderer.part(of: page, root: root)
    let sheets = PageFiles.files(PageFiles.styles(page.look, body.styles), look: page.look)
      .map { (name: $0.path.dropFirst("styles/".count), sheet: FragmentStyle($0.bytes)) }
    let moving = PageFiles.needed(for: body.features).filter { !$0.isOfPage }
    var files = sheets.map {
      HTMLFile(path: "\(Self.folder)/\($0.name)", bytes: $0.sheet.rules)
    }
    files[0].bytes = [UInt8](Self.beginning.utf8) + files[0].bytes
    stylesheets =
      [HTMLFile(path: Self.properties, bytes: sheets.flatMap(\.sheet.properties))] + files
    // Those that every page has serve the others alone.
    let moves = moving.filter { $0.feature != nil }
    scripts = !moves.isEmpty ? [HTMLFile(path: Self.script, bytes: FragmentScript.bytes)] : []
    let attributes = PageRenderer.rootAttributes(of: page)
      .map { " \($0.name)=\"\(PageValues.text($0.value))\"" }.joined()
    let values: [String: Any] = [
      "id": id,
      "attributes": attributes,
      "moves": moves.map { String($0.name.dropLast(".js".count)) }
        .joined(separator: " "),
      "properties": PageValues.text(root + Self.properties),
      "styles": stylesheets.dropFirst().map { PageValues.text(root + $0.path) },
      "scripts": scripts.map { PageValues.text(root + $0.path) },
    ]
    html = try PageTemplate(Templates.fragment).page(values, body: body.bytes)
  }
}

/// A page's stylesheet as it holds in a shadow tree.
private struct FragmentStyle {
  /// What only a document can register.
  let properties: [UInt8]
  let rules: [UInt8]

  /// The stylesheets are our own: a registration has a line of its own, the root is named nowhere
  /// but in selectors, and the body only where a line begins.
  init(_ sheet: [UInt8]) {
    var properties = ""
    var rules = ""
    for line in String(decoding: sheet, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      if line.hasPrefix("@property ") {
        properties += line + "\n"
      } else {
        let isOfBody = ["body,", "body ", "body["].contains { line.hasPrefix($0) }
        let ours = isOfBody ? ".page" + String(line.dropFirst(4)) : String(line)
        rules += ours.replacing(":root", with: "[data-root]") + "\n"
      }
    }
    self.properties = [UInt8](properties.utf8)
    self.rules = [UInt8](rules.utf8.dropLast())
  }
}

/// The scripts of pages, each for the shadow trees that need it.
private enum FragmentScript {
  static let bytes: [UInt8] = {
    let shell = String(decoding: ServedScript.bytes(of: Templates.fragmentScript), as: UTF8.self)
    var scripts = ""
    for (script, bytes) in PageFiles.served where !script.isOfPage {
      let text = String(decoding: bytes, as: UTF8.self)
      let name = script.name.dropLast(".js".count)
      scripts += script.feature == nil ? text : "if(moves.includes(\"\(name)\"))\n\(text)"
    }
    return [UInt8](shell.replacing("SCRIPTS", with: "\n" + scripts).utf8)
  }()
}
