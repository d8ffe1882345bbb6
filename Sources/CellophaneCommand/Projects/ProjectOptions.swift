internal import ArgumentParser
internal import CellophaneGalleries
internal import CellophaneProjects
internal import CellophaneSite
internal import Foundation

/// Which part of a project is meant, and where its gallery is made.
struct ProjectOptions: ParsableArguments {
  enum ReportFormat: String, CaseIterable, ExpressibleByArgument { case text, json, none }

  @Option(help: "The target of a project or package; the app if left out.") var target: String?
  @Option(help: "The configuration of a project; the one for debugging if left out.")
  var configuration: String?
  @Option(help: "A Swift file that declares 'var previews', which come first.")
  var previews: String?
  @Option(help: "The folder that is worked in; '.cellophane' beside the project if left out.")
  var scratch: String?
  @Flag(help: "Take no packages from elsewhere; what imports their modules is left out.")
  var noPackages = false
  @Option(help: "How it is said what is in and what is not: text, json or none.")
  var report = ReportFormat.text

  /// Makes the gallery of a project, and says what is in it.
  func make(_ path: String, on console: Console) throws -> GalleryMaker.Result {
    var options = GalleryMaker.Options(environment: ProcessInfo.processInfo.environment)
    options.target = target
    options.configuration = configuration
    options.previews = previews
    options.scratch = scratch
    options.takesPackages = !noPackages
    do {
      let kit = try Kit(executable: Bundle.main.executablePath ?? CommandLine.arguments[0])
      let result = try GalleryMaker(kit: kit, options: options).make(path) { console.note($0) }
      try say(result.report, on: console)
      return result
    } catch let failure as GalleryFailure {
      try say(failure.report, on: console)
      console.fail(failure.error.description)
      throw ExitCode.failure
    } catch let error as InventoryError {
      console.fail(error.description)
      throw ExitCode(2)
    } catch let error as GalleryError {
      console.fail(error.description)
      throw ExitCode.failure
    }
  }

  private func say(_ report: GalleryReport, on console: Console) throws {
    switch self.report {
    case .text: console.note(report.text)
    case .json: console.result(json: try report.json())
    case .none: break
    }
  }
}
