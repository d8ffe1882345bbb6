/// Fails the running test where a preview is not what its fixture says.
///
/// See ``verifySnapshot(of:as:named:look:environment:record:filePath:testName:)`` for the files and
/// the parameters.
@MainActor public func assertSnapshot(
  of preview: AnyPreview, as kind: SnapshotKind, named name: String? = nil, look: Look? = nil,
  environment: PreviewEnvironment? = nil, record: SnapshotMode? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) async {
  let failure = await verifySnapshot(
    of: preview, as: kind, named: name, look: look, environment: environment, record: record,
    filePath: filePath, testName: testName)
  guard let failure else { return }
  TestPlace(
    fileID: fileID, filePath: filePath, testName: testName, line: line, column: column
  ).fail(failure)
}

/// Fails the running test where a preview is not what its fixture says.
@MainActor public func assertSnapshot<Root>(
  of preview: Preview<Root>, as kind: SnapshotKind, named name: String? = nil, look: Look? = nil,
  environment: PreviewEnvironment? = nil, record: SnapshotMode? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) async {
  await assertSnapshot(
    of: AnyPreview(preview), as: kind, named: name, look: look, environment: environment,
    record: record, fileID: fileID, filePath: filePath, testName: testName, line: line,
    column: column)
}
