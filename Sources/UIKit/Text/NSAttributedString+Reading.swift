extension NSAttributedString {
  /// A kind of document.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Letters alone.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// A page of the web.
    public static let html = DocumentType(rawValue: "NSHTML")
    /// Rich text, which is not read here.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// Rich text with pictures, which is not read here.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
  }

  /// How a document is read.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `DocumentType`.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The encoding of letters, as a number; UTF-8 is read in any case.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// Attributes that count where the document says nothing.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// Something that a document says of itself.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `DocumentType`.
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
  }

  /// Reads a document: letters alone, or a page of the web.
  ///
  /// UIKit: `init(data:options:documentAttributes:)`. Of a page of the web are read its paragraphs, headings,
  /// lists and links, what is bold, slanted, underlined or code, and of its style sheet the fonts, sizes
  /// and colours of elements; pictures and tables are not. What the document says of itself is not told.
  ///
  /// - Throws: An error for rich text, which is not read here.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
  ) throws {
    let text = String(decoding: data, as: UTF8.self)
    let type =
      options[.documentType] as? DocumentType
      ?? (options[.documentType] as? String).map(DocumentType.init)
    let defaults = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
    switch type {
    case .html?: self.init(attributedString: MarkedText(html: text, defaults: defaults).result)
    case .rtf?, .rtfd?:
      RuntimeIssue.record("rich-text", "rich text is not read here; hand on a page of the web")
      throw CocoaError(.fileReadUnknown)
    default: self.init(string: text, attributes: defaults)
    }
  }
}
