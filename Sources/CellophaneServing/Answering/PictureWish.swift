internal import CellophaneSite
internal import Foundation

/// A picture that a tab asks for: `/.cellophane/picture/browse.png?scheme=dark&frame=frame-2`.
struct PictureWish: Hashable, Sendable {
  /// The id of the page.
  let page: String
  /// What it shows, as the address of its page in the catalogue says it.
  let moment: PageMoment
  /// Points; `nil` is as wide as the page's device.
  let width: Int?

  /// - Parameter target: As a request has it.
  /// - Returns: `nil` where it asks for something else.
  init?(target: String) {
    let folder = "/\(ServedPage.folder)/picture/"
    let path = target.prefix { $0 != "?" }
    guard path.hasPrefix(folder), path.hasSuffix(".png"),
      let page = path.dropFirst(folder.count).dropLast(".png".count).removingPercentEncoding
    else { return nil }
    self.page = page
    let parts = target.dropFirst(path.count + 1).split(separator: "&")
    width = parts.lazy.filter { $0.hasPrefix("width=") }.compactMap { Int($0.dropFirst(6)) }
      .first(where: PictureBook.widths.contains)
    // In which device a page stands is not in its picture.
    moment = PageMoment(
      parts.filter { !$0.hasPrefix("width=") && !$0.hasPrefix("device=") }.joined(separator: "&"))
  }
}
