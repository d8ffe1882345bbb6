package import CellophaneDocument
internal import CellophaneHTML

/// A preview's chromeless page: the one that is validated, embedded and compared.
package struct PreviewPage {
  let shell: Shell
  /// Whether the site has fonts of its own.
  let hasFonts: Bool

  /// With the embedded template, or the one of this name in a folder.
  package init(templates: String? = nil) throws {
    shell = try Shells(folder: templates)[.page]
    hasFonts = false
  }

  init(shell: Shell, hasFonts: Bool) {
    self.shell = shell
    self.hasFonts = hasFonts
  }

  /// The bytes of the file.
  ///
  /// - Parameter root: The way from the page's folder to the site's root, ending with a slash.
  package func html(of page: ResolvedPage, root: String = "../") -> [UInt8] {
    let body = PageRenderer.rendered(page)
    let attributes = PageRenderer.rootAttributes(of: page)
      .map { " \($0.name)=\"\(PageValues.text($0.value))\"" }.joined()
    let values: [String: Any] = [
      "attributes": attributes,
      "policy": PageValues.policy(hasFonts: hasFonts),
      "title": PageValues.text(page.title),
      "language": PageValues.text(page.language),
      "styles": SharedFiles.styles(page.look, body.styles, hasFonts: hasFonts).map { root + $0 },
      "scripts": SharedFiles.previewScripts(for: body.features).map { root + $0 },
    ]
    return shell.page(values, body: body.bytes)
  }
}
