/// Words of authors as a console may show them.
enum ConsoleText {
  /// A text that neither steers a terminal nor speaks to the host of a workflow.
  ///
  /// Control characters stand by their numbers, as Swift writes them; line breaks and tabs stay. A
  /// line that a host would take for a command no longer begins like one.
  static func plain(_ text: some StringProtocol) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { withoutCommand(visible($0)) }.joined(separator: "\n")
  }

  private static func visible(_ line: some StringProtocol) -> String {
    guard line.unicodeScalars.contains(where: isControl) else { return String(line) }
    var visible = ""
    for scalar in line.unicodeScalars {
      if isControl(scalar) {
        visible += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        visible.unicodeScalars.append(scalar)
      }
    }
    return visible
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control && scalar != "\t" && scalar != "\n"
  }

  /// GitHub's runner takes `::error::` after blanks for a command, and `##[error]` anywhere.
  private static func withoutCommand(_ line: String) -> String {
    let line = line.replacing("##[", with: "## [")
    let start = line.prefix { $0.isWhitespace }
    guard line.dropFirst(start.count).hasPrefix("::") else { return line }
    return start + ": :" + line.dropFirst(start.count + 2)
  }
}
