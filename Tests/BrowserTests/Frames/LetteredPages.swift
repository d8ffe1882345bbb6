import CellophaneDocument
import CellophaneHTML
import CellophaneRendering
import CellophaneTemplates
import Foundation

/// Pages in the face that a site carries, one after another in a window of three pixels to a point.
struct LetteredPages {
  private let folder: URL

  /// - Parameter site: The site whose face and pictures pages show.
  init(of site: BuiltGallery) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "cellophane-frames-\(getpid())")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "previews"), withIntermediateDirectories: true)
    for path in ["styles", "assets"] {
      try FileManager.default.copyItem(
        at: site.folder.appending(path: path), to: folder.appending(path: path))
    }
    try site.fonts.write(to: folder.appending(path: "styles/fonts.css"))
    for (path, bytes) in PageFiles.all(looks: [.iOS26, .iOS18]) where path.hasPrefix("styles/") {
      try Data(bytes).write(to: folder.appending(path: path))
    }
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// Boxes of a page's views by their numbers, of its lists and of their rows by their places.
  func boxes(of page: ResolvedPage) async throws -> [String: CGRect] {
    let browser = try await Browser.wholeAndDense.value
    let html = PreviewPage(template: try PageTemplate(Templates.page), fonts: "styles/fonts.css")
      .html(of: page)
    let file = folder.appending(path: "previews/\(page.id)-\(page.environment.name).html")
    try Data(html).write(to: file)
    try await browser.show(
      width: Int(page.environment.width), height: Int(page.environment.height), scale: 3)
    try await browser.open(file)
    _ = try await browser.becomes("document.fonts.status === 'loaded'")
    var boxes: [String: CGRect] = [:]
    for entry in try await browser.run(Self.script).array ?? [] {
      guard let parts = entry.array, let name = parts.first?.string, boxes[name] == nil else {
        continue
      }
      let numbers = parts.dropFirst().compactMap(\.number)
      guard numbers.count == 4 else { continue }
      boxes[name] = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    return boxes
  }

  private static let script = """
    // What turns has another box at each moment.
    for (const one of document.getAnimations()) one.cancel()
    const found = []
    const seen = (one) => one.checkVisibility() && one.getClientRects().length > 0
    const add = (name, one) => {
      const { x, y, width, height } = one.getBoundingClientRect()
      found.push([name, x + scrollX, y + scrollY, width, height])
    }
    for (const one of document.querySelectorAll('[style*="--radius:1"]')) {
      const number = /--radius: ?(1\\d{4})px/.exec(one.getAttribute('style'))
      if (number && seen(one)) add(number[1], one)
    }
    const lists = [...document.querySelectorAll('.collection')].filter(seen)
    lists.forEach((list, index) => {
      add(`list ${index}`, list);
      [...list.querySelectorAll('.row')].filter((row) => row.closest('.collection') === list)
        .map((row) => [...row.querySelectorAll('.cell')].find(seen)).filter((cell) => cell)
        .forEach((cell, row) => add(`list ${index} row ${row}`, cell))
    })
    return found
    """
}
