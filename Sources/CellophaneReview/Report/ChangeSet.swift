internal import CellophaneValidation

/// Everything that changed between two versions of a folder, with the files to show both.
package struct ChangeSet: Sendable {
  /// What is compared, in words: `pending fixtures`.
  package var title: String
  /// Sorted by path.
  package var changes: [Change]
  /// Sentences about what could not be compared.
  package var problems: [String]
  /// What pages have to be to be shown as they are.
  var grammar = PageGrammar.preview
  /// A file of the version before, by path from the folder; `nil` where there is none.
  package var before: @Sendable (String) throws -> [UInt8]?
  /// A file of the version after.
  package var after: @Sendable (String) throws -> [UInt8]?

  package init(
    title: String, changes: [Change], problems: [String],
    before: @escaping @Sendable (String) throws -> [UInt8]?,
    after: @escaping @Sendable (String) throws -> [UInt8]?
  ) {
    self.title = title
    self.changes = changes
    self.problems = problems
    self.before = before
    self.after = after
  }

  /// With the changes of which a part of the name, group or kind of file is what somebody looks for.
  ///
  /// - Throws: ``LoopError/noMatch(name:names:)`` where there are changes and none is.
  package func filtered(by filter: String?) throws(LoopError) -> ChangeSet {
    guard let filter else { return self }
    var filtered = self
    filtered.changes = changes.filter { $0.matches(filter) }
    guard !filtered.changes.isEmpty || changes.isEmpty else {
      throw .noMatch(name: filter, names: changes.map(\.fileName))
    }
    return filtered
  }
}
