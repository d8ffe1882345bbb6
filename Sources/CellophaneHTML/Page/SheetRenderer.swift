package import CellophaneDocument
internal import CellophaneLook

/// Writes a cell as it is in each of its states, as often as a page shows them.
package struct SheetRenderer {
  /// What a sheet is made of beside its shell.
  package struct Sheet {
    /// The symbols to which the cells refer.
    package var sprite: [UInt8]
    /// One list for each state, for each place.
    package var lists: [[[UInt8]]]
    /// The stylesheets that the lists need beside their look's.
    package var styles: [StyleFile]
  }

  /// The states that a sheet shows: none, each alone, and the combinations in which the cell
  /// differs from what the later of the states makes of it.
  package static func states(of page: ResolvedPage) -> [[ResolvedState]] {
    let single =
      [
        [], [.highlighted], [.selected], [.focused], [.disabled], [.editing], [.swiped],
        [.expanded],
      ] as [[ResolvedState]]
    let combined = page.cellList?.sections.first?.rows.first?.variants.map(\.states)
      .filter { $0.count > 1 }
    return single + (combined ?? []).prefix(8)
  }

  /// - Parameter places: What ids begin with in each place, so that no two are the same.
  package static func sheet(of page: ResolvedPage, places: [String]) -> Sheet {
    var sheet = Sheet(sprite: [], lists: [], styles: [])
    guard let list = page.cellList else { return sheet }
    var all = HTMLWriter()
    for place in places {
      sheet.lists.append(
        states(of: page).enumerated().map { index, states in
          var html = HTMLWriter(capacity: 1 << 12)
          var scope = Scope(look: Look(page.look), language: page.language)
          scope.prefix = "\(place)-\(index):"
          list.showing(states).write(to: &html, in: scope)
          all.refer(asIn: html)
          return html.bytes
        })
    }
    all.need(.screen)
    sheet.styles = all.styles.files
    if !all.symbols.isEmpty {
      var sprite = HTMLWriter(capacity: 1 << 12)
      Symbols.writeSprite(of: all.symbols, to: &sprite)
      sheet.sprite = sprite.bytes
    }
    return sheet
  }
}

extension ResolvedPage {
  /// The list around the page's one cell.
  fileprivate var cellList: ResolvedCollection? {
    guard showsCell, case .collection(let list) = frames.first?.screen else { return nil }
    return list
  }
}

extension ResolvedCollection {
  /// The same rows as they are in some states, for looking only.
  fileprivate func showing(_ states: [ResolvedState]) -> ResolvedCollection {
    var list = self
    list.role = .list
    list.selection = .none
    list.isEditing = states.contains(.editing)
    list.sections = sections.map { section in
      var section = section
      section.rows = section.rows.map { $0.showing(states) }
      return section
    }
    return list
  }
}

extension ResolvedRow {
  fileprivate func showing(_ states: [ResolvedState]) -> ResolvedRow {
    let shown = variants.last { $0.states.allSatisfy(states.contains) }?.cell ?? cell
    var row = ResolvedRow(name: name, cell: shown, separators: separators)
    row.height = height
    return row
  }
}
