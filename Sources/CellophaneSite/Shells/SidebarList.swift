internal import CellophaneDocument
internal import CellophaneLook

/// A list of links in the sidebar appearance of a look, with nothing in it that an author changed.
struct SidebarList {
  let label: String
  let look: Look

  /// The list as navigation: each row has a title and leads to its link.
  func collection(_ rows: [(title: String, link: String)]) -> ResolvedCollection {
    ResolvedCollection(
      name: "sidebar", label: label, role: .navigation, selection: .none,
      sections: [
        ResolvedSection(
          name: "0", layout: .list(ResolvedListLayout(appearance: .sidebar)),
          rows: rows.enumerated().map { number, row in
            ResolvedRow(
              name: "\(number)", cell: cell(row.title),
              tap: ResolvedOutcome([.open(url: row.link)]),
              separators: ResolvedSeparators(top: .hidden, bottom: .hidden))
          })
      ])
  }

  private func cell(_ title: String) -> ResolvedCell {
    let content = look.content(.sidebarCell)
    let background = look.background(.listSidebarCell)
    return ResolvedCell(
      content: .list(
        ResolvedListContent(
          style: .sidebarCell,
          text: ResolvedText(
            runs: [ResolvedRun(title)], font: content.text.font, color: content.text.color,
            numberOfLines: content.text.numberOfLines),
          prefersSideBySide: content.prefersSideBySide, margins: content.margins,
          imageToTextPadding: content.imageToTextPadding,
          horizontalTextPadding: content.horizontalTextPadding,
          verticalTextPadding: content.verticalTextPadding)),
      background: ResolvedBackground(
        style: .listSidebarCell, color: background.color, cornerRadius: background.cornerRadius))
  }
}
