internal import CellophaneDocument
internal import CellophaneHTML
internal import CellophaneLook
internal import CellophaneRendering

/// The list of a group's previews beside each of them, in a list's own look.
enum Sidebar {
  /// The previews that one sidebar lists; a large group has several, so that a site does not grow
  /// with the square of its previews.
  struct Slice: Sendable {
    let group: SiteMap.Group
    let previews: ArraySlice<BuiltPreview>
    /// With a row for each preview and nothing chosen.
    var list: ResolvedCollection
    let look: Look.Name

    var isPart: Bool { previews.count < group.previews.count }

    /// The list on the page of one of its previews.
    func rendered(current: String) -> RenderedBody {
      var list = list
      for (index, preview) in previews.enumerated()
      where preview.id == current && list.sections[0].rows.indices.contains(index) {
        list.sections[0].rows[index].isSelected = true
      }
      return PageRenderer.part(list, look: Look(look))
    }
  }

  /// How many previews a sidebar lists at most.
  static let length = 50

  /// The sidebars of every group.
  static func slices(of map: SiteMap, look: Look.Name) -> [Slice] {
    var slices: [Slice] = []
    for group in map.groups {
      for start in stride(from: 0, to: group.previews.count, by: length) {
        let previews = group.previews[start...].prefix(length)
        let list = SidebarList(label: group.title, look: Look(look)).collection(
          previews.map { ($0.title, "\(PageValues.reference($0.pages[0].id)).html") })
        slices.append(Slice(group: group, previews: previews, list: list, look: look))
      }
    }
    return slices
  }

  /// The attributes that the root of a page with a sidebar has.
  static func rootAttributes(_ look: Look.Name) -> String {
    " lang=\"en\" data-look=\"\(look.rawValue)\" data-idiom=\"pad\" data-text-size=\"large\""
  }
}
