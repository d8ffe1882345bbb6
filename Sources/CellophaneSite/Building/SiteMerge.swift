internal import CellophaneDocument
internal import CellophaneFiles
internal import CellophaneValidation
internal import Foundation

/// Puts the parts of a site together that were built apart, and writes what spans previews: the same
/// bytes as one build.
package struct SiteMerge: Sendable {
  private let builder: SiteBuilder
  private let allowsMissing: Bool

  /// - Parameters:
  ///   - site: As the parts' builds knew it.
  ///   - allowsMissing: Whether previews of a part that is not there have a page that says so.
  package init(_ site: Site, output: String, allowsMissing: Bool) {
    builder = SiteBuilder(site: site, options: BuildOptions(output: output, jobs: 1, worker: []))
    self.allowsMissing = allowsMissing
  }

  private struct Part {
    var folder: String
    var manifest: SiteManifest
    var shard: Shard
    var findings: [Finding]
  }

  /// - Parameter folders: Those of the parts, in any order.
  package func merge(_ folders: [String]) async throws(SiteError) -> BuildResult {
    var parts: [Part] = []
    for folder in folders { parts.append(try part(folder, beside: parts)) }
    let all = parts.first?.shard.all ?? []
    let missing = all.filter { shard in !parts.contains { $0.shard == shard } }
    let lost = builder.site.previews.map(\.id).filter { id in
      missing.contains { $0.contains(id) }
    }
    guard missing.isEmpty || allowsMissing else {
      throw .missingParts(shards: missing, previews: lost)
    }
    return try await builder.publish { (publication, shells, _) throws(SiteError) in
      try draft(parts, missing: missing, in: publication, shells: shells)
    }
  }

  private func part(_ folder: String, beside others: [Part]) throws(SiteError) -> Part {
    let manifest = try SiteManifest.read(in: folder)
    guard let manifest, let part = manifest.part else { throw .noPart(path: folder) }
    let site = builder.site
    guard manifest.title == site.title else { throw .otherPart(path: folder, what: "title") }
    guard part.previews == site.previews.map(\.id) else {
      throw .otherPart(path: folder, what: "list of previews")
    }
    guard part.look == site.look else { throw .otherPart(path: folder, what: "look") }
    if let first = others.first, first.shard.count != part.shard.count {
      throw .otherPart(path: folder, what: "count of shards")
    }
    if let same = others.first(where: { $0.shard == part.shard }) {
      throw .samePart(shard: part.shard, first: same.folder, second: folder)
    }
    return Part(folder: folder, manifest: manifest, shard: part.shard, findings: part.findings)
  }

  private func draft(
    _ parts: [Part], missing: [Shard], in publication: Publication, shells: Shells
  ) throws(SiteError) -> SiteBuilder.Draft {
    try builder.makeFolders(in: publication)
    var built: [String: BuiltPreview] = [:]
    var draft = SiteBuilder.Draft(previews: [], findings: [], kept: [:])
    for part in parts {
      for preview in part.manifest.previews { built[preview.id] = preview }
      try copy(part, to: publication.staging)
    }
    for shard in missing {
      for preview in builder.site.previews where shard.contains(preview.id) {
        let (failure, finding) = lost(preview, with: shard)
        draft.findings.append(finding)
        let page = BuiltPage(failure: failure, id: preview.id, look: builder.site.look)
        built[preview.id] = BuiltPreview(preview, pages: [page])
        let bytes = ErrorPages.failure(preview, sentence: failure, frames: [], in: shells[.error])
        try Files.write(bytes, to: "\(publication.staging)/\(page.path)")
      }
    }
    // In the order in which one build says them.
    let findings = parts.flatMap(\.findings)
    for preview in builder.site.previews {
      draft.findings += findings.filter { $0.preview == preview.id }
    }
    draft.findings = builder.once(draft.findings)
    draft.previews = builder.site.previews.compactMap { built[$0.id] }
    draft.findings += builder.clashes(of: draft.previews)
    let made = draft.previews.flatMap(\.pages).filter { page in
      !page.findings.contains { $0.rule == "preview-failed" }
    }
    draft.isWhollyMalformed = !made.isEmpty && made.allSatisfy(\.isFailure)
    return draft
  }

  private func lost(_ preview: SitePreview, with shard: Shard) -> (String, Finding) {
    let failure = "shard \(shard), which it is in, was not among the parts of this site"
    return (
      failure,
      Finding(
        severity: .warning, rule: "shard-missing", page: preview.place, line: preview.line,
        message: "there is no page: \(failure); build the shard again, and merge again",
        preview: preview.id)
    )
  }

  /// Copies the pages of a part's previews, with what they show.
  private func copy(_ part: Part, to staging: String) throws(SiteError) {
    let sizes = Dictionary(part.manifest.files.map { ($0.path, $0.size) }) { first, _ in first }
    for page in part.manifest.previews.flatMap(\.pages) {
      let paths =
        [page.path] + [page.sheet].compactMap(\.self) + page.assets.map { "assets/\($0)" }
      for path in paths {
        guard NamedPath.isFile(path, in: part.folder), let size = sizes[path] else {
          throw .damagedPart(path: part.folder, file: path)
        }
        let bytes = try Files.read("\(part.folder)/\(path)")
        guard bytes.count == size else { throw .damagedPart(path: part.folder, file: path) }
        try Files.write(bytes, to: "\(staging)/\(path)")
      }
    }
  }
}
