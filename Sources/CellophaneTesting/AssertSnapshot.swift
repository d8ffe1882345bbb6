/// Fails the running test where a preview is not what its fixtures say.
///
/// `verifySnapshot` says which files and what the parameters mean. In Swift Testing a failure has
/// what was compared and the report as attachments.
@MainActor public func assertSnapshot(
  of preview: AnyPreview, as kind: SnapshotKind, _ more: SnapshotKind...,
  named name: String? = nil, look: Look? = nil, environment: PreviewEnvironment? = nil,
  states: [CellStates] = [], record: SnapshotMode? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) async {
  await SnapshotRequest(
    kinds: [kind] + more, name: name ?? preview.nameAsArgument, look: look,
    environment: environment, states: states,
    record: record,
    place: TestPlace(
      fileID: fileID, filePath: filePath, testName: testName, line: line, column: column,
      argument: name == nil ? preview.argument : nil)
  ).assert(preview)
}

/// Fails the running test where a preview is not what its fixtures say.
@MainActor public func assertSnapshot<Root>(
  of preview: Preview<Root>, as kind: SnapshotKind, _ more: SnapshotKind...,
  named name: String? = nil, look: Look? = nil, environment: PreviewEnvironment? = nil,
  states: [CellStates] = [], record: SnapshotMode? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) async {
  await SnapshotRequest(
    kinds: [kind] + more, name: name, look: look, environment: environment, states: states,
    record: record,
    place: TestPlace(
      fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
  ).assert(AnyPreview(preview))
}
