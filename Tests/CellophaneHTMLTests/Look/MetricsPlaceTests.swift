import CellophaneHTML
import CellophaneLook
import CellophaneTemplates
import Testing

/// Where measures stand: in the looks' tables, which reach stylesheets as custom properties.
@Suite struct MetricsPlaceTests {
  /// The stylesheets of what a look draws. Those of the catalogue, of sheets and of steps draw
  /// tools of the site's own.
  private static let drawn = Templates.stylesheets.filter {
    !["catalogue.css", "sheet.css", "steps.css"].contains($0.name)
  }

  /// What is no measure of a look: nothing, and the thinnest line.
  private static let allowed: Set<String> = ["0px", "1px", "-1px", "1em"]

  /// The declarations of a stylesheet, with the selector of each.
  private func declarations(of css: String) -> [(selector: String, declaration: String)] {
    var found: [(String, String)] = []
    var selectors: [String] = []
    var part = ""
    for character in css.replacing(/\/\*(.|\n)*?\*\//, with: "") {
      switch character {
      case "{":
        selectors.append(part.trimmed)
        part = ""
      case "}", ";":
        if part.trimmed.contains(":") { found.append((selectors.last ?? "", part.trimmed)) }
        part = ""
        if character == "}" { _ = selectors.popLast() }
      default: part.append(character)
      }
    }
    return found
  }

  /// The lengths and times that a declaration says outside strings.
  private func measures(in declaration: String) -> [String] {
    declaration.replacing(/"[^"]*"/, with: "")
      .split { ":,()/*".contains($0) || $0.isWhitespace }.map { String($0) }
      .filter { $0.wholeMatch(of: /-?\d*\.?\d+(px|pt|rem|em|ms|s)/) != nil }
      .filter { !Self.allowed.contains($0) }
  }

  @Test func noMeasureOfALookStandsInAStylesheet() {
    for sheet in Self.drawn {
      for (selector, declaration) in declarations(of: String(decoding: sheet.bytes, as: UTF8.self))
      where !measures(in: declaration).isEmpty {
        #expect(
          isOwn(selector, declaration),
          "\(sheet.name): '\(selector) { \(declaration) }' says a measure; put it into the look's table"
        )
      }
    }
  }

  /// What no look draws: the ring around what has the focus, what is announced, the height of a
  /// device's status, a symbol's stroke on its own grid, the least target that WCAG asks for, and
  /// the grip of a row that swipes.
  private func isOwn(_ selector: String, _ declaration: String) -> Bool {
    selector == ".announcement" || declaration.hasPrefix("--focus-")
      || declaration.hasPrefix("--status-height") || declaration.hasPrefix("stroke-width")
      || declaration.hasPrefix("--least-target") || declaration.hasPrefix("--grip-")
      || declaration.hasPrefix("transition-duration: 0s")
      || declaration.hasPrefix("animation-duration: 0s")
  }

  @Test func aMeasureInAStylesheetIsSeen() {
    let css =
      "/* 3px */ .a { margin: 0 1px; --b: url(\"4px\"); } @media (min-width: 5px) { .c { gap: 0.5rem; } }"
    let found = declarations(of: css).flatMap { measures(in: $0.declaration) }
    #expect(found == ["0.5rem"])
  }

  @Test(arguments: Look.Name.allCases)
  func everyTokenThatAStylesheetUsesIsDeclared(name: Look.Name) {
    let look = String(decoding: LookStylesheet.css(for: Look(name)), as: UTF8.self)
    let declared = Set(
      (look + Templates.stylesheets.map { String(decoding: $0.bytes, as: UTF8.self) }.joined())
        .matches(of: /(--[a-z0-9-]+):/).map { String($0.output.1) })
    for sheet in Self.drawn {
      // Where nothing stands in for it, a token has to be there.
      let used = String(decoding: sheet.bytes, as: UTF8.self).matches(of: /var\((--[a-z0-9-]+)\)/)
      let missing = Set(used.map { String($0.output.1) }).subtracting(declared)
        .subtracting(Self.written)
      #expect(missing.sorted() == [], "\(sheet.name)")
    }
  }

  /// What elements say of themselves.
  private static let written: Set<String> = [
    "--backdrop", "--columns", "--content-height", "--content-width", "--edge-margin", "--height",
    "--hold",
    "--layer-place", "--lines", "--part", "--separator-start", "--stay", "--top", "--left",
    "--width", "--x", "--y",
  ]
}

extension String {
  fileprivate var trimmed: String {
    var part = Substring(self)
    while part.first?.isWhitespace == true { part.removeFirst() }
    while part.last?.isWhitespace == true { part.removeLast() }
    return String(part)
  }
}
