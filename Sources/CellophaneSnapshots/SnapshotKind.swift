package import CellophaneDocument
internal import CellophaneSite
internal import CellophaneValidation
internal import Foundation

/// What a preview is compared as.
public struct SnapshotKind: Hashable, Sendable {
  private enum Form { case html, outline, accessibility, json }

  /// The fixture's extension.
  package let fileExtension: String
  private let form: Form

  /// The chromeless page, with the styles, scripts and images that it links to beside the
  /// fixtures, so that it opens styled: the bytes that a site publishes.
  public static let html = SnapshotKind(fileExtension: "html", form: .html)
  /// The resolved document, one line a node.
  public static let outline = SnapshotKind(fileExtension: "outline", form: .outline)

  /// What a screen reader finds on the page as it opens: role, name and states, one line each,
  /// indented, in the form of Playwright's aria snapshots.
  public static let accessibility = SnapshotKind(
    fileExtension: "accessibility", form: .accessibility)
  /// The resolved document with every value filled in, keys sorted.
  public static let json = SnapshotKind(fileExtension: "json", form: .json)

  /// A page as this kind of file.
  package func content(of page: ResolvedPage) throws -> SnapshotContent {
    switch form {
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
    var page = page
    // A file is named after what is in it.
    for index in page.assets.indices { page.assets[index].bytes = [] }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return SnapshotContent(bytes: [UInt8](try encoder.encode(page)) + [UInt8(ascii: "\n")])
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
