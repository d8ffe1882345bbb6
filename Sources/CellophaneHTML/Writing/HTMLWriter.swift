package import CellophaneDocument

/// Writes markup into one byte buffer, in one pass.
///
/// The result is well-formed XML and valid HTML at once: void tags are closed, all others have an
/// end tag. Every block element starts and ends on lines of its own, without indentation, so that
/// a change shows in the lines that it concerns. Names are static; values pass the one escaper.
package struct HTMLWriter: ~Copyable {
  private enum Position { case content, startTag, style }

  private var parts: AttributeValue
  private var position = Position.content
  /// The symbols that the markup refers to.
  private(set) var symbols: Set<SymbolReference> = []
  /// What the markup uses beside plain rows.
  private(set) var features: PageFeatures = []
  /// The stylesheets that the markup needs.
  private(set) var styles: StyleFiles = []
  /// What the lists in the markup are, by their names.
  private(set) var roles: [String: ResolvedCollection.Role] = [:]
  /// The alerts and menus that outcomes show, each once, in the order in which they came.
  private(set) var panels: [PagePanel] = []
  private var panelIDs: Set<String> = []
  /// Most rows show the symbol of the row before, which needs no look-up.
  private var lastSymbol = SymbolReference("")

  package var bytes: [UInt8] { parts.bytes.array }

  /// What was written, and then what another has.
  func bytes(followedBy other: borrowing HTMLWriter) -> [UInt8] {
    parts.bytes.array(followedBy: other.parts.bytes)
  }

  /// - Parameter capacity: How many bytes to make room for at first.
  package init(capacity: Int = 0) {
    parts = AttributeValue(capacity: capacity)
  }

  /// Makes room for so many rows, whose bytes are otherwise moved again and again.
  mutating func makeRoom(forRows count: Int) {
    parts.bytes.makeRoom(for: count << 10)
  }

  // MARK: Elements

  /// Writes an element on lines of its own.
  ///
  /// - Parameter content: Writes the attributes first, then the children or the text.
  @inline(__always)
  package mutating func element(
    _ name: StaticString, _ first: ClassName? = nil, _ second: ClassName? = nil,
    _ third: ClassName? = nil, content: (inout HTMLWriter) -> Void = { _ in }
  ) {
    finishStartTag(endsLine: true)
    startTag(name, first, second, third)
    content(&self)
    endTag(name)
    append(UInt8(ascii: "\n"))
  }

  /// Writes an element inside a line of text.
  package mutating func inline(
    _ name: StaticString, _ first: ClassName? = nil, _ second: ClassName? = nil,
    content: (inout HTMLWriter) -> Void
  ) {
    finishStartTag(endsLine: false)
    startTag(name, first, second, nil)
    content(&self)
    endTag(name)
  }

  /// Writes an element that has no content, such as an image, on a line of its own.
  package mutating func void(
    _ name: StaticString, _ first: ClassName? = nil, _ second: ClassName? = nil,
    attributes: (inout HTMLWriter) -> Void = { _ in }
  ) {
    finishStartTag(endsLine: true)
    inlineVoid(name, first, second, attributes: attributes)
    append(UInt8(ascii: "\n"))
  }

  /// Writes an element that has no content inside a line.
  package mutating func inlineVoid(
    _ name: StaticString, _ first: ClassName? = nil, _ second: ClassName? = nil,
    attributes: (inout HTMLWriter) -> Void
  ) {
    finishStartTag(endsLine: false)
    startTag(name, first, second, nil)
    attributes(&self)
    finishStyle()
    position = .content
    append("/>")
  }

  /// Writes escaped text.
  package mutating func text(_ string: String) {
    finishStartTag(endsLine: false)
    Escaping.append(string, to: &parts.bytes, inAttribute: false)
  }

  /// Writes text that is known when the program is compiled.
  package mutating func text(_ string: StaticString) {
    finishStartTag(endsLine: false)
    append(string)
  }

  /// Leaves room for words.
  mutating func gap(_ gap: Stencil.Gap) {
    finishStartTag(endsLine: false)
    parts.append(gap)
  }

  /// What was written, with the room that was left.
  var stencil: Stencil { Stencil(bytes: bytes, places: parts.places) }

  /// Writes a start tag that a stencil is to end with.
  mutating func open(
    _ name: StaticString, _ first: ClassName, attributes: (inout HTMLWriter) -> Void
  ) {
    startTag(name, first, nil, nil)
    attributes(&self)
    finishStyle()
  }

  /// Begins an element on lines of its own with the start tag of a stencil.
  mutating func start(_ opening: Stencil, ofRow row: String) {
    finishStartTag(endsLine: true)
    parts.append(opening, name: row, words: ResolvedWords())
    position = .startTag
  }

  /// Ends what was begun with a stencil.
  mutating func end(_ name: StaticString) {
    endTag(name)
    append(UInt8(ascii: "\n"))
  }

  /// Writes the elements of a stencil with a row's words in them.
  mutating func fill(_ stencil: Stencil, name: String, words: ResolvedWords) {
    finishStartTag(endsLine: true)
    parts.append(stencil, name: name, words: words)
  }

  /// Notes what another writer's markup, a stencil's, refers to and uses.
  mutating func refer(asIn other: borrowing HTMLWriter) {
    symbols.formUnion(other.symbols)
    features.formUnion(other.features)
    styles.formUnion(other.styles)
    for panel in other.panels { show(panel) }
  }

  /// Notes that the markup shows an alert.
  mutating func show(_ panel: PagePanel) {
    if panelIDs.insert(panel.id).inserted { panels.append(panel) }
  }

  /// Notes that the markup uses a feature.
  mutating func use(_ feature: PageFeatures) {
    features.formUnion(feature)
  }

  /// Notes what a list is; what is said first counts.
  mutating func note(_ role: ResolvedCollection.Role, of collection: String) {
    if roles[collection] == nil { roles[collection] = role }
  }

  /// Notes a stylesheet that more than the markup's classes needs.
  mutating func need(_ styles: StyleFiles) {
    self.styles.formUnion(styles)
  }

  /// Writes a reference to a symbol of the page's sprite.
  mutating func use(_ symbol: SymbolReference) {
    if symbol != lastSymbol {
      symbols.insert(symbol)
      lastSymbol = symbol
    }
    inlineVoid("use") { html in
      html.attribute("href") { value in
        value.append("#")
        symbol.appendID(to: &value)
      }
    }
  }

  // MARK: Attributes

  package mutating func attribute(_ name: StaticString, _ value: StaticString) {
    startAttribute(name)
    append(value)
    append(UInt8(ascii: "\""))
  }

  package mutating func attribute(_ name: StaticString, text value: String) {
    startAttribute(name)
    Escaping.append(value, to: &parts.bytes, inAttribute: true)
    append(UInt8(ascii: "\""))
  }

  package mutating func attribute(_ name: StaticString, number value: Double) {
    startAttribute(name)
    Numbers.append(value, to: &parts.bytes)
    append(UInt8(ascii: "\""))
  }

  /// Writes an attribute whose value is put together from parts.
  @inline(__always)
  package mutating func attribute(
    _ name: StaticString, value: (inout AttributeValue) -> Void
  ) {
    startAttribute(name)
    value(&parts)
    append(UInt8(ascii: "\""))
  }

  /// Writes a custom property into the element's style attribute, which starts with its first
  /// property and ends with its last.
  @inline(__always)
  package mutating func property(
    _ name: StaticString, value: (inout AttributeValue) -> Void
  ) {
    property(name, in: [], value: value)
  }

  /// Writes the twin of a custom property for states: `--selected-text-color`.
  package mutating func property(
    _ name: StaticString, in states: [ResolvedState], value: (inout AttributeValue) -> Void
  ) {
    if position == .startTag {
      append(" style=\"")
      position = .style
    } else {
      append(UInt8(ascii: ";"))
    }
    parts.append(name, in: states)
    append(UInt8(ascii: ":"))
    for state in states { append(state.toggle) }
    value(&parts)
  }

  // MARK: Parts

  @inline(__always)
  private mutating func startTag(
    _ name: StaticString, _ first: ClassName?, _ second: ClassName?, _ third: ClassName?
  ) {
    append(UInt8(ascii: "<"))
    append(name)
    position = .startTag
    guard let first else { return }
    append(" class=\"")
    append(first)
    if let second {
      append(UInt8(ascii: " "))
      append(second)
    }
    if let third {
      append(UInt8(ascii: " "))
      append(third)
    }
    append(UInt8(ascii: "\""))
  }

  @inline(__always)
  private mutating func endTag(_ name: StaticString) {
    finishStartTag(endsLine: false)
    append("</")
    append(name)
    append(UInt8(ascii: ">"))
  }

  @inline(__always)
  private mutating func startAttribute(_ name: StaticString) {
    finishStyle()
    append(UInt8(ascii: " "))
    append(name)
    append("=\"")
  }

  @inline(__always)
  private mutating func finishStyle() {
    guard position == .style else { return }
    append(UInt8(ascii: "\""))
    position = .startTag
  }

  @inline(__always)
  private mutating func finishStartTag(endsLine: Bool) {
    guard position != .content else { return }
    finishStyle()
    position = .content
    append(UInt8(ascii: ">"))
    if endsLine { append(UInt8(ascii: "\n")) }
  }

  @inline(__always)
  private mutating func append(_ byte: UInt8) {
    parts.bytes.append(byte)
  }

  @inline(__always)
  private mutating func append(_ string: StaticString) {
    parts.append(string)
  }

  @inline(__always)
  private mutating func append(_ name: ClassName) {
    parts.append(name.name)
    styles.formUnion(name.styles)
  }
}
