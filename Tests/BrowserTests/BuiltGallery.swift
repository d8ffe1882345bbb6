import Foundation

/// A site, built once for all tests by its gallery's own executable.
struct BuiltGallery: Sendable {
  /// The example site.
  static let shared = Task { try BuiltGallery("Gallery") }
  /// The example site in the other look.
  static let iOS18 = Task { try BuiltGallery("Gallery", look: "iOS18") }
  /// Previews of sizes that no example needs.
  static let large = Task { try BuiltGallery("LargeGallery") }

  private static let folders = FileManager.default.temporaryDirectory
    .appending(path: "cellophane-gallery-\(ProcessInfo.processInfo.processIdentifier)")

  let folder: URL

  private init(_ name: String, look: String? = nil) throws {
    folder = Self.folders.appending(path: name + (look ?? ""))
    try FileManager.default.createDirectory(at: Self.folders, withIntermediateDirectories: true)
    atexit { try? FileManager.default.removeItem(at: BuiltGallery.folders) }
    let process = Process()
    // Test runners lie beside the executables that they were built with.
    process.executableURL = Bundle.main.bundleURL.appending(path: name)
    process.arguments =
      ["build", "--output", folder.path, "--timeout", "300"] + (look.map { ["--look", $0] } ?? [])
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let said = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw BuildFailure(output: String(decoding: said, as: UTF8.self))
    }
  }

  /// The chromeless page of a preview.
  func page(_ id: String) -> URL {
    folder.appending(path: "previews/\(id).html")
  }
}

struct BuildFailure: Error, CustomStringConvertible {
  var output: String

  var description: String { "the gallery could not be built: \(output)" }
}
