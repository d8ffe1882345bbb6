internal import Foundation

/// Paths that a manifest, a journal or a page names: whoever can write there may have put them there.
package enum NamedPath {
  /// Whether a path stays in its folder by its words: relative, without empty parts, `.` and `..`.
  package static func isInside(_ path: String) -> Bool {
    !path.utf8.contains(0)
      && path.split(separator: "/", omittingEmptySubsequences: false)
        .allSatisfy { !["", ".", ".."].contains($0) }
  }

  /// Whether a path of a folder is a regular file to which no link leads.
  package static func isFile(_ path: String, in folder: String) -> Bool {
    let kinds = kinds(along: path, in: folder)
    return kinds.last == S_IFREG && kinds.dropLast().allSatisfy { $0 == S_IFDIR }
  }

  /// Whether a file may be put at a path of a folder: nothing but folders is on its way.
  package static func isFree(_ path: String, in folder: String) -> Bool {
    kinds(along: path, in: folder).dropLast().allSatisfy { $0 == S_IFDIR || $0 == nil }
  }

  /// Whether a link, a device or another thing that is neither file nor folder is on the way to a
  /// path of a folder, or at its end.
  package static func leadsAway(_ path: String, in folder: String) -> Bool {
    !isInside(path)
      || kinds(along: path, in: folder).contains { $0 != nil && $0 != S_IFDIR && $0 != S_IFREG }
  }

  /// What stands at each part of a path; `nil` where nothing does.
  private static func kinds(along path: String, in folder: String) -> [mode_t?] {
    var place = folder
    return path.split(separator: "/").map { part in
      place += "/" + part
      var status = stat()
      return lstat(place, &status) == 0 ? status.st_mode & S_IFMT : nil
    }
  }
}
