internal import Foundation

/// What a request is answered with.
struct Answer: Sendable {
  enum Status: String {
    case found = "200 OK"
    case malformed = "400 Bad Request"
    case refused = "403 Forbidden"
    case missing = "404 Not Found"
    case notRead = "405 Method Not Allowed"
    case tooLong = "431 Request Header Fields Too Large"
    case unable = "503 Service Unavailable"
  }

  var status: Status
  var type: String
  var body: [UInt8]
  /// Whether the length is said and the body left out.
  var isHead = false

  init(_ status: Status, _ file: ServedFiles.File, isHead: Bool = false) {
    self.status = status
    type = file.type
    body = file.bytes
    self.isHead = isHead
  }

  init(_ status: Status, _ sentence: String) {
    self.status = status
    type = "text/plain; charset=utf-8"
    body = Array("\(sentence)\n".utf8)
  }

  func bytes(staysOpen: Bool) -> Data {
    let head = """
      HTTP/1.1 \(status.rawValue)
      Content-Type: \(type)
      Content-Length: \(body.count)
      Cache-Control: no-store
      X-Content-Type-Options: nosniff
      Cross-Origin-Resource-Policy: same-origin
      Connection: \(staysOpen ? "keep-alive" : "close")


      """
    return Data(head.replacing("\n", with: "\r\n").utf8) + (isHead ? [] : body)
  }
}
