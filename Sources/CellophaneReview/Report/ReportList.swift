internal import CellophaneSite

/// The page that lists all changes.
struct ReportList {
  let report: Report
  let pages: [ChangePage]

  var values: [String: Any] {
    let changeSet = report.changeSet
    return [
      "title": ReportShell.text(changeSet.title),
      "summary": ReportShell.text(report.count),
      "hasChanges": !changeSet.changes.isEmpty,
      "kinds": kinds,
      "hasProblems": !changeSet.problems.isEmpty,
      "problems": changeSet.problems.map(ReportShell.text),
      "isEmpty": report.isEmpty,
      "compared": "What is there now is what was there before.",
      "groups": groups,
    ]
  }

  private var kinds: [[String: Any]] {
    let kinds: [Change.Kind] = [.changed, .came, .renamed, .went]
    return kinds.compactMap { kind in
      let count = report.changeSet.changes.count { $0.kind == kind }
      guard count > 0, count < report.changeSet.changes.count else { return nil }
      return ["kind": kind.rawValue, "title": kind.badge, "count": String(count)]
    }
  }

  private var groups: [[String: Any]] {
    let known = Dictionary(uniqueKeysWithValues: pages.map { ($0.change.path, $0) })
    return report.groups.enumerated().map { number, group in
      let count = group.changes.count
      return [
        "id": "alike-\(number + 1)",
        "title": count == 1 ? "One change" : "\(ReportShell.count(count, "change")) that are alike",
        "changes": group.changes.enumerated().compactMap { place, change in
          known[change.path].map { entry($0, isFirst: place == 0) }
        },
      ]
    }
  }

  private func entry(_ page: ChangePage, isFirst: Bool) -> [String: Any] {
    let change = page.change
    var values: [String: Any] = [
      "kind": change.kind.rawValue,
      "href": ReportShell.reference(report.pagePath(of: change)),
      "title": ReportShell.text(change.fileName),
      "badge": change.kind.badge,
      "place": ReportShell.text(change.place),
    ]
    // One of each kind tells what changed on all of them.
    guard isFirst else { return values }
    values["words"] = Self.shortened(change.notes + page.remarks + change.sentences).map(
      ReportShell.text)
    if !page.screens.isEmpty {
      values["pictures"] = [
        "screens": page.screens.map { screen in
          [
            "src": ReportShell.reference(screen.path), "title": screen.title,
            "width": String(screen.width), "height": String(screen.height),
          ]
        }
      ]
    }
    return values
  }

  private static func shortened(_ sentences: [String]) -> [String] {
    guard sentences.count > 6 else { return sentences }
    return sentences.prefix(5) + ["and \(sentences.count - 5) more"]
  }
}

extension Change {
  /// Where it is declared, for people.
  var place: String {
    guard let source else { return group }
    let name = source.file.split(separator: "/").last ?? ""
    return group.isEmpty ? "\(name):\(source.line)" : "\(group)/\(name):\(source.line)"
  }
}

extension Change.Kind {
  var badge: String {
    switch self {
    case .came: "New"
    case .changed: "Changed"
    case .renamed: "Renamed"
    case .went: "Gone"
    }
  }
}
