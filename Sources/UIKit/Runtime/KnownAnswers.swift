/// Answers to questions that are asked again and again.
///
/// Where there are too many, all are let go: what is still asked is soon known again.
package struct KnownAnswers<Question: Hashable, Answer> {
  private let limit: Int
  private var answers: [Question: Answer] = [:]

  /// - Parameter limit: How many are kept before all are let go.
  package init(limit: Int) {
    self.limit = limit
  }

  package subscript(question: Question) -> Answer? {
    get { answers[question] }
    set {
      if answers.count >= limit { answers = [:] }
      answers[question] = newValue
    }
  }
}

extension KnownAnswers: Sendable where Question: Sendable, Answer: Sendable {}
