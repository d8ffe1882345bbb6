internal import CellophaneDocument

/// Lines, tracks and each item's place between them, along one axis.
struct AxisSolution {
  /// Where an item lies. Lines count from 0.
  struct Span {
    var start: Int
    var end: Int
    var alignment: ResolvedPlacement.Alignment
    var size: Double?
    var minimum: Double?
    var maximum: Double?
    var offset = 0.0
  }

  var tracks: [ResolvedGrid.Track]
  /// By item; the container's is the whole.
  var spans: [Span]
  /// The container's own size, where a constraint gives it.
  var containerSize: Double?
  /// Items whose required constraints contradict each other.
  var conflicts: [Int]
}
