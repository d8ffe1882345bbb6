package import CellophaneDocument
internal import CellophaneHTML
internal import CellophaneTemplates
internal import Foundation

/// A preview's chromeless page: the one that is validated, embedded and compared.
package struct PreviewPage: Sendable {
  let template: PageTemplate
  /// The path of the stylesheet with the site's fonts; `nil` where it has none.
  let fonts: String?

  /// With the embedded template.
  package init() throws(PageTemplateError) {
    self.init(template: try PageTemplate(Templates.page))
  }

  package init(template: PageTemplate, fonts: String? = nil) {
    self.template = template
    self.fonts = fonts
  }

  /// A page's path from the root of the files that it links to.
  package static func path(of id: String) -> String { "previews/\(id).html" }

  /// The bytes of the file.
  ///
  /// - Parameter root: The way from the page's folder to the site's root, ending with a slash.
  package func html(of page: ResolvedPage, root: String = "../") -> [UInt8] {
    html(of: page, PageRenderer.rendered(page), root: root)
  }

  /// The bytes of the file, and the paths of what it links to.
  package func linked(_ page: ResolvedPage) -> (html: [UInt8], styles: [String], scripts: [String])
  {
    let body = PageRenderer.rendered(page)
    return (html(of: page, body, root: "../"), styles(of: page, body), scripts(of: body))
  }

  /// What goes into the template.
  package func slots(of page: ResolvedPage) -> PageSlots {
    slots(of: page, PageRenderer.rendered(page), root: "../")
  }

  /// The bytes of the file, from what goes into the template.
  package func html(of slots: PageSlots) -> [UInt8] {
    template.page(slots.values, body: [UInt8](slots.body))
  }

  private func html(of page: ResolvedPage, _ body: RenderedBody, root: String) -> [UInt8] {
    html(of: slots(of: page, body, root: root))
  }

  private func slots(of page: ResolvedPage, _ body: RenderedBody, root: String) -> PageSlots {
    PageSlots(
      attributes: PageRenderer.rootAttributes(of: page)
        .map { " \($0.name)=\"\(PageValues.text($0.value))\"" }.joined(),
      policy: PageValues.policy(hasFonts: fonts != nil), title: PageValues.text(page.title),
      language: PageValues.text(page.language), styles: styles(of: page, body).map { root + $0 },
      scripts: scripts(of: body).map { root + $0 }, body: Data(body.bytes))
  }

  private func styles(of page: ResolvedPage, _ body: RenderedBody) -> [String] {
    PageFiles.styles(page.look, body.styles, fonts: fonts)
  }

  private func scripts(of body: RenderedBody) -> [String] { PageFiles.scripts(for: body.features) }
}
