internal import CSurroundings
internal import Foundation

/// All that every preview of a site is made of: the program with its libraries, where and how it
/// runs, and what its workers are told.
struct SiteKey: Encodable {
  /// Of the records, which another Cellophane may read otherwise.
  private var format = 1
  private var version = Version.current
  private var program: String
  private var libraries: [String: String]
  private var command: [String]
  private var folder: String
  private var user: UInt32
  private var processors: Int
  private var variables: [String: String]
  private var setup: WorkerSetup
  private var seconds: Double
  private var megabytes: Int

  /// `nil` where the program cannot be read.
  init?(
    command: [String], setup: WorkerSetup, bounds: PreviewBounds, in surroundings: ReadSurroundings
  ) {
    guard let path = command.first, let program = ByteDigest.ofFile(path) else { return nil }
    self.program = program
    self.command = command
    var libraries: [String: String] = [:]
    withUnsafeMutablePointer(to: &libraries) { libraries in
      surroundings_libraries(libraries) { context, path, content in
        guard let context, let path, let content else { return }
        context.assumingMemoryBound(to: [String: String].self)
          .pointee[String(cString: path)] = String(cString: content)
      }
    }
    guard !libraries.values.contains("") else { return nil }
    self.libraries = libraries
    folder = FileManager.default.currentDirectoryPath
    user = geteuid()
    processors =
      ProcessInfo.processInfo.processorCount * 1000
      + ProcessInfo.processInfo.activeProcessorCount
    variables = surroundings.systemVariables
    self.setup = setup
    // What is written where, and for whom, changes no page.
    self.setup.folder = ""
    self.setup.templates = nil
    self.setup.parts = nil
    self.setup.added = [:]
    self.setup.rehearses = false
    seconds = bounds.seconds
    megabytes = bounds.megabytes
  }
}
