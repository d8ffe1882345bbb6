internal import CellophaneDocument

/// An alert or a menu that outcomes of a page show; it stands once in the page, whatever shows it.
struct PagePanel {
  /// A name that says what is in it, so that other panels change nothing.
  let id: String
  private let content: Content

  private enum Content {
    case alert(PageAlert)
    case menu(PageMenu)
  }

  /// An alert; `nil` for any other edit.
  init?(_ edit: ResolvedEdit, in scope: Scope) {
    guard let alert = PageAlert(edit, in: scope) else { return nil }
    var words = HTMLWriter(capacity: 1 << 9)
    alert.writeInside(to: &words)
    id = "alert-" + Self.digest(of: words)
    content = .alert(alert)
  }

  /// A menu.
  ///
  /// - Parameter isOver: Whether it covers what it comes from.
  init(_ menu: ResolvedMenu, isOver: Bool, in scope: Scope) {
    var words = HTMLWriter(capacity: 1 << 9)
    PageMenu(menu, id: "", root: "", isOver: isOver, in: scope).writeEverything(to: &words)
    id = "menu-" + Self.digest(of: words)
    content = .menu(PageMenu(menu, id: id, root: id, isOver: isOver, in: scope))
  }

  /// FNV-1a.
  private static func digest(of words: borrowing HTMLWriter) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in words.bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }

  func write(to html: inout HTMLWriter) {
    switch content {
    case .alert(let alert): alert.write(called: id, to: &html)
    case .menu(let menu): menu.writeEverything(to: &html)
    }
  }
}

extension HTMLWriter {
  /// Writes the panels that the markup so far shows, and those that these show.
  mutating func writePanels() {
    var written = 0
    while written < panels.count {
      panels[written].write(to: &self)
      written += 1
    }
  }
}
