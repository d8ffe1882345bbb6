internal import Foundation

/// What is worth reading of what a build printed: each error once, with its lines.
struct CompilerWords: Hashable, Sendable {
  /// How many errors there are.
  private(set) var count = 0
  private(set) var text = ""

  init(_ output: String) {
    var said: Set<Substring> = []
    var kept: [Substring] = []
    var others: [Substring] = []
    var isKept = false
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      if let head = line.wholeMatch(of: /\S.*?:\d+:\d+: (error|warning|note): .*/) {
        // A file's errors are printed by each job that reads it.
        let isFirst = said.insert(line).inserted
        isKept = head.1 == "note" ? isKept && isFirst : head.1 == "error" && isFirst
        if isKept, head.1 == "error" { count += 1 }
      } else if line.firstMatch(of: /^(\[\d+\/\d+\] |Building |error: |warning: |Build )/) != nil {
        isKept = false
        if line.hasPrefix("error: "), !line.contains("command failed"), said.insert(line).inserted {
          others.append(line)
        }
      } else if line.first?.isLetter == true {
        others.append(line)
        isKept = false
      }
      if isKept { kept.append(line) }
    }
    // Where no file is at fault, all that is left is what the build says of itself.
    let lines = count > 0 ? kept : others
    text = lines.joined(separator: "\n").trimmingCharacters(in: .newlines)
    if text.isEmpty { text = output.trimmingCharacters(in: .newlines) }
  }
}
