import CellophaneSite
import CellophaneValidation
import Foundation
import SiteFixtures
import Testing

/// A folder of a test's own, gone with it.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "site-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var output: String { "\(path)/Public" }

  func text(_ name: String) throws -> String {
    try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
  }

  func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: "\(path)/\(name)") }

  /// Every file below a folder, by path, with its bytes.
  func files(in name: String) throws -> [String: Data] {
    let root = "\(path)/\(name)"
    var files: [String: Data] = [:]
    for case let file as String in FileManager.default.enumerator(atPath: root) ?? .init() {
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: "\(root)/\(file)", isDirectory: &isFolder)
      if !isFolder.boolValue {
        files[file] = try Data(contentsOf: URL(fileURLWithPath: "\(root)/\(file)"))
      }
    }
    return files
  }
}

/// The executable beside the tests that resolves fixture sites and is a gallery itself.
let fixtureExecutable: String = {
  let bundle = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
  return bundle.deletingLastPathComponent().appendingPathComponent("SiteFixtureWorker").path
}()

/// The command that was built with the tests.
let command = URL(fileURLWithPath: fixtureExecutable).deletingLastPathComponent()
  .appendingPathComponent("cellophane").path

extension FixtureSite {
  /// Builds the site into a folder, with workers.
  func build(
    into folder: TemporaryFolder, filter: [String] = [], jobs: Int = 2,
    bounds: PreviewBounds? = nil, change: (inout Site) -> Void = { _ in }
  ) async throws -> BuildResult {
    var site = site
    change(&site)
    return try await SiteBuilder(
      site: site,
      options: BuildOptions(
        output: folder.output, filter: filter, jobs: jobs,
        worker: [fixtureExecutable, "fixture", rawValue], bounds: bounds)
    ).build()
  }
}

/// Runs a gallery's command as a shell does.
func runFixture(
  _ arguments: String..., environment: [String: String] = [:]
) throws -> (code: Int32, output: String, errors: String) {
  try runFixture(arguments, environment: environment, program: fixtureExecutable)
}

func runFixture(
  _ arguments: [String], environment: [String: String], program: String
) throws -> (code: Int32, output: String, errors: String) {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: program)
  process.arguments = arguments
  process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
  let (output, errors) = (Pipe(), Pipe())
  process.standardOutput = output
  process.standardError = errors
  try process.run()
  let text = try output.fileHandleForReading.readToEnd() ?? Data()
  let errorText = try errors.fileHandleForReading.readToEnd() ?? Data()
  process.waitUntilExit()
  return (
    process.terminationStatus, String(decoding: text, as: UTF8.self),
    String(decoding: errorText, as: UTF8.self)
  )
}
