internal import Foundation

/// What opens a page for whoever sits at the machine.
enum WebBrowser {
  struct Failure: Error, CustomStringConvertible {
    var page: URL

    var description: String {
      "error: no browser could be started; open \(page.absoluteString), or name one in BROWSER"
    }
  }

  static func open(_ page: URL) throws {
    let variables = ProcessInfo.processInfo.environment
    let programs = [variables["BROWSER"] ?? "", "open", "xdg-open"].filter { !$0.isEmpty }
    let folders = (variables["PATH"] ?? "").split(separator: ":")
    for program in programs {
      let candidates = program.contains("/") ? [program] : folders.map { "\($0)/\(program)" }
      guard let path = candidates.first(where: FileManager.default.isExecutableFile) else {
        continue
      }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: path)
      process.arguments = [page.absoluteString]
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      return
    }
    throw Failure(page: page)
  }
}
