internal import ArgumentParser
internal import CellophaneGalleries
internal import CellophaneProjects
internal import CellophaneServing
internal import CellophaneSite
internal import Dispatch
internal import Foundation
internal import Synchronization

/// The gallery of a path: a package's own where it has one, else one that is made of what is there.
enum PathGallery {
  /// Builds it, and says where its executable is.
  static func executable(
    of path: String, _ project: ProjectOptions, on console: Console
  ) throws -> String {
    guard let tools = Toolchain(environment: ProcessInfo.processInfo.environment) else {
      console.fail(GalleryError.noCompiler.description)
      throw ExitCode.failure
    }
    do {
      let keeper = [Bundle.main.executablePath ?? CommandLine.arguments[0], "keep"]
      let target = project.target
      let own = try waiting { () -> String? in
        let package = try await PackageGallery(
          folder: path, product: target, swift: tools.swift, arguments: [], keeper: keeper)
        return try await package?.build { _ in }
      }
      if let own { return own }
    } catch let fault as GalleryFault {
      // A target that is no gallery is one to make a gallery of.
      guard project.target != nil, fault.title.contains("is no executable") else {
        console.fail("\(path): error: \(fault.title)\n\(fault.words)")
        throw ExitCode.failure
      }
    }
    return try project.make(path, on: console).executable
  }

  /// What a task gives; the command has nothing else to do meanwhile.
  private static func waiting<Value: Sendable>(
    _ act: @escaping @Sendable () async throws -> Value
  ) throws -> Value {
    let (done, outcome) = (DispatchSemaphore(value: 0), Outcome<Value>())
    Task.detached {
      do {
        let value = try await act()
        outcome.result.withLock { $0 = .success(value) }
      } catch {
        outcome.result.withLock { $0 = .failure(error) }
      }
      done.signal()
    }
    done.wait()
    guard let result = outcome.result.withLock({ $0 }) else { throw CancellationError() }
    return try result.get()
  }

  private final class Outcome<Value: Sendable>: Sendable {
    let result = Mutex<Result<Value, any Error>?>(nil)
  }
}
