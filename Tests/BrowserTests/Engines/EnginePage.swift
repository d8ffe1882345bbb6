import Foundation

/// A page of the example site in an engine's window, in the words of somebody who uses it.
struct EnginePage: Sendable {
  let window: any EngineWindow

  /// Opens a preview as a reader does who was never there.
  init(_ preview: String, _ query: String = "", in engine: Engine) async throws {
    window = try await engine.window
    let site = try await BuiltGallery.shared.value
    // From another page, since a page keeps what is open as it is left.
    try await window.open(site.folder.appending(path: "404.html"))
    try await window.run("try { localStorage.clear() } catch {}")
    try await window.resize(width: 402, height: 874)
    let page = try site.page(preview)
    try await window.open(URL(string: page.absoluteString + query) ?? page)
  }

  /// An expression for the row that says something, among those that can be seen.
  func row(_ text: String) -> String {
    """
    [...document.querySelectorAll('.row')].find((row) => row.checkVisibility() \
    && !row.closest('[data-leaving]') && row.querySelector('.cell :is(.cell-text, .label)')?.textContent.trim() === '\(text)')
    """
  }

  /// An expression for the row's cell.
  func cell(_ text: String) -> String {
    "\(row(text)).querySelector(':scope > .cell, :scope > .swipe > .slide > .cell')"
  }

  /// The names of the rows that can be seen, in the page's order.
  func rows() async throws -> [String] {
    let names = try await window.run(
      """
      return [...document.querySelectorAll('.row')]
        .filter((row) => !row.closest('[data-leaving]'))
        .filter((row) => row.checkVisibility({ visibilityProperty: true }))
        .filter((row) => row.getBoundingClientRect().height > 0)
        .map((row) => (row.querySelector('.cell :is(.cell-text, .label)') ?? row).textContent.trim())
      """)
    return (names.array ?? []).compactMap(\.string)
  }

  /// Whether so many rows come to have actions uncovered, and the others rest on their cells.
  func opens(_ count: Int) async throws -> Bool {
    try await window.comes(
      """
      document.querySelectorAll('.row[data-swiped]').length === \(count)
        && [...document.querySelectorAll('.swipe, .slide')]
          .filter((box) => !box.closest('[data-leaving]'))
          .filter((box) => box.offsetWidth && box.scrollLeft !== 0).length === \(count)
      """)
  }

  /// Whether the row's whole cell can be seen.
  func rests(_ text: String) async throws -> Bool {
    try await window.comes(
      """
      (() => {
        const { left, right } = (\(cell(text))).getBoundingClientRect()
        return left > -1 && right < innerWidth + 1
      })()
      """)
  }
}
