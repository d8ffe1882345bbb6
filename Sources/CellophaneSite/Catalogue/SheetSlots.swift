internal import CellophaneLook

/// What goes into the template of a sheet: all that there is to know of the page where only the
/// template is another.
struct SheetSlots: Codable, Hashable, Sendable {
  struct Specimen: Codable, Hashable, Sendable {
    var title: String
    var list: String
  }

  struct Board: Codable, Hashable, Sendable {
    var id: String
    var title: String
    var scheme: String
    var direction: String
    var size: String
    var width: String
    var specimens: [Specimen]
  }

  var language: String
  var look: Look.Name
  var idiom: String
  var policy: String
  var title: String
  /// The way to the preview's page.
  var preview: String
  var summary: String
  var styles: [String]
  var sprite: String
  var boards: [Board]

  func html(in shell: Shell) -> [UInt8] {
    shell.page([
      "language": language, "look": look.rawValue, "lookTitle": look.title, "idiom": idiom,
      "policy": policy, "title": title, "icon": "../\(SharedFiles.icon)", "preview": preview,
      "summary": summary, "styles": styles, "sprite": sprite, "boards": boards.map(Self.values),
    ])
  }

  private static func values(of board: Board) -> [String: Any] {
    [
      "id": board.id, "title": board.title, "scheme": board.scheme,
      "direction": board.direction, "size": board.size, "width": board.width,
      "specimens": board.specimens.map { ["title": $0.title, "list": $0.list] },
    ]
  }
}
