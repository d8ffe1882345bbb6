package import CellophaneValidation

/// The folder of a report, written as a site is: checked, whole or not at all, and only over a
/// report.
package struct ReportFolder: Sendable {
  package struct File: Sendable {
    package var path: String
    package var bytes: [UInt8]
    /// How it is checked; `nil` for what is no page.
    package var grammar: PageGrammar?

    package init(path: String, bytes: [UInt8], grammar: PageGrammar? = nil) {
      self.path = path
      self.bytes = bytes
      self.grammar = grammar
    }
  }

  private let publication: Publication

  package init(_ output: String) {
    publication = Publication(output: output, purpose: .report)
  }

  /// Puts the files in place of those of the last report.
  ///
  /// - Returns: What is wrong with a page; then nothing is written.
  package func write(_ files: [File], title: String) throws -> [Finding] {
    let lock = try publication.prepare()
    defer { withExtendedLifetime(lock) {} }
    do {
      let findings = try Self.findings(in: files)
      guard findings.isEmpty else {
        try publication.discard()
        return findings
      }
      for file in files { try write(file) }
      let manifest = SiteManifest(
        title: title, purpose: .report,
        files: files.map {
          SiteManifest.File(
            path: $0.path, size: $0.bytes.count, grammar: $0.grammar?.rawValue)
        }.sorted { $0.path < $1.path })
      try Files.write(
        manifest.encoded(), to: "\(publication.staging)/\(SiteManifest.fileName)")
      try publication.publish(manifest)
      return []
    } catch {
      // What stopped it is worth more than what stands in the way of clearing up.
      try? publication.discard()
      throw error
    }
  }

  private func write(_ file: File) throws(SiteError) {
    let path = "\(publication.staging)/\(file.path)"
    if let slash = path.lastIndex(of: "/") { try Files.makeFolder(String(path[..<slash])) }
    try Files.write(file.bytes, to: path)
  }

  private static func findings(in files: [File]) throws -> [Finding] {
    let paths = Set(files.map(\.path))
    let checker = LinkChecker(files: paths) { path in
      files.first { $0.path == path }?.bytes
    }
    let validator = PageValidator()
    return try files.flatMap { file -> [Finding] in
      guard let grammar = file.grammar else { return [] }
      let report = try validator.check(file.bytes, page: file.path, grammar: grammar)
      // The links of pages that are shown were checked where they come from.
      guard grammar == .catalogue else { return report.findings }
      return report.findings + checker.check(report.links, of: file.path) { file.bytes }
    }.sorted()
  }
}
