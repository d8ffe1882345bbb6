/// Who may ask: a page of another site that a browser shows on this machine may not.
package struct ServedHost: Hashable, Sendable {
  /// What `--host` named besides this machine.
  private let named: String?
  private let port: UInt16

  package init(named: String?, port: UInt16) {
    self.named = named
    self.port = port
  }

  /// Whether a request is for this server.
  ///
  /// - Parameters:
  ///   - host: What `Host` says.
  ///   - origin: What `Origin` says; `nil` where it is not there.
  package func answers(host: String?, origin: String?) -> Bool {
    guard let host, isOwn(host) else { return false }
    return origin == nil || origin == "http://\(host)"
  }

  private func isOwn(_ host: String) -> Bool {
    let names = ["127.0.0.1", "localhost", "[::1]"] + [named].compactMap(\.self)
    return names.contains { name in
      let own = name.lowercased()
      return host.lowercased() == "\(own):\(port)" || (port == 80 && host.lowercased() == own)
    }
  }
}
