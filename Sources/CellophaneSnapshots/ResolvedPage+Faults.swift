package import CellophaneDocument

extension ResolvedPage {
  /// The errors among its findings, one a line; `nil` without one.
  package var faults: String? {
    let errors = findings.filter { $0.severity == .error }
    guard !errors.isEmpty else { return nil }
    return errors.map { "the preview is at fault: \($0.message)" }.joined(separator: "\n")
  }
}
