internal import CellophaneDocument
internal import CellophaneFiles
internal import CellophaneLook
package import CellophaneValidation

/// What `show` says to programs.
package struct ShowAnswer: JSONAnswer {
  package static let schema = "show/1"

  package var previews: [ShownPreview]

  package init(previews: [ShownPreview]) {
    self.previews = previews
  }
}

/// A preview that was asked, with all of its pages that were meant.
package struct ShownPreview: Encodable, Sendable {
  package var id: String
  package var title: String
  package var group: String
  package var notes: String
  /// Where it is declared: from here where the file is below, else whole.
  package var file: String
  package var line: Int
  /// The files for which it is shown, where only previews of changed files are.
  package var changed: [String]?
  /// None where the code of the preview did not come to an end: a finding says why.
  package var pages: [ShownPage]
  package var findings: [Finding]
}

/// A page, as it is before anybody touches it.
package struct ShownPage: Encodable, Sendable {
  package struct Frame: Encodable, Sendable {
    var name: String
    var title: String
    /// What its step changes, in words; empty for the first.
    var summary: String
  }

  package struct Surroundings: Encodable, Sendable {
    var name: String
    var device: String
    /// Points.
    var width: Double
    /// Points.
    var height: Double
    var scheme: String
    var textSize: String
    var direction: String
    /// BCP 47; `nil` is the site's.
    var language: String?
  }

  package var id: String
  var look: String
  var environment: Surroundings
  var frames: [Frame]
  /// What a screen reader finds on the screen; what is the page's own is left out.
  package var elements: [ShownElement]
  /// The tree of elements in lines, for people.
  package var text: String
  /// The document in lines, as a fixture has it.
  package var outline: String?
  /// The file of its picture.
  package var picture: String?

  private enum CodingKeys: CodingKey {
    case id, look, environment, frames, elements, outline, picture
  }
}

/// Something on a page that has a role.
package struct ShownElement: Encodable, Sendable {
  /// ARIA's; `text` for words outside any other.
  var role: String
  /// `nil` where it is called nothing.
  var name: String?
  /// ARIA's: `expanded`, `selected`, `level=2`; `nil` where there are none.
  var states: [String]?
  /// What the page calls it, as addresses and findings do.
  var id: String?
  /// Where it lies; `nil` where nothing measured it or it is not in sight.
  var box: Box?
  /// `nil` where there are none.
  var children: [ShownElement]?

  /// A rectangle in points, from the page's upper left corner.
  package struct Box: Encodable, Hashable, Sendable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double
  }
}

extension ShownElement {
  /// - Parameter boxes: One for each start tag of the page, in order; empty where none was measured.
  init(_ node: AccessibilityTree.Node, boxes: [PageView.Box?]) {
    role = node.role
    name = node.name.isEmpty ? nil : node.name
    states = node.states.isEmpty ? nil : node.states
    id = node.id
    if let ordinal = node.ordinal, boxes.indices.contains(ordinal), let found = boxes[ordinal] {
      box = Box(x: found.x, y: found.y, width: found.width, height: found.height)
    }
    if !node.children.isEmpty { children = node.children.map { ShownElement($0, boxes: boxes) } }
  }
}

extension ShownPage {
  init(_ page: BuiltPage, _ tree: AccessibilityTree, boxes: [PageView.Box?]) {
    id = page.id
    look = page.look.rawValue
    environment = Surroundings(
      name: page.environment.name, device: page.environment.idiom.rawValue,
      width: page.environment.width, height: page.environment.height,
      scheme: page.environment.scheme.rawValue, textSize: page.environment.textSize.rawValue,
      direction: page.environment.direction.rawValue, language: page.environment.language)
    frames = page.frames.map { Frame(name: $0.name, title: $0.title, summary: $0.summary) }
    let nodes = page.frames.first.flatMap { tree.nodes(inID: $0.anchor) } ?? tree.nodes
    elements = nodes.map { ShownElement($0, boxes: boxes) }
    text = nodes.text
  }
}
