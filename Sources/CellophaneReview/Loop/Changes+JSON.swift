internal import CellophaneFiles
internal import CellophaneSnapshots

/// Changes as programs read them.
package struct ChangeList: JSONAnswer, Sendable {
  package static let schema = "changes/1"

  package struct Item: Encodable, Sendable {
    var name: String
    var group: String
    var kind: String
    var path: String
    var change: String
    var file: String?
    var line: Int?
    var sentences: [String]
    var notes: [String]
    var removedLines: Int
    var addedLines: Int
    /// Equal numbers are alike.
    var likeness: Int
  }

  var changes: [Item]
  var problems: [String]

  package init(_ groups: [LikeChanges], problems: [String]) {
    self.problems = problems
    changes = groups.enumerated().flatMap { number, group in
      group.changes.map { Item($0, likeness: number + 1) }
    }
  }

  /// Keys sorted, with a line's end.
  package func json() throws -> String {
    try ReadableJSON.text(of: self)
  }
}

extension ChangeList.Item {
  init(_ change: Change, likeness: Int) {
    self.init(
      name: change.name, group: change.group, kind: change.form.rawValue, path: change.path,
      change: change.kind.rawValue, file: change.source?.file, line: change.source?.line,
      sentences: change.sentences, notes: change.notes, removedLines: change.lines.removedCount,
      addedLines: change.lines.addedCount, likeness: likeness)
  }
}
