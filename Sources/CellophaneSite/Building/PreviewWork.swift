internal import CellophaneDocument
internal import CellophaneLook
internal import CellophanePreview
internal import CellophaneRendering
internal import CellophaneValidation
internal import Foundation

/// Resolves, renders, validates and writes one preview after the other.
final class PreviewWork {
  private let folder: String
  private let question: SiteQuestion
  private let page: PreviewPage
  /// Whether its template is the site's own.
  private let isOverride: Bool
  private let sheet: Shell
  private let hasFonts: Bool
  private let record: WorkRecord
  private let validator = PageValidator()

  /// - Parameter folder: Where pages are written: the site that is being made.
  /// - Parameter hasFonts: Whether pages link to the site's fonts.
  /// - Parameter record: Where the build sees what the author's code is asked.
  init(
    folder: String, templates: String?, hasFonts: Bool, question: SiteQuestion, record: WorkRecord
  ) throws(SiteError) {
    self.folder = folder
    self.hasFonts = hasFonts
    self.question = question
    self.record = record
    let shells = try Shells(folder: templates)
    isOverride = shells[.page].isOverride
    page = PreviewPage(
      template: shells[.page].template, fonts: hasFonts ? FontFolder.stylesheet : nil)
    sheet = shells[.sheet]
  }

  /// - Parameter lost: The questions that are not asked again.
  @MainActor func reply(to preview: SitePreview, lost: [LostQuestion]) async -> WorkerReply {
    var question = question
    let record = record
    question.watch = AskingWatch(
      lost: lost, begin: { record.begin($0) }, end: { record.endQuestion() })
    let pages = await preview.resolve(question)
    do {
      return try write(pages, of: preview)
    } catch {
      return WorkerReply(pages: [], findings: [], failure: "\(error)")
    }
  }

  /// Does with previews of our own what is done with others, and keeps nothing of it.
  ///
  /// No queue is waited for, which would begin threads.
  @MainActor func rehearse() async {
    var options = ResolveOptions()
    options.look = Look(question.look)
    options.settlingLimit = 0
    for preview in Rehearsal.previews {
      let site = SitePreview(preview, language: "en")
      for page in await preview.resolve(options).pages {
        let bytes = self.page.html(of: page)
        let built = BuiltPage(page)
        let findings = try? check(bytes, of: built, preview: site.id)
        let reply = WorkerReply(pages: [built], findings: findings ?? [])
        _ = try? JSONEncoder().encode(reply)
      }
    }
  }

  private func write(_ pages: [ResolvedPage], of preview: SitePreview) throws -> WorkerReply {
    var reply = WorkerReply(pages: [], findings: [])
    for page in pages {
      let bytes = self.page.html(of: page)
      let built = BuiltPage(page)
      reply.pages.append(built)
      reply.findings += try check(bytes, of: built, preview: preview.id)
      try Files.write(bytes, to: "\(folder)/\(built.path)")
      if let path = built.sheet {
        let bytes = SheetPage(page: page, hasFonts: hasFonts).html(in: sheet)
        let grammar: PageGrammar = sheet.isOverride ? .open : .catalogue
        let report = try validator.check(bytes, page: path, grammar: grammar)
        reply.findings += report.findings.map { Self.finding($0, of: preview.id) }
        try Files.write(bytes, to: "\(folder)/\(path)")
      }
      for asset in page.assets {
        // Named after its content: what is there already is the same.
        let path = "\(folder)/assets/\(asset.fileName)"
        if !Files.exists(path) { try Files.write(asset.bytes, to: path) }
      }
    }
    return reply
  }

  private func check(_ bytes: [UInt8], of page: BuiltPage, preview: String) throws -> [Finding] {
    let grammar: PageGrammar = isOverride ? .open : .preview
    let report = try validator.check(bytes, page: page.path, grammar: grammar)
    var findings = report.findings
    let known = Set(page.assets.map { "assets/\($0)" })
    let dead = report.links.filter { link in
      guard let path = LinkTarget.path(of: link.target, from: page.path) else { return true }
      return path != page.path && !path.hasPrefix("styles/") && !path.hasPrefix("scripts/")
        && !known.contains(path)
    }
    findings += LinkChecker.findings(for: dead, in: bytes, page: page.path)
    return findings.map { Self.finding($0, of: preview) }
  }

  private static func finding(_ finding: Finding, of preview: String) -> Finding {
    var finding = finding
    finding.preview = preview
    return finding
  }
}
