internal import CellophaneFiles
package import CellophaneValidation

/// What `build` and `validate` say to programs.
package struct FindingsAnswer: JSONAnswer, Decodable {
  package static let schema = "findings/1"

  /// Sorted by place.
  package var findings: [Finding]

  package init(findings: [Finding]) {
    self.findings = findings
  }
}
