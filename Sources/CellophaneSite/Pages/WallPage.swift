internal import CellophaneDocument

/// A page of cards: the index of a site with every group, or one group with all of its previews.
struct WallPage: Sendable {
  let site: SiteMap
  /// `nil` is the index.
  let group: SiteMap.Group?

  /// How many cards of a group the index shows.
  static let cardsInIndex = 8

  var path: String { group?.path ?? "index.html" }

  func html(in shell: Shell) -> [UInt8] {
    let root = group == nil ? "" : "../"
    let shown = group.map { [$0] } ?? site.groups
    var values: [String: Any] = [
      "policy": PageValues.policy,
      "pageTitle": PageValues.text(group.map { "\($0.title) · \(site.title)" } ?? site.title),
      "title": PageValues.text(group?.title ?? site.title),
      "summary": summary,
      "styles": ["\(root)styles/catalogue.css"],
      "scripts": ["\(root)scripts/catalogue.js"],
      "isEmpty": shown.isEmpty,
      "hasGroups": !shown.isEmpty,
      "groups": shown.map { shelf($0, root: root) },
    ]
    if group == nil { values["symbols"] = PageValues.link(SymbolsPage.path, "All symbols") }
    if group != nil { values["home"] = PageValues.link("../index.html", site.title) }
    return shell.page(values)
  }

  private var summary: String {
    if let group { return PageValues.count(group.previews.count, "preview") }
    if site.groups.isEmpty { return "No previews yet" }
    let previews = PageValues.count(site.previewCount, "preview")
    return site.groups.count == 1
      ? previews : "\(previews) in \(PageValues.count(site.groups.count, "group"))"
  }

  private func shelf(_ shelf: SiteMap.Group, root: String) -> [String: Any] {
    let previews = group == nil ? shelf.previews.prefix(Self.cardsInIndex) : shelf.previews[...]
    var values: [String: Any] = PageValues.link("\(root)\(shelf.path)", shelf.title)
    values["id"] = "group-\(shelf.id)"
    values["count"] = PageValues.grouped(shelf.previews.count)
    values["cards"] = previews.map { card($0, root: root) }
    if previews.count < shelf.previews.count {
      values["rest"] = PageValues.link(
        "\(root)\(shelf.path)", "All \(PageValues.grouped(shelf.previews.count)) previews")
    }
    return values
  }

  private func card(_ preview: BuiltPreview, root: String) -> [String: Any] {
    let page = preview.pages[0]
    var values = PageValues.link(root + PageValues.reference(page.cataloguePath), preview.title)
    values["preview"] = PageValues.text(root + PageValues.reference(page.path))
    values["idiom"] = page.environment.idiom.rawValue
    values["width"] = String(Int(page.environment.width))
    values["height"] = String(Int(page.environment.height))
    if let note = preview.notes.split(separator: "\n").first {
      values["detail"] = PageValues.text(Self.shortened(note))
    }
    values["badge"] = Self.badge(preview)
    if let sheet = page.sheet {
      values["sheet"] = PageValues.link(
        root + PageValues.reference(sheet), "Sheet of \(preview.title)")
    }
    return values
  }

  private static func shortened(_ text: Substring) -> String {
    text.count <= 120 ? String(text) : text.prefix(119) + "…"
  }

  private static func badge(_ preview: BuiltPreview) -> [String: Any]? {
    if preview.pages.contains(where: \.isFailure) { return ["kind": "failed", "title": "Failed"] }
    let findings = preview.pages.reduce(0) { $0 + $1.findings.count }
    if findings > 0 {
      return ["kind": "findings", "title": PageValues.count(findings, "finding")]
    }
    let environments = Set(preview.pages.map(\.environment.name)).count
    let looks = Set(preview.pages.map(\.look)).count
    let titles = [
      environments > 1 ? PageValues.count(environments, "environment") : nil,
      looks > 1 ? PageValues.count(looks, "look") : nil,
    ].compactMap(\.self)
    guard !titles.isEmpty else { return nil }
    return ["kind": "environments", "title": titles.joined(separator: ", ")]
  }
}
