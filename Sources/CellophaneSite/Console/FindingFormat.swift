internal import CellophaneFiles
internal import CellophanePreview
package import CellophaneValidation

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
    _ findings: [Finding], as format: FindingFormat, screens: ScreenShare? = nil,
    source: (String) -> (file: String, line: Int)? = { _ in nil }
  ) throws {
    switch format {
    case .text: report(findings)
    case .json:
      result(json: try ReadableJSON.text(of: FindingsAnswer(findings: findings, screens: screens)))
    case .github:
      result(
        findings.map { finding in
          var annotation = WorkflowAnnotation(finding, source: source)
          annotation.file = annotation.file.map { ShownPath.inRepository($0) }
          return annotation
        })
    }
  }
}
