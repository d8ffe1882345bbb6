/// How long a look takes for what moves. Seconds.
package struct MotionMetrics: Hashable, Sendable {
  /// A row's fill after it is chosen no more.
  package var deselecting: Double
  /// Rows that make room or close up, and the chevron that turns with them: a critically damped
  /// spring, see ``spring``.
  package var disclosing: Double
  /// A screen that is pushed over another from the trailing edge, and leaves again: the same spring.
  package var pushing: Double
  /// How far the screen below goes meanwhile, of its width, and how much darker it gets, from 0 to 1.
  package var pushedAside: Double
  package var pushedDarker: Double
  /// Controls of editing, and screens that come up otherwise.
  package var changing: Double
  package var switching: Double
  /// A spinner's turn.
  package var spinning: Double
}

extension MotionMetrics {
  /// How far a critically damped spring has come after each sixteenth of its time, from 0 to 1.
  ///
  /// UIKit: a spring's duration is the period of the same spring without damping, so after *t* of it
  /// 1 - (1 + 2π*t*)exp(-2π*t*) of the way is behind. The hundredth that is left at the end is shared out
  /// over the way, so that the motion ends where it should.
  package static let spring = [
    0, 0.06, 0.189, 0.334, 0.472, 0.592, 0.691, 0.771, 0.832, 0.88, 0.915, 0.942, 0.962,
    0.976, 0.987, 0.994, 1,
  ]
}

extension Look {
  /// How long the look takes for what moves.
  ///
  /// Source: the fill's fade, and the spring by which rows of a list move, are measured on iOS 26
  /// and used for both looks. A push is the spring of mass 3 and stiffness 1,000 that React Navigation
  /// says to have read off UINavigationController (`TransitionIOSSpec`), taken as critically damped:
  /// its damping of 500 is far above that, and UIKit's pushes come to rest within half a second. How
  /// far the screen below goes is its reading too (`forHorizontalIOS`). The rest is chosen by eye.
  package var motion: MotionMetrics {
    MotionMetrics(
      deselecting: 0.3, disclosing: 0.441, pushing: 0.344, pushedAside: 0.3, pushedDarker: 0.1,
      changing: 0.25, switching: 0.2, spinning: 0.8)
  }
}
