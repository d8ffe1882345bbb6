package import CellophaneSite
internal import CellophaneSnapshots
internal import CellophaneValidation
internal import Foundation

/// A folder of pages that show what changed, for whoever reviews it.
///
/// `index.html` lists the changes, one of each kind with pictures; `changes/` has a page for each,
/// with the pages before and after as they are, under `before/` and `after/`. Where pictures were
/// taken of them, they lie under `pictures/` as well.
package struct Report {
  let changeSet: ChangeSet
  let groups: [LikeChanges]
  /// The page of each change, by the change's path.
  let names: [String: String]
  /// The pictures that were taken, by the change's path.
  var pictures: [String: ChangePictures] = [:]

  package init(_ changeSet: ChangeSet) {
    self.changeSet = changeSet
    groups = LikeChanges.groups(of: changeSet.changes)
    names = ReportNames.names(of: changeSet.changes)
  }

  /// Every file of the report.
  package func files() throws -> [ReportFolder.File] {
    let shell = try ReportShell()
    var shown: [String: [UInt8]] = [:]
    var files = ReportShell.files.map { ReportFolder.File(path: $0.path, bytes: $0.bytes) }
    let order = groups.flatMap(\.changes)
    var pages: [ChangePage] = []
    for (index, change) in order.enumerated() {
      let (screens, remarks) = try screens(of: change, into: &shown)
      pages.append(
        ChangePage(
          report: self, change: change, screens: screens, remarks: remarks,
          previous: index > 0 ? order[index - 1] : nil,
          next: index + 1 < order.count ? order[index + 1] : nil,
          number: "\(index + 1) of \(order.count)"))
    }
    for page in pages {
      files.append(
        ReportFolder.File(
          path: pagePath(of: page.change), bytes: shell.page(.change, page.values),
          grammar: .catalogue))
    }
    files.append(
      ReportFolder.File(
        path: "index.html", bytes: shell.page(.list, ReportList(report: self, pages: pages).values),
        grammar: .catalogue))
    let summary = summary(links: .beside, pictures: Self.pictureFolder)
    files.append(ReportFolder.File(path: "summary.md", bytes: Array(summary.utf8)))
    files += pictureFiles
    files += shown.map { path, bytes in
      ReportFolder.File(
        path: path, bytes: bytes, grammar: path.hasSuffix(".html") ? .open : nil)
    }
    return files.sorted { $0.path < $1.path }
  }

  func pagePath(of change: Change) -> String {
    "changes/\(names[change.path] ?? "change").html"
  }

  /// Whether nothing changed and nothing was in the way.
  var isEmpty: Bool { changeSet.changes.isEmpty && changeSet.problems.isEmpty }

  /// How much changed, in words.
  package var count: String {
    guard changeSet.changes.isEmpty else { return groups.countInWords }
    return isEmpty ? "Nothing changed" : "Nothing changed of what could be compared"
  }
}

// The pages before and after.
extension Report {
  /// The pages before and after that are shown, and why others are not.
  func screens(
    of change: Change, into shown: inout [String: [UInt8]]
  ) throws -> ([ChangeScreen], remarks: [String]) {
    guard change.form == .html else { return ([], []) }
    var screens: [ChangeScreen] = []
    var remarks: [String] = []
    for (side, bytes, read) in [
      ("before", change.before, changeSet.before), ("after", change.after, changeSet.after),
    ] {
      guard let bytes else { continue }
      if let fault = fault(in: bytes, change) {
        remarks.append("\(side): the page is compared as text only: \(fault)")
        continue
      }
      do {
        let files = try files(with: bytes, of: change, on: side, read)
        shown.merge(files) { $1 }
        screens.append(
          ChangeScreen(
            side: side, path: ReportNames.path(of: change.path, on: side), bytes: bytes))
      } catch let error as SnapshotError {
        remarks.append("\(side): the page is compared as text only: \(error)")
      }
    }
    return (screens, remarks)
  }

  /// A page and what it is shown with, by where they lie in the report.
  private func files(
    with bytes: [UInt8], of change: Change, on side: String, _ read: (String) throws -> [UInt8]?
  ) throws -> [String: [UInt8]] {
    let own = Self.ownPart(of: change.path)
    let folder = String(change.path.dropLast(own.count))
    var files = [ReportNames.path(of: change.path, on: side): bytes]
    for file in try LinkedFiles.paths(from: own, bytes: bytes, read: { try read(folder + $0) }) {
      files[ReportNames.path(of: folder + file.path, on: side)] = file.bytes
    }
    return files
  }

  /// The last two parts of a path: links lead no higher.
  private static func ownPart(of path: String) -> String {
    path.split(separator: "/").suffix(2).joined(separator: "/")
  }

  /// Why a page is not shown: it is cut off, broken, or nothing that this version writes.
  private func fault(in bytes: [UInt8], _ change: Change) -> String? {
    if FixtureProblem(bytes, as: .html) != nil { return "it is damaged" }
    let report: PageReport
    do {
      report = try PageValidator().check(bytes, page: change.path, grammar: changeSet.grammar)
    } catch {
      return "\(error)"
    }
    return report.findings.sorted().first.map { "line \($0.line): \($0.message)" }
  }
}
