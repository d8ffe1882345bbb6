import Foundation
import Seeding

/// What is found on every preview page of a site, all of which are opened once for all who ask.
struct PageSurvey: Sendable {
  /// What is asked of a page; the answer is what should not be there.
  enum Question: String {
    case complaints, repeatedIDs, widerThanTheWindow, lowRows, smallTargets, widerThan320
    case unfitting, unreadable
  }

  /// The pages of one device in one look.
  enum Place: CaseIterable {
    case phone, pad, oldPhone

    fileprivate var gallery: Task<BuiltGallery, any Error> {
      self == .oldPhone ? BuiltGallery.iOS18 : BuiltGallery.shared
    }

    fileprivate var width: Int { self == .pad ? 1024 : 402 }

    /// The text sizes at the full width: those between which rules change, and on a phone a share of
    /// the others.
    fileprivate var sizes: [String] {
      let others = FittingText.sizes.filter { !FittingText.someSizes.contains($0) }
      let share = self == .phone ? Turn.share(others, oneIn: 3, of: "text sizes") : []
      return FittingText.someSizes + share
    }
  }

  /// The ids of those previews that are opened in the older look too: the looks differ in measures,
  /// which one page has as others.
  static let olderPreviews = Task {
    Turn.share(
      try await BuiltGallery.shared.value.previews(), oneIn: 10, of: "previews in the older look")
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
    let files =
      switch place {
      case .phone:
        Turn.share(try await Self.pages(of: place), oneIn: 6, of: "phone pages in every size")
      case .oldPhone:
        try await Self.olderPreviews.value.map { "previews/\($0).html" }
          .filter(try await Self.pages(of: place).contains)
      case .pad: try await Self.pages(of: place)
      }
    let framed = try await FramedPages(
      files, of: place.gallery, runsScript: true, width: place.width)
    pages = framed.count
    if place == .phone {
      try await addNarrow(files, of: place.gallery.value.folder)
    } else {
      // From a disk, as a reader opens them: there a page may not look into others.
      found[.complaints] = try await framed.complaints(in: Browser.dense.value)
    }
    found = try await framed.open(in: Browser.framing.value) { [self] frames in
      var survey = self
      let sizes = JSON.array(place.sizes.map { .string($0) })
      survey.add(
        try await frames.ask(EnginesSuite.RestTests.unreadable, width: place.width), to: .unreadable
      )
      survey.add(
        try await frames.ask(FittingText.check, [sizes], width: place.width), to: .unfitting)
      survey.add(try await frames.ask(Self.script, width: place.width))
      return survey.found
    }
  }

  /// The pages that a device shows.
  private static func pages(of place: Place) async throws -> [String] {
    try await place.gallery.value.pages(in: "previews")
      .filter { $0.contains("-pad") == (place == .pad) }
  }

  /// Opens pages in a narrow window, from a disk as a reader does.
  private mutating func addNarrow(_ pages: [String], of folder: URL) async throws {
    let browser = try await Browser.dense.value
    _ = try await browser.complaints()
    // WCAG: 1280 points at 400 percent are 320.
    try await browser.show(width: 320, height: 256, scale: 4)
    let sizes = JSON.array(FittingText.someSizes.map { .string($0) })
    for page in pages {
      try await browser.open(folder.appending(path: page))
      found[.complaints, default: []] += try await browser.complaints()
      add([(page, try await browser.run(Self.narrowScript))])
      add([(page, try await browser.run(FittingText.check, [sizes]))], to: .unfitting)
    }
  }

  /// Takes answers to a question, which are lines.
  private mutating func add(_ answers: [(page: String, answer: JSON)], to question: Question) {
    for (page, answer) in answers {
      found[question, default: []] += (answer.array ?? []).compactMap(\.string)
        .map { "\(page): \($0)" }
    }
  }

  /// Takes answers to several questions, which are lines by question.
  private mutating func add(_ answers: [(page: String, answer: JSON)]) {
    for (page, answer) in answers {
      guard case .object(let lines) = answer else { continue }
      for (name, lines) in lines {
        if let question = Question(rawValue: name) { add([(page, lines)], to: question) }
      }
    }
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
      if (!hits(one, x, y) || y < 22 || y > window.innerHeight - 22) {
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
  private static let narrowScript = """
    const root = document.documentElement
    if (root.scrollWidth <= window.innerWidth) return {}
    const wide = [...document.querySelectorAll('body *')]
      .find((one) => one.getBoundingClientRect().right > window.innerWidth + 1)
    return { widerThan320: [`${root.scrollWidth} ${wide?.outerHTML.slice(0, 100)}`] }
    """
}
