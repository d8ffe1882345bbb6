internal import CellophaneFiles
package import CellophaneValidation

/// What `build` and `validate` say to programs.
package struct FindingsAnswer: JSONAnswer, Decodable {
  package static let schema = "findings/1"

  /// Sorted by place.
  package var findings: [Finding]
  /// What `build` of an app's project says of its list screens.
  package var screens: ScreenShare?

  package init(findings: [Finding], screens: ScreenShare? = nil) {
    self.findings = findings
    self.screens = screens
  }
}
