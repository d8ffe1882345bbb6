internal import CellophaneLook
internal import Synchronization

/// What breaking a text into lines came to.
///
/// A text is asked for again and again: by each instance of a screen, and by each view around it.
struct BrokenLines {
  var widest: CGFloat
  var count: Int

  /// All that lines follow from.
  struct Question: Hashable {
    var text: String
    var face: LetterFace
    var hasFixedWidth: Bool
    var size: CGFloat
    var width: CGFloat
  }

  /// How many are kept before all are let go.
  private static let limit = 4_096
  private static let answers = Mutex<[Question: BrokenLines]>([:])

  static func known(_ question: Question) -> BrokenLines? { answers.withLock { $0[question] } }

  static func keep(_ lines: BrokenLines, for question: Question) {
    answers.withLock { answers in
      if answers.count >= limit { answers = [:] }
      answers[question] = lines
    }
  }
}
