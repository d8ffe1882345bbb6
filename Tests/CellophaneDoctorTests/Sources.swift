import CellophaneDoctor
import Foundation

/// Source files of a test's own, gone with it.
final class Sources {
  let path: String

  /// - Parameter files: Texts by path.
  init(_ files: [String: String]) throws {
    path = NSTemporaryDirectory() + "doctor-\(UUID().uuidString)"
    for (name, text) in files {
      let url = URL(fileURLWithPath: "\(path)/\(name)")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// What the compiler says of some folders in it.
  func diagnosis(
    _ folders: [String], swiftVersion: String? = nil, aliases: [String] = []
  ) throws -> Diagnosis {
    let module = try BuiltModule(executable: CommandLine.arguments[0])
    let options = DoctorOptions(
      module: module, swiftVersion: swiftVersion,
      importPaths: aliases.isEmpty ? [] : [module.folder], moduleAliases: aliases,
      environment: ProcessInfo.processInfo.environment)
    return try Doctor(options: options).diagnose(folders.map { "\(path)/\($0)" })
  }

  /// The report, with paths from here.
  func report(_ folders: String..., swiftVersion: String? = nil) throws -> String {
    try diagnosis(folders, swiftVersion: swiftVersion).text.replacing("\(path)/", with: "")
  }
}
