extension SymbolTable {
  private static let uturnLeft = "M9 4L4 9l5 5M4 9h10.5a5.5 5.5 0 0 1 0 11H11"
  private static let uturnRight = "M15 4l5 5-5 5M20 9H9.5a5.5 5.5 0 0 0 0 11H13"
  private static let clockwise = "M18.93 9A8 8 0 1 1 12 5h1.2M10.1 1.7L13.6 5l-3.5 3.3"
  private static let counterclockwise = "M5.07 9A8 8 0 1 0 12 5h-1.2M13.9 1.7L10.4 5l3.5 3.3"
  private static let forwards = "M18.93 9A8 8 0 1 1 12 5"
  private static let backwards = "M5.07 9A8 8 0 1 0 12 5"
  private static let forwardHead = "M11.8 2.1v5.8L16.2 5z"
  private static let ring =
    "M14.06 2.98h.01M17.77 4.77h.01M20.33 7.99h.01M21.25 12h.01M20.33 16.01h.01"
    + "M17.77 19.23h.01M14.06 21.02h.01M9.94 21.02h.01M6.23 19.23h.01M3.67 16.01h.01"
    + "M2.75 12h.01M3.67 7.99h.01M6.23 4.77h.01M9.94 2.98h.01"
  private static let upForward = "M6.5 17.5l11-11M8 6.5h9.5V16"

  /// Arrows and chevrons.
  static let arrows: Table = [
    "chevron.right": .line("M8.5 4.5L16 12l-7.5 7.5"),
    "chevron.forward": .line("M8.5 4.5L16 12l-7.5 7.5"),
    "chevron.left": .line("M15.5 4.5L8 12l7.5 7.5"),
    "chevron.backward": .line("M15.5 4.5L8 12l7.5 7.5"),
    "chevron.left.2": .line("M11.5 4.5L4.5 12l7 7.5M19.5 4.5l-7 7.5 7 7.5"),
    "chevron.right.2": .line("M12.5 4.5l7 7.5-7 7.5M4.5 4.5l7 7.5-7 7.5"),
    "chevron.down": .line("M4.5 8.5L12 16l7.5-7.5"),
    "chevron.up": .line("M4.5 15.5L12 8l7.5 7.5"),
    "chevron.compact.down": .line("M3.5 10l8.5 4 8.5-4"),
    "chevron.compact.up": .line("M3.5 14l8.5-4 8.5 4"),
    "chevron.up.chevron.down": .line("M7 9l5-5 5 5M7 15l5 5 5-5"),
    "chevron.left.forwardslash.chevron.right": .line("M7 7l-5 5 5 5M17 7l5 5-5 5M14 4.5l-4 15"),
    "arrow.right": .line("M3.5 12h17M14 5.5l6.5 6.5-6.5 6.5"),
    "arrow.forward": .line("M3.5 12h17M14 5.5l6.5 6.5-6.5 6.5"),
    "arrow.left": .line("M20.5 12h-17M10 5.5L3.5 12l6.5 6.5"),
    "arrow.backward": .line("M20.5 12h-17M10 5.5L3.5 12l6.5 6.5"),
    "arrow.up": .line("M12 20.5v-17M5.5 10L12 3.5l6.5 6.5"),
    "arrow.down": .line("M12 3.5v17M5.5 14l6.5 6.5 6.5-6.5"),
    "arrow.up.right": .line(upForward),
    "arrow.up.forward": .line(upForward),
    "arrow.up.arrow.down": .line("M8 19.5v-15M4 8.5l4-4 4 4M16 4.5v15M12 15.5l4 4 4-4"),
    "arrow.left.arrow.right": .line("M19.5 8h-15M8.5 4l-4 4 4 4M4.5 16h15M15.5 12l4 4-4 4"),
    "arrow.clockwise": .line(clockwise),
    "arrow.counterclockwise": .line(counterclockwise),
    "gobackward": SymbolGlyph(line: backwards, ink: "M12.2 2.1v5.8L7.8 5z"),
    "goforward": SymbolGlyph(line: forwards, ink: forwardHead),
    "arrow.2.squarepath": .line(
      "M4 15V8.5A2.5 2.5 0 0 1 6.5 6H16M13 3l3 3-3 3M20 9v6.5a2.5 2.5 0 0 1-2.5 2.5H8M11 15l-3 3 3 3"
    ),
    "arrow.triangle.2.circlepath": SymbolGlyph(
      line: "M4.47 10.94A7.6 7.6 0 0 1 18.2 7.65M19.53 13.06A7.6 7.6 0 0 1 5.8 16.35",
      ink: "M20.9 8.3l-4 1.8 2.8 2.1zM3.1 15.7l4-1.8-2.8-2.1z"),
    "repeat": .line(
      "M4 11.5V9a3 3 0 0 1 3-3h13M17 3l3 3-3 3M20 12.5V15a3 3 0 0 1-3 3H4M7 15l-3 3 3 3"),
    "shuffle": .line(
      "M3 6.5h3.5c3 0 4.2 2.5 5.5 5.5s2.5 5.5 5.5 5.5H21M3 17.5h3.5c1.8 0 3-.8 3.8-2.2"
        + "M21 6.5h-3.5c-1.8 0-3 .8-3.8 2.2M18 3.5l3 3-3 3M18 14.5l3 3-3 3"),
    "arrow.uturn.left": .line(uturnLeft),
    "arrow.uturn.backward": .line(uturnLeft),
    "arrow.uturn.right": .line(uturnRight),
    "arrow.uturn.forward": .line(uturnRight),
    "arrow.down.to.line.compact": .line("M12 3.5V16M6.5 10.5L12 16l5.5-5.5M5 20h14"),
    "arrow.down.to.line": .line("M12 3.5V16M6.5 10.5L12 16l5.5-5.5M4 20h16"),
    "arrow.up.to.line.compact": .line("M12 20.5V8M6.5 13.5L12 8l5.5 5.5M5 4h14"),
    "arrow.up.to.line": .line("M12 20.5V8M6.5 13.5L12 8l5.5 5.5M4 4h16"),
    "arrow.left.to.line.compact": .line("M20.5 12H8M13.5 6.5L8 12l5.5 5.5M4 5v14"),
    "arrow.right.to.line.compact": .line("M3.5 12H16M10.5 6.5L16 12l-5.5 5.5M20 5v14"),
    "arrow.up.left.and.arrow.down.right": .line(
      "M10 10L4 4M9.5 4H4v5.5M14 14l6 6M14.5 20H20v-5.5"),
    "arrow.down.right.and.arrow.up.left": .line(
      "M4 4l6.2 6.2M10.2 5v5.2H5M20 20l-6.2-6.2M13.8 19v-5.2H19"),
    "arrowshape.turn.up.left": .solid(
      "M10.3 4.8L3 11.5l7.3 6.7v-4c4.6-.3 8 1.1 10.5 4.8-.5-5.9-4.1-9.7-10.5-10.3z"),
    "arrowshape.turn.up.right": .solid(
      "M13.7 4.8l7.3 6.7-7.3 6.7v-4c-4.6-.3-8 1.1-10.5 4.8.5-5.9 4.1-9.7 10.5-10.3z"),
    "arrowtriangle.left": .solid("M17 5.2v13.6L4.8 12z"),
    "arrowtriangle.right": .solid("M7 5.2v13.6L19.2 12z"),
    "arrow.down.circle.dotted": SymbolGlyph(line: "M12 7.3v9.4M8 12.7l4 4 4-4", detail: ring),
    "plus.arrow.trianglehead.clockwise": SymbolGlyph(
      line: forwards + "M12 9.9v6.2M8.9 13h6.2", ink: forwardHead),
    "minus.arrow.trianglehead.counterclockwise": SymbolGlyph(
      line: backwards + "M8.9 13h6.2", ink: "M12.2 2.1v5.8L7.8 5z"),
    "return": .line("M20 5.5V12a2 2 0 0 1-2 2H4M8.5 9.5L4 14l4.5 4.5"),
    "square.and.arrow.up": .solid(
      "M8 9H6.8A1.8 1.8 0 0 0 5 10.8V19a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-8.2A1.8 1.8 0 0 0 17.2 9H16",
      detail: "M12 15.5V9", line: "M12 9V2.2M8.2 6L12 2.2 15.8 6"),
    "square.and.arrow.down": .solid(
      "M8 9H6.8A1.8 1.8 0 0 0 5 10.8V19a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-8.2A1.8 1.8 0 0 0 17.2 9H16",
      detail: "M12 9v7M8.2 12.2L12 16l3.8-3.8", line: "M12 2.5V9"),
    "rectangle.portrait.and.arrow.forward": .line(
      "M14.5 16.5V19a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h6.5a2 2 0 0 1 2 2v2.5"
        + "M9.5 12H21M17.5 8.5L21 12l-3.5 3.5"),
  ]
}
