import Foundation
import Synchronization

/// An executable that was built with the tests, which lie beside it.
struct BuiltProgram {
  private let file: URL

  init(_ name: String) {
    file = Bundle.main.bundleURL.appending(path: name)
  }

  /// Runs it to its end, and gives its exit status and what it said.
  ///
  /// No thread of the tests waits for it: there are few, and other windows go on.
  func run(_ arguments: [String]) async throws -> (status: Int32, said: String) {
    let process = Process()
    process.executableURL = file
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    async let said = Self.words(from: output.fileHandleForReading)
    let status = try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do {
        try process.run()
      } catch {
        try? output.fileHandleForWriting.close()
        continuation.resume(throwing: error)
      }
    }
    return (status, await said)
  }

  private static func words(from output: FileHandle) async -> String {
    await withCheckedContinuation { continuation in
      let received = Mutex(Data())
      output.readabilityHandler = { output in
        let bytes = output.availableData
        guard bytes.isEmpty else { return received.withLock { $0 += bytes } }
        output.readabilityHandler = nil
        continuation.resume(returning: String(decoding: received.withLock { $0 }, as: UTF8.self))
      }
    }
  }
}
