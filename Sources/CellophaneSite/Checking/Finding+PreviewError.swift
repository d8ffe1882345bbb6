package import CellophanePreview
internal import CellophaneValidation

extension Finding {
  /// What keeps a preview from being a file, where it is declared.
  init(_ problem: PreviewError) {
    self.init(
      rule: "preview-name", page: problem.location.place, line: problem.location.line,
      message: problem.description)
  }
}

extension Console {
  /// Says what keeps previews from being files.
  package func report(_ problems: [PreviewError]) {
    report(problems.map { Finding($0) })
  }
}
