internal import CellophaneDocument
internal import CellophaneFiles
internal import CellophaneLook
internal import CellophanePreview
internal import CellophaneRendering
internal import CellophaneValidation
internal import Foundation

/// Resolves, renders, validates and writes one preview after the other.
final class PreviewWork {
  private let folder: String
  private let outlines: String?
  private let documents: String?
  private let question: SiteQuestion
  private let page: PreviewPage
  /// Whether its template is the site's own.
  private let isOverride: Bool
  private let sheet: Shell
  private let error: Shell
  private let hasFonts: Bool
  private let record: WorkRecord
  private let validator = PageValidator()

  /// - Parameter folder: Where pages are written: the site that is being made.
  /// - Parameter outlines: Where their outlines are written; `nil` where nobody wants them.
  /// - Parameter documents: Where they are written as JSON; `nil` where nobody wants them.
  /// - Parameter hasFonts: Whether pages link to the site's fonts.
  /// - Parameter record: Where the build sees what the author's code is asked.
  init(
    folder: String, outlines: String? = nil, documents: String? = nil, templates: String?,
    hasFonts: Bool, question: SiteQuestion, record: WorkRecord
  ) throws(SiteError) {
    self.folder = folder
    self.outlines = outlines
    self.documents = documents
    self.hasFonts = hasFonts
    self.question = question
    self.record = record
    let shells = try Shells(folder: templates)
    isOverride = shells[.page].isOverride
    page = PreviewPage(
      template: shells[.page].template, fonts: hasFonts ? FontFolder.stylesheet : nil)
    sheet = shells[.sheet]
    error = shells[.error]
  }

  @MainActor func reply(
    to request: WorkerRequest, about preview: SitePreview
  ) async -> WorkerReply {
    var question = question
    let record = record
    question.pages = request.pages
    question.watch = AskingWatch(
      lost: request.lost, begin: { record.begin($0) }, end: { record.endQuestion() })
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
    options.limits.turns = 0
    for preview in Rehearsal.previews {
      for page in await preview.resolve(options) {
        let built = BuiltPage(page)
        let findings = try? files(of: page, built).flatMap(\.findings)
        let reply = WorkerReply(pages: [built], findings: findings ?? [])
        _ = try? JSONEncoder().encode(reply)
      }
    }
  }

  private func write(_ pages: [ResolvedPage], of preview: SitePreview) throws -> WorkerReply {
    var reply = WorkerReply(pages: [], findings: [])
    for page in pages {
      if let outlines {
        try Files.write([UInt8](page.outline.utf8), to: "\(outlines)/\(page.id).outline")
      }
      if let documents {
        let bytes = try ReadableJSON.bytes(of: page.withoutBytes) + [UInt8(ascii: "\n")]
        try Files.write(bytes, to: "\(documents)/\(page.id).json")
      }
      var built = BuiltPage(page)
      let files = try files(of: page, built)
      built.words = PageNames.names(in: files[0].bytes)
      let errors = files.flatMap(\.findings).filter { $0.severity == .error }
      guard errors.isEmpty else {
        reply.pages.append(try writeError(errors, in: files, for: built, preview))
        continue
      }
      reply.pages.append(built)
      for file in files {
        reply.findings += file.findings.map { Self.finding($0, of: preview.id) }
        try Files.write(file.bytes, to: "\(folder)/\(file.path)")
      }
      for asset in page.assets {
        // Named after its content: what is there already is the same.
        let path = "\(folder)/assets/\(asset.fileName)"
        if !Files.exists(path) { try Files.write(asset.bytes, to: path) }
      }
    }
    return reply
  }

  /// A page that was rendered and looked through.
  private struct File {
    var path: String
    var bytes: [UInt8]
    var findings: [Finding]
  }

  /// The page itself, and that of its cell in all states.
  private func files(of page: ResolvedPage, _ built: BuiltPage) throws -> [File] {
    let bytes = self.page.html(of: page)
    var files = [
      File(path: built.path, bytes: bytes, findings: try check(bytes, of: built))
    ]
    if let path = built.sheet {
      let bytes = SheetPage(page: page, hasFonts: hasFonts).html(in: sheet)
      let grammar: PageGrammar = sheet.isOverride ? .open : .catalogue
      let report = try validator.check(bytes, page: path, grammar: grammar)
      files.append(File(path: path, bytes: bytes, findings: report.findings))
    }
    return files
  }

  /// Writes what stands for a page whose markup is wrong.
  private func writeError(
    _ errors: [Finding], in files: [File], for page: BuiltPage, _ preview: SitePreview
  ) throws -> BuiltPage {
    let faults = errors.sorted().map { error in
      MarkupFault(error, in: files.first { $0.path == error.page }?.bytes ?? [])
    }
    try Files.write(
      ErrorPages.malformed(preview, faults: faults, in: error), to: "\(folder)/\(page.path)")
    return page.malformed(faults)
  }

  private func check(_ bytes: [UInt8], of page: BuiltPage) throws -> [Finding] {
    let grammar: PageGrammar = isOverride ? .open : .preview
    let report = try validator.check(bytes, page: page.path, grammar: grammar)
    let known = Set(page.assets.map { "assets/\($0)" })
    let dead = report.links.filter { link in
      guard let path = LinkTarget.path(of: link.target, from: page.path) else { return true }
      return path != page.path && !path.hasPrefix("styles/") && !path.hasPrefix("scripts/")
        && !known.contains(path)
    }
    return report.findings + LinkChecker.findings(for: dead, in: bytes, page: page.path)
  }

  private static func finding(_ finding: Finding, of preview: String) -> Finding {
    var finding = finding
    finding.preview = preview
    return finding
  }
}
