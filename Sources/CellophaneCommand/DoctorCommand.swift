internal import ArgumentParser
internal import CellophaneDoctor
internal import CellophaneGalleries
internal import CellophaneSite
internal import Foundation

/// Says which files of an app would compile here, and what stands in the way of the others.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Says which files would compile against this package's UIKit, and what to rewrite.",
    discussion: """
      Each target or folder is checked as one module, by the compiler, as in a build for debugging: \
      with DEBUG, and with the language mode, definitions and isolation of its manifest or project. \
      Imports of modules that are missing are passed over, so that the rest is checked all the same. \
      The exit code is 0 when every \
      file compiles, 1 when something stands in the way, and 2 when the compiler cannot be asked.
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument { case text, json }
  enum SwiftVersion: String, CaseIterable, ExpressibleByArgument {
    case five = "5"
    case six = "6"
  }

  @Argument(help: "Folders of Swift source, packages, or Xcode projects ('.xcodeproj').")
  var paths: [String]
  @Option(
    help: "The language mode of the sources; by default the manifest's or the project's, else 5.")
  var swiftVersion: SwiftVersion?
  @Option(help: "How the answer is printed.") var format = Format.text
  @Option(help: "A folder of further modules that the sources import; may be given again.")
  var importPath: [String] = []
  @Option(
    help: ArgumentHelp(
      "Another name for a module that the sources import; may be given again.",
      valueName: "name=module"))
  var moduleAlias: [String] = []

  @Flag(
    help: """
      Take the sources as they are written: without the rewrite and the stand-ins that 'build' has.
      """)
  var asWritten = false

  func run() throws {
    let console = Console()
    do {
      let executable = Bundle.main.executablePath ?? CommandLine.arguments[0]
      let options = DoctorOptions(
        module: try BuiltModule(executable: executable), swiftVersion: swiftVersion?.rawValue,
        importPaths: importPath.map(BuiltModule.modules), moduleAliases: moduleAlias,
        environment: ProcessInfo.processInfo.environment)
      let diagnosis: Diagnosis
      // What a package of previews depends on is built there without what galleries are made of.
      if !asWritten, let kit = try? Kit(executable: executable) {
        diagnosis = try ProjectDoctor(kit: kit, options: options).diagnose(paths)
      } else {
        diagnosis = try Doctor(options: options).diagnose(paths)
      }
      if format == .json {
        console.result(json: try diagnosis.json())
      } else {
        console.result(diagnosis.text)
      }
      guard diagnosis.compilingCount == diagnosis.fileCount else { throw ExitCode.failure }
    } catch let error as GalleryError {
      console.fail(error.description)
      throw ExitCode(2)
    } catch let error as DoctorError {
      console.fail(error.description)
      throw ExitCode(2)
    }
  }
}
