/// The code that a catalogue page shows beside a preview: files, or marked regions of them.
///
/// Paths start from the site's `sources` folder, which is the gallery's package unless declared. A
/// region stands between two comments, which may stand in each other:
///
/// ```swift
/// // region: cell
/// let cell = UICollectionViewListCell()
/// // endregion
/// ```
///
/// A site without the file or the region, or with a region that does not end, has a finding at the
/// preview.
public struct PreviewSource: Hashable, Sendable, ExpressibleByArrayLiteral {
  package struct Part: Hashable, Sendable {
    /// `nil` is the file that declares the preview.
    package var file: String?
    /// `nil` is the whole file.
    package var region: String?
  }

  package var parts: [Part]

  private init(_ part: Part) { parts = [part] }

  public init(arrayLiteral elements: PreviewSource...) {
    parts = elements.flatMap(\.parts)
  }

  /// A whole file.
  public static func file(_ path: String) -> PreviewSource {
    PreviewSource(Part(file: path))
  }

  /// A region of a file, or of the file that declares the preview.
  public static func region(_ name: String, in path: String? = nil) -> PreviewSource {
    PreviewSource(Part(file: path, region: name))
  }
}
