/// What keeps a person from doing something on a screen, as a sentence.
struct Refusal: Error {
  var sentence: String

  init(_ sentence: String) {
    self.sentence = sentence
  }

  /// Something that is not there, and what is.
  init(_ fact: String, in what: String, having names: [String]) {
    let shown = names.prefix(12).map { "'\($0)'" }.joined(separator: ", ")
    let rest = names.count > 12 ? " and \(names.count - 12) more" : ""
    sentence = "\(fact) in '\(what)'; it has \(names.isEmpty ? "none" : shown + rest)"
  }
}
