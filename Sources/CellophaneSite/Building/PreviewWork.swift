internal import CellophaneDocument
internal import CellophaneFiles
internal import CellophaneLook
internal import CellophanePreview
internal import Foundation

/// Resolves, renders, validates and writes one preview after the other.
final class PreviewWork {
  private let outlines: String?
  private let documents: String?
  private let parts: String?
  private let question: SiteQuestion
  private let writing: PageWriting
  private let record: WorkRecord

  /// - Parameter record: Where the build sees what the author's code is asked.
  init(_ setup: WorkerSetup, question: SiteQuestion, record: WorkRecord) throws(SiteError) {
    outlines = setup.outlines
    documents = setup.documents
    parts = setup.parts
    self.question = question
    self.record = record
    writing = PageWriting(
      folder: setup.folder, shells: try Shells(folder: setup.templates), hasFonts: setup.hasFonts)
  }

  @MainActor func reply(
    to request: WorkerRequest, about preview: SitePreview
  ) async -> WorkerReply {
    var question = question
    let record = record
    question.pages = request.pages
    question.stopWithoutLaunch = request.stop
    if let late = request.late {
      question.lateAfter = late
      question.seconds = question.seconds.map { $0 / 8 }
    }
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
    // What a touch needs, the first ones have made.
    options.limits.questions = 6
    options.watch = AskingWatch(begin: { _ = try? JSONEncoder().encode($0) })
    for preview in Rehearsal.previews {
      for page in await preview.resolve(options) {
        let parts = parts(of: page)
        let findings = try? writing.files(of: parts).flatMap(\.findings)
        let reply = WorkerReply(pages: [parts.built], findings: findings ?? [])
        _ = try? JSONEncoder().encode(reply)
      }
    }
  }

  private func parts(of page: ResolvedPage) -> PageParts {
    PageParts(page, in: writing.page, hasFonts: writing.hasFonts)
  }

  private func write(_ pages: [ResolvedPage], of preview: SitePreview) throws -> WorkerReply {
    for page in pages {
      if let outlines {
        try Files.write([UInt8](page.outline.utf8), to: "\(outlines)/\(page.id).outline")
      }
      if let documents {
        let bytes = try ReadableJSON.bytes(of: page.withoutBytes) + [UInt8(ascii: "\n")]
        try Files.write(bytes, to: "\(documents)/\(page.id).json")
      }
    }
    let pages = pages.map(parts)
    let reply = try writing.write(pages, of: preview)
    if let parts {
      try Files.write(
        [UInt8](try JSONEncoder().encode(pages)), to: "\(parts)/\(PageStore.name(of: preview.id))")
    }
    return reply
  }
}
