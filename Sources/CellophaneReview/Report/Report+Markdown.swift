internal import CellophaneSite

extension Report {
  /// What a host takes in one comment, in bytes and so in characters too.
  package static let commentLimit = 65_536

  /// The changes in Markdown, for a comment under a pull request: one of each kind in words, the
  /// others by name; what does not fit is counted.
  ///
  /// - Parameters:
  ///   - links: Where the report is for those who read it.
  ///   - pictures: The address of the folder with its pictures, without a slash at its end; `nil`
  ///     shows none.
  package func summary(
    links: SummaryLinks, pictures: String? = nil, limit: Int = commentLimit
  ) -> String {
    var text = "### \(Markdown.text(changeSet.title))\n\n"
    if !changeSet.problems.isEmpty {
      text += "**Not compared:**\n\n"
      let shown = changeSet.problems.prefix(20).map { "- \(Markdown.text($0))\n" }.joined()
      text += String(shown.prefix(limit / 4))
      if changeSet.problems.count > 20 { text += "- and \(changeSet.problems.count - 20) more\n" }
      text += "\n"
    }
    guard !changeSet.changes.isEmpty else { return text + "\(count).\n" }
    text += "\(links.link(count, to: "index.html")):\n\n"
    var said = 0
    for (index, group) in groups.enumerated() {
      // The last one leaves nothing to those after it.
      let isLast = index == groups.count - 1
      let room = isLast ? limit - text.utf8.count - 100 : limit / 3
      let entry =
        entry(of: group, links: links, room: room)
        + (pictures.map { table(of: group.first, at: $0) } ?? "")
      guard text.utf8.count + entry.utf8.count + 100 <= limit else { break }
      text += entry
      said += group.changes.count
    }
    let rest = changeSet.changes.count - said
    return rest == 0 ? text : text + "\n… and \(rest) more \(rest == 1 ? "change" : "changes").\n"
  }

  /// - Parameter room: How many bytes a group may take.
  private func entry(
    of group: LikeChanges, links: SummaryLinks, room: Int
  ) -> String {
    let change = group.first
    var text = "- \(link(to: change, links)) \(change.kind.words)"
    if let source = change.source {
      let file = source.file.split(separator: "/").last ?? ""
      text += ", `\(file):\(source.line)`"
    }
    text += "\n"
    for sentence in (change.notes + change.sentences).prefix(12) {
      text += "  - \(Markdown.text(String(sentence.prefix(300))))\n"
    }
    let more = change.notes.count + change.sentences.count - 12
    if more > 0 { text += "  - and \(more) more\n" }
    guard !group.others.isEmpty else { return text }
    text += "  - and \(group.others.count) alike: "
    var names: [String] = []
    // What is there already, and the words for those that have no room.
    var size = text.utf8.count + 30
    for other in group.others {
      let link = link(to: other, links)
      size += link.utf8.count + 2
      guard size < room else { break }
      names.append(link)
    }
    text += names.joined(separator: ", ")
    let rest = group.others.count - names.count
    return text + (rest > 0 ? " and \(rest) more" : "") + "\n"
  }

  /// The pictures of a change beside each other, or what is to be said where there are none.
  private func table(of change: Change, at address: String) -> String {
    guard let taken = pictures[change.path] else { return "" }
    guard !taken.pictures.isEmpty else { return "  - \(Markdown.text(taken.words))\n" }
    let heads = taken.pictures.map { "<th>\($0.kind.title)</th>" }.joined()
    let cells = taken.pictures.map { picture in
      let name = ReportShell.reference(pictureName(of: picture, of: change))
      let label = ReportShell.text(picture.kind.label(of: change.name))
      return "<td><img src=\"\(address)/\(name)\" alt=\"\(label)\" width=\"260\"></td>\n"
    }.joined()
    return "\n<table>\n<tr>\(heads)</tr>\n<tr>\n\(cells)</tr>\n</table>\n\n"
  }

  private func link(to change: Change, _ links: SummaryLinks) -> String {
    links.link(Markdown.text(change.fileName), to: pagePath(of: change))
  }
}
