package import CellophaneValidation
internal import Dispatch
internal import Synchronization

/// Checks a site that stands in a folder: its pages, their links, and its manifest.
package struct SiteValidator: Sendable {
  let folder: String

  package init(folder: String) {
    self.folder = folder
  }

  /// The site's manifest.
  ///
  /// - Throws: `SiteError.noSite` where the folder has none.
  package func manifest() throws(SiteError) -> SiteManifest {
    guard let manifest = try SiteManifest.read(in: folder) else { throw .noSite(path: folder) }
    return manifest
  }

  /// Everything that is wrong with the site, sorted by place, and the count of its pages.
  package func findings() throws(SiteError) -> (findings: [Finding], pages: Int) {
    let manifest = try manifest()
    let files = manifest.files
    let paths = Set(files.map(\.path)).union([SiteManifest.fileName])
    let pages = files.filter { $0.grammar != nil }
    let folder = folder
    let checker = LinkChecker(files: paths) { path in
      try? Files.read("\(folder)/\(path)")
    }
    let found = Mutex([Finding]())
    let failure = Mutex(SiteError?.none)
    let lanes = 8
    DispatchQueue.concurrentPerform(iterations: lanes) { lane in
      let validator = PageValidator()
      for index in stride(from: lane, to: pages.count, by: lanes) {
        do {
          let findings = try Self.check(pages[index], in: folder, validator, checker)
          found.withLock { $0 += findings }
        } catch {
          failure.withLock { first in first = first ?? error as? SiteError }
        }
      }
    }
    if let error = failure.withLock({ $0 }) { throw error }
    var findings = found.withLock { $0 }
    for file in files where !Files.exists("\(folder)/\(file.path)") && file.grammar == nil {
      findings.append(Self.missing(file.path))
    }
    let owners = Self.owners(of: manifest.previews)
    for index in findings.indices { findings[index].preview = owners[findings[index].page] }
    return (findings.map { $0.moved(into: folder) }.sorted(), pages.count)
  }

  /// The ids of previews, by the paths of the pages that are theirs.
  private static func owners(of previews: [BuiltPreview]) -> [String: String] {
    var owners: [String: String] = [:]
    for preview in previews {
      for page in preview.pages {
        owners[page.path] = preview.id
        owners[page.cataloguePath] = preview.id
        if let sheet = page.sheet { owners[sheet] = preview.id }
      }
    }
    return owners
  }

  private static func check(
    _ file: SiteManifest.File, in folder: String, _ validator: PageValidator,
    _ checker: LinkChecker
  ) throws -> [Finding] {
    guard Files.exists("\(folder)/\(file.path)") else { return [missing(file.path)] }
    let bytes = try Files.read("\(folder)/\(file.path)")
    let grammar = file.grammar.flatMap { PageGrammar(rawValue: $0) } ?? .open
    let report = try validator.check(bytes, page: file.path, grammar: grammar)
    return report.findings + checker.check(report.links, of: file.path) { bytes }
  }

  private static func missing(_ path: String) -> Finding {
    Finding(
      rule: "missing-file", page: path,
      message: "the manifest lists the file and it is not there; build the site again")
  }
}

extension Finding {
  fileprivate func moved(into folder: String) -> Finding {
    var finding = self
    finding.page = "\(folder)/\(page)"
    return finding
  }
}
