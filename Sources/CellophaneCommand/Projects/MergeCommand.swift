internal import ArgumentParser
internal import CellophaneGalleries
internal import CellophaneSite

/// Puts the site of a project together from parts that were built apart.
struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Puts the parts together that 'build PATH --shard 2/8' wrote, from the same project.",
    discussion: """
      After the path come the folders of the parts, in any order. Further options are those of a \
      gallery's own 'merge', as '--allow-missing'. A package with a gallery of its own says \
      'swift run Gallery merge'.
      """)

  @Argument(help: "An Xcode project ('.xcodeproj'), a package, a folder, or a Swift file.")
  var path: String
  @Option(
    name: .shortAndLong, help: "The folder of the site; one in '.cellophane' if left out.")
  var output: String?
  @OptionGroup var project: ProjectOptions
  @Argument(parsing: .allUnrecognized, help: .hidden) var further: [String] = []

  func run() throws {
    let console = Console()
    let result = try project.make(path, on: console)
    try GalleryRun.hand(
      ["merge", "--output", output ?? result.site] + further, to: result.executable,
      console: console)
  }
}
