import Foundation

/// What is found on every preview page of a site, each of which is opened once for all who ask.
struct PageSurvey: Sendable {
  /// What is asked of a page; the answer is what should not be there.
  enum Question: String {
    case complaints, repeatedIDs, widerThanTheWindow, lowRows, smallTargets, widerThan320, unfitting
  }

  /// The pages of one device in one look.
  enum Place: CaseIterable {
    case phone, pad, oldPhone

    fileprivate var gallery: Task<BuiltGallery, any Error> {
      self == .oldPhone ? BuiltGallery.iOS18 : BuiltGallery.shared
    }

    fileprivate var width: Int { self == .pad ? 1024 : 402 }

    /// The text sizes at the full width: all of them once, else those between which rules change.
    fileprivate var sizes: [String] { self == .phone ? FittingText.sizes : FittingText.someSizes }
  }

  static let phone = Task { try await PageSurvey(of: .phone) }
  static let pad = Task { try await PageSurvey(of: .pad) }
  static let oldPhone = Task { try await PageSurvey(of: .oldPhone) }

  static func of(_ place: Place) async throws -> PageSurvey {
    switch place {
    case .phone: try await phone.value
    case .pad: try await pad.value
    case .oldPhone: try await oldPhone.value
    }
  }

  /// By question, each with the page's name before it.
  private var found: [Question: [String]] = [:]
  private(set) var pages = 0

  subscript(question: Question) -> [String] { found[question] ?? [] }

  private init(of place: Place) async throws {
    let browser = try await Browser.dense.value
    let folder = try await place.gallery.value.folder.appending(path: "previews")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    ).filter {
      $0.pathExtension == "html" && $0.lastPathComponent.contains("-pad") == (place == .pad)
    }
    _ = try await browser.complaints()
    for file in files.sorted(by: { $0.path < $1.path }) {
      let page = file.deletingPathExtension().lastPathComponent
      try await browser.show(width: place.width, height: 874, scale: 1)
      try await browser.open(file)
      add(try await browser.complaints().map { .string($0) }, to: .complaints, page)
      try await ask(browser, Self.script, about: page, sizes: [])
      try await ask(browser, FittingText.check, about: page, sizes: place.sizes)
      guard place == .phone else { continue }
      // WCAG: 1280 points at 400 percent are 320.
      try await browser.show(width: 320, height: 256, scale: 4)
      try await ask(browser, Self.narrowScript, about: page, sizes: [])
      try await ask(browser, FittingText.check, about: page, sizes: FittingText.someSizes)
    }
    pages = files.count
  }

  private mutating func ask(
    _ browser: Browser, _ script: String, about page: String, sizes: [String]
  ) async throws {
    let answers = try await browser.run(script, [.array(sizes.map { .string($0) })])
    guard case .object(let findings) = answers else {
      return add(answers.array ?? [], to: .unfitting, page)
    }
    for (name, lines) in findings {
      if let question = Question(rawValue: name) { add(lines.array ?? [], to: question, page) }
    }
  }

  private mutating func add(_ lines: [JSON], to question: Question, _ page: String) {
    found[question, default: []] += lines.compactMap(\.string).map { "\(page): \($0)" }
  }

  // MARK: Scripts

  /// Each element is measured to 12 points around its middle; where it ends before, to where.
  private static let script = """
    const root = document.documentElement
    const ids = [...document.querySelectorAll('[id]')].map((one) => one.id)
    const hits = (one, x, y) => {
      const there = document.elementFromPoint(x, y)
      return there && (there === one || one.contains(there))
    }
    const middle = (one) => {
      const box = one.getBoundingClientRect()
      return [box.left + box.width / 2, box.top + box.height / 2]
    }
    const reach = (one) => {
      let [x, y] = middle(one)
      if (!hits(one, x, y) || y < 22 || y > innerHeight - 22) {
        one.scrollIntoView({ block: 'center', behavior: 'instant' });
        [x, y] = middle(one)
        if (!hits(one, x, y)) return null
      }
      const far = (by, down) => {
        let far = 0
        while (far < 22 && hits(one, x + by * (far + 1), y + down * (far + 1))) far++
        return far
      }
      const extent = (by, down) =>
        hits(one, x + 12 * by, y + 12 * down) && hits(one, x - 12 * by, y - 12 * down)
          ? 24 : far(by, down) + far(-by, -down) + 1
      return [extent(1, 0), extent(0, 1)]
    }
    const isShown = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      && one.getBoundingClientRect().width > 1
    return {
      repeatedIDs: ids.filter((id, index) => ids.indexOf(id) !== index),
      widerThanTheWindow: root.scrollWidth > root.clientWidth ? [`${root.scrollWidth}`] : [],
      // A header among the rows is as high as UIKit makes headers.
      lowRows: [...document.querySelectorAll(
          '.section[class*=appearance] .row > .cell[class*=content-]:not(.content-view)')]
        .filter((cell) => !cell.matches('[data-header] > *, [class*=-header]'))
        .filter((cell) => cell.checkVisibility())
        .map((cell) => [cell.parentElement.id, cell.getBoundingClientRect().height])
        .filter(([id, height]) => height > 0 && height < 44).map(String),
      // A link in a line of text is as high as the line.
      smallTargets: [...document.querySelectorAll('button, a[href], input, select')]
        .filter((one) => !one.matches('.run, :disabled, .outline-tools *, .action') && isShown(one))
        .map((one) => [one, reach(one)])
        .filter(([one, size]) => size && (size[0] < 24 || size[1] < 24))
        .map(([one, size]) => `${one.className} ${one.ariaLabel ?? one.textContent.trim()} ${size}`),
    }
    """

  /// What makes a page scroll sideways.
  static let narrowScript = """
    const root = document.documentElement
    if (root.scrollWidth <= innerWidth) return {}
    const wide = [...document.querySelectorAll('body *')]
      .find((one) => one.getBoundingClientRect().right > innerWidth + 1)
    return { widerThan320: [`${root.scrollWidth} ${wide?.outerHTML.slice(0, 100)}`] }
    """
}
