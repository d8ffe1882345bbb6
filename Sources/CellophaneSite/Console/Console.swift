package import CellophaneValidation
internal import Foundation

/// Where a command says what it does: results on standard output, everything else on standard
/// error.
package struct Console: Sendable {
  package enum Volume: Sendable { case quiet, normal, verbose }

  private let volume: Volume
  private let hasColor: Bool
  /// Whether somebody watches.
  package let isTerminal: Bool

  /// - Parameter color: `nil` asks the terminal and the environment (`NO_COLOR`, `CI`).
  package init(
    volume: Volume = .normal, color: Bool? = nil,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.volume = volume
    let isWatched = isatty(2) == 1 && environment["TERM"] != "dumb"
    let isCI = !(environment["CI"] ?? "").isEmpty
    isTerminal = isWatched && !isCI && volume != .quiet
    hasColor = color ?? (isWatched && (environment["NO_COLOR"] ?? "").isEmpty && !isCI)
  }

  package var isVerbose: Bool { volume == .verbose }

  /// Says what is wrong with a site, one line each, errors also when quiet.
  package func report(_ findings: [Finding]) {
    for finding in findings where volume != .quiet || finding.severity == .error {
      let text = finding.description
      guard hasColor, let word = text.firstRange(of: " \(finding.severity.rawValue): ") else {
        write(text + "\n")
        continue
      }
      let code = finding.severity == .error ? "31" : "33"
      write(
        text[..<word.lowerBound] + " \u{1B}[1;\(code)m\(finding.severity.rawValue):\u{1B}[0m "
          + text[word.upperBound...] + "\n")
    }
  }

  package func fail(_ sentence: String) { write(sentence + "\n") }

  package func note(_ line: String) {
    if volume != .quiet { write(line + "\n") }
  }

  /// A line of the command's result.
  package func result(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  func draw(_ line: String) { write("\r\u{1B}[2K\(line)") }

  func eraseLine() { write("\r\u{1B}[2K") }

  private func write(_ text: some StringProtocol) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
