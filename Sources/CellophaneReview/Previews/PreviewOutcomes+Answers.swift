internal import CellophaneFiles
internal import CellophanePreview
package import CellophaneSite
internal import CellophaneSnapshots

/// What `snapshots record` and `verify` say to programs.
package struct PreviewFixturesAnswer: JSONAnswer {
  package static let schema = "fixtures/1"

  package struct Fixture: Encodable, Sendable {
    var preview: String
    var title: String
    var group: String
    var state: String
    var path: String?
    var kind: String?
    var file: String?
    var line: Int?
    var sentences: [String]
    var message: String
  }

  /// The folder of the package or project.
  var folder: String
  var fixtures: [Fixture]

  package init(_ outcomes: [PreviewOutcome], in fixtures: PreviewFixtures) {
    folder = fixtures.folder
    self.fixtures = outcomes.map { one in
      Fixture(
        preview: one.preview, title: one.title, group: one.group, state: one.state.rawValue,
        path: one.path, kind: one.kind?.rawValue, file: one.source?.file, line: one.source?.line,
        sentences: one.change.map { $0.notes + $0.sentences } ?? [], message: one.message)
    }
  }

  package func json() throws -> String { try ReadableJSON.text(of: self) }
}

extension PreviewOutcome {
  /// At the preview's line, or at the fixture of one that is gone; `nil` where nothing is to be said.
  package func annotation(in folder: String) -> WorkflowAnnotation? {
    if let change { return change.annotation }
    guard isPending || isBroken else { return nil }
    let file = source?.file ?? path.map { "\(folder)/\($0)" }
    return WorkflowAnnotation(
      isBroken ? .error : .warning, file: file.map { ShownPath.inRepository($0) },
      line: source?.line, title: "\(path ?? preview) \(state.rawValue)", message: message)
  }

  /// What is to be said to people of what is no change of a text, at its place; `nil` where nothing is.
  package func sentence(in folder: String) -> String? {
    guard change == nil, isPending || isBroken else { return nil }
    let place = source.map { "\(ShownPath.fromHere($0.file)):\($0.line)" }
    switch state {
    case .gone: return "\(path ?? preview): \(message)"
    default: return "\(place ?? path ?? preview): error: \(message) (preview '\(preview)')"
    }
  }

  /// As a test of a report.
  package var test: TestReport.Case {
    let first = change.map { ($0.notes + $0.sentences).first ?? message } ?? message
    let words = first.prefix { $0 != "\n" }.description
    let result: TestReport.Case.Result =
      isBroken
      ? .broken(message: words, details: message)
      : isPending ? .failed(message: words, details: message) : .passed
    return TestReport.Case(
      name: path ?? preview, className: group.isEmpty ? "Previews" : group,
      file: source.map { ShownPath.inRepository($0.file) }, line: source?.line ?? 0,
      result: result)
  }
}
