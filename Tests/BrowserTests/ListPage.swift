import Foundation
import Testing

/// A page of the built gallery in a window, in the words of somebody who uses it.
struct ListPage: Sendable {
  let browser: Browser

  /// Opens a preview as a reader does who was never there.
  init(
    _ preview: String, frame: String? = nil, in window: Task<Browser, any Error> = Browser.shared,
    of gallery: Task<BuiltGallery, any Error> = BuiltGallery.shared, width: Int = 402,
    height: Int = 874
  ) async throws {
    browser = try await window.value
    var address = try await gallery.value.page(preview)
    if let frame {
      address = URL(string: "\(address.absoluteString)#frame-\(frame)") ?? address
    }
    try await browser.resize(width: width, height: height)
    try await Self.forget(in: browser)
    // An address that differs in its fragment alone would not be loaded again.
    if try await browser.address.prefix(while: { $0 != "#" })
      == address.absoluteString.prefix(while: { $0 != "#" })
    {
      try await browser.open(try #require(URL(string: "about:blank")))
    }
    try await browser.open(address)
    _ = try await browser.complaints()
  }

  /// A page that was drawn: what changes before that ends at once in Chromium.
  static func drawn(
    _ preview: String, of gallery: Task<BuiltGallery, any Error> = BuiltGallery.shared,
    height: Int = 874
  ) async throws -> ListPage {
    let page = try await ListPage(preview, of: gallery, height: height)
    // Nothing moves on a page that is not loaded, and rows may get other heights with its fonts.
    #expect(
      try await page.browser.becomes(
        "document.readyState === 'complete' && document.fonts.status === 'loaded'"))
    try await page.draw()
    return page
  }

  /// Puts a whole text into a field, as pasting does.
  func put(_ text: String, into field: String) async throws {
    try await browser.run(
      """
      const field = document.querySelector(arguments[1])
      field.focus()
      field.value = arguments[0]
      field.dispatchEvent(new Event('input', { bubbles: true }))
      """, [.string(text), .string(field)])
  }

  /// Waits until the page was drawn once more.
  func draw() async throws {
    try await browser.run(
      """
      window.isDrawn = false
      requestAnimationFrame(() => requestAnimationFrame(() => { window.isDrawn = true }))
      """)
    #expect(try await browser.becomes("window.isDrawn"))
  }

  /// Lets one kind of motion take a minute, so that it is still under way when it is looked at.
  func slow(_ motion: String) async throws {
    try await browser.run(
      "document.querySelector('.page').style.setProperty('--\(motion)', '60s')")
  }

  /// Forgets what pages have kept, and what the page that is open keeps as it is left.
  private static func forget(in browser: Browser) async throws {
    try await browser.run(
      """
      const forget = () => { try { localStorage.clear() } catch {} }
      forget()
      addEventListener('pagehide', forget)
      """)
  }

  /// The names of the rows that can be seen, in the page's order.
  func rows() async throws -> [String] {
    let names = try await browser.run(
      """
      return [...document.querySelectorAll('.row:not([data-leaving] *, [inert] *)')]
        .filter(row => row.checkVisibility({visibilityProperty: true}))
        .filter(row => row.getBoundingClientRect().height > 0)
        .map(row => {
          const name = [...row.querySelectorAll('.cell-text, .label')]
            .find(one => one.checkVisibility()) || row
          return name.textContent.trim()
        })
      """)
    return (names.array ?? []).compactMap(\.string)
  }

  /// The row that says something, among those that can be seen.
  func row(_ text: String) async throws -> Element {
    let found = try await browser.run(
      """
      const rows = [...document.querySelectorAll('.row:not([data-leaving] *, [inert] *)')]
        .filter(row => row.checkVisibility({visibilityProperty: true}))
      const says = (element) => element && element.textContent.trim() === arguments[0]
      return rows.find(row => says(row.querySelector('.cell-text, .label') || row))
        || rows.find(row => [...row.querySelectorAll('.cell-text, .label')].some(says)) || null
      """, [.string(text)])
    guard let element = Element(found, in: browser) else {
      throw DriverError.malformedResponse("no row '\(text)' in \(try await rows())")
    }
    return element
  }

  /// Taps the middle of a row's own cell, not of what stands under it.
  func tap(_ text: String) async throws {
    let row = try await row(text)
    let end = ContinuousClock.now + .seconds(5)
    repeat {
      for cell in try await row.all(":scope > .cell, :scope > .swipe > .slide > .cell")
      where try await cell.isDisplayed() {
        return try await cell.click()
      }
      // A row that comes is seen through at first.
      try await Task.sleep(for: .milliseconds(20))
    } while ContinuousClock.now < end
    throw DriverError.malformedResponse("'\(text)' has no cell that can be seen")
  }

  /// Taps a row's disclosure control.
  func disclose(_ text: String) async throws {
    guard let control = try await row(text).all(".outline-disclosure").first else {
      throw DriverError.malformedResponse("'\(text)' has no disclosure control")
    }
    // A row that moves is not where it is clicked; what turns for ever is not waited for.
    _ = try await browser.becomes(
      """
      !document.getAnimations().some((one) => one.playState === 'running'
        && one.timeline === document.timeline && !(one instanceof CSSAnimation))
      """)
    try await control.click()
  }

  /// Whether a row says that it is open; `nil` for a leaf.
  func isExpanded(_ text: String) async throws -> Bool? {
    try await row(text).attribute("aria-expanded").map { $0 == "true" }
  }

  func isSelected(_ text: String) async throws -> Bool {
    try await row(text).attribute("aria-selected") == "true"
  }

  /// Where a row's text begins, from the window's left edge.
  func indentation(_ text: String) async throws -> Double {
    try await browser.run(
      "return arguments[0].querySelector('.cell-text').getBoundingClientRect().left",
      [try await row(text).reference]
    ).number ?? 0
  }
}
