package import CellophaneValidation

/// A line that a workflow of GitHub shows at a file's line.
package struct WorkflowAnnotation: Hashable, Sendable, CustomStringConvertible {
  package enum Level: String, Sendable { case error, warning, notice }

  package var level: Level
  package var file: String?
  package var line: Int?
  package var title: String
  package var message: String

  package init(
    _ level: Level, file: String? = nil, line: Int? = nil, title: String, message: String
  ) {
    self.level = level
    self.file = file
    self.line = line
    self.title = title
    self.message = message
  }

  package var description: String {
    var properties: [String] = []
    if let file { properties.append("file=\(Self.property(file))") }
    if file != nil, let line, line > 0 { properties.append("line=\(line)") }
    properties.append("title=\(Self.property(title))")
    return "::\(level.rawValue) \(properties.joined(separator: ","))::\(Self.message(message))"
  }

  private static func message(_ text: String) -> String { escaped(text, "%\r\n") }

  private static func property(_ text: String) -> String { escaped(text, "%\r\n:,") }

  /// With its marks as hexadecimal numbers, as the host wants them.
  private static func escaped(_ text: String, _ marks: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      if marks.unicodeScalars.contains(scalar) || scalar.properties.generalCategory == .control {
        escaped +=
          (scalar.value < 16 ? "%0" : "%") + String(scalar.value, radix: 16, uppercase: true)
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

extension WorkflowAnnotation.Level {
  init(_ severity: Finding.Severity) {
    switch severity {
    case .note: self = .notice
    case .warning: self = .warning
    case .error: self = .error
    }
  }
}

extension WorkflowAnnotation {
  /// A finding, at the line of its preview where that is known, else at its page's.
  ///
  /// - Parameter source: The file of a preview, by its id or by what a finding calls it.
  package init(_ finding: Finding, source: (String) -> (file: String, line: Int)?) {
    let place = finding.preview.flatMap(source) ?? source(finding.page)
    let isAboutPage = finding.page.hasSuffix(".html")
    self.init(
      Level(finding.severity), file: place?.file ?? finding.page,
      line: isAboutPage ? place?.line ?? finding.line : finding.line, title: finding.rule,
      message: isAboutPage ? finding.description : finding.message)
  }
}
