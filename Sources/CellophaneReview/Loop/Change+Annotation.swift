internal import CellophanePreview
package import CellophaneSite

extension Change {
  /// At its test's line.
  package var annotation: WorkflowAnnotation {
    WorkflowAnnotation(
      .warning, file: source.map { ShownPath.inRepository($0.file) }, line: source?.line,
      title: "\(fileName) \(kind.words)", message: (notes + sentences).joined(separator: "\n"))
  }
}

extension Change.Kind {
  /// `changed`, `is new`, `went`.
  package var words: String {
    switch self {
    case .came: "is new"
    case .changed: "changed"
    case .went: "went"
    }
  }
}
