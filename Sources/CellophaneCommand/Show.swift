internal import ArgumentParser
internal import CellophaneGalleries
internal import CellophaneSite

/// Says what previews of a project show.
struct Show: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Says what previews of a project show: roles, names and states, a line each.",
    discussion: """
      Ids are those that 'list' says. Further options are those of a gallery's own 'show': --format \
      json, --outline, --picture FILE, --look, --device, --dark, --text-size, --state STATE, \
      --after tap:NAME, --changed-since REVISION; 'show PATH --options' explains them. The exit code \
      is 0 when everything is shown, 1 when something is wrong with a preview, 2 for a wrong call, \
      and 3 when previews could not be asked, as where nothing compiles.
      """)

  @Argument(help: "An Xcode project ('.xcodeproj'), a package, a folder, or a Swift file.")
  var path: String
  @Flag(help: "Explain the options of a gallery's own 'show'.") var options = false
  @OptionGroup var project: ProjectOptions
  @Argument(parsing: .allUnrecognized, help: .hidden) var further: [String] = []

  func run() throws {
    let console = Console()
    let executable: String
    do {
      executable = try PathGallery.executable(of: path, project, on: console)
    } catch let code as ExitCode where code == .failure {
      throw ExitCode(3)
    }
    let arguments = options ? ["--help"] : further
    try GalleryRun.hand(["show"] + arguments, to: executable, console: console)
  }
}
