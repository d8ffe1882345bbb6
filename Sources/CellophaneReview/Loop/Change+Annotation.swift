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

extension UnreferencedFixtures {
  /// At the fixtures themselves.
  package var annotations: [WorkflowAnnotation] {
    fixtures.map {
      WorkflowAnnotation(
        .warning, file: ShownPath.inRepository($0), title: "No test reads this fixture",
        message: "delete it, or bring its test back")
    }
  }
}

extension Change.Kind {
  /// `changed`, `is new`, `was renamed`, `went`.
  package var words: String {
    switch self {
    case .came: "is new"
    case .changed: "changed"
    case .renamed: "was renamed"
    case .went: "went"
    }
  }
}
