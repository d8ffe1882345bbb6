public import Testing

/// What tests in its reach record.
public struct SnapshotTrait: SuiteTrait, TestTrait, TestScoping {
  let mode: SnapshotMode

  /// A suite's tests have it too.
  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await SnapshotSettings.$mode.withValue(mode, operation: function)
  }
}

extension Trait where Self == SnapshotTrait {
  /// Lets a test or a suite write the fixtures that a mode names.
  public static func snapshots(record mode: SnapshotMode) -> SnapshotTrait {
    SnapshotTrait(mode: mode)
  }
}

/// Lets comparisons write the fixtures that a mode names, for tests without traits.
@MainActor public func withSnapshots(
  record mode: SnapshotMode, _ operation: @MainActor () async throws -> Void
) async rethrows {
  try await SnapshotSettings.$mode.withValue(mode) { try await operation() }
}

/// What surrounds a comparison.
enum SnapshotSettings {
  /// From a trait; `nil` where there is none.
  @TaskLocal static var mode: SnapshotMode?
}
