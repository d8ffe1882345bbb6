public import UIKit

/// Fails the running test where a view controller's page is not what its fixtures say.
///
/// - Parameter make: What makes it: it is made as often as it has to be asked, so give the
///   expression and not an instance that lives already.
@MainActor public func assertSnapshot<Root: UIViewController>(
  of make: @autoclosure @escaping @MainActor @Sendable () -> Root, as kind: SnapshotKind,
  _ more: SnapshotKind...,
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
  ).assert(
    AnyPreview(
      Preview(
        testName, file: "\(fileID)", path: "\(filePath)", line: Int(line), make))
  )
}

/// Fails the running test where a collection view's page is not what its fixtures say.
///
/// - Parameter make: What makes it, as often as it has to be asked.
@MainActor public func assertSnapshot<Root: UICollectionView>(
  of make: @autoclosure @escaping @MainActor @Sendable () -> Root, as kind: SnapshotKind,
  _ more: SnapshotKind...,
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
  ).assert(
    AnyPreview(
      Preview(
        testName, file: "\(fileID)", path: "\(filePath)", line: Int(line), make))
  )
}

/// Fails the running test where a table view's page is not what its fixtures say.
///
/// - Parameter make: What makes it, as often as it has to be asked.
@MainActor public func assertSnapshot<Root: UITableView>(
  of make: @autoclosure @escaping @MainActor @Sendable () -> Root, as kind: SnapshotKind,
  _ more: SnapshotKind...,
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
  ).assert(
    AnyPreview(
      Preview(
        testName, file: "\(fileID)", path: "\(filePath)", line: Int(line), make))
  )
}
