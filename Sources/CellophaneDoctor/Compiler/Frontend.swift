internal import CellophaneProjects
internal import Foundation

/// The compiler proper, as its driver starts it on this machine. It is asked about some files of a
/// module, while the others are read for what they declare.
struct Frontend {
  let program: String
  /// What it gets whatever it is asked.
  let arguments: [String]

  private static let module = "AskedByCellophane"

  /// Asks a driver what it would start.
  ///
  /// - Parameters:
  ///   - arguments: The driver's own, which the front end may have other words for.
  ///   - file: A path that stands for a source file.
  init(driver: String, arguments: [String], file: String) throws(DoctorError) {
    var question = ["-###", "-typecheck", "-module-name", Self.module] + arguments + [file]
    #if os(macOS)
      #if arch(arm64)
        question += ["-target", "arm64-apple-macosx15.0"]
      #else
        question += ["-target", "x86_64-apple-macosx15.0"]
      #endif
    #endif
    let answer: CommandRun
    do {
      answer = try CommandRun(driver, question)
    } catch {
      throw .compilerFailed(path: driver, words: error.localizedDescription)
    }
    let commands = answer.output.split(separator: "\n").map(Self.words)
    guard let words = commands.first(where: { $0.contains("-frontend") }), let program = words.first
    else {
      let words = answer.errors.split(separator: "\n").first ?? "its driver starts nothing"
      throw .compilerFailed(path: driver, words: String(words))
    }
    self.program = program
    // Without the question's own file, module and task.
    let own: Set<String> = [
      "-frontend", "-typecheck", "-primary-file", file, "-module-name", Self.module,
    ]
    self.arguments = words.dropFirst().filter { !own.contains($0) }
  }

  /// The words of a line as a shell reads them.
  static func words(_ line: Substring) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in line {
      switch character {
      case _ where isEscaped:
        word = (word ?? "") + String(character)
        isEscaped = false
      case "\\" where quote != "'": isEscaped = true
      case "'" where quote != "\"", "\"" where quote != "'":
        quote = quote == nil ? character : nil
        word = word ?? ""
      case " " where quote == nil:
        if let word { words.append(word) }
        word = nil
      default: word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }
}
