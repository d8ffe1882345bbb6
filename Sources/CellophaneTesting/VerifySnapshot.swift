internal import CellophaneSnapshots
internal import Foundation

/// Compares a preview with its fixture and says what is to be said of it.
///
/// The fixture is `__Snapshots__/<TestFile>/<test>.<name>.<kind>` beside the test. What differs is
/// written beside it as `….new.<kind>`, or to the folder that `SNAPSHOT_ARTIFACTS` names.
///
/// - Parameters:
///   - preview: What is compared, with every step's frame.
///   - kind: `.html`, `.outline`, `.accessibility` or `.json`.
///   - name: What tells the comparisons of a test apart; none for its only one.
///   - look: The look that it is asked in; the preview's own by default, or iOS 26.
///   - environment: The surroundings that it is asked in; the preview's first by default.
///   - record: Which fixtures are written. A trait decides where it is `nil`, then
///     `SNAPSHOT_TESTING_RECORD`; else missing ones are, and none where `CI` is set.
/// - Returns: `nil` where preview and fixture are the same bytes.
@MainActor public func verifySnapshot(
  of preview: AnyPreview, as kind: SnapshotKind, named name: String? = nil, look: Look? = nil,
  environment: PreviewEnvironment? = nil, record: SnapshotMode? = nil,
  filePath: StaticString = #filePath, testName: String = #function
) async -> String? {
  var asked = preview
  if let look { asked.look = look }
  asked.environments = [environment ?? preview.environments.first ?? .phone]
  let variables = ProcessInfo.processInfo.environment
  do {
    let place = try FixturePlace(
      file: "\(filePath)", test: testName, name: name, kind: kind.rawValue)
    let resolved = await asked.resolve()
    guard let page = resolved.pages.first else { return "the preview gave no page" }
    if let faults = page.faults { return faults }
    let comparison = SnapshotComparison(
      mode: try record ?? SnapshotSettings.mode ?? .standard(in: variables),
      artifacts: variables["SNAPSHOT_ARTIFACTS"].flatMap { $0.isEmpty ? nil : $0 })
    return try comparison.failure(of: kind.content(of: page), at: place)
  } catch {
    return String(describing: error)
  }
}
