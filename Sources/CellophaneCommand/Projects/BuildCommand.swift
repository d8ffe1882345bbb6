internal import ArgumentParser
internal import CellophaneGalleries
internal import CellophaneSite

/// Writes the site of a project.
struct BuildCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Writes the site of an app's list screens and cells, from its project as it stands.",
    discussion: """
      What can compile here is compiled; what cannot is left out and said, causes first. The project \
      is read and not written: everything is in '.cellophane' beside it. Further options are those \
      of a gallery's own 'build', as '--filter', '--look', '--jobs' or '--shard'.
      """)

  @Argument(help: "An Xcode project ('.xcodeproj'), a package, a folder, or a Swift file.")
  var path: String
  @Option(
    name: .shortAndLong, help: "The folder of the site; one in '.cellophane' if left out.")
  var output: String?
  /// Asked for by a server, which runs the gallery itself.
  @Flag(help: .hidden) var onlyGallery = false
  @OptionGroup var project: ProjectOptions
  @Argument(parsing: .allUnrecognized, help: .hidden) var further: [String] = []

  func run() throws {
    let console = Console()
    let result = try project.make(path, on: console)
    if onlyGallery { return console.result(result.executable) }
    let output = output ?? result.site
    try GalleryRun.hand(
      ["build", "--output", output, "--screens", "\(result.report.listScreens.count)"] + further,
      to: result.executable, console: console)
  }
}
