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

  /// Says what is wrong with a site, one line each, errors also when quiet, notes when verbose.
  package func report(_ findings: [Finding]) {
    for finding in findings where says(finding.severity) {
      let text = ConsoleText.plain(finding.description)
      guard hasColor, let word = text.firstRange(of: " \(finding.severity.rawValue): ") else {
        write(text + "\n")
        continue
      }
      write(
        text[..<word.lowerBound]
          + " \u{1B}[1;\(finding.severity.color)m\(finding.severity.rawValue):\u{1B}[0m "
          + text[word.upperBound...] + "\n")
    }
  }

  private func says(_ severity: Finding.Severity) -> Bool {
    switch severity {
    case .note: volume == .verbose
    case .warning: volume != .quiet
    case .error: true
    }
  }

  package func fail(_ sentence: String) { write(ConsoleText.plain(sentence) + "\n") }

  package func note(_ line: String) {
    if volume != .quiet { write(ConsoleText.plain(line) + "\n") }
  }

  /// Lines of the command's result, for people.
  package func result(_ lines: String) { writeResult(ConsoleText.plain(lines)) }

  /// The command's result, for programs.
  package func result(json text: String) { writeResult(text) }

  /// The command's result, for the host of a workflow: what it would not show stands as words in
  /// its log.
  package func result(_ annotations: [WorkflowAnnotation]) {
    let step = StepAnnotations(annotations)
    for annotation in step.shown { writeResult(annotation.description) }
    for annotation in step.leftOut { result(annotation.words) }
  }

  private func writeResult(_ text: String) {
    FileHandle.standardOutput.write(Data((text + "\n").utf8))
  }

  func draw(_ line: String) { write("\r\u{1B}[2K\(ConsoleText.plain(line))") }

  func eraseLine() { write("\r\u{1B}[2K") }

  private func write(_ text: some StringProtocol) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}

extension Finding.Severity {
  /// The colour of a terminal, by its number.
  fileprivate var color: Int {
    switch self {
    case .note: 36
    case .warning: 33
    case .error: 31
    }
  }
}
