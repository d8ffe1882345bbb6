internal import Foundation

/// A temporary folder with what the compiler reads beside the sources; gone with its owner.
final class Workshop {
  let path: String
  private var substituteCount = 0

  /// Where the module `UIKit` is found, and modules of folders that were checked.
  var modules: String { "\(path)/modules" }
  /// What the package manager writes for a target with resources.
  var resourceAccessor: String { "\(path)/resource_bundle_accessor.swift" }

  init(module: BuiltModule) throws(DoctorError) {
    path = NSTemporaryDirectory() + "cellophane-doctor-\(UUID().uuidString)"
    do {
      let files = FileManager.default
      try files.createDirectory(atPath: "\(path)/modules", withIntermediateDirectories: true)
      for file in module.files {
        try files.createSymbolicLink(
          atPath: "\(path)/modules/\(file)", withDestinationPath: "\(module.folder)/\(file)")
      }
    } catch {
      throw .file(path: path, reason: error.localizedDescription)
    }
    _ = try write(
      "import Foundation\nextension Foundation.Bundle { static var module: Bundle { .main } }\n",
      to: "resource_bundle_accessor.swift")
  }

  deinit {
    // What is left in the temporary folder does no harm.
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a text that is read in a file's place, in a file that no other one is called like.
  func substitute(_ text: [UInt8], for file: String) throws(DoctorError) -> String {
    substituteCount += 1
    let name = URL(fileURLWithPath: file).lastPathComponent
    return try write(text, to: "substitute-\(substituteCount)-\(name)")
  }

  /// - Parameter name: The file's place in the workshop.
  /// - Returns: The file.
  func write(_ text: String, to name: String) throws(DoctorError) -> String {
    try write(Array(text.utf8), to: name)
  }

  private func write(_ text: [UInt8], to name: String) throws(DoctorError) -> String {
    let file = "\(path)/\(name)"
    do {
      try Data(text).write(to: URL(fileURLWithPath: file))
    } catch {
      throw .file(path: file, reason: error.localizedDescription)
    }
    return file
  }
}
