package import CellophaneDocument
internal import CellophaneSite

/// What a preview is compared as.
public struct SnapshotKind: Hashable, Sendable {
  private enum Form { case html, outline }

  /// The fixture's extension.
  package let fileExtension: String
  private let form: Form

  /// The chromeless page, with the styles, scripts and images that it links to beside the
  /// fixtures, so that it opens styled: the bytes that a site publishes.
  public static let html = SnapshotKind(fileExtension: "html", form: .html)
  /// The resolved document, one line a node.
  public static let outline = SnapshotKind(fileExtension: "outline", form: .outline)

  /// A page as this kind of file.
  package func content(of page: ResolvedPage) throws -> SnapshotContent {
    switch form {
    case .outline: SnapshotContent(bytes: [UInt8](page.outline.utf8))
    case .html: try html(of: page)
    }
  }

  private func html(of page: ResolvedPage) throws -> SnapshotContent {
    let shared = try SharedFiles.forPreviews(looks: [page.look]).map {
      SnapshotContent.Attachment(path: $0.path, bytes: $0.bytes)
    }
    let images = page.assets.map {
      SnapshotContent.Attachment(path: "assets/\($0.fileName)", bytes: $0.bytes)
    }
    return SnapshotContent(
      bytes: try PreviewPage().html(of: page), attachments: shared + images)
  }
}
