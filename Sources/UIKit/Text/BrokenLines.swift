internal import CellophaneLook
internal import Synchronization

/// What breaking a text into lines came to.
///
/// A text is asked for again and again: by each instance of a screen, and by each view around it.
struct BrokenLines: Sendable {
  var widest: CGFloat
  var count: Int

  /// All that lines follow from.
  struct Question: Hashable, Sendable {
    var text: String
    var face: LetterFace
    var hasFixedWidth: Bool
    var size: CGFloat
    var width: CGFloat
  }

  private static let answers = Mutex(KnownAnswers<Question, BrokenLines>(limit: 4_096))

  /// What a question comes to, worked out where that is not known.
  static func answer(to question: Question, or find: () -> BrokenLines) -> BrokenLines {
    if let known = answers.withLock({ $0[question] }) { return known }
    let lines = find()
    answers.withLock { $0[question] = lines }
    return lines
  }
}
