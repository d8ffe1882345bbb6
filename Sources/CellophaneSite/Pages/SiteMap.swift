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
  let groups: [Group]

  init(title: String, previews: [BuiltPreview]) {
    self.title = title
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
