import CellophaneValidation
import Foundation
import Testing

extension BrowserSuite {
  /// What is said of pages of the gallery, as we read them and as the browser tells a screen reader.
  @Suite struct SpokenPageTests {
    private static let pages = [
      "tap-anywhere", "an-inbox", "controls-in-accessories", "controls", "double-column",
      "a-diffable-table", "an-album", "accessories", "custom-cells-that-swipe", "ray-tube",
      "cafes", "no-connection", "a-packing-list",
    ]

    private func tree(_ page: String) async throws -> AccessibilityTree {
      let file = try await BuiltGallery.shared.value.page(page)
      return try AccessibilityTree(of: [UInt8](Data(contentsOf: file)))
    }

    @Test(arguments: pages) func theBrowserSaysWhatWeRead(page: String) async throws {
      let ours = try await tree(page).nodes.flatMap(\.spoken)
      let shown = try await ListPage(page)
      let answer = try await shown.browser.command("Accessibility.getFullAXTree")
      let theirs = BrowserTree(answer["nodes"]?.array ?? []).spoken
      #expect(ours.filter { !theirs.contains($0) } == [], "only we say this")
      #expect(theirs.filter { !ours.contains($0) } == [], "only the browser says this")
      #expect(ours == theirs)
    }
  }
}

extension AccessibilityTree.Node {
  /// Roles with their names in the order of reading, words alone left out.
  fileprivate var spoken: [String] {
    let own = role == "text" ? [] : [role + " " + name]
    return own + children.flatMap(\.spoken)
  }
}

/// What Chromium tells assistive technology.
private struct BrowserTree {
  private var nodes: [String: JSON] = [:]
  private var root: JSON?

  /// Chromium's own words for what ARIA calls otherwise.
  private static let roles = ["image": "img", "Iframe": "iframe", "ComboBoxSelect": "combobox"]
  /// What is no role of ARIA's.
  private static let others: Set<String> = [
    "RootWebArea", "StaticText", "InlineTextBox", "generic", "none", "paragraph", "LabelText",
    "ListMarker", "LineBreak", "MenuListPopup", "option", "sectionheader",
    "sectionfooter",
  ]

  init(_ answer: [JSON]) {
    for node in answer {
      if let id = node["nodeId"]?.string { nodes[id] = node }
    }
    root = answer.first
  }

  var spoken: [String] { root.map(spoken) ?? [] }

  private func spoken(_ node: JSON) -> [String] {
    let children = (node["childIds"]?.array ?? []).compactMap(\.string).compactMap { nodes[$0] }
    let inside = children.flatMap(spoken)
    let role = node["role"]?["value"]?.string ?? "none"
    if node["ignored"] == true || Self.others.contains(role) { return inside }
    let name = node["name"]?["value"]?.string ?? ""
    let words = name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    // The rows of a closed parent can be found, and are not heard.
    if role == "group", words.isEmpty, inside.isEmpty { return [] }
    let own = (Self.roles[role] ?? role) + " " + words
    // ARIA: what is in a button is not heard but for its name. Chromium keeps it in its tree.
    return role == "button" ? [own] : [own] + inside
  }
}
