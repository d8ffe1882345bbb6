internal import CellophaneDocument
internal import CellophanePreview

/// Where everything of a site stands: its previews in their groups, in the order of declaration.
struct SiteMap: Sendable {
  struct Group: Hashable, Sendable {
    var title: String
    /// The stem of its page's file name.
    var id: String
    var previews: [BuiltPreview]
    var path: String { "groups/\(id).html" }
  }

  let title: String
  /// What it says of itself; may be empty.
  let summary: String
  let groups: [Group]
  /// The preview that the index begins with.
  let featured: BuiltPreview?
  /// The ways into the site, with their previews.
  var chapters: [(chapter: Chapter, preview: BuiltPreview)] = []
  /// Where its sources are; `nil` is nowhere.
  var project: ProjectLinks?
  /// What pages say to those who show links to them.
  var social: SocialPreview?
  /// The stylesheets of its fonts; the pages around previews may be set in Inter too.
  var fonts: [String] = []
  /// The code beside previews, by their ids.
  let sources: [String: [SourceListing]]

  init(
    title: String, summary: String = "", previews: [BuiltPreview], featured: String? = nil,
    sources: [String: [SourceListing]] = [:]
  ) {
    self.title = title
    self.summary = summary
    self.featured = previews.first { $0.title == featured }
    self.sources = sources
    var order: [String] = []
    var members: [String: [BuiltPreview]] = [:]
    for preview in previews {
      if members[preview.group] == nil { order.append(preview.group) }
      members[preview.group, default: []].append(preview)
    }
    var taken: Set<String> = []
    groups = order.map { name in
      let title = name.isEmpty ? "Previews" : name
      return Group(title: title, id: Self.id(title, &taken), previews: members[name] ?? [])
    }
  }

  /// A name of its own for a group, even where two titles have the same letters.
  private static func id(_ title: String, _ taken: inout Set<String>) -> String {
    let stem = fileName(of: title).isEmpty ? "group" : fileName(of: title)
    var id = stem
    var count = 2
    while !taken.insert(id).inserted {
      id = "\(stem)-\(count)"
      count += 1
    }
    return id
  }

  var previewCount: Int { groups.reduce(0) { $0 + $1.previews.count } }
}
