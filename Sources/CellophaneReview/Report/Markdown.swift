/// Text among Markdown.
enum Markdown {
  /// As it stands: no mark, mention, reference or tag of a host comes of it.
  static func text(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "~", "&", "!", "$":
        escaped += "\\\(character)"
      case "@", "#": escaped += "\(character)<!-- -->"
      case "\n", "\r\n": escaped += " "
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
