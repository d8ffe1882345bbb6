public import UIKit

/// Fails the running test where a cell, in any state, is not what its fixtures say.
///
/// - Parameters:
///   - make: What makes it, as often as it has to be asked.
///   - appearance: The appearance of the list around it.
///   - states: The states that it is shown in, once in each; by default it takes all of them on
///     the page.
@MainActor public func assertSnapshot<Root: UICollectionViewCell>(
  of make: @autoclosure @escaping @MainActor @Sendable () -> Root, as kind: SnapshotKind,
  _ more: SnapshotKind...,
  in appearance: UICollectionLayoutListConfiguration.Appearance = .plain,
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
        testName, in: appearance, file: "\(fileID)", path: "\(filePath)", line: Int(line), make))
  )
}

/// Fails the running test where a table view's cell, in any state, is not what its fixtures say.
///
/// - Parameters:
///   - make: What makes it, as often as it has to be asked.
///   - style: The style of the table around it.
///   - states: The states that it is shown in, once in each; by default it takes all of them on
///     the page.
@MainActor public func assertSnapshot<Root: UITableViewCell>(
  of make: @autoclosure @escaping @MainActor @Sendable () -> Root, as kind: SnapshotKind,
  _ more: SnapshotKind...,
  in style: UITableView.Style = .plain,
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
        testName, in: style, file: "\(fileID)", path: "\(filePath)", line: Int(line), make))
  )
}

/// Fails the running test where a content configuration, in a cell of any state, is not what its
/// fixtures say.
///
/// - Parameters:
///   - content: What the cell shows.
///   - appearance: The appearance of the list around it.
///   - states: The states that the cell is shown in, once in each; by default it takes all of them
///     on the page.
@MainActor public func assertSnapshot<Content: UIContentConfiguration>(
  of content: @autoclosure @escaping @MainActor @Sendable () -> Content, as kind: SnapshotKind,
  _ more: SnapshotKind...,
  in appearance: UICollectionLayoutListConfiguration.Appearance = .plain,
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
        testName, in: appearance, file: "\(fileID)", path: "\(filePath)", line: Int(line), content))
  )
}

/// Fails the running test where a content configuration on its background, in a cell of any state,
/// is not what its fixtures say.
///
/// - Parameters:
///   - content: What the cell shows.
///   - background: What it stands on.
///   - appearance: The appearance of the list around it.
///   - states: The states that the cell is shown in, once in each; by default it takes all of them
///     on the page.
@MainActor public func assertSnapshot<Content: UIContentConfiguration>(
  of content: @autoclosure @escaping @MainActor @Sendable () -> Content,
  on background: @autoclosure @escaping @MainActor @Sendable () -> UIBackgroundConfiguration,
  as kind: SnapshotKind, _ more: SnapshotKind...,
  in appearance: UICollectionLayoutListConfiguration.Appearance = .plain,
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
        testName, in: appearance, file: "\(fileID)", path: "\(filePath)", line: Int(line)
      ) {
        (content(), background())
      })
  )
}
