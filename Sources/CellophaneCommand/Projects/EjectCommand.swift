internal import ArgumentParser
internal import CellophaneGalleries
internal import CellophaneSite
internal import Foundation

/// Writes the package that a project's site is made with, to keep.
struct EjectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "eject",
    abstract: "Writes a package of previews to keep: sources, gallery, manifest, a first test.",
    discussion: """
      Sources that compile as they are are links to the app's; the others are copies with what was \
      changed in them. 'swift run CellophaneGallery build' makes the site, and 'swift test' compares.
      """)

  @Argument(help: "An Xcode project ('.xcodeproj'), a package, a folder, or a Swift file.")
  var path: String
  @Option(name: .shortAndLong, help: "The folder of the package.") var output: String
  @OptionGroup var project: ProjectOptions

  func run() throws {
    let console = Console()
    let result = try project.make(path, on: console)
    let executable = Bundle.main.executablePath ?? CommandLine.arguments[0]
    do {
      let files = try EjectedPackage(result, executable: executable).write(to: output)
      console.note(
        "\(output): \(files.count) files; 'swift run CellophaneGallery build' in it makes the site"
      )
    } catch let error as GalleryError {
      console.fail(error.description)
      throw ExitCode.failure
    }
  }
}
