#if Overlay
import CellophaneGalleries
import CellophaneOverlay
import CellophaneProjects
import Foundation

/// The sources in `App`, rewritten beside a copy of them, compiled by the compiler with what was
/// built with the tests, and linked to a gallery.
struct RewrittenApp {
  /// The app's own files, which nothing changes.
  let sources: URL
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "overlay-\(UUID().uuidString)")
    sources = folder.appending(path: "An app")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "App"),
      to: sources)
  }

  func remove() {
    // What is left in the temporary folder does no harm.
    try? FileManager.default.removeItem(at: folder)
  }

  /// Writes the rewrites, and what tells the compiler of them.
  ///
  /// - Returns: The files of the app, and the arguments for the compiler.
  private func rewrite() throws -> (files: [String], arguments: [String]) {
    let files = try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted().map {
      sources.appending(path: $0).path
    }
    // The gallery is ours, with the entry point.
    let overlay = SourceOverlay(
      sources: try files.filter { !$0.hasSuffix("/Gallery.swift") }.map {
        ($0, try String(contentsOfFile: $0, encoding: .utf8))
      },
      conditions: ["DEBUG"])
    var texts: [String: String] = [:]
    for (number, file) in overlay.rewritten().enumerated() {
      guard let text = file.text else { continue }
      let url = folder.appending(path: "\(number).swift")
      try Data(text.utf8).write(to: url)
      texts[file.path] = url.path
    }
    let list = folder.appending(path: "overlay.json")
    try Data(OverlayMap(texts).json()).write(to: list)
    return (files, ["-vfsoverlay", list.path])
  }

  /// Compiles the app and links it with all that a gallery has, or checks it alone.
  func compile(
    swiftVersion: String = "5", links: Bool = true
  ) throws -> (code: Int32, words: String) {
    let build = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let objects = try String(
      contentsOf: build.appending(path: "Gallery.product/Objects.LinkFileList"), encoding: .utf8
    ).split(separator: "\n").filter { !$0.contains("/Gallery.build/") }
    let list = folder.appending(path: "objects")
    try Data(objects.joined(separator: "\n").utf8).write(to: list)
    let (files, arguments) = try rewrite()
    let headers = try run("pkg-config", ["--cflags-only-I", "libxml-2.0"]).words
    var words = ["-swift-version", swiftVersion, "-parse-as-library", "-module-name", "App"]
    words += ["-D", "DEBUG", "-I", root.appending(path: "Sources/CLibXML2").path]
    for folder in ["Modules", "CSurroundings.build", "CSwiftCalls.build", "CEmbedded.build"] {
      words += ["-I", build.appending(path: folder).path]
    }
    words += headers.split(whereSeparator: \.isWhitespace).map(String.init)
    if links {
      words += ["-lxml2", "-o", folder.appending(path: "gallery").path, "@\(list.path)"]
    } else {
      words += ["-wmo", "-emit-sil", "-o", "/dev/null"]
    }
    return try run("swiftc", words + arguments + files)
  }

  /// Builds the site.
  func site() throws -> (code: Int32, words: String) {
    try run(
      folder.appending(path: "gallery").path,
      ["build", "--output", folder.appending(path: "site").path])
  }

  func page(_ identifier: String) throws -> String {
    try String(
      contentsOf: folder.appending(path: "site/previews/\(identifier).html"), encoding: .utf8)
  }

  private func run(_ program: String, _ arguments: [String]) throws -> (code: Int32, words: String)
  {
    let run = try CommandRun("/usr/bin/env", [program] + arguments)
    return (run.code, run.output + run.errors)
  }
}
#endif
