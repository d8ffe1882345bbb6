internal import CellophaneSite
internal import CellophaneSnapshots

/// The page of one change.
struct ChangePage {
  let report: Report
  let change: Change
  let screens: [ChangeScreen]
  /// Why a page is not shown.
  let remarks: [String]
  let previous: Change?
  let next: Change?
  let number: String

  var values: [String: Any] {
    var values: [String: Any] = [
      "report": ReportShell.text(report.changeSet.title),
      "title": ReportShell.text(change.fileName),
      "kind": change.kind.rawValue,
      "badge": change.kind.badge,
      "number": number,
      "place": ReportShell.text(change.place),
      "words": (change.notes + remarks + change.sentences).map(ReportShell.text),
      "hasPages": !screens.isEmpty,
      "isPair": screens.count == 2,
      "screens": screens.map { screen in
        [
          "side": screen.side, "title": screen.title,
          "src": "../" + ReportShell.reference(screen.path),
          "width": String(screen.width), "height": String(screen.height),
        ]
      },
      "dials": SurroundingDial.all(for: screens).map(\.values),
    ]
    values["previous"] = previous.map(link)
    values["next"] = next.map(link)
    values["pictures"] = pictures
    values.merge(alike) { $1 }
    values.merge(lines) { $1 }
    return values
  }

  private func link(to other: Change) -> [String: Any] {
    let name = report.names[other.path] ?? ""
    return [
      "href": ReportShell.reference("\(name).html"), "title": ReportShell.text(other.fileName),
    ]
  }

  private var pictures: [String: Any]? {
    guard let taken = report.pictures[change.path] else { return nil }
    return [
      "words": ReportShell.text(taken.words),
      "files": taken.pictures.map { picture in
        [
          "title": picture.kind.title, "width": String(taken.width),
          "src": "../" + ReportShell.reference(report.path(of: picture, of: change)),
          "alt": ReportShell.text(picture.kind.label(of: change.name)),
        ]
      },
    ]
  }

  /// How many of those that are alike are linked.
  private static let linkLimit = 24

  private var alike: [String: Any] {
    let others = (report.groups.first { $0.first.likeness == change.likeness }?.changes ?? [])
      .filter { $0.path != change.path }
    guard !others.isEmpty else { return [:] }
    let count = others.count
    let title =
      count == 1 ? "One other is alike:" : "\(ReportShell.count(count, "other")) are alike:"
    return [
      "alike": [
        "title": title,
        "links": others.prefix(Self.linkLimit).map(link),
        "rest": count > Self.linkLimit ? "and \(count - Self.linkLimit) more" : "",
      ] as [String: Any]
    ]
  }

  private var lines: [String: Any] {
    // A page that came or went is seen above.
    guard change.isOnBothSides || screens.isEmpty else { return [:] }
    let shown = ShownLines(change.lines)
    guard !shown.lines.isEmpty else { return [:] }
    return [
      "hasLines": true,
      "lineCount": ReportShell.text(change.lines.summary),
      "lines": shown.lines.map { line in
        ["kind": line.kind.rawValue, "sign": line.kind.sign, "text": ReportShell.text(line.text)]
      },
      "rest": shown.leftOut > 0 ? "and \(ReportShell.count(shown.leftOut, "line")) more" : "",
    ]
  }
}
