internal import CellophaneFiles
internal import CellophaneSite
internal import CellophaneTemplates
internal import Foundation

/// The files of a site by the paths of requests. What the site's manifest does not name is not there.
package struct ServedFiles: Sendable {
  package let folder: String
  private let changes: SiteChanges

  package init(folder: String, changes: SiteChanges = SiteChanges()) {
    self.folder = folder
    self.changes = changes
  }

  package struct File: Sendable {
    package var type: String
    package var bytes: [UInt8]
  }

  /// The file of a path as a browser asks for it; `nil` where there is none.
  package func file(_ target: String, host: String) -> File? {
    guard target.utf8.count <= 4096, let path = Self.path(target) else { return nil }
    switch path {
    case "\(ServedPage.folder)/serve.js":
      return File(type: Self.type(of: path), bytes: Templates.serveScript)
    case "\(ServedPage.folder)/serve.css":
      return File(type: Self.type(of: path), bytes: Templates.serveStylesheet)
    default: break
    }
    let count = changes.count
    guard NamedPath.isInside(path), NamedPath.isFile(path, in: folder),
      let bytes = try? Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(path)"))
    else { return nil }
    let isPage = path.hasSuffix(".html")
    return File(
      type: Self.type(of: path),
      bytes: isPage ? ServedPage.bytes(Array(bytes), host: host, changes: count) : Array(bytes))
  }

  /// The page for what is not there, while there is a site or before.
  package func missing(host: String) -> File {
    file("/404.html", host: host)
      ?? File(
        type: "text/html; charset=utf-8",
        bytes: ServedPage.bytes(Self.waiting, host: host, changes: 0))
  }

  /// What is shown until there is a site.
  private static let waiting = Array(
    """
    <!DOCTYPE html>
    <html lang="en"><head><meta charset="utf-8"/>
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; \
    script-src 'self'"/>
    <meta name="viewport" content="width=device-width, initial-scale=1"/>
    <meta name="color-scheme" content="light dark"/>
    <title>Cellophane</title>
    </head><body class="serve-waiting"><h1>The previews are being built</h1></body></html>

    """.utf8)

  /// The path in the site.
  private static func path(_ target: String) -> String? {
    let words = target.prefix { $0 != "?" && $0 != "#" }
    guard words.hasPrefix("/"), let path = words.dropFirst().removingPercentEncoding else {
      return nil
    }
    return path.isEmpty ? "index.html" : path
  }

  private static func type(of path: String) -> String {
    switch path.split(separator: ".").last {
    case "html": "text/html; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "js": "text/javascript; charset=utf-8"
    case "json": "application/json"
    case "svg": "image/svg+xml"
    case "png": "image/png"
    case "jpg", "jpeg": "image/jpeg"
    case "gif": "image/gif"
    case "webp": "image/webp"
    case "woff2": "font/woff2"
    case "woff": "font/woff"
    case "ttf": "font/ttf"
    case "otf": "font/otf"
    default: "application/octet-stream"
    }
  }
}
