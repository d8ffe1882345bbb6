internal import CellophaneSnapshots

extension PendingChanges {
  /// Those of which a part of the name, folder or kind of file is what somebody looks for; all
  /// with `nil`.
  ///
  /// - Throws: ``LoopError/noMatch(name:names:)`` where some wait and none is meant.
  package func matching(_ filter: String?) throws(LoopError) -> [PendingChange] {
    guard let filter else { return changes }
    let found = changes.filter { Change($0, in: folder).matches(filter) }
    guard !found.isEmpty || changes.isEmpty else { throw noMatch(filter) }
    return found
  }

  /// Those that are like the ones of a name.
  ///
  /// - Throws: ``LoopError/noMatch(name:names:)`` where none has the name.
  package func alike(_ name: String) throws(LoopError) -> [PendingChange] {
    let all = changes.map { (pending: $0, change: Change($0, in: folder)) }
    let exact = all.filter { $0.change.name == name || $0.change.fileName == name }
    let named = exact.isEmpty ? all.filter { $0.change.matches(name) } : exact
    guard !named.isEmpty else { throw noMatch(name) }
    let wanted = Set(named.map(\.change.likeness))
    return all.filter { wanted.contains($0.change.likeness) }.map(\.pending)
  }

  private func noMatch(_ name: String) -> LoopError {
    .noMatch(name: name, names: changes.map(\.fixture.path))
  }
}
