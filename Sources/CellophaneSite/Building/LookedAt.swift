internal import Foundation

/// What somebody looks at, and waits for.
package struct LookedAt: Codable, Hashable, Sendable {
  /// The ids of previews.
  package var previews: [String] = []
  /// The ids of their pages that are seen, where the others can wait; none are all.
  package var pages: [String] = []

  package init() {}

  /// Reads what is said in a line; `nil` for another.
  package init?(json: String) {
    guard let value = try? JSONDecoder().decode(LookedAt.self, from: Data(json.utf8)) else {
      return nil
    }
    self = value
  }

  package var json: String {
    get throws { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) }
  }
}

extension LookedAt {
  /// What is looked at on pages of a site, by their paths, the newest look first.
  package init(_ paths: [String], in manifest: SiteManifest) {
    for path in paths {
      guard let preview = manifest.previews.first(where: { $0.has(path) }) else { continue }
      if !previews.contains(preview.id) { previews.append(preview.id) }
      pages += preview.pages.filter { $0.has(path) }.map(\.id).filter { !pages.contains($0) }
    }
  }
}
