/// Why pictures of previews cannot be taken.
package enum PictureError: Error, Hashable, Sendable {
  case noBrowser(names: [String])
  case noProgram(path: String)
  case browserStopped(path: String, sentence: String)
  case refused(command: String, message: String)
  case tooLong(address: String, seconds: Int)
  case badVariant(String)
  case noPage(String, pages: [String])
  case badMoment(String, address: String)
}

extension PictureError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noBrowser(let names):
      "error: there is no browser that can take pictures; install one of "
        + names.map { "'\($0)'" }.joined(separator: ", ") + ", or name its path in CHROME_PATH"
    case .noProgram(let path):
      "error: CHROME_PATH names '\(path)', which is no program; name Chromium's or Chrome's path"
    case .browserStopped(let path, let sentence):
      "error: the browser '\(path)' stopped\(sentence.isEmpty ? "" : ": \(sentence)")"
    case .refused(let command, let message):
      "error: the browser refused '\(command)': \(message)"
    case .tooLong(let address, let seconds):
      "error: '\(address)' was not shown after \(seconds) seconds"
    case .badVariant(let name):
      "error: the variant '\(name)' is not known; name light, dark, highContrast, rightToLeft or a "
        + "text size as accessibility3, several at once as dark+rightToLeft"
    case .badMoment(let part, let address):
      "error: '\(part)' in '\(address)' asks for nothing that a page shows; ask for "
        + PageMoment.choices.map { "\($0.name)=\($0.values.joined(separator: "|"))" }
        .joined(separator: ", ") + ", or for rows by their ids with "
        + PageMoment.rowNames.map { "\($0)=" }.joined(separator: ", ") + ", or for q=TEXT"
    case .noPage(let name, let pages):
      "error: there is no page '\(name)'; \(LikeNames(names: pages, asked: name).words)"
    }
  }
}
