/// Something that an author's code is asked, and may not live to answer.
package struct AskedQuestion: Codable, Hashable, Sendable {
  /// Tells it from the preview's other questions, the same on every run.
  package var name: String
  /// What it has in common with questions that are likely to end alike.
  package var kind: String
  /// What is done, as the beginning of a sentence: `tapping 'Pep'`.
  package var words: String
  /// The name of the row that it is about.
  package var row: String?

  package init(name: String, kind: String, words: String, row: String? = nil) {
    self.name = name
    self.kind = kind
    self.words = words
    self.row = row
  }
}

/// A question that ended the process in which it was asked, or had no end.
package struct LostQuestion: Codable, Hashable, Sendable {
  package var question: AskedQuestion
  /// What became of it, as the end of a sentence: `did not finish in 10 seconds`.
  package var fate: String

  package init(_ question: AskedQuestion, fate: String) {
    self.question = question
    self.fate = fate
  }
}

/// Hears what an author's code is about to be asked, so that a question which takes the process
/// with it is known and can be left out the next time.
package struct AskingWatch: Sendable {
  /// Called before the author's code runs.
  package var begin: @Sendable (AskedQuestion) -> Void
  /// Called when it has come back.
  package var end: @Sendable () -> Void
  /// The questions to leave out.
  package var lost: [LostQuestion]

  package init(
    lost: [LostQuestion] = [], begin: @escaping @Sendable (AskedQuestion) -> Void = { _ in },
    end: @escaping @Sendable () -> Void = {}
  ) {
    self.begin = begin
    self.end = end
    self.lost = lost
  }
}
