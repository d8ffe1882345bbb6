internal import CellophaneDocument
internal import CellophaneHTML
internal import CellophaneLook
internal import CellophanePreview
internal import CellophaneRendering
internal import Foundation

/// The page around a preview's page: what frames it, and the ways to the others.
struct CataloguePage: Sendable {
  let site: SiteMap
  let group: SiteMap.Group
  let preview: BuiltPreview
  let page: BuiltPage
  let sidebar: Sidebar.Slice

  func html(in shell: Shell) -> [UInt8] {
    let list = sidebar.rendered(current: preview.id)
    return shell.page(values(listNeeding: list.styles), body: list.bytes)
  }

  private func values(listNeeding styles: [StyleFile]) -> [String: Any] {
    var values: [String: Any] = [
      "attributes": Sidebar.rootAttributes(sidebar.look),
      "policy": PageValues.policy(hasFonts: !site.fonts.isEmpty),
      "site": PageValues.text(site.title),
      "title": PageValues.text(preview.title),
      "sideTitle": PageValues.text(group.title),
      "groupLink": PageValues.link("../\(group.path)", group.title),
      "styles":
        (PageFiles.styles(sidebar.look, styles) + SharedFiles.catalogueStyles + site.fonts)
        .map { "../\($0)" },
      "scripts": SharedFiles.catalogueScripts.map { "../\($0)" },
      "icon": "../\(SharedFiles.icon)",
      "socialTitle": PageValues.text("\(preview.title) · \(site.title)"),
      "social": site.social.map { [$0.values(of: page.cataloguePath)] } ?? [],
      "description": preview.notes.isEmpty
        ? [] : [PageValues.text(preview.notes.replacing("\n", with: " "))],
      "swipes": page.swipeable.map { " data-swipes=\"\(PageValues.text($0))\"" } ?? "",
      "preview": PageValues.text(PageValues.reference("../\(page.path)")),
      "inset": "?inset=\(page.environment.idiom.rawValue)",
      "previewName": PageValues.text(page.path),
      "look": page.look.title,
      "environment": PageValues.text(Self.title(of: page.environment)),
      "idiom": page.environment.idiom.rawValue,
      "width": String(Int(page.environment.width)),
      "height": String(Int(page.environment.height)),
      "place": PageValues.text(preview.file),
    ]
    values.merge(facts) { $1 }
    values.merge(ways) { $1 }
    return values
  }

  private var facts: [String: Any] {
    let sources = site.sources[preview.id] ?? []
    return [
      "hasParents": page.hasParents == true,
      "isEditable": page.editable.map { [PageValues.text($0)] } ?? [],
      "hasSources": !sources.isEmpty,
      "sources": sources.map { $0.values(in: site.project) },
      "isEmbeddable": !page.isFailure,
      "filter": PageValues.text(preview.id),
      "pageID": PageValues.text(page.id),
      "hasNotes": !preview.notes.isEmpty,
      "notes": preview.notes.split(separator: "\n").map { PageValues.text(String($0)) },
      "findings": [
        Self.list(preview.problems, title: PageValues.count(preview.problems.count, "finding")),
        Self.list(preview.findings.filter { $0.severity == .note }, title: "Remarks"),
      ].compactMap(\.self),
      "hasFrames": page.frames.count > 1,
      "frames": page.frames.map {
        [
          "href": PageValues.text("../" + PageValues.reference(page.path)) + "#" + $0.anchor,
          "title": PageValues.text($0.title),
          "summary": $0.summary.isEmpty ? [] : [PageValues.text($0.summary)],
        ] as [String: Any]
      },
    ]
  }

  /// Findings under a title; `nil` where there are none.
  private static func list(_ findings: [ResolvedFinding], title: String) -> [String: Any]? {
    guard !findings.isEmpty else { return nil }
    let items = findings.map { finding in
      [
        "severity": finding.severity.rawValue, "rule": PageValues.text(finding.rule),
        "message": PageValues.text(
          finding.item.map { "\($0): \(finding.message)" } ?? finding.message),
      ]
    }
    return ["title": title, "items": items]
  }

  private var ways: [String: Any] {
    let others = neighbours
    var ways: [String: Any] = [
      "hasEnvironments": preview.pages.count > 1,
      "environments": preview.pages.map { other in
        PageValues.link("\(other.id).html", title(of: other))
          .merging(["current": other.id == page.id ? " aria-current=\"page\"" : ""]) { $1 }
      },
      "hasGroups": !others.isEmpty,
      "groups": others.map { PageValues.link("../\($0.path)", $0.title) },
    ]
    if let sheet = page.sheet {
      ways["sheet"] = PageValues.link("../\(PageValues.reference(sheet))", "All states")
    }
    ways.merge(dials) { $1 }
    ways.merge(neighbouring) { $1 }
    if others.count + 1 < site.groups.count {
      ways["allGroups"] = PageValues.link(
        "../index.html", "All \(PageValues.grouped(site.groups.count)) groups")
    }
    if sidebar.isPart {
      ways["rest"] = PageValues.link(
        "../\(group.path)", "All \(PageValues.grouped(group.previews.count)) in \(group.title)")
    }
    return ways
  }

  /// The look, the scheme and the size of texts first; the others behind a button.
  private var dials: [String: Any] {
    let pages = PageDial.dials(of: page, among: preview.pages)
    let rows = SurroundingDial.rows(
      isSwipeable: page.swipeable != nil, isEditable: page.editable != nil)
    let device = SurroundingDial.device(of: page.environment)
    return [
      "lookDials": pages.filter(\.isOfLook).map(\.values),
      "firstDials": SurroundingDial.first.map(\.values),
      "dials": (SurroundingDial.more + [device, SurroundingDial.width, rows]).map(\.values),
      "pageDials": pages.filter { !$0.isOfLook }.map(\.values),
    ]
  }

  /// The previews before and after it in its group.
  private var neighbouring: [String: Any] {
    guard let index = group.previews.firstIndex(where: { $0.id == preview.id }) else { return [:] }
    let others = (before: index - 1, after: index + 1)
    let link = { (place: Int) -> [String: Any]? in
      guard group.previews.indices.contains(place) else { return nil }
      let other = group.previews[place]
      return PageValues.link("\(PageValues.reference(other.pages[0].id)).html", other.title)
    }
    var values: [String: Any] = ["hasNeighbours": group.previews.count > 1]
    values["previous"] = link(others.before)
    values["next"] = link(others.after)
    return values
  }

  /// How many groups before and after its own a page leads to, so that a site of many groups does
  /// not grow with their square.
  private static let reach = 12

  /// The other groups that the page leads to.
  private var neighbours: [SiteMap.Group] {
    guard let own = site.groups.firstIndex(where: { $0.id == group.id }) else { return [] }
    let first = max(0, min(own - Self.reach, site.groups.count - 2 * Self.reach - 1))
    return site.groups[first...].prefix(2 * Self.reach + 1).filter { $0.id != group.id }
  }

  /// What tells a page from the preview's others: `Phone, dark`, or `iOS 18, phone`.
  private func title(of other: BuiltPage) -> String {
    let title = Self.title(of: other.environment)
    guard preview.pages.contains(where: { $0.look != other.look }) else { return title }
    return "\(other.look.title), \(title.prefix(1).lowercased())\(title.dropFirst())"
  }

  /// An environment in words: `Phone, dark`.
  static func title(of environment: ResolvedEnvironment) -> String {
    var words = [environment.idiom == .phone ? "Phone" : "Pad"]
    if let language = environment.language { words.append(Self.name(ofLanguage: language)) }
    if environment.isDoubled { words.append("double length") }
    if environment.scheme != .automatic { words.append(environment.scheme.rawValue) }
    if environment.isHighContrast { words.append("high contrast") }
    if environment.direction == .rightToLeft, environment.language == nil {
      words.append("right to left")
    }
    if environment.textSize != .large { words.append(environment.textSize.words) }
    return words.joined(separator: ", ")
  }

  /// A language in English words: `Arabic`, `Portuguese (Brazil)`.
  static func name(ofLanguage tag: String) -> String {
    Locale(identifier: "en").localizedString(forIdentifier: tag) ?? tag
  }
}
