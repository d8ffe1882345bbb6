import CellophaneDocument
import Foundation

/// Something that a page offers to be done, in the words of the script that finds it.
struct Touch: Hashable, Sendable, CustomStringConvertible {
  var words: [String]

  init(_ words: [String]) {
    self.words = words
  }

  var kind: String { words[0] }
  var description: String { words.joined(separator: " ") }

  /// What a person does by it; `nil` for leaving a screen.
  var interaction: Interaction? {
    func number(_ at: Int) -> Int? { words.indices.contains(at) ? Int(words[at]) : nil }
    func row(_ part: RowInteraction?) -> Interaction? {
      // An id is the list's name and the row's, each with signs for spaces and the like.
      let names = words[1].split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        .map { $0.removingPercentEncoding ?? String($0) }
      guard names.count == 2, let part else { return nil }
      return .row(RowName(collection: names[0], row: names[1]), part)
    }
    switch words[0] {
    case "tap": return row(.tap)
    case "disclosure": return row(.disclosure(isExpanding: words[2] == "true"))
    case "action": return row(number(3).map { .action(isLeading: words[2] == "true", index: $0) })
    case "accessory":
      return row(number(3).map { .accessory(isLeading: words[2] == "true", index: $0) })
    case "custom": return row(number(2).map { .custom(index: $0) })
    case "inside":
      guard let control = number(2), let choice = number(3) else { return nil }
      return row(.control(number: control, choice: choice))
    case "item": return number(1).map { .item($0) }
    case "choice":
      guard let choice = number(1), let item = number(2) else { return nil }
      return .choice(choice, of: item)
    case "control":
      guard let control = number(1), let choice = number(2) else { return nil }
      return .control(control, choice: choice)
    case "tab":
      guard let tab = number(1), let bar = number(2) else { return nil }
      return .tab(tab, of: bar)
    case "answer": return number(1).map { .answer($0, to: nil) }
    case "search": return .search(words[1])
    case "scope": return number(1).map { .scope($0) }
    default: return nil
    }
  }
}
