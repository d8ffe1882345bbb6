internal import CellophaneDocument
internal import CellophaneRendering
internal import Dispatch
internal import Foundation

/// A picture of a page for a test that failed, which Chromium or Chrome takes where there is one.
enum TestPicture {
  /// Why there is none.
  struct Absence: Error, CustomStringConvertible {
    var description: String
  }

  /// Whether attachments are kept: a browser takes a second.
  static func isWanted(_ arguments: [String] = CommandLine.arguments) -> Bool {
    arguments.contains { $0.hasPrefix("--attachments-path") }
  }

  /// How long the browser may take, in seconds.
  private static let patience = 30.0

  /// The PNG of a page as it opens, with two pixels a point.
  ///
  /// - Parameter html: A page that needs no other file.
  static func taken(
    of html: [UInt8], in environment: ResolvedEnvironment,
    variables: [String: String] = ProcessInfo.processInfo.environment
  ) throws -> [UInt8] {
    let browser = try browser(in: variables)
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("cellophane-picture-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // What is left in the temporary folder does no harm.
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = folder.appendingPathComponent("page.html")
    let picture = folder.appendingPathComponent("page.png")
    try Data(html).write(to: page)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: browser)
    process.arguments =
      [
        "--headless", "--screenshot=\(picture.path)", "--hide-scrollbars", "--disable-gpu",
        "--window-size=\(Int(environment.width)),\(Int(environment.height))",
        "--force-device-scale-factor=2", "--force-color-profile=srgb", "--no-first-run",
        "--disable-extensions", "--disable-background-networking",
        "--user-data-dir=\(folder.path)/profile",
      ] + (getuid() == 0 ? ["--no-sandbox"] : []) + [page.absoluteString]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    try process.run()
    guard end.wait(timeout: .now() + patience) == .success else {
      process.terminate()
      throw Absence(description: "'\(browser)' took no picture in \(Int(patience)) seconds")
    }
    guard let bytes = FileManager.default.contents(atPath: picture.path), !bytes.isEmpty else {
      throw Absence(
        description: "'\(browser)' ended with \(process.terminationStatus) and no picture")
    }
    return [UInt8](bytes)
  }

  private static func browser(in variables: [String: String]) throws -> String {
    if let named = variables["CHROME_PATH"], !named.isEmpty { return named }
    let folders = (variables["PATH"] ?? "").split(separator: ":").map(String.init)
    let names = [
      "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome",
    ]
    let programs =
      names.flatMap { name in folders.map { "\($0)/\(name)" } }
      + ["Chromium", "Google Chrome"].map { "/Applications/\($0).app/Contents/MacOS/\($0)" }
    guard let path = programs.first(where: FileManager.default.isExecutableFile) else {
      throw Absence(
        description: "there is no Chromium or Chrome in the path; install 'chromium', or name its "
          + "path in CHROME_PATH")
    }
    return path
  }
}
