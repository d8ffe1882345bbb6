/// HTML that libxml2 has checked, with everything that it is shown with.
public struct RenderedHTML: Hashable, Sendable {
  /// UTF-8.
  public var bytes: [UInt8]
  /// Where a page belongs, from the folder of its files; empty for a fragment, which says the way
  /// itself.
  public var path: String
  /// What it links to, in the order in which it does.
  public var stylesheets: [HTMLFile]
  public var scripts: [HTMLFile]
  /// The images that it shows, named after their content.
  public var assets: [HTMLFile]
  /// What its author should know, each once: what the preview's code did, then what is wrong with
  /// the markup.
  public var findings: [HTMLFinding]

  /// The bytes as text.
  public var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Every file to serve or write beside it.
  public var files: [HTMLFile] { stylesheets + scripts + assets }
}

/// A file that HTML is shown with.
public struct HTMLFile: Hashable, Sendable {
  /// From the folder of the files, with slashes: `styles/list.css`.
  public var path: String
  public var bytes: [UInt8]
}

/// Something that whoever wrote what is shown should know.
public struct HTMLFinding: Hashable, Sendable, CustomStringConvertible {
  public enum Severity: String, Hashable, Sendable { case note, warning, error }

  public var severity: Severity
  /// A stable name, kebab-case: `unknown-symbol`.
  public var rule: String
  /// One line: what is wrong, with the value in single quotes, and what to do.
  public var message: String
  /// The row that it is about; `nil` for the whole.
  public var row: String?
  /// The line of the markup that it is about, from 1; `nil` for what the code did.
  public var line: Int?

  public var description: String {
    let place = row.map { "row '\($0)': " } ?? line.map { "line \($0): " } ?? ""
    return "\(severity.rawValue): \(place)\(message) [\(rule)]"
  }
}
