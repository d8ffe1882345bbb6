package import CellophaneDocument
internal import CellophaneFiles
internal import CellophaneRendering
internal import CellophaneValidation

extension SnapshotKind {
  /// A page as this kind of file.
  package func content(of page: ResolvedPage) throws -> SnapshotContent {
    switch self {
    case .outline: SnapshotContent(bytes: [UInt8](page.outline.utf8))
    case .html: try html(of: page)
    case .accessibility: try accessibility(of: page)
    case .json: try json(of: page)
    }
  }

  private func accessibility(of page: ResolvedPage) throws -> SnapshotContent {
    let tree = try AccessibilityTree(of: PreviewPage().html(of: page))
    return SnapshotContent(bytes: [UInt8](tree.text.utf8))
  }

  private func json(of page: ResolvedPage) throws -> SnapshotContent {
    SnapshotContent(bytes: try ReadableJSON.bytes(of: page.withoutBytes) + [UInt8(ascii: "\n")])
  }

  private func html(of page: ResolvedPage) throws -> SnapshotContent {
    let html = try PageWriter.page(page)
    return SnapshotContent(
      bytes: html.bytes,
      attachments: html.files.map {
        SnapshotContent.Attachment(path: $0.path, bytes: $0.bytes)
      })
  }
}
