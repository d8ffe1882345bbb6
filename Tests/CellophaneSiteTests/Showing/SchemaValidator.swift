import Foundation
import Testing

/// Compares JSON with the schemas of `schemas/`, by the package `jsonschema` of Python's.
enum SchemaValidator {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// On a machine of continuous integration the tests run anyway, and fail where there is none.
  static var isThere: Bool {
    if ProcessInfo.processInfo.environment["CI"] != nil { return true }
    return (try? python("import jsonschema").code) == 0
  }

  private static func python(
    _ script: String, _ arguments: String...
  ) throws -> (code: Int32, output: String, errors: String) {
    try runFixture(
      ["python3", "-W", "ignore", "-c", script] + arguments, environment: [:],
      program: "/usr/bin/env")
  }

  private static let validator = """
    import json, sys
    from jsonschema import validators
    schema = json.load(open(sys.argv[1]))
    kind = validators.validator_for(schema)
    kind.check_schema(schema)
    for error in kind(schema).iter_errors(json.loads(sys.argv[2])):
        print("/".join(str(part) for part in error.absolute_path) + ": " + error.message)
    """

  /// What is wrong with an answer, by the schema that it names.
  static func problems(_ answer: String) throws -> [Substring] {
    let named = try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any]
    let schema = try #require(named?["schema"] as? String)
    let file = root.appending(
      path: "schemas/\(schema.replacingOccurrences(of: "/", with: "-")).json")
    let result = try python(validator, file.path, answer)
    #expect(result.code == 0, "\(result.errors)")
    return result.output.split(separator: "\n")
  }
}
