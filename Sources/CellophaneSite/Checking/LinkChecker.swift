internal import CellophaneValidation
internal import Synchronization

/// Finds links between pages that lead nowhere.
struct LinkChecker: Sendable {
  /// Every file of the site.
  private let files: Set<String>
  private let ids: KnownIDs

  /// - Parameter read: The bytes of a page that a fragment names, asked for once; `nil` where nobody
  ///   knows its ids.
  init(files: Set<String>, read: @escaping @Sendable (String) -> [UInt8]?) {
    self.files = files
    ids = KnownIDs(read: read)
  }

  /// What is wrong with a page's links; its bytes are asked for only when something is.
  func check(_ links: [PageLink], of page: String, bytes: () throws -> [UInt8]) rethrows
    -> [Finding]
  {
    let dead = links.filter { !leads($0.target, from: page) }
    return dead.isEmpty ? [] : Self.findings(for: dead, in: try bytes(), page: page)
  }

  /// Whether a link leads to a place in another page, which has to be there for it.
  func isIntoAnotherPage(_ link: PageLink, from page: String) -> Bool {
    link.target.utf8.contains(UInt8(ascii: "#"))
      && LinkTarget.path(of: link.target, from: page) != page
  }

  private func leads(_ target: String, from page: String) -> Bool {
    guard let path = LinkTarget.path(of: target, from: page), files.contains(path) else {
      return false
    }
    let hash = target.utf8.firstIndex(of: UInt8(ascii: "#"))
    guard let hash, path != page else { return true }
    // A browser looks for the fragment as it is written before it decodes it.
    let fragment = String(target[target.index(after: hash)...])
    guard !fragment.isEmpty, let ids = ids.of(path) else { return true }
    return ids.contains(fragment) || ids.contains(LinkTarget.fragment(of: target) ?? "")
  }

  static func findings(for dead: [PageLink], in bytes: [UInt8], page: String) -> [Finding] {
    guard !dead.isEmpty else { return [] }
    let places = SourcePlaces.find(Set(dead.map(\.ordinal)), in: bytes)
    return dead.map { link in
      let place = places[link.ordinal]
      return Finding(
        rule: "dead-link", page: page, line: place?.line ?? 0, column: place?.column ?? 0,
        message: "'\(link.target)' leads to nothing in the site")
    }
  }
}

/// The ids of pages that fragments lead into, each read once.
private final class KnownIDs: Sendable {
  private let read: @Sendable (String) -> [UInt8]?
  private let known = Mutex<[String: Set<String>]>([:])

  init(read: @escaping @Sendable (String) -> [UInt8]?) { self.read = read }

  func of(_ path: String) -> Set<String>? {
    if let ids = known.withLock({ $0[path] }) { return ids }
    guard let ids = read(path).map({ SourcePlaces.ids(in: $0) }) else { return nil }
    known.withLock { $0[path] = ids }
    return ids
  }
}
