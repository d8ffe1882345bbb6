internal import Foundation

/// A page of a built site as it is sent: with the script that listens for changes.
package enum ServedPage {
  /// Where what only the server has is found.
  static let folder = ".cellophane"

  /// - Parameters:
  ///   - host: The host and port that the page may listen to.
  ///   - changes: How many changes of the site the page's bytes are not older than.
  package static func bytes(_ page: [UInt8], host: String, changes: Int) -> [UInt8] {
    var data = Data(page)
    let parts =
      "<link rel=\"stylesheet\" href=\"/\(folder)/serve.css\"/>\n"
      + "<script src=\"/\(folder)/serve.js\" data-changes=\"\(changes)\" defer=\"defer\"></script>\n"
    if let head = data.range(of: Data("</head>".utf8)) {
      data.insert(contentsOf: Data(parts.utf8), at: head.lowerBound)
    }
    let policy = Data("http-equiv=\"Content-Security-Policy\" content=\"".utf8)
    if let start = data.range(of: policy) {
      data.insert(
        contentsOf: Data("connect-src 'self' ws://\(host); ".utf8), at: start.upperBound)
    }
    return Array(data)
  }
}
