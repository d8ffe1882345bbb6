internal import CellophaneRendering
internal import CellophaneValidation
internal import Foundation

/// Puts the parts of pages into the site's templates, validates and writes them.
final class PageWriting {
  private let folder: String
  let page: PreviewPage
  let hasFonts: Bool
  /// Whether its template is the site's own.
  private let isOverride: Bool
  private let sheet: Shell
  private let error: Shell
  private let validator = PageValidator()

  /// - Parameter folder: Where pages are written: the site that is being made.
  /// - Parameter hasFonts: Whether pages link to the site's fonts.
  init(folder: String, shells: Shells, hasFonts: Bool) {
    self.folder = folder
    self.hasFonts = hasFonts
    isOverride = shells[.page].isOverride
    page = PreviewPage(
      template: shells[.page].template, fonts: hasFonts ? FontFolder.stylesheet : nil)
    sheet = shells[.sheet]
    error = shells[.error]
  }

  /// Writes the pages of a preview.
  func write(_ pages: [PageParts], of preview: SitePreview) throws -> WorkerReply {
    var reply = WorkerReply(pages: [], findings: [])
    for page in pages {
      var built = page.built
      let files = try files(of: page)
      built.words = PageNames.names(in: files[0].bytes)
      if PageBlankness.isBlank(files[0].bytes) { built.isBlank = true }
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
        if !Files.exists(path) { try Files.write([UInt8](asset.bytes), to: path) }
      }
    }
    return reply
  }

  /// A page that was rendered and looked through.
  struct File {
    var path: String
    var bytes: [UInt8]
    var findings: [Finding]
  }

  /// The page itself, and that of its cell in all states.
  func files(of parts: PageParts) throws -> [File] {
    let bytes = page.html(of: parts.page)
    var files = [
      File(path: parts.built.path, bytes: bytes, findings: try check(bytes, of: parts.built))
    ]
    if let path = parts.built.sheet, let slots = parts.sheet {
      let bytes = slots.html(in: sheet)
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
