internal import Foundation

/// What a request says; this server reads no bodies.
struct RequestHead: Hashable, Sendable {
  /// How many bytes are read of one that has not ended.
  static let most = 16_384
  /// What a head ends with.
  static let end = Array("\r\n\r\n".utf8)

  let method: String
  let target: String
  /// By their names in small letters.
  private let headers: [String: String]
  private let isOlder: Bool

  subscript(name: String) -> String? { headers[name] }

  /// - Parameter bytes: Up to its end.
  /// - Returns: `nil` for what is no request, or one that two programs may understand differently.
  init?(_ bytes: some Collection<UInt8>) {
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    var lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
    while lines.last?.isEmpty == true { lines.removeLast() }
    let words = lines.first?.split(separator: " ", omittingEmptySubsequences: false) ?? []
    guard words.count == 3, words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0",
      words[0].wholeMatch(of: /[A-Z]{1,16}/) != nil, words[1].hasPrefix("/")
    else { return nil }
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let match = line.wholeMatch(of: /([!#$%&'*+\-.^_`|~0-9A-Za-z]+):[ \t]*(.*?)[ \t]*/),
        !match.2.unicodeScalars.contains(where: { $0.value < 32 && $0 != "\t" })
      else { return nil }
      let name = match.1.lowercased()
      let isSingle = ["host", "origin", "content-length", "transfer-encoding"].contains(name)
      if let value = headers[name] {
        if isSingle { return nil }
        headers[name] = "\(value), \(match.2)"
      } else {
        headers[name] = String(match.2)
      }
    }
    method = String(words[0])
    target = String(words[1])
    self.headers = headers
    isOlder = words[2] == "HTTP/1.0"
  }

  /// Whether more follows than the head.
  var hasBody: Bool {
    self["transfer-encoding"] != nil || !["0", nil].contains(self["content-length"])
  }

  /// Whether another request may follow on the same connection.
  var staysOpen: Bool {
    let words = (self["connection"] ?? "").lowercased().split(separator: ",")
      .map { $0.trimmingCharacters(in: .whitespaces) }
    return !isOlder && !words.contains("close")
  }
}
