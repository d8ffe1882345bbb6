internal import CellophaneSnapshots

/// What files of a report are called.
enum ReportNames {
  /// The stems of the changes' pages, by the changes' paths.
  static func names(of changes: [Change]) -> [String: String] {
    var names: [String: String] = [:]
    var taken: Set<String> = []
    for change in changes {
      let parts = change.path.split(separator: "/")
        .filter { $0 != KeptFixture.folderName && $0 != "previews" }
      let stem = word(parts.joined(separator: "-"))
      var name = stem
      var number = 2
      while !taken.insert(name).inserted {
        name = "\(stem)-\(number)"
        number += 1
      }
      names[change.path] = name
    }
    return names
  }

  /// Small letters, digits and hyphens.
  private static func word(_ text: String) -> String {
    let plain = text.hasSuffix(".html") ? String(text.dropLast(5)) : text
    return plain.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }

  /// Where a file of a version stands: hosts skip names that begin with an underscore or a dot.
  static func path(of path: String, on side: String) -> String {
    let parts = path.split(separator: "/").map { part in
      let plain = part.drop { $0 == "_" || $0 == "." || $0 == "#" }
      return plain.isEmpty ? "folder" : String(plain)
    }
    return ([side] + parts).joined(separator: "/")
  }
}
