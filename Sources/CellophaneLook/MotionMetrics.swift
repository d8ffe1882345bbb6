/// How long a look takes for what moves. Seconds.
package struct MotionMetrics: Hashable, Sendable {
  /// A row's fill after it is chosen no more.
  package var deselecting: Double
  /// A chevron's turn.
  package var disclosing: Double
  /// Controls of editing, and rows that come and go.
  package var changing: Double
  package var switching: Double
  /// A spinner's turn.
  package var spinning: Double
}

extension Look {
  /// How long the look takes for what moves.
  ///
  /// Source: the fill's fade is measured on iOS 26 and used for both looks; the rest is chosen by
  /// eye.
  package var motion: MotionMetrics {
    MotionMetrics(
      deselecting: 0.3, disclosing: 0.25, changing: 0.25, switching: 0.2, spinning: 0.8)
  }
}
