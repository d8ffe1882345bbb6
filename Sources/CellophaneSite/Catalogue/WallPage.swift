internal import CellophaneDocument
internal import CellophanePreview
internal import CellophaneRendering

/// A page of cards: the index of a site with every group, or one group with all of its previews.
struct WallPage: Sendable {
  let site: SiteMap
  /// `nil` is the index.
  let group: SiteMap.Group?

  /// How many previews a site may have for each to have its picture in the index.
  static let picturesInIndex = 200
  /// How many cards of a group the index shows in a larger site; others stand there by name.
  static let cardsInIndex = 8
  /// How many previews a site may have for all of them to stand in the index.
  static let namesInIndex = 1000

  var path: String { group?.path ?? "index.html" }

  private var root: String { group == nil ? "" : "../" }

  func html(in shell: Shell) -> [UInt8] {
    let shown = group.map { [$0] } ?? site.groups
    var values: [String: Any] = [
      "policy": PageValues.policy(hasFonts: !site.fonts.isEmpty),
      "pageTitle": PageValues.text(group.map { "\($0.title) · \(site.title)" } ?? site.title),
      "title": PageValues.text(group?.title ?? site.title),
      "summary": summary,
      "icon": root + SharedFiles.icon,
      "socialTitle": PageValues.text(group.map { "\($0.title) · \(site.title)" } ?? site.title),
      "description": site.summary.isEmpty ? [] : [PageValues.text(site.summary)],
      "words": root + SearchWords.path,
      "styles": (SharedFiles.indexStyles + site.fonts).map { root + $0 },
      "scripts": SharedFiles.indexScripts.map { root + $0 },
      "isEmpty": shown.isEmpty,
      "hasGroups": !shown.isEmpty,
      "groups": shown.map(shelf),
    ]
    values["social"] = site.social.map { [$0.values(of: path)] } ?? []
    if group != nil {
      values["home"] = PageValues.link("../index.html", site.title)
    } else {
      if !site.summary.isEmpty { values["about"] = PageValues.text(site.summary) }
      values["hasChips"] = true
      values["chips"] =
        site.groups.count > 24
        ? []
        : site.groups.map {
          PageValues.link("#group-\($0.id)", $0.title)
        }
      values["symbols"] = PageValues.link(SymbolsPage.path, "All symbols")
      values["hero"] = site.featured.map(hero)
      values.merge(chapters) { $1 }
      values.merge(project) { $1 }
    }
    return shell.page(values)
  }

  private var summary: String {
    if let group { return PageValues.count(group.previews.count, "preview") }
    if site.groups.isEmpty { return "No previews yet" }
    let previews = PageValues.count(site.previewCount, "preview")
    return site.groups.count == 1
      ? previews : "\(previews) in \(PageValues.count(site.groups.count, "group"))"
  }

  /// What the index begins with: a preview that can be touched, beside its source.
  private func hero(_ preview: BuiltPreview) -> [String: Any] {
    var values = card(preview)
    let page = preview.pages[0]
    values["idiom"] = page.environment.idiom.rawValue
    values["preview"] = PageValues.text(
      address(of: preview, adding: "inset=\(page.environment.idiom.rawValue)"))
    if let source = site.sources[preview.id]?.first {
      values["source"] = source.values(in: site.project)
    }
    return values
  }

  /// The ways into the site, each a preview that can be touched.
  private var chapters: [String: Any] {
    [
      "hasChapters": !site.chapters.isEmpty,
      "chaptersTitle": "Begin here",
      "chapters": site.chapters.map { chapter, preview in
        let page = preview.pages[0]
        var values = PageValues.link(PageValues.reference(page.cataloguePath), chapter.title)
        values["words"] = PageValues.text(chapter.words)
        values["label"] = PageValues.text(preview.title)
        values["preview"] = PageValues.text(address(of: preview, adding: "inset=door"))
        values["idiom"] = page.environment.idiom.rawValue
        values["width"] = String(Int(page.environment.width))
        values["height"] = String(Int(page.environment.height))
        return values
      },
    ]
  }

  /// Where the site's sources are, and who may use them.
  private var project: [String: Any] {
    guard let project = site.project else { return [:] }
    var links: [[String: Any]] = []
    if let repository = project.repository {
      links.append(PageValues.link(repository, "Repository"))
    }
    if let documentation = project.documentation {
      links.append(PageValues.link(documentation, "Documentation"))
    }
    if let license = project.license, let place = project.address(of: "LICENSE") {
      links.append(PageValues.link(place, "\(license) licence"))
    }
    var values: [String: Any] = [
      "hasProject": !links.isEmpty, "project": links,
      "footer": ["words": PageValues.text(footer(project))],
    ]
    if let install = project.install {
      values["install"] = ["command": PageValues.text(install)]
    }
    return values
  }

  private func footer(_ project: ProjectLinks) -> String {
    let made = "Made with Cellophane \(Version.current)."
    // Where the licence cannot be read, its name stands here.
    guard project.repository == nil, let license = project.license else { return made }
    return "\(made) \(license) licence."
  }

  private func shelf(_ shelf: SiteMap.Group) -> [String: Any] {
    let isWhole = group != nil
    let showsAll = isWhole || site.previewCount <= Self.picturesInIndex
    // A picture of nothing says nothing: what is blank stands below the others by name.
    let pictured = shelf.previews.filter { !$0.isBlank }
    let cards = showsAll ? pictured[...] : pictured.prefix(Self.cardsInIndex)
    let hasNames = isWhole || site.previewCount <= Self.namesInIndex
    let names =
      hasNames ? pictured[cards.endIndex...] + shelf.previews.filter(\.isBlank) : []
    var values: [String: Any] = PageValues.link("\(root)\(shelf.path)", shelf.title)
    values["id"] = "group-\(shelf.id)"
    // A group's own page has the title above already.
    values["unseen"] = isWhole ? " class=\"unseen\"" : ""
    values["count"] = PageValues.grouped(shelf.previews.count)
    values["cards"] = cards.map(card)
    values["hasCards"] = !cards.isEmpty
    values["hasNames"] = !names.isEmpty
    values["names"] = names.map(card)
    if cards.count + names.count < shelf.previews.count {
      values["rest"] = PageValues.link(
        "\(root)\(shelf.path)", "All \(PageValues.grouped(shelf.previews.count)) previews")
    }
    return values
  }

  private func card(_ preview: BuiltPreview) -> [String: Any] {
    let page = preview.pages[0]
    var values = PageValues.link(root + PageValues.reference(page.cataloguePath), preview.title)
    values["preview"] = PageValues.text(
      address(of: preview, adding: "inset=embed"))
    values["kind"] = page.sheet == nil ? page.environment.idiom.rawValue : "cell"
    values["width"] = String(Int(page.environment.width))
    values["height"] = String(Int(page.environment.height))
    if let note = preview.notes.split(separator: "\n").first {
      values["detail"] = PageValues.text(Self.shortened(note))
    }
    let failure = Self.failure(preview)
    values["remark"] =
      failure ?? (preview.isBlank ? ["kind": "blank", "title": "Shows nothing by itself"] : nil)
    values["badge"] = failure ?? Self.badge(preview)
    if let sheet = page.sheet {
      values["sheet"] = PageValues.link(
        root + PageValues.reference(sheet), "All states of \(preview.title)")
    }
    values["hasFoot"] = values["badge"] != nil || values["sheet"] != nil
    return values
  }

  /// The preview's first page, at the moment that its author chose.
  private func address(of preview: BuiltPreview, adding query: String = "") -> String {
    let page = preview.pages[0]
    let path = root + PageValues.reference(page.path)
    guard !page.isFailure else { return path }
    return (preview.cover ?? PageMoment("")).address(of: path, adding: query)
  }

  private static func shortened(_ text: Substring) -> String {
    text.count <= 120 ? String(text) : text.prefix(119) + "…"
  }

  private static func failure(_ preview: BuiltPreview) -> [String: Any]? {
    preview.pages.contains(where: \.isFailure) ? ["kind": "failed", "title": "Failed"] : nil
  }

  private static func badge(_ preview: BuiltPreview) -> [String: Any]? {
    let findings = preview.problems.count
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
