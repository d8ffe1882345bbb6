package import CellophaneSnapshots

/// What became of a page or a text between two of its versions.
package struct Change: Sendable {
  package enum Kind: String, Sendable {
    case came, changed, renamed, went
  }

  /// What people call it: `RowTests/row`, or a preview's title.
  package var name: String
  /// Where it stands among others: a folder of tests, or a group of previews.
  package var group: String
  package var form: SnapshotKind
  /// From the folder that is looked at, with slashes.
  package var path: String
  /// Where the test or the preview is declared.
  package var source: SourceLine?
  package let before: [UInt8]?
  package let after: [UInt8]?
  /// What else is to be said: that a fixture is damaged, or not the one that was compared.
  package var notes: [String]
  /// Whether the text before had another name.
  package let isRenamed: Bool
  /// What changed, in words, by item.
  package let sentences: [String]
  package let lines: LineDifference
  /// Equal for changes that are alike.
  package let likeness: String

  /// - Parameters:
  ///   - shared: The files that the page is shown with that changed.
  ///   - isRenamed: Whether the text before had another name.
  package init(
    name: String, group: String, form: SnapshotKind, path: String, source: SourceLine? = nil,
    before: [UInt8]?, after: [UInt8]?, notes: [String] = [], shared: [String] = [],
    isRenamed: Bool = false
  ) {
    self.name = name
    self.group = group
    self.form = form
    self.path = path
    self.source = source
    self.before = before
    self.after = after
    self.notes = notes
    self.isRenamed = isRenamed
    let isOnBothSides = before != nil && after != nil
    if isOnBothSides, before != after {
      let difference = FixtureDifference(from: before ?? [], to: after ?? [], as: form)
      // What is in a damaged text is not what was shown.
      let isDamaged = [before, after].compactMap(\.self).contains {
        FixtureProblem($0, as: form) != nil
      }
      sentences =
        (isDamaged ? [] : difference.sentences) + Self.sentences(of: shared, isAll: false)
      lines = difference.lines
      likeness = "\(form.rawValue)\n\(difference.likeness)\n\(shared.joined(separator: "\n"))"
    } else {
      lines = LineDifference(from: before ?? [], to: after ?? [])
      sentences =
        before == nil
        ? ["there was none before"]
        : after == nil ? ["there is none any more"] : Self.sentences(of: shared, isAll: true)
      likeness =
        isOnBothSides ? "shared\n\(shared.joined(separator: "\n"))" : "\(path)"
    }
  }

  var isOnBothSides: Bool { before != nil && after != nil }

  package var kind: Kind {
    guard before != nil else { return .came }
    return after == nil ? .went : isRenamed ? .renamed : .changed
  }

  /// With its kind of file, as commands take it: `RowTests/row.html`.
  package var fileName: String { "\(name).\(form.rawValue)" }

  private static func sentences(of shared: [String], isAll: Bool) -> [String] {
    guard let last = shared.last else { return isAll ? ["the same text"] : [] }
    let files =
      shared.count == 1 ? last : "\(shared.dropLast().joined(separator: ", ")) and \(last)"
    return isAll
      ? ["the same text, shown with another \(files)"] : ["shown with another \(files)"]
  }

  /// Whether a part of its name, its group or its kind of file is what somebody looks for.
  package func matches(_ filter: String) -> Bool {
    "\(group)/\(fileName)".lowercased().contains(filter.lowercased())
  }
}

extension Change {
  package init(_ pending: PendingChange, in folder: String) {
    self.init(
      name: pending.fixture.name,
      group: FixtureTree.path(pending.declaringFolder, from: folder),
      form: pending.fixture.kind, path: FixtureTree.path(pending.fixture.file, from: folder),
      source: pending.source, before: pending.before ?? pending.left?.bytes,
      after: pending.after, notes: pending.notes, shared: pending.otherFiles,
      isRenamed: pending.left != nil)
  }
}
