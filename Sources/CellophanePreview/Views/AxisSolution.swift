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
    /// Whether half of its own size lies before the place where it starts.
    var isCenteredOnStart = false
    /// How far from its aligned place it lies, in parts of the area.
    var away = 0.0
    /// The same in reading direction.
    var ahead = 0.0
    /// Parts of the area that it lies in.
    var share: ResolvedShare?
    var minimumShare: ResolvedShare?
    var maximumShare: ResolvedShare?
    /// Whether it is as long as its text, however much room there is.
    var isWholeText = false
    /// Whether an edge has a line beyond the item that it lies in, where that has no lines.
    var isOutside = false
  }

  var tracks: [ResolvedGrid.Track]
  /// By item; the container's is the whole.
  var spans: [Span]
  /// What cannot be honoured.
  var issues: [AxisIssue]
  /// Whether the bound on steps was met before everything had its place.
  var isExhausted: Bool
}
