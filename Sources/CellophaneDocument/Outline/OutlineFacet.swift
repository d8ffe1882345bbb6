internal import CellophaneLook

/// A word of an outline after which a value stands: `margins 15,16,15,8`.
///
/// Outlines are written and read back with the same words.
package enum OutlineFacet: String, CaseIterable, Sendable {
  case above, align, alpha, aspect, asset, at, back, backdrop, background, badge, below, border
  case cancel, chosen, color, distribute, done, gap, grows, height, hint, holds, indented, insets
  case inside, keeps, kern, knob, language, lines, link, margins, missing, on, outset, palette
  case pinned, placeholder, prompt, radius, raised, says, scale, scrolled
  case selects, space, spacing, stays, stroke, subtitle, symbol, tint, touched, track, value
  case weight, width
  case awayX = "away-x"
  case awayY = "away-y"
  case endInset = "end-inset"
  case imageGap = "image-gap"
  case largeColor = "large-color"
  case maximumHeight = "max-height"
  case maximumWidth = "max-width"
  case placeholderColor = "placeholder-color"
  case reservedHeight = "reserved-height"
  case reservedWidth = "reserved-width"
  case shiftX = "shift-x"
  case shiftY = "shift-y"
  case textInsets = "text-insets"
  case x, y
  // Of some nodes alone; elsewhere the words are others'.
  case across, detent, down, header, hides, image, level, narrow, tall, top

  /// The facet that a word begins; `nil` for a word of another kind.
  ///
  /// - Parameter node: The kind of node, as the line begins.
  package init?(_ word: String, in node: String) {
    guard let facet = OutlineFacet(rawValue: word), facet.node == nil || facet.node == node else {
      return nil
    }
    self = facet
  }

  /// The only kind of node that has it; `nil` where any may.
  package var node: String? {
    switch self {
    case .across, .down, .image: "content"
    case .header, .top: "section"
    case .hides, .narrow, .tall: "split"
    case .detent, .level: "presented"
    default: nil
    }
  }

  /// What it is called where people read of a change.
  package var name: String {
    switch self {
    case .above: "how far the backdrop reaches up"
    case .across: "space between texts across"
    case .align: "alignment"
    case .asset: "file"
    case .at: "place"
    case .awayX: "distance across"
    case .awayY: "distance down"
    case .back: "back title"
    case .backdrop: "colour of the backdrop"
    case .background, .on: "background colour"
    case .below: "how far the backdrop reaches down"
    case .border: "border width"
    case .cancel: "cancel title"
    case .chosen: "chosen colour"
    case .color: "colour"
    case .distribute: "distribution"
    case .done: "colour of what is done"
    case .down: "space between texts down"
    case .endInset: "room after the end"
    case .grows: "growth"
    case .header: "header mode"
    case .hides: "column that hides"
    case .holds: "distance from the upper edge"
    case .image: "space after the image"
    case .imageGap: "space beside the image"
    case .indented: "indentation"
    case .inside: "distance from the edge around it"
    case .knob: "knob colour"
    case .largeColor: "colour of the large title"
    case .maximumHeight: "greatest height"
    case .maximumWidth: "greatest width"
    case .missing: "missing picture"
    case .narrow: "column where it is narrow"
    case .pinned: "room above that is held"
    case .placeholderColor: "colour of the placeholder"
    case .radius: "corner radius"
    case .raised: "baseline"
    case .reservedHeight: "reserved height"
    case .reservedWidth: "reserved width"
    case .says: "label"
    case .scrolled: "background colour once scrolled"
    case .selects: "selection"
    case .shiftX: "shift across"
    case .shiftY: "shift down"
    case .stays: "distance from the lower edge"
    case .stroke: "stroke colour"
    case .tall: "behaviour where it is tall"
    case .textInsets: "insets of the text"
    case .top: "space above the header"
    case .touched: "background colour while touched"
    case .track: "track colour"
    case .x: "offset across"
    case .y: "offset down"
    default: rawValue
    }
  }
}

extension String {
  /// The value after the word of a facet.
  func after(_ facet: OutlineFacet) -> String { facet.rawValue + " " + self }
}

/// Words of an outline of which one is said at a time, by what they say.
package enum OutlineChoice {
  /// What each word chooses.
  package static let names: [String: String] = {
    var names: [String: String] = [:]
    func add(_ words: [String], _ name: String) {
      for word in words { names[word] = name }
    }
    // Where a word says several things, the last counts.
    add(ResolvedBackground.ImageMode.allCases.map(\.rawValue), "mode")
    add(ListAppearance.allCases.map(\.rawValue), "appearance")
    add(ResolvedText.Alignment.allCases.map(\.rawValue), "alignment")
    add(ResolvedText.Truncation.allCases.map(\.rawValue), "truncation")
    add(ContentStyle.allCases.map(\.rawValue), "style")
    add(BackgroundStyle.allCases.map(\.rawValue), "style")
    add(ResolvedText.Transform.allCases.filter { $0 != .none }.map(\.rawValue), "case")
    add(["on", "off"], "state")
    add(ResolvedStack.Axis.allCases.map(\.rawValue), "axis")
    add(Look.Name.allCases.map(\.rawValue), "look")
    return names
  }()

  /// Whether a word is a font's: a style of text, or a size.
  package static func isFont(_ word: String) -> Bool {
    TextStyle(rawValue: word) != nil || word.hasSuffix("pt") && Double(word.dropLast(2)) != nil
  }

  /// Whether a word is a colour: a name, or digits, and perhaps how much of it is seen.
  package static func isColor(_ word: String) -> Bool {
    let name = String(word.prefix { $0 != "*" })
    return name.hasPrefix("#") || SystemColor(rawValue: name) != nil
      || ["tint", "clear"].contains(name)
  }
}
