public import UIKit

/// Fails the running test where a view controller's page is not what its fixture says.
///
/// - Parameter make: What makes it: it is made as often as it has to be asked, so give the
///   expression and not an instance that lives already.
@MainActor public func assertSnapshot<Root: UIViewController>(
  of make: @autoclosure @escaping @MainActor @Sendable () -> Root, as kind: SnapshotKind,
  named name: String? = nil, look: Look? = nil, environment: PreviewEnvironment? = nil,
  record: SnapshotMode? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) async {
  await assertSnapshot(
    of: Preview(testName, file: "\(fileID)", path: "\(filePath)", line: Int(line), make),
    as: kind, named: name, look: look, environment: environment, record: record, fileID: fileID,
    filePath: filePath, testName: testName, line: line, column: column)
}

/// Fails the running test where a collection view's page is not what its fixture says.
///
/// - Parameter make: What makes it, as often as it has to be asked.
@MainActor public func assertSnapshot<Root: UICollectionView>(
  of make: @autoclosure @escaping @MainActor @Sendable () -> Root, as kind: SnapshotKind,
  named name: String? = nil, look: Look? = nil, environment: PreviewEnvironment? = nil,
  record: SnapshotMode? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) async {
  await assertSnapshot(
    of: Preview(testName, file: "\(fileID)", path: "\(filePath)", line: Int(line), make),
    as: kind, named: name, look: look, environment: environment, record: record, fileID: fileID,
    filePath: filePath, testName: testName, line: line, column: column)
}

/// Fails the running test where a cell, in any state, is not what its fixture says.
///
/// - Parameters:
///   - make: What makes it, as often as it has to be asked.
///   - appearance: The appearance of the list around it.
@MainActor public func assertSnapshot<Root: UICollectionViewCell>(
  of make: @autoclosure @escaping @MainActor @Sendable () -> Root, as kind: SnapshotKind,
  in appearance: UICollectionLayoutListConfiguration.Appearance = .plain,
  named name: String? = nil, look: Look? = nil, environment: PreviewEnvironment? = nil,
  record: SnapshotMode? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) async {
  await assertSnapshot(
    of: Preview(
      testName, in: appearance, file: "\(fileID)", path: "\(filePath)", line: Int(line), make),
    as: kind, named: name, look: look, environment: environment, record: record, fileID: fileID,
    filePath: filePath, testName: testName, line: line, column: column)
}

/// Fails the running test where a content configuration, in a cell of any state, is not what its
/// fixture says.
///
/// - Parameters:
///   - content: What the cell shows.
///   - appearance: The appearance of the list around it.
@MainActor public func assertSnapshot<Content: UIContentConfiguration>(
  of content: @autoclosure @escaping @MainActor @Sendable () -> Content, as kind: SnapshotKind,
  in appearance: UICollectionLayoutListConfiguration.Appearance = .plain,
  named name: String? = nil, look: Look? = nil, environment: PreviewEnvironment? = nil,
  record: SnapshotMode? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) async {
  await assertSnapshot(
    of: Preview(
      testName, in: appearance, file: "\(fileID)", path: "\(filePath)", line: Int(line), content),
    as: kind, named: name, look: look, environment: environment, record: record, fileID: fileID,
    filePath: filePath, testName: testName, line: line, column: column)
}

/// Fails the running test where a content configuration on its background, in a cell of any state,
/// is not what its fixture says.
///
/// - Parameters:
///   - content: What the cell shows.
///   - background: What it stands on.
///   - appearance: The appearance of the list around it.
@MainActor public func assertSnapshot<Content: UIContentConfiguration>(
  of content: @autoclosure @escaping @MainActor @Sendable () -> Content,
  on background: @autoclosure @escaping @MainActor @Sendable () -> UIBackgroundConfiguration,
  as kind: SnapshotKind, in appearance: UICollectionLayoutListConfiguration.Appearance = .plain,
  named name: String? = nil, look: Look? = nil, environment: PreviewEnvironment? = nil,
  record: SnapshotMode? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) async {
  await assertSnapshot(
    of: Preview(testName, in: appearance, file: "\(fileID)", path: "\(filePath)", line: Int(line)) {
      (content(), background())
    },
    as: kind, named: name, look: look, environment: environment, record: record, fileID: fileID,
    filePath: filePath, testName: testName, line: line, column: column)
}
