internal import CellophanePreview
package import CellophaneSite
internal import CellophaneSnapshots

extension Change {
  /// At its test's line.
  package var annotation: WorkflowAnnotation {
    WorkflowAnnotation(
      .warning, file: source.map { ShownPath.inRepository($0.file) }, line: source?.line,
      title: "\(fileName) \(kind.words)", message: (notes + sentences).joined(separator: "\n"))
  }
}

extension Change {
  /// As a test of a report, which failed.
  package var test: TestReport.Case {
    let words = notes + sentences
    return TestReport.Case(
      name: fileName, className: group.isEmpty ? "Previews" : group,
      file: source.map { ShownPath.inRepository($0.file) }, line: source?.line ?? 0,
      result: .failed(
        message: words.first ?? kind.words,
        details: (words + [lines.report()]).joined(separator: "\n")))
  }
}

extension TestReport.Case {
  /// What could not be compared, in a sentence.
  package init(broken sentence: String) {
    self.init(
      name: "not compared", className: "snapshots",
      result: .broken(message: sentence, details: sentence))
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
