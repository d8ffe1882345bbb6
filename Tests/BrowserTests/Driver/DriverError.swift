/// Why a command of a browser test could not be carried out.
enum DriverError: Error, CustomStringConvertible {
  case notInstalled(program: String)
  case noFont(family: String)
  case didNotStart(program: String, output: String)
  case malformedResponse(String)
  case refused(command: String, error: String, message: String)

  var description: String {
    switch self {
    case .notInstalled(let program):
      "there is no '\(program)' in the path; '.ci/install browser engines' installs it"
    case .noFont(let family):
      "there is no font '\(family)', which pages are measured with; '.ci/install browser' installs it"
    case .didNotStart(let program, let output):
      "'\(program)' did not say where it listens; it said '\(output)'"
    case .malformedResponse(let start):
      "the driver's answer cannot be read: '\(start)'"
    case .refused(let command, let error, let message):
      "the driver refused '\(command)' with '\(error)': \(message)"
    }
  }
}
