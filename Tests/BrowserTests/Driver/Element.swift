/// An element of the page that a browser shows.
struct Element: Sendable {
  private static let key = "element-6066-11e4-a52e-4f735466cecf"

  private let id: String
  private let browser: Browser

  init?(_ reference: JSON, in browser: Browser) {
    guard let id = reference[Self.key]?.string else { return nil }
    self.id = id
    self.browser = browser
  }

  var reference: JSON { [Self.key: .string(id)] }

  private func get(_ what: String) async throws -> JSON {
    try await browser.send("GET", "element/\(id)/\(what)")
  }

  func click() async throws {
    try await _ = browser.send("POST", "element/\(id)/click", [:])
  }

  func type(_ text: String) async throws {
    try await _ = browser.send("POST", "element/\(id)/value", ["text": .string(text)])
  }

  /// The text that can be seen.
  func text() async throws -> String {
    try await get("text").string ?? ""
  }

  func attribute(_ name: String) async throws -> String? {
    try await get("attribute/\(name)").string
  }

  /// The role as assistive technology is told.
  func role() async throws -> String {
    try await get("computedrole").string ?? ""
  }

  /// The name as assistive technology is told.
  func name() async throws -> String {
    try await get("computedlabel").string ?? ""
  }

  func isDisplayed() async throws -> Bool {
    try await get("displayed").bool ?? false
  }

  /// A computed style.
  func style(_ property: String) async throws -> String {
    try await get("css/\(property)").string ?? ""
  }

  func focus() async throws {
    try await browser.run("arguments[0].focus()", [reference])
  }

  func all(_ selector: String) async throws -> [Element] {
    let found = try await browser.send(
      "POST", "element/\(id)/elements", ["using": "css selector", "value": .string(selector)])
    return (found.array ?? []).compactMap { Element($0, in: browser) }
  }
}
