internal import CellophaneRendering
internal import Foundation

/// Takes pictures of pages that lie in a folder, each as high as what it shows, and marks how they
/// differ.
package final class PageCamera {
  private let folder: String
  private let browser: HeadlessBrowser

  /// Pixels in a point.
  package static let scale = 2
  /// How high a picture is at most, in points: what is further down a page is not in it.
  package static let heightLimit = 3000

  package init(folder: String) throws(PictureError) {
    self.folder = URL(fileURLWithPath: folder).standardizedFileURL.path
    browser = try HeadlessBrowser(scale: Self.scale)
  }

  /// A page as a PNG.
  ///
  /// - Parameters:
  ///   - path: From the folder, with slashes.
  ///   - frame: The id of the frame to show; `nil` is the one that the page opens with.
  ///   - width: Points.
  package func picture(
    of path: String, frame: String? = nil, width: Int, isDark: Bool = false
  ) throws(PictureError) -> [UInt8] {
    let query = "scheme=\(isDark ? "dark" : "light")&inset=embed"
    let place = "\(PageValues.reference(folder))/\(PageValues.reference(path))"
    return try browser.picture(
      of: HeadlessBrowser.Shot(
        address: "file://\(place)?\(query)\(frame.map { "#\($0)" } ?? "")", width: width,
        height: nil, heightLimit: Self.heightLimit, scale: Self.scale, isDark: isDark))
  }

  package func difference(
    from before: [UInt8], to after: [UInt8]
  ) throws(PictureError) -> PictureDifference {
    try PictureDifference(from: before, to: after, in: browser)
  }
}
