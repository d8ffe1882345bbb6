import CellophaneDocument

extension ResolvedPage {
  /// What the first frame shows at the start.
  var start: ResolvedScreen {
    frames[0].screen ?? .view(ResolvedView(kind: .plain))
  }

  /// The bodies that edits put on the page.
  var pool: BodyPool {
    var pool = BodyPool()
    for body in bodies { _ = pool.add(body.content, for: body.name.element) }
    return pool
  }
}

extension ResolvedScreen {
  var list: ResolvedCollection? {
    switch self {
    case .collection(let list): list
    case .navigation(let bar): bar.content.list
    default: nil
    }
  }

  /// The items of its bar.
  var items: [ResolvedBarItem] {
    guard case .navigation(let bar) = self else { return [] }
    return bar.leadingItems + bar.trailingItems
  }

  private func rows(_ visit: (ResolvedRow, Int) -> Void) {
    func walk(_ rows: [ResolvedRow], _ depth: Int) {
      for row in rows {
        visit(row, depth)
        walk(row.children, depth + 1)
      }
    }
    for section in list?.sections ?? [] { walk(section.rows, 0) }
  }

  /// What a tap on a row does, by the end of the row's name.
  func tap(on name: String) -> [ResolvedEdit] {
    var found: [ResolvedEdit] = []
    rows { row, _ in
      if row.name == name || row.name.hasSuffix("/\(name)") { found = row.tap?.edits ?? [] }
    }
    return found
  }

  var rowLines: [String] {
    var lines: [String] = []
    rows { row, depth in
      let state = row.expansion.map { $0.isExpanded ? " open" : " closed" } ?? ""
      lines.append(
        String(repeating: "  ", count: depth) + row.name + (row.isHeader ? " header" : "") + state)
    }
    return lines
  }
}
