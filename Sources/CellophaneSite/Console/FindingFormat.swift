package import CellophaneValidation
internal import Foundation

/// How findings are printed.
package enum FindingFormat: String, CaseIterable, Sendable {
  /// For people, on standard error.
  case text
  /// For programs.
  case json
  /// As annotations of a workflow of GitHub.
  case github
}

extension Console {
  /// Says what is wrong with a site.
  ///
  /// - Parameter source: Where a preview is declared, by its id or by the name of its file in
  ///   findings; `nil` where nobody knows.
  package func report(
    _ findings: [Finding], as format: FindingFormat,
    source: (String) -> (file: String, line: Int)? = { _ in nil }
  ) throws {
    switch format {
    case .text: report(findings)
    case .json:
      result(try ReadableJSON.text(of: findings))
    case .github:
      for finding in findings {
        result(
          WorkflowAnnotation(finding) { name in
            source(name).map { (WorkflowAnnotation.path($0.file), $0.line) }
          }.description)
      }
    }
  }
}

extension WorkflowAnnotation {
  /// A file's path from the folder that a workflow works in.
  package static func path(_ file: String) -> String {
    let variables = ProcessInfo.processInfo.environment
    let named = variables["GITHUB_WORKSPACE"] ?? ""
    let folder = named.isEmpty ? FileManager.default.currentDirectoryPath : named
    return file.hasPrefix("\(folder)/") ? String(file.dropFirst(folder.count + 1)) : file
  }
}
