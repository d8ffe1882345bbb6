/// Why a command of a browser test could not be carried out.
enum DriverError: Error, CustomStringConvertible {
  case notInstalled(program: String)
  case didNotStart(output: String)
  case malformedResponse(String)
  case refused(command: String, error: String, message: String)

  var description: String {
    switch self {
    case .notInstalled(let program):
      "there is no '\(program)' in the path; install chromium and chromium-driver"
    case .didNotStart(let output):
      "chromedriver did not say which port it listens on; it said '\(output)'"
    case .malformedResponse(let start):
      "chromedriver's answer is no HTTP response that can be read: '\(start)'"
    case .refused(let command, let error, let message):
      "chromedriver refused '\(command)' with '\(error)': \(message)"
    }
  }
}
