internal import CellophaneDocument
internal import CellophaneValidation

/// What is wrong with the markup of a page that is not shown for it.
struct MarkupFault {
  /// `previews/inbox.html:12:4`.
  var place: String
  var rule: String
  var message: String
  /// The line of the page, cut to what can be read at once; empty where it is about the whole page.
  var line: String

  /// - Parameter bytes: The page as it was rendered.
  init(_ finding: Finding, in bytes: [UInt8]) {
    place = finding.page
    if finding.line > 0 { place += ":\(finding.line)" }
    if finding.line > 0, finding.column > 0 { place += ":\(finding.column)" }
    rule = finding.rule
    message = finding.message
    line = ""
    guard finding.line > 0 else { return }
    let lines = bytes.split(
      separator: UInt8(ascii: "\n"), maxSplits: finding.line, omittingEmptySubsequences: false)
    guard finding.line <= lines.count else { return }
    let text = String(decoding: lines[finding.line - 1].prefix(Self.shownBytes), as: UTF8.self)
    line =
      text.trimmingPrefix { $0 == " " }
      + (lines[finding.line - 1].count > Self.shownBytes ? "…" : "")
  }

  private static let shownBytes = 300
}
