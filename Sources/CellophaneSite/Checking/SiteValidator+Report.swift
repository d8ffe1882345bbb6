internal import CellophaneDocument
package import CellophaneValidation

extension SiteValidator {
  /// What came of each page, as a test of its own.
  ///
  /// - Parameters:
  ///   - findings: All that were found.
  ///   - countsStopped: Whether a preview that has no page is broken: where the site was only built to
  ///     be checked.
  package func report(
    _ findings: [Finding], countsStopped: Bool = false
  ) throws(SiteError) -> TestReport {
    let manifest = try manifest()
    var left = Dictionary(grouping: findings, by: \.page)
    var cases: [TestReport.Case] = []
    let stopped = countsStopped ? Self.stopped(in: manifest) : [:]
    for file in manifest.files where file.grammar != nil {
      let path = "\(folder)/\(file.path)"
      let found = left.removeValue(forKey: path) ?? []
      let failure = stopped[file.path].map {
        TestReport.Case.Result.broken(message: $0, details: $0)
      }
      cases.append(Self.test(file.path, at: path, found, or: failure))
    }
    // What is no page is a test where something is wrong with it.
    for (path, found) in left.sorted(by: { $0.key < $1.key }) {
      cases.append(Self.test(path, at: path, found, or: nil))
    }
    return TestReport(name: "validate", cases: cases)
  }

  private static func test(
    _ name: String, at path: String, _ findings: [Finding], or failure: TestReport.Case.Result?
  ) -> TestReport.Case {
    let folder = name.contains("/") ? String(name.prefix { $0 != "/" }) : "site"
    guard let first = findings.first else {
      return TestReport.Case(
        name: name, className: folder, file: path, result: failure ?? .passed)
    }
    return TestReport.Case(
      name: name, className: folder, file: path, line: first.line,
      result: .failed(
        message: "\(first.message) [\(first.rule)]",
        details: findings.map(\.description).joined(separator: "\n")))
  }

  /// Why there is no page, by the path of what stands for it.
  private static func stopped(in manifest: SiteManifest) -> [String: String] {
    var stopped: [String: String] = [:]
    for page in manifest.previews.flatMap(\.pages) where page.isFailure {
      stopped[page.path] = page.findings.last { $0.severity == .error }?.message ?? "it has no page"
    }
    return stopped
  }
}
