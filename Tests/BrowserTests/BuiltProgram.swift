import Foundation

/// An executable that was built with the tests, which lie beside it.
struct BuiltProgram {
  private let file: URL

  init(_ name: String) {
    file = Bundle.main.bundleURL.appending(path: name)
  }

  /// Runs it to its end, and gives its exit status and what it said.
  ///
  /// No thread of the tests waits for it: there are few, and other windows go on. What it says goes
  /// into a file: a `FileHandle` that is closed while Dispatch watches it ends the tests, since a
  /// program that is started meanwhile holds its pipe.
  func run(_ arguments: [String]) async throws -> (status: Int32, said: String) {
    let said = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data().write(to: said)
    defer { try? FileManager.default.removeItem(at: said) }
    let output = try FileHandle(forWritingTo: said)
    let process = Process()
    process.executableURL = file
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = output
    let status = try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do {
        try process.run()
      } catch {
        continuation.resume(throwing: error)
      }
    }
    try output.close()
    return (status, String(decoding: try Data(contentsOf: said), as: UTF8.self))
  }
}
