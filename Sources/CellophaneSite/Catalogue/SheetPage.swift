internal import CellophaneDocument
internal import CellophaneHTML
internal import CellophaneLook
internal import CellophaneRendering

/// The page that shows one cell in all of its states and surroundings at once.
struct SheetPage {
  /// A surrounding in which a sheet shows every state.
  struct Board {
    var name: String
    var title: String
    /// Points.
    var width: Double
    var scheme = "light"
    var direction = "ltr"
    var textSize = TextSize.large
  }

  let page: ResolvedPage
  /// Whether the site has fonts of its own.
  let hasFonts: Bool

  static func path(of id: String) -> String { "sheets/\(id).html" }

  /// Light and dark, from right to left, at the largest text and in two more widths.
  var boards: [Board] {
    let width = page.environment.width
    let own = page.environment.direction == .rightToLeft ? "rtl" : "ltr"
    let size = page.environment.textSize
    let points = { (width: Double) in "\(Int(width)) points" }
    return [
      Board(name: "light", title: "Light", width: width, direction: own, textSize: size),
      Board(
        name: "dark", title: "Dark", width: width, scheme: "dark", direction: own, textSize: size),
      Board(
        name: "rtl", title: "Right to left", width: width, direction: "rtl", textSize: size),
      Board(
        name: "largest", title: "Largest text", width: width, direction: own,
        textSize: .accessibility5),
      Board(
        name: "narrow", title: points(320), width: 320, direction: own, textSize: size),
      Board(name: "wide", title: points(744), width: 744, direction: own, textSize: size),
    ]
  }

  /// What goes into the template.
  var slots: SheetSlots {
    let states = SheetRenderer.states(of: page)
    let sheet = SheetRenderer.sheet(of: page, places: boards.map(\.name))
    let styles =
      PageFiles.styles(
        page.look, sheet.styles, fonts: hasFonts ? FontFolder.stylesheet : nil)
      + SharedFiles.sheetStyles
    return SheetSlots(
      language: PageValues.text(page.language), look: page.look,
      idiom: page.environment.idiom.rawValue, policy: PageValues.policy(hasFonts: hasFonts),
      title: PageValues.text(page.title),
      preview: PageValues.text(PageValues.reference("../pages/\(page.id).html")),
      summary: "\(states.count) states in \(boards.count) surroundings",
      styles: styles.map { "../\($0)" }, sprite: String(decoding: sheet.sprite, as: UTF8.self),
      boards: zip(boards, sheet.lists).map { board, lists in
        slots(of: board, showing: zip(states, lists).map { ($0, $1) })
      })
  }

  private func slots(
    of board: Board, showing lists: [([ResolvedState], [UInt8])]
  ) -> SheetSlots.Board {
    SheetSlots.Board(
      id: "board-\(board.name)", title: board.title, scheme: board.scheme,
      direction: board.direction, size: board.textSize.rawValue,
      width: "--board-width:\(Int(board.width))px" + (tint.map { ";\($0)" } ?? ""),
      specimens: lists.map { states, list in
        SheetSlots.Specimen(
          title: Self.title(of: states), list: String(decoding: list, as: UTF8.self))
      })
  }

  /// The page's own tint, as its root has it.
  private var tint: String? {
    PageRenderer.rootAttributes(of: page).first { $0.name == "style" }
      .map { PageValues.text($0.value) }
  }

  /// States in words: `Selected and focused`.
  static func title(of states: [ResolvedState]) -> String {
    guard let first = states.first else { return "Normal" }
    let words = [first.rawValue.prefix(1).uppercased() + first.rawValue.dropFirst()]
    return (words + states.dropFirst().map(\.rawValue)).joined(separator: " and ")
  }
}
