internal import ArgumentParser
internal import CellophaneGalleries
internal import CellophaneProjects
internal import CellophaneServing
internal import CellophaneSite
internal import Dispatch
internal import Foundation

/// Shows the site of a gallery or a project in a browser, and follows its sources.
struct ServeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Shows the pages in a browser on this machine, and follows every change of a source.",
    discussion: """
      A package with a gallery is built by 'swift build'; of anything else that 'build' takes a gallery \
      is made. The page that is looked at is made first, and keeps what is open, chosen, scrolled to \
      and focused. What does not compile is said in the browser, over the last page that was good. \
      Texts, pictures and catalogs wait for no compiler.

      Only pages of this server's own may ask it, and only on this machine, unless '--host' names \
      another address. What is made lies in '.cellophane/served' beside the sources.
      """)

  @Argument(
    help: "A package with a gallery, an Xcode project ('.xcodeproj'), a folder, or a Swift file.")
  var path = "."
  @Option(help: "The executable of a package that has several galleries.") var product: String?
  @Option(help: "The port; the first that is free from 8017 on if left out.") var port: UInt16?
  @Option(help: "An address besides 127.0.0.1, in numbers: other machines can read the pages then.")
  var host: String?
  @Option(help: "Make only previews whose title, group or id contains this.") var filter: String?
  @Flag(name: .customLong("open"), help: "Open the browser.") var opens = false
  @Option(
    parsing: .singleValue,
    help: "An option for 'swift build', as often as there are some: --swift=--build-system=native.")
  var swift: [String] = []

  func run() throws {
    let console = Console()
    guard Paths.isFolder(path) != nil else {
      console.fail("\(path): error: there is no such file or folder")
      throw ExitCode(2)
    }
    guard let tools = Toolchain(environment: ProcessInfo.processInfo.environment) else {
      console.fail(GalleryError.noCompiler.description)
      throw ExitCode.failure
    }
    // Nobody reads what is written to a tab that was closed.
    signal(SIGPIPE, SIG_IGN)
    Task {
      do {
        try await serve(tools, on: console)
      } catch let fault as GalleryFault {
        console.fail("\(path): error: \(fault.title)\n\(fault.words)")
      } catch let fault as PreviewServer.Fault {
        console.fail(fault.description)
      } catch {
        console.fail("\(path): error: cannot be served: \(error)")
      }
      Foundation.exit(1)
    }
    dispatchMain()
  }

  private var executable: String {
    Bundle.main.executablePath ?? CommandLine.arguments[0]
  }

  private func serve(_ tools: Toolchain, on console: Console) async throws {
    let keeper = [executable, "keep"]
    let gallery = try await gallery(tools, keeper: keeper)
    let folder = try site(of: gallery)
    let room = TabRoom()
    let server = try await PreviewServer.start(
      files: ServedFiles(folder: folder, changes: room.changes), room: room, host: host, port: port)
    if host != nil {
      console.note("warning: every machine that reaches \(server.address) can read these pages")
    }
    console.note("\(server.address): \(gallery.name); Control-C ends it")
    if opens, let page = URL(string: server.address) {
      do { try WebBrowser.open(page) } catch { console.note("\(error)") }
    }
    let workshop = Workshop(
      gallery: gallery, folder: folder, filter: filter, keeper: keeper, room: room
    ) { console.note($0) }
    let changes = FolderWatch.changes(in: gallery.watched)
    async let work: Void = workshop.run(changes)
    try await server.run()
    await work
  }

  private func gallery(_ tools: Toolchain, keeper: [String]) async throws -> any ServedGallery {
    let package = try await PackageGallery(
      folder: path, product: product, swift: tools.swift, arguments: swift, keeper: keeper)
    if let package { return package }
    let command = [executable, "build", path, "--only-gallery", "--report", "json"]
    return ProjectGallery(path: path, command: command, keeper: keeper)
  }

  /// A folder of its own for the site, which the next run takes again.
  private func site(of gallery: any ServedGallery) throws -> String {
    // A gallery's own folder is the first that is watched.
    let root = Paths.join(gallery.watched[0], ".cellophane")
    do {
      try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
      try Data("*\n".utf8).write(to: URL(fileURLWithPath: "\(root)/.gitignore"))
    } catch {
      throw GalleryFault(
        title: "the pages cannot be kept in '\(root)'", words: error.localizedDescription)
    }
    return "\(root)/served"
  }
}
