internal import CellophaneDocument
internal import CellophaneRendering
internal import Foundation
internal import Testing

/// What a test asks for: a value in some kinds, under a name, in some surroundings.
struct SnapshotRequest {
  var kinds: [SnapshotKind]
  var name: String?
  var look: Look?
  var environment: PreviewEnvironment?
  var states: [CellStates] = []
  var record: SnapshotMode?
  var place: TestPlace

  /// Compares a preview, asked once, in every kind.
  @MainActor func failures(of preview: AnyPreview) async -> [SnapshotFailure] {
    await failures {
      await page(of: preview)
    } content: {
      try $0.content(of: $1)
    }
  }

  /// Compares what is made once in every kind.
  @MainActor func failures<Value>(
    of make: () async -> Result<Value, SnapshotFailure>,
    content: (SnapshotKind, Value) throws -> SnapshotContent
  ) async -> [SnapshotFailure] {
    do {
      // Names are refused before anything is made for them.
      let places = try kinds.map(place(of:))
      let comparison = try comparison()
      let note = places.first.flatMap(comparison.trapNote)
      let value = try await TrapNote.during(place, notedIn: note) { await make() }.get()
      return places.compactMap { place in
        do {
          var failure = try comparison.failure(of: content(place.kind, value), at: place)
          failure?.page = value as? ResolvedPage
          return failure
        } catch {
          return SnapshotFailure(String(describing: error))
        }
      }
    } catch let failure as SnapshotFailure {
      return [failure]
    } catch {
      return [SnapshotFailure(String(describing: error))]
    }
  }

  /// Fails the running test for each comparison that fails.
  @MainActor func assert(_ preview: AnyPreview) async {
    place.fail(await failures(of: preview))
  }

  @MainActor private func page(
    of preview: AnyPreview
  ) async -> Result<ResolvedPage, SnapshotFailure> {
    do throws(HTMLRenderingError) {
      return .success(
        try await PageRequest(preview, look: look, environment: environment, states: states)
          .page())
    } catch {
      return .failure(SnapshotFailure(error.description))
    }
  }

  private func place(of kind: SnapshotKind) throws -> FixturePlace {
    if name == nil, Test.Case.current?.isParameterized == true {
      throw SnapshotError.noNameForArguments(test: place.testName)
    }
    return try FixturePlace(
      TestSources(file: "\(place.filePath)"), test: place.testName, name: name, kind: kind,
      line: Int(place.line))
  }

  /// What leaves tests out of this run.
  private static let filter = TestRun.filter(in: CommandLine.arguments)

  private func comparison() throws -> SnapshotComparison {
    let variables = ProcessInfo.processInfo.environment
    func path(_ name: String) -> String? { variables[name].flatMap { $0.isEmpty ? nil : $0 } }
    return SnapshotComparison(
      mode: try record ?? SnapshotSettings.mode ?? .standard(in: variables),
      artifacts: path("SNAPSHOT_ARTIFACTS"), references: path("SNAPSHOT_REFERENCES"),
      filter: Self.filter)
  }
}
