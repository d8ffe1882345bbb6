internal import ArgumentParser
internal import CellophaneGalleries
internal import CellophaneSite

/// Takes pictures of a project's screens.
struct ScreenshotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "screenshot",
    abstract: "Takes pictures of an app's list screens and cells, with Chromium or Chrome.",
    discussion: "Further options are those of a gallery's own 'screenshot', as '--filter'.")

  @Argument(help: "An Xcode project ('.xcodeproj'), a package, a folder, or a Swift file.")
  var path: String
  @OptionGroup var project: ProjectOptions
  @Argument(parsing: .allUnrecognized, help: .hidden) var further: [String] = []

  func run() throws {
    let console = Console()
    let result = try project.make(path, on: console)
    try GalleryRun.hand(["screenshot"] + further, to: result.executable, console: console)
  }
}
