/// A type of data, by its identifier.
///
/// The types of the table have their file endings, MIME types and parents; any other identifier is a
/// type that conforms to nothing.
public struct UTType: Hashable, Codable, Sendable {
  /// The type's name, as `public.png`.
  public let identifier: String

  /// A type by its identifier.
  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self.identifier = identifier
  }

  init(known identifier: String) { self.identifier = identifier }

  /// The type of files with an ending.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let ending = filenameExtension.lowercased()
    guard let entry = Self.table.first(where: { $0.endings.contains(ending) }) else { return nil }
    identifier = entry.identifier
    guard conforms(to: supertype) else { return nil }
  }

  /// The type of a MIME type.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let entry = Self.table.first(where: { $0.mimeType == mimeType.lowercased() })
    else { return nil }
    identifier = entry.identifier
    guard conforms(to: supertype) else { return nil }
  }

  /// A type that an app exports.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  /// A type that an app imports.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  /// The ending of the type's files.
  public var preferredFilenameExtension: String? { entry?.endings.first }
  /// The type's name in mails and on the web.
  public var preferredMIMEType: String? { entry?.mimeType }

  /// Whether the type is another or a kind of it.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

  /// Whether the type is a kind of another.
  public func isSubtype(of type: UTType) -> Bool {
    entry?.parents.contains { UTType(known: $0).conforms(to: type) } ?? false
  }

  /// Whether another type is a kind of this.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  private var entry: Entry? { Self.table.first { $0.identifier == identifier } }
}

extension UTType: CustomStringConvertible {
  public var description: String { identifier }
}
