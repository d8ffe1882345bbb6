package import CellophaneDocument
internal import CellophaneHTML
internal import Foundation

extension PreviewPage {
  /// The bytes of a file that needs no other: styles, scripts and images stand in it as data.
  ///
  /// For places where files lie alone, as what a test attaches; a site's pages share theirs.
  package func alone(_ page: ResolvedPage) -> [UInt8] {
    let linked = linked(page)
    let files = PageFiles.files(linked.styles + linked.scripts, look: page.look)
      .map { ("../\($0.path)", $0.bytes) }
    let assets = page.assets.map { ("../assets/\($0.fileName)", $0.bytes) }
    var text = String(decoding: linked.html, as: UTF8.self)
      .replacing(PageValues.text(PageValues.policy), with: PageValues.text(Self.policyAlone))
    for (path, bytes) in files + assets {
      text = text.replacing("\"\(path)\"", with: "\"\(Self.data(bytes, of: path))\"")
    }
    return Array(text.utf8)
  }

  private static let policyAlone =
    "default-src 'none'; style-src data: 'unsafe-inline'; script-src data:; img-src data:"

  private static func data(_ bytes: [UInt8], of path: String) -> String {
    "data:\(type(of: path));base64,\(Data(bytes).base64EncodedString())"
  }

  private static func type(of path: String) -> String {
    switch path.split(separator: ".").last {
    case "css": "text/css"
    case "js": "text/javascript"
    case "svg": "image/svg+xml"
    case "jpg", "jpeg": "image/jpeg"
    case "gif": "image/gif"
    case "webp": "image/webp"
    default: "image/png"
    }
  }
}
