/// What the arguments of a test run say of it.
package enum TestRun {
  /// What a line of the file of references begins with that says what left tests out.
  package static let filterMark = "# of a part of the tests: "

  /// The arguments that leave tests out; `nil` where all run.
  ///
  /// Swift Testing is given the options of `swift test`; XCTest the names of the tests,
  /// `Tests.Case/test`.
  package static func filter(in arguments: [String]) -> String? {
    let arguments = Array(arguments.dropFirst())
    let options = ["--filter", "--skip"]
    for (place, argument) in arguments.enumerated() {
      if options.contains(argument) {
        return ([argument] + arguments[(place + 1)...].prefix(1)).joined(separator: " ")
      }
      let isNamed = argument.wholeMatch(of: /\w+\.\w+(\/\w+)?(,.*)?/) != nil
      let isOption = options.contains { argument.hasPrefix("\($0)=") }
      let isFile = [".xctest", ".json", ".xml"].contains { argument.hasSuffix($0) }
      if isOption || isNamed && !isFile { return argument }
    }
    return nil
  }
}
