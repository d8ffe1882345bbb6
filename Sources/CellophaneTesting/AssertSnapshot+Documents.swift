package import CellophaneDocument

/// Fails the running test where a page is not what its fixtures say.
@MainActor package func assertSnapshot(
  of page: ResolvedPage, as kind: SnapshotKind, _ more: SnapshotKind...,
  named name: String? = nil, record: SnapshotMode? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) async {
  let place = TestPlace(
    fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
  let failures = await SnapshotRequest(
    kinds: [kind] + more, name: name, record: record, place: place
  ).failures {
    .success(page)
  } content: {
    try $0.content(of: $1)
  }
  place.fail(failures)
}
