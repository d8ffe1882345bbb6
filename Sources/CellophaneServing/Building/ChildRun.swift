/// A program that is run to its end, or until nobody wants its answer any more.
package struct ChildRun: Sendable {
  package var code: Int32
  /// What it printed for programs.
  package var output: String
  /// What it printed for people.
  package var words: String

  /// Runs a program whose end takes everything with it that it started.
  ///
  /// - Parameters:
  ///   - keeper: The program and arguments that run another program, and end it when their own input
  ///     ends: as this process ends, however it does.
  ///   - hear: Is told of what it prints for programs as it comes, in pieces.
  /// - Throws: `CancellationError`, or `Unstarted`.
  package static func run(
    _ command: [String], keeper: [String], hear: @escaping @Sendable ([UInt8]) -> Void = { _ in }
  ) async throws -> ChildRun {
    try await RunningChild(command, keeper: keeper).end(hear)
  }

  /// Why a program does not run.
  package struct Unstarted: Error, Hashable, CustomStringConvertible {
    package var description: String
  }
}
