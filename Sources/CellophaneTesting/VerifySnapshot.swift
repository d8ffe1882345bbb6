/// Compares a preview with its fixtures and says what is to be said of it.
///
/// A fixture is `__Snapshots__/<TestFile>/<test>.<name>.<kind>` beside the test. What differs is
/// written beside it as `….new.<kind>`, and `….new.<kind>.against` says what fixture it was compared
/// with; where `SNAPSHOT_ARTIFACTS` names a folder, everything new goes there, under the fixture's
/// path from the package's folder. Where `SNAPSHOT_REFERENCES` names a file, it gets a line for each
/// fixture that is read.
///
/// - Parameters:
///   - preview: What is compared, with every step's frame.
///   - kind: `.html`, `.outline`, `.accessibility` or `.json`.
///   - more: Other kinds, each with a fixture of its own; the preview is asked once for all.
///   - name: What tells the comparisons of a test apart; none for its only one. A test that runs
///     for several arguments has to name each.
///   - look: The look that it is asked in; the preview's own by default, or iOS 26.
///   - environment: The surroundings that it is asked in; the preview's first by default.
///   - states: The states that each row is shown in, once in each, in which it stays; by default
///     rows are as they come, and take their states on the page.
///   - record: Which fixtures are written. A trait decides where it is `nil`, then
///     `SNAPSHOT_TESTING_RECORD`; else missing ones are, and none where `CI` is set.
/// - Returns: What `assertSnapshot` reports, for each kind that fails; nothing where preview and
///   fixtures are the same bytes.
@MainActor public func verifySnapshot(
  of preview: AnyPreview, as kind: SnapshotKind, _ more: SnapshotKind...,
  named name: String? = nil, look: Look? = nil, environment: PreviewEnvironment? = nil,
  states: [CellStates] = [], record: SnapshotMode? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) async -> [SnapshotFailure] {
  await SnapshotRequest(
    kinds: [kind] + more, name: name ?? preview.nameAsArgument, look: look,
    environment: environment, states: states,
    record: record,
    place: TestPlace(
      fileID: fileID, filePath: filePath, testName: testName, line: line, column: column,
      argument: name == nil ? preview.argument : nil)
  ).failures(of: preview)
}

/// Compares a preview with its fixtures and says what is to be said of it.
@MainActor public func verifySnapshot<Root>(
  of preview: Preview<Root>, as kind: SnapshotKind, _ more: SnapshotKind...,
  named name: String? = nil, look: Look? = nil, environment: PreviewEnvironment? = nil,
  states: [CellStates] = [], record: SnapshotMode? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) async -> [SnapshotFailure] {
  await SnapshotRequest(
    kinds: [kind] + more, name: name, look: look, environment: environment, states: states,
    record: record,
    place: TestPlace(
      fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
  ).failures(of: AnyPreview(preview))
}
