internal import CellophaneSite

extension SurroundingDial {
  /// The dials of some pages, with one for their steps where they have several.
  static func all(for screens: [ChangeScreen]) -> [SurroundingDial] {
    var frames: [ChangeScreen.Frame] = []
    for frame in screens.reversed().flatMap(\.frames)
    where !frames.contains(where: { $0.id == frame.id }) {
      frames.append(frame)
    }
    guard frames.count > 1 else { return report }
    // The titles come from a page and are escaped as they stand.
    let steps = SurroundingDial(
      label: "Step", name: "frame",
      options: [("", "As it opens")] + frames.map { ($0.id, $0.title) })
    return [steps] + report
  }
}
