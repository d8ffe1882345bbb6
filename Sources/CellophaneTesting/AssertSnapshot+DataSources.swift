public import UIKit

/// Fails the running test where the sections and items of a data source are not what their fixtures
/// say.
///
/// As `.outline` a line a section and an item, with what is marked to be reloaded; in the other
/// kinds a list whose rows are the items. An item is called by its identifier: by a string, a
/// number, a raw value, an enum case or an `Identifiable` value's `id`; else as it describes
/// itself, and a `UUID` by its place.
@MainActor public func assertSnapshot<Section: Sendable, Item: Sendable>(
  of snapshot: NSDiffableDataSourceSnapshot<Section, Item>, as kind: SnapshotKind,
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
  ).assert(ListedItems(snapshot))
}

/// Fails the running test where the items of a section are not what their fixtures say.
///
/// As `.outline` a line an item, its children below it, with what is expanded; in the other kinds
/// an outline whose rows are the items.
@MainActor public func assertSnapshot<Item: Sendable>(
  of snapshot: NSDiffableDataSourceSectionSnapshot<Item>, as kind: SnapshotKind,
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
  ).assert(ListedItems(snapshot))
}
